import { checkForm } from '@ostrov/shared/forms/form'
import { loginPath } from '@ostrov/shared/paths'
import { QUESTION_FORM } from '@ostrov/shared/replies/form'
import { questionPath, receivedRepliesPath, replyDonePath, replyPath } from '@ostrov/shared/replies/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { textIn } from '../../sent'
import { personOf, refusalOf, type Visit } from '../../visit'
import type { OfAd } from './of-vacancy'

export type QuestionView = { text: string; error: string | null; refusal: string | null; key: string }

/** What an author is asked, as a page; a guest signs in on the way, who has written goes on to the correspondence. */
export async function questionView(visit: Visit, { section, number }: OfAd): Promise<QuestionView | Response> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: questionPath(section, number) }))
  const sent = await visit.form()
  const offer = await ask(visit.api.ad({ number }).question.get())
  if (offer.reply_id) return visit.leave(replyPath(offer.reply_id))
  if (offer.is_own) return visit.leave(receivedRepliesPath({ about: 'goods' }))
  const key = (sent && textIn(sent, 'key')) || crypto.randomUUID()
  const view = { text: '', error: null, refusal: null, key }
  if (!sent) return view
  const text = textIn(sent, 'text')
  const error = checkForm(QUESTION_FORM, { text }).text ?? null
  if (error) return { ...view, text, error }
  try {
    const { id } = await ask(visit.api.ad({ number }).question.post({ text }, { headers: { 'idempotency-key': key } }))
    return visit.leave(replyDonePath(id, 'asked'))
  } catch (problem) {
    return { ...view, text, refusal: refusalOf(problem).message }
  }
}
