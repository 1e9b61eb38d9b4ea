import { checkForm, type FormErrors, isValid } from '@ostrov/shared/forms/form'
import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import type { SuggestionWire } from '@ostrov/shared/news/schema'
import { SUGGESTED_NEWS } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { personOf, refusalOf, type Visit } from '../../visit'

const TEXTS = ['title', 'text', 'source_url'] as const
type Typed = Record<(typeof TEXTS)[number], string>

export type SuggestView = {
  typed: Typed
  errors: FormErrors
  refusal: string | null
  key: string
  /** What this person has suggested before. */
  own: readonly SuggestionWire[]
}

/** The form as a page: what was sent is passed on, photos first; null for a guest. */
export async function suggestion(visit: Visit): Promise<SuggestView | Response | null> {
  if (!(await personOf(visit))) return null
  const form = await visit.upload()
  const { items: own } = await ask(visit.api.user.news.get({ query: {} }))
  const typed = typedIn(form)
  const view = { typed, errors: {}, refusal: null, key: crypto.randomUUID(), own }
  if (!form) return view
  const errors = checkForm(SUGGESTION_FORM, typed)
  if (!isValid(errors)) return { ...view, errors }
  try {
    // A field in which nothing was chosen sends a file without a name.
    const files = form.getAll('files').flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []))
    const images = files.length > 0 ? await ask(visit.api.user.images.post({ files })) : []
    const { title, text, source_url } = typed
    const body = { title, text, source_url: source_url.trim() || null, images: images.map(({ id }) => id) }
    await ask(visit.api.user.news.post(body, { headers: { 'idempotency-key': String(form.get('key') ?? view.key) } }))
    return visit.leave(SUGGESTED_NEWS)
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
