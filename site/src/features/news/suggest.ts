import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import type { SuggestionWire } from '@ostrov/shared/news/schema'
import { SUGGEST_NEWS, SUGGESTED_NEWS } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { openForm, type PostedView, sendForm } from '../../posted-form'
import { fieldsIn, sentIn, textIn } from '../../sent'
import { personOf, type Visit } from '../../visit'
import { FAILED } from './words'

type SuggestView = {
  form: PostedView<typeof SUGGESTION_FORM>
  /** What this person has suggested before. */
  own: readonly SuggestionWire[]
}

/** The form as a page: what was sent is passed on, photos first; null for a guest. */
export async function suggestion(visit: Visit): Promise<SuggestView | Response | null> {
  if (!(await personOf(visit))) return null
  const sent = await sentIn(visit)
  const { items: own } = await ask(visit.api.user.news.get({ query: {} }))
  const typed = fieldsIn(SUGGESTION_FORM, sent ?? new FormData())
  const opened = await openForm(visit, SUGGESTION_FORM, { action: SUGGEST_NEWS, version: null, typed })
  if (!sent) return { form: opened, own }
  const refused = await sendForm(
    visit,
    SUGGESTION_FORM,
    { opened, sent },
    {
      failed: FAILED,
      write: async (body) => {
        const headers = { 'idempotency-key': textIn(sent, 'key') || opened.key }
        await ask(visit.api.user.news.post(body, { headers }))
      },
    },
  )
  return refused ? { form: refused, own } : visit.leave(SUGGESTED_NEWS)
}
