import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { APPEAL_DAYS } from '@ostrov/shared/moderation/rules'
import { moment, type Sql, sql } from '../../db/sql'
import type { Owner } from './revision'

/** Whether another moderator has found revision `one` refused wrongly. */
export const isOverturned = (one: string) => sql`exists (select from revision ap
  where ap.of_id = ${sql.ref(`${one}.id`)} and ap.cause = 'appeal' and ap.status = 'approved')`

/** The last word on a row `alias`, where that was a refusal, as `p`, and what became of its author's appeal, as `ap`. */
export const lastRefusal = (kind: ModeratedKind, alias: string) => sql`left join lateral (
  select r.id, r.status, r.decided_at + make_interval(days => ${sql.lit(APPEAL_DAYS)}) as until from revision r
  where r.kind = ${sql.lit(kind)} and r.row_id = ${sql.ref(`${alias}.id`)} and r.cause in ('proposal', 'complaints', 'recheck')
    and r.status <> 'draft' order by r.decided_at desc nulls first, r.id desc limit 1
) p on p.status = 'rejected'
left join revision ap on ap.of_id = p.id and ap.cause = 'appeal'`

/** Against what the author of a row may appeal, and what became of it, beside `lastRefusal`. */
export const appealColumn = sql`case when p.id is not null then json_build_object('verdict_id', p.id,
  'until', ${moment('p.until')}, 'status', ap.status, 'reason', ap.reason) end as appeal`

/** What was proposed last of a row `alias` and is not shown: it waits, or came back with a reason. */
export const lastProposal = (kind: ModeratedKind, alias: string) => sql`left join lateral (
  select r.id, r.version, r.status, r.reason, r.proposed, ${isOverturned('r')} as is_overturned from revision r
  where r.kind = ${sql.lit(kind)} and r.row_id = ${sql.ref(`${alias}.id`)} and r.cause = 'proposal' order by r.created_at desc, r.id desc limit 1
) v on v.status in ('pending', 'needs_work', 'rejected') and not v.is_overturned`

/** The same of all rows of an owner at once: the ids of those whose last proposal `r` is such. */
export const proposedIn = (owner: Owner, kind: ModeratedKind, such: Sql) => sql`(
  select r.row_id from revision r where r.owner = ${owner} and r.kind = ${sql.lit(kind)}
    and r.cause = 'proposal' and r.status in ('pending', 'needs_work', 'rejected') and ${such}
    and not ${isOverturned('r')} and not exists (select from revision later where later.kind = r.kind and later.row_id = r.row_id and later.cause = 'proposal'
      and (later.created_at, later.id) > (r.created_at, r.id)))`

/** How far a moderator is with row `alias`, beside `lastProposal`. */
export const moderationColumns = (alias: string) => sql`${sql.ref(`${alias}.moderation_status`)},
  coalesce(${sql.ref(`${alias}.moderation_reason`)}, v.reason) as moderation_reason,
  case when v.id is not null then json_build_object('id', v.id, 'version', v.version, 'status', v.status, 'reason', v.reason,
    'proposed', v.proposed) end as revision`

/** How far a row `alias` that an administrator may hide is, as `ownStates` calls it. */
export const stateOf = (alias: string) => sql`case when ${sql.ref(`${alias}.is_hidden`)} then 'hidden'
  when ${sql.ref(`${alias}.moderation_status`)} in ('approved', 'needs_work', 'rejected') then ${sql.ref(`${alias}.moderation_status`)} else 'pending' end`

/** Of a row `alias` as its owner looked at it: another after each change, a proposal's too. */
export const versionOf = (kind: ModeratedKind, alias: string) =>
  sql<string>`md5(${sql.ref(`${alias}.updated_at`)}::text || coalesce((select max(r.id::text || r.version) from revision r
    where r.kind = ${sql.lit(kind)} and r.row_id = ${sql.ref(`${alias}.id`)} and r.cause = 'proposal' and r.status = 'pending'), ''))`
