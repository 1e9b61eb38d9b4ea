import { MODERATED } from '@ostrov/shared/moderation/kinds'
import { toldFields } from '@ostrov/shared/staff/log-fields'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { lockRow, restaurantOf, type Target } from './moderated-row'
import type { Owner } from './revision'

type Removal = Target & { owner: Owner | null; by: By; now: Date }

/**
 * Deletes a row of a registered kind for good; what was proposed of it waits no more. Call inside a transaction, with a row
 * the actor was found to reach.
 */
export async function removeModerated(em: Em, removal: Removal): Promise<void> {
  await withdraw(em, removal)
  await changed(em, sql`delete from ${sql.table(MODERATED[removal.kind].table)} where id = ${removal.row_id}`)
}

/** The same where others still speak of the row: it stays, marked by `deleted_at`. */
export async function retireModerated(em: Em, removal: Removal): Promise<void> {
  const { kind, row_id, now } = removal
  await withdraw(em, removal)
  const table = sql.table(MODERATED[kind].table)
  await changed(em, sql`update ${table} set deleted_at = ${now}, updated_at = ${now} where id = ${row_id}`)
}

async function withdraw(em: Em, { kind, row_id, owner, by, now }: Removal) {
  const gone = await lockRow(em, { kind, row_id })
  if (!gone) throw new Refusal('request.not_found')
  await changed(
    em,
    sql`update revision set status = 'draft' where kind = ${kind} and row_id = ${row_id} and status = 'pending'`,
  )
  const subject = `${kind}:${row_id}`
  const from = toldFields(kind, gone.fields)
  await writeEntry(em, { by, act: `${kind}.delete`, subject, restaurant_id: restaurantOf(owner), from, now })
}
