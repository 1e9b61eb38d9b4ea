import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import type { RawBuilder } from 'kysely'
import { sql } from '../../db/sql'
import type { Owner } from './revision'

/** What was proposed last of a row `alias` and is not shown: it waits, or came back with a reason. */
export const lastProposal = (kind: ModeratedKind, alias: string) => sql`left join lateral (
  select r.id, r.version, r.status, r.reason, r.proposed from revision r
  where r.kind = ${sql.lit(kind)} and r.row_id = ${sql.ref(`${alias}.id`)} and r.cause = 'proposal' order by r.created_at desc, r.id desc limit 1
) v on v.status in ('pending', 'needs_work', 'rejected')`

/** The same of all rows of an owner at once: the ids of those whose last proposal `r` is such. */
export const proposedIn = (owner: Owner, kind: ModeratedKind, such: RawBuilder<unknown>) => sql`(
  select r.row_id from revision r where r.owner = ${owner} and r.kind = ${sql.lit(kind)}
    and r.cause = 'proposal' and r.status in ('pending', 'needs_work', 'rejected') and ${such}
    and not exists (select from revision later where later.kind = r.kind and later.row_id = r.row_id and later.cause = 'proposal'
      and (later.created_at, later.id) > (r.created_at, r.id)))`

/** How far a moderator is with row `alias`, beside `lastProposal`. */
export const moderationColumns = (alias: string) => sql`${sql.ref(`${alias}.moderation_status`)},
  coalesce(${sql.ref(`${alias}.moderation_reason`)}, v.reason) as moderation_reason,
  case when v.id is not null then json_build_object('id', v.id, 'version', v.version, 'status', v.status, 'reason', v.reason,
    'proposed', v.proposed) end as revision`
