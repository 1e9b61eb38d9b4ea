import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { bodyOf, valuesOf } from '@ostrov/shared/forms/values'
import { loginPath } from '@ostrov/shared/paths'
import { VACANCY_REPLY_FORM } from '@ostrov/shared/replies/form'
import { replyDonePath, replyFormPath, replyPath } from '@ostrov/shared/replies/paths'
import type { ReplyOfferWire } from '@ostrov/shared/replies/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { textIn } from '../../sent'
import { personOf, refusalOf, type Visit } from '../../visit'
import { offered, replyTable, type TypedReply } from './reply-table'

export type ReplyView = {
  offer: ReplyOfferWire
  typed: TypedReply
  errors: FormErrors
  refusal: string | null
  key: string
}

/** A reply as a page; a guest signs in on the way and comes back to it, who has replied goes on to the reply. */
export async function replyView(visit: Visit, number: number): Promise<ReplyView | Response> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: replyFormPath(number) }))
  const sent = await visit.form()
  const offer = await ask(visit.api.ad({ number }).reply.get())
  if (offer.reply_id) return visit.leave(replyPath(offer.reply_id))
  const key = (sent && textIn(sent, 'key')) || crypto.randomUUID()
  const view = { offer, typed: offered(offer), errors: {}, refusal: null, key }
  if (!sent || offer.is_own) return view
  const typed = typedIn(sent)
  const errors = checkForm(replyTable(offer), typed)
  if (!isValid(errors)) return { ...view, typed, errors }
  try {
    const headers = { 'idempotency-key': key }
    const { id } = await ask(visit.api.ad({ number }).reply.post(bodyOf(VACANCY_REPLY_FORM, typed), { headers }))
    return visit.leave(replyDonePath(id, 'sent'))
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, typed, errors, refusal: message }
  }
}

const typedIn = (sent: URLSearchParams): TypedReply =>
  valuesOf(VACANCY_REPLY_FORM, {
    ...{ resume_id: textIn(sent, 'resume_id'), letter: textIn(sent, 'letter'), name: textIn(sent, 'name') },
    ...{ phone: textIn(sent, 'phone'), email: textIn(sent, 'email') },
  })
