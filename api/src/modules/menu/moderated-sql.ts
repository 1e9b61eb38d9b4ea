import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { sql } from '../../db/sql'

/** What was proposed last of a row `alias` and is not shown: it waits, or came back with a reason. */
export const lastProposal = (kind: ModeratedKind, alias: string) => sql`left join lateral (
  select r.id, r.version, r.status, r.reason, r.proposed from revision r
  where r.kind = ${sql.lit(kind)} and r.row_id = ${sql.ref(`${alias}.id`)} order by r.created_at desc, r.id desc limit 1
) v on v.status in ('pending', 'needs_work', 'rejected')`

/** How far a moderator is with row `alias`, beside `lastProposal`. */
export const moderationColumns = (alias: string) => sql`${sql.ref(`${alias}.moderation_status`)},
  coalesce(${sql.ref(`${alias}.moderation_reason`)}, v.reason) as moderation_reason,
  case when v.id is not null then json_build_object('id', v.id, 'version', v.version, 'status', v.status, 'reason', v.reason,
    'proposed', v.proposed) end as revision`

/** Names what was looked at, so an editor is stopped only by what they would overwrite. */
export function versionOf(said: object): string {
  return Bun.hash(JSON.stringify(said)).toString(36)
}
