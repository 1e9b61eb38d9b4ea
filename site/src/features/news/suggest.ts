import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import { SUGGEST_NEWS, SUGGESTION_DONE, suggestionDonePath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { newOwn } from '../../own-form'
import { sentIn } from '../../sent'
import { personOf, type Visit } from '../../visit'
import { sendAppeal } from '../moderated/appeal'
import { DONE, FAILED } from './words'

/** The form as a page, and what this person has suggested before; null for a guest. */
export async function suggestion(visit: Visit) {
  if (!(await personOf(visit))) return null
  const sent = await sentIn(visit)
  const isAppeal = sent instanceof URLSearchParams && sent.get('act') === 'appeal'
  const appealing = isAppeal ? await sendAppeal(visit, sent) : null
  if (isAppeal && appealing === null) return visit.leave(suggestionDonePath('appeal'))
  const form = await newOwn(visit, SUGGESTION_FORM, {
    action: SUGGEST_NEWS,
    failed: FAILED,
    sent: isAppeal ? null : sent,
    add: async (body, headers) => {
      await ask(visit.api.user.news.post(body, { headers }))
      return suggestionDonePath('sent')
    },
  })
  if (form instanceof Response) return form
  const { items: own } = await ask(visit.api.user.news.get({ query: {} }))
  return { form, own, appealing, done: DONE[visit.params.get(SUGGESTION_DONE) ?? ''] ?? null }
}
