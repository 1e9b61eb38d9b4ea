import { sql } from '../../db/sql'

/** Of ad `a` as its author looked at it: another after each change, a proposal's too. */
export const versionOf = sql<string>`md5(a.updated_at::text || coalesce((select max(r.id::text || r.version) from revision r
  where r.kind = 'ad' and r.row_id = a.id and r.cause = 'proposal' and r.status = 'pending'), ''))`
