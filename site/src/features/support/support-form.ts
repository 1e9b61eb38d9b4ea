import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { valuesOf } from '@ostrov/shared/forms/values'
import { SUPPORT_FORM } from '@ostrov/shared/support/form'
import { type AboutSupport, SUPPORT_SENT, supportSentPath } from '@ostrov/shared/support/paths'
import { ANSWER_WAYS, acceptedWords, SUBJECTS } from '@ostrov/shared/support/rules'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { fieldsIn, filesIn, type Sent, sentIn, storePhotos, textIn } from '../../sent'
import { personOf, refusalOf, type Visit } from '../../visit'
import { offered, sentSupport, type TypedSupport } from './support-table'

export type SupportView = {
  about: AboutSupport
  isGuest: boolean
  typed: TypedSupport
  errors: FormErrors
  refusal: string | null
  key: string
  /** What was just taken. */
  done: ReturnType<typeof acceptedWords> | null
}

/** The form as a page; what was sent is passed on, photos first. */
export async function supportView(visit: Visit): Promise<SupportView | Response> {
  const person = await personOf(visit)
  const sent = await sentIn(visit)
  const about = aboutIn(visit.params)
  const first = { about, isGuest: person === null, typed: offered(about, person), errors: {}, refusal: null }
  if (!sent) return { ...first, key: crypto.randomUUID(), done: doneIn(visit.params) }
  const { typed, error } = await withPhotos(visit, typedIn(sent), person ? filesIn(sent) : [])
  const view = { ...first, typed, key: textIn(sent, 'key') || crypto.randomUUID(), done: null }
  const errors = { ...checkForm(SUPPORT_FORM, typed), ...(error && { images: error }) }
  if (!isValid(errors)) return { ...view, errors }
  try {
    const headers = { 'idempotency-key': view.key }
    const { number } = await ask(visit.api.support.post(sentSupport(typed, about), { headers }))
    return visit.leave(supportSentPath(number, typed.answer_by))
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, errors, refusal: message }
  }
}

/** Whoever has no session sends no photos. */
async function withPhotos(visit: Visit, typed: TypedSupport, files: File[]) {
  const { pictures, error } = await storePhotos(visit, { pictures: typed.images, files, max: SUPPORT_FORM.images.max })
  return { typed: valuesOf(SUPPORT_FORM, { ...typed, images: pictures }), error }
}

function typedIn(sent: Sent): TypedSupport {
  const { subject, answer_by, ...typed } = fieldsIn(SUPPORT_FORM, sent)
  return {
    ...typed,
    subject: nameIn(SUBJECTS, subject) ?? 'other',
    answer_by: nameIn(ANSWER_WAYS, answer_by) ?? 'mail',
  }
}

function aboutIn(params: URLSearchParams): AboutSupport {
  const subject = nameIn(SUBJECTS, params.get('subject'))
  const [order, ad] = [numberIn(params.get('order')), numberIn(params.get('ad'))]
  return { ...(subject && { subject }), ...(order && { order }), ...(ad && { ad }) }
}

function doneIn(params: URLSearchParams) {
  const number = numberIn(params.get(SUPPORT_SENT))
  return number ? acceptedWords(number, nameIn(ANSWER_WAYS, params.get('answer_by')) ?? 'mail') : null
}

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)
const nameIn = <Name extends string>(words: Readonly<Record<Name, string>>, text: string | null) =>
  namesOf(words).find((name) => name === text)
