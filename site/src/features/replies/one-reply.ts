import { checkForm } from '@ostrov/shared/forms/form'
import { loginPath } from '@ostrov/shared/paths'
import { REPLY_MESSAGE_FORM } from '@ostrov/shared/replies/form'
import { REPLY_DONE, replyDonePath, replyPath } from '@ostrov/shared/replies/paths'
import { REPLY_ACTS, type ReplyAct } from '@ostrov/shared/replies/rules'
import type { ReplyWire } from '@ostrov/shared/replies/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { textIn } from '../../sent'
import { personOf, refusalOf, type Visit } from '../../visit'

/** What was done, as the page says it afterwards. */
const DONE: Readonly<Record<string, string>> = {
  asked: 'Сообщение отправлено. Когда автор ответит, мы\u00A0сообщим.',
  sent: 'Отклик отправлен. Когда работодатель ответит, мы\u00A0сообщим.',
  invite: 'Приглашение отправлено. Напишите, когда и\u00A0куда прийти.',
  decline: 'Отказ отправлен',
  withdraw: 'Отклик отозван: работодатель его больше не\u00A0видит',
  message: 'Сообщение отправлено',
}
/** The same where the author of another ad was asked. */
const DONE_OF_QUESTION: typeof DONE = {
  ...DONE,
  decline: 'Вы\u00A0заблокировали этого человека: написать вам он больше не\u00A0сможет',
  unblock: 'Вы\u00A0разблокировали этого человека: он снова может писать вам',
  withdraw: 'Переписка закрыта',
}

export type OneReplyView = {
  reply: ReplyWire
  text: string
  /** What is wrong with that text. */
  error: string | null
  refusal: string | null
  done: string | null
  key: string
}

/** A reply, and what is pressed there: the page to draw, or the way on; null for nobody’s. */
export async function oneReply(visit: Visit, id: string): Promise<OneReplyView | Response | null> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: replyPath(id) }))
  const sent = await visit.form()
  const failed = sent ? await act(visit, id, sent) : null
  if (failed instanceof Response) return failed
  const reply = await askOrNull(visit.api.user.reply({ id }).get())
  if (!reply) return null
  const words = reply.about === 'goods' ? DONE_OF_QUESTION : DONE
  const done = words[visit.params.get(REPLY_DONE) ?? ''] ?? null
  const key = (sent && textIn(sent, 'key')) || crypto.randomUUID()
  return { reply, text: '', error: null, refusal: null, done, key, ...failed }
}

/** What was pressed: the way on, or what stood against it. */
async function act({ api, leave }: Visit, id: string, sent: URLSearchParams) {
  const one = api.user.reply({ id })
  const wanted = textIn(sent, 'act')
  const text = textIn(sent, 'text')
  const error = checkForm(REPLY_MESSAGE_FORM, { text }).text ?? null
  if (wanted === 'message' && error) return { text, error }
  try {
    if (isAct(wanted)) await ask(one.move.post({ act: wanted }))
    else if (wanted === 'message')
      await ask(one.messages.post({ text }, { headers: { 'idempotency-key': textIn(sent, 'key') } }))
    else return null
    return leave(replyDonePath(id, wanted))
  } catch (problem) {
    return { text, refusal: refusalOf(problem).message }
  }
}

const isAct = (word: string): word is ReplyAct => namesOf(REPLY_ACTS).some((one) => one === word)
