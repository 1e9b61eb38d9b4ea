import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import { SUGGEST_NEWS, SUGGESTED_NEWS } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { newOwn } from '../../own-form'
import { personOf, type Visit } from '../../visit'
import { FAILED } from './words'

/** The form as a page, and what this person has suggested before; null for a guest. */
export async function suggestion(visit: Visit) {
  if (!(await personOf(visit))) return null
  const form = await newOwn(visit, SUGGESTION_FORM, {
    action: SUGGEST_NEWS,
    failed: FAILED,
    add: async (body, headers) => {
      await ask(visit.api.user.news.post(body, { headers }))
      return SUGGESTED_NEWS
    },
  })
  if (form instanceof Response) return form
  return { form, own: (await ask(visit.api.user.news.get({ query: {} }))).items }
}
