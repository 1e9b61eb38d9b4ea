import { countOf } from '@ostrov/shared/formats/plural'
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

/** The file with a person's data is ready; `url` is the profile, where it is taken from. */
export function dataExportLetter({ days, url, ...facts }: Brand & { days: number; url: string }): Letter {
  return letter({
    ...facts,
    title: 'Ваши данные готовы',
    lines: [
      `Мы собрали в\u00A0один файл всё, что храним о\u00A0вас. Скачать его можно в\u00A0профиле ${countOf(days, 'день', 'дня', 'дней')}, потом мы его удалим.`,
      'Если вы ничего не\u00A0просили, напишите нам.',
    ],
    action: { label: 'Открыть профиль', url },
  })
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
