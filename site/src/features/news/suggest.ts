import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import type { SuggestionWire } from '@ostrov/shared/news/schema'
import { SUGGEST_NEWS, SUGGESTION_DONE, suggestionDonePath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { openForm, type PostedView, sendForm } from '../../posted-form'
import { fieldsIn, type Sent, sentIn, textIn } from '../../sent'
import { personOf, type Visit } from '../../visit'
import { type Appealing, sendAppeal } from '../moderated/appeal'
import { DONE, type Done, FAILED } from './words'

type SuggestView = {
  form: PostedView<typeof SUGGESTION_FORM>
  /** What this person has suggested before. */
  own: readonly SuggestionWire[]
  appealing: Appealing | null
  /** What has just been done. */
  done: Done | null
}

/** The form as a page, and what a person has suggested; null for a guest. */
export async function suggestion(visit: Visit): Promise<SuggestView | Response | null> {
  if (!(await personOf(visit))) return null
  const sent = await sentIn(visit)
  const isAppeal = sent instanceof URLSearchParams && sent.get('act') === 'appeal'
  const appealing = isAppeal ? await sendAppeal(visit, sent) : null
  if (isAppeal && appealing === null) return visit.leave(suggestionDonePath('appeal'))
  const { items: own } = await ask(visit.api.user.news.get({ query: {} }))
  const done = DONE[visit.params.get(SUGGESTION_DONE) ?? ''] ?? null
  const typed = fieldsIn(SUGGESTION_FORM, isAppeal ? new FormData() : (sent ?? new FormData()))
  const form = await openForm(visit, SUGGESTION_FORM, { action: SUGGEST_NEWS, version: null, typed })
  if (!sent || isAppeal) return { form, own, appealing, done }
  const refused = await send(visit, form, sent)
  return refused ? { form: refused, own, appealing, done } : visit.leave(suggestionDonePath('sent'))
}

/** The form with why it was not taken; null where it was. */
function send(visit: Visit, opened: PostedView<typeof SUGGESTION_FORM>, sent: Sent) {
  return sendForm(
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
}
