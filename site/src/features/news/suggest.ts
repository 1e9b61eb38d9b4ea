import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import type { SuggestionWire } from '@ostrov/shared/news/schema'
import { SUGGESTION_DONE, suggestionDonePath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { type Appealing, sendAppeal } from '../moderated/appeal'
import { DONE, type Done } from './words'

const TEXTS = ['title', 'text', 'source_url'] as const
type Typed = Record<(typeof TEXTS)[number], string>

export type SuggestView = {
  typed: Typed
  errors: FormErrors
  refusal: string | null
  key: string
  /** What this person has suggested before. */
  own: readonly SuggestionWire[]
  appealing: Appealing | null
  /** What has just been done. */
  done: Done | null
}

/** The form as a page, and what a person has suggested; null for a guest. */
export async function suggestion(visit: Visit): Promise<SuggestView | Response | null> {
  if (!(await personOf(visit))) return null
  const pressed = await visit.form()
  const isAppeal = pressed !== null && textOf(pressed, 'act') === 'appeal'
  const appealing = isAppeal ? await sendAppeal(visit, pressed) : null
  if (isAppeal && appealing === null) return visit.leave(suggestionDonePath('appeal'))
  const { items: own } = await ask(visit.api.user.news.get({ query: {} }))
  const form = isAppeal ? null : await visit.upload()
  const done = DONE[visit.params.get(SUGGESTION_DONE) ?? ''] ?? null
  const view = { typed: typedIn(form), errors: {}, refusal: null, key: crypto.randomUUID(), own, appealing, done }
  return form ? send(visit, form, view) : view
}

/** What was sent is passed on, photos first. */
async function send(visit: Visit, form: FormData, view: SuggestView): Promise<SuggestView | Response> {
  const errors = checkForm(SUGGESTION_FORM, view.typed)
  if (!isValid(errors)) return { ...view, errors }
  try {
    // A field in which nothing was chosen sends a file without a name.
    const files = form.getAll('files').flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
    const images = files.length > 0 ? await ask(visit.api.user.images.post({ files })) : []
    const { title, text, source_url } = view.typed
    const body = { title, text, source_url: source_url.trim() || null, images: images.map(({ id }) => id) }
    await ask(visit.api.user.news.post(body, { headers: { 'idempotency-key': String(form.get('key') ?? view.key) } }))
    return visit.leave(suggestionDonePath('sent'))
  } catch (problem) {
    const { message, errors } = refusalOf(problem)
    return { ...view, errors, refusal: message }
  }
}

function typedIn(form: FormData | null): Typed {
  const textOf = (name: string) => {
    const value = form?.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  return { title: textOf('title'), text: textOf('text'), source_url: textOf('source_url') }
}
