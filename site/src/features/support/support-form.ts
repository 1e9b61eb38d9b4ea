import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { SUPPORT_FORM } from '@ostrov/shared/support/form'
import { type AboutSupport, SUPPORT_SENT, supportSentPath } from '@ostrov/shared/support/paths'
import { ANSWER_WAYS, acceptedWords, SUBJECTS } from '@ostrov/shared/support/rules'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
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
  const sent = await sentIn(visit, person !== null)
  const about = aboutIn(visit.params)
  const first = { about, isGuest: person === null, typed: offered(about, person), errors: {}, refusal: null }
  if (!sent) return { ...first, key: crypto.randomUUID(), done: doneIn(visit.params) }
  const typed = typedIn(sent, first.typed)
  const view = { ...first, typed, key: textIn(sent, 'key') || crypto.randomUUID(), done: null }
  const errors = checkForm(SUPPORT_FORM, typed)
  if (!isValid(errors)) return { ...view, errors }
  try {
    const files = [...sent.getAll('files')].flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
    const images = files.length > 0 ? await ask(visit.api.user.images.post({ files })) : []
    const body = { ...sentSupport(typed, about), images: images.map(({ id }) => id) }
    const { number } = await ask(visit.api.support.post(body, { headers: { 'idempotency-key': view.key } }))
    return visit.leave(supportSentPath(number, typed.answer_by))
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, errors, refusal: message }
  }
}

/** Whoever has no session sends no files, so their form is a plain one, also where they have signed in since. */
async function sentIn(visit: Visit, isPerson: boolean) {
  const files = isPerson ? await visit.upload() : null
  return files && [...files.keys()].length > 0 ? files : visit.form()
}

function textIn(sent: FormData | URLSearchParams, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

function typedIn(sent: FormData | URLSearchParams, { images }: TypedSupport): TypedSupport {
  return {
    subject: nameIn(SUBJECTS, textIn(sent, 'subject')) ?? 'other',
    text: textIn(sent, 'text'),
    name: textIn(sent, 'name'),
    answer_by: nameIn(ANSWER_WAYS, textIn(sent, 'answer_by')) ?? 'mail',
    email: textIn(sent, 'email'),
    phone: textIn(sent, 'phone'),
    images,
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
