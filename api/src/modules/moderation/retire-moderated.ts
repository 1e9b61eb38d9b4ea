import { MODERATED } from '@ostrov/shared/moderation/kinds'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { lockRow, pick, type Target } from './moderated-row'

type Retiring = Target & { restaurant_id: string; by: By; now: Date }

/**
 * Marks a row of a registered kind as deleted (`deleted_at`), for others still speak of it; what was proposed of it waits no
 * more. Call inside a transaction, with a row the actor was found to reach.
 */
export async function retireModerated(em: Em, { kind, row_id, restaurant_id, by, now }: Retiring): Promise<void> {
  const gone = await lockRow(em, { kind, row_id })
  if (!gone) throw new Refusal('request.not_found')
  const { table, title } = MODERATED[kind]
  await changed(
    em,
    sql`update revision set status = 'draft' where kind = ${kind} and row_id = ${row_id} and status = 'pending'`,
  )
  await changed(em, sql`update ${sql.table(table)} set deleted_at = ${now}, updated_at = ${now} where id = ${row_id}`)
  const subject = `${kind}:${row_id}`
  await writeEntry(em, { by, act: `${kind}.delete`, subject, restaurant_id, from: pick(gone.fields, [title]), now })
}
