import { MODERATED } from '@ostrov/shared/moderation/kinds'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { lockRow, type Target } from './moderated-row'

type Removal = Target & { restaurant_id: string; by: By; now: Date }

/**
 * Deletes a row of a registered kind for good; what was proposed of it waits no more. Call inside a transaction, with a row
 * the actor was found to reach.
 */
export async function removeModerated(em: Em, { kind, row_id, restaurant_id, by, now }: Removal): Promise<void> {
  const gone = await lockRow(em, { kind, row_id })
  if (!gone) throw new Refusal('request.not_found')
  const subject = `${kind}:${row_id}`
  await changed(
    em,
    sql`update revision set status = 'draft' where kind = ${kind} and row_id = ${row_id} and status = 'pending'`,
  )
  await changed(em, sql`delete from ${sql.table(MODERATED[kind].table)} where id = ${row_id}`)
  await writeEntry(em, { by, act: `${kind}.delete`, subject, restaurant_id, from: gone.fields, now })
}
