import { isDeepStrictEqual } from 'node:util'
import { MODERATED } from '@ostrov/shared/moderation/kinds'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import { type Target, waitingColumns } from './moderated-row'
import type { Proposed } from './revision'

type Change = { from: Proposed | null; to: Proposed }

/**
 * What an administrator has changed of a row goes into the proposal that waits: it is proposed for what is shown now, and of a
 * row that nobody has approved it proposes the new words. A moderator looks at it anew. Call inside a transaction.
 */
export async function followChange(em: Em, { kind, row_id }: Target, { from, to }: Change): Promise<void> {
  const names = waitingColumns(kind).filter((name) => name in to && !isDeepStrictEqual(from?.[name], to[name]))
  if (names.length === 0) return
  const fields = JSON.stringify(Object.fromEntries(names.map((name) => [name, to[name]])))
  const taking = (column: string) =>
    sql`${sql.ref(column)} || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${fields}::jsonb)
        where jsonb_exists(${sql.ref(column)}, key))`
  await changed(
    em,
    sql`update revision v set base = ${taking('v.base')}, version = version + 1,
          proposed = case when t.moderation_status = 'approved' then v.proposed else ${taking('v.proposed')} end
        from ${sql.table(MODERATED[kind].table)} t
        where v.kind = ${kind} and v.row_id = ${row_id} and v.cause in ('proposal', 'appeal') and v.status = 'pending' and t.id = v.row_id
          and jsonb_exists_any(v.proposed, ${names}::text[])`,
  )
}
