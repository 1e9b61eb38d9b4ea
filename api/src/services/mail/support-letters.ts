import { type Brand, letter } from './letter-layout'
import type { Letter } from './mail'

type Written = Brand & { number: number; text: string }

/** To the support's own address: what somebody has written, and where it is answered. */
export function supportLetter({
  number,
  subject,
  name,
  text,
  ...facts
}: Written & { subject: string; name: string; url: string }): Letter {
  return letter({
    ...facts,
    title: `Обращение №\u00A0${number}: ${subject}`,
    lines: [`Пишет ${name}.`, ...linesOf(text)],
    action: { label: 'Открыть обращение', url: facts.url },
  })
}

/** To who wrote it; `url` is where the correspondence stands, null for who has no account. */
export function supportAnswerLetter({ number, text, url, ...facts }: Written & { url: string | null }): Letter {
  return letter({
    ...facts,
    title: `Ответ на\u00A0обращение №\u00A0${number}`,
    lines: [...linesOf(text), ...(url ? [] : [`Остались вопросы? Напишите на ${facts.support_email}.`])],
    ...(url && { action: { label: 'Открыть переписку', url } }),
  })
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
