import { sql } from '../../db/sql'
import { authorWorksThere, employers, employersOf } from '../organizations/organization-sql'

/** The ads whose replies a person answers, as a list of ids: own ones, and vacancies of organizations and restaurants where they work. */
export const answeredBy = (user_id: string) => sql`array(
  select a.id from ad a where a.author_id = ${user_id}
  union select a.id from ${employers} join ad a on a.organization_id = o.id
    where o.id = any(${employersOf(user_id)}) and ${authorWorksThere})`

/** Of reply `p`, which side this person is; null for a stranger, and for an employer whose reply was withdrawn or whose applicant is blocked. */
export const sideOf = (user_id: string) => sql`case when p.user_id = ${user_id} then 'person'
  when p.status <> 'withdrawn' and not p.hidden_with_person and p.ad_id = any(${answeredBy(user_id)}) then 'employer' end`

/** Whether nobody has answered reply `p` for so long that its person was told. */
export const isUnanswered = sql`(p.unanswered_at is not null and p.answered_at is null and p.status <> 'withdrawn')`
