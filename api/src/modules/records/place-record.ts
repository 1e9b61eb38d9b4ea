import type { Em } from '../../db/orm'
import { sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'
import type { By } from '../../kernel/actors'
import { writeEntry } from '../audit/write-entry'
import { placeAmong } from './place-among'
import { type Declared, readRecord } from './read-record'
import { tableOf } from './record'

type Placing = { after_id: string | null; by: By; now: Date }

/**
 * Puts a row behind another of its record, null is first: of a record that has `sort` and shows the newest first where it
 * is the same. Call inside a transaction.
 * @throws {Refusal} `<noun>.not_found`; `record.order_changed` where the other is gone
 */
export async function placeRecord(em: Em, declared: Declared, id: string, { after_id, by, now }: Placing) {
  const table = tableOf(declared)
  // Who puts another in order at this moment waits: all rows may change.
  await takeLock(em, `order of ${table}`)
  const before = await readRecord<Record<string, unknown>>(em, declared, id)
  const place = { table, siblings: sql`true`, newest_first: true, moved: 'record.order_changed' } as const
  if (after_id !== id) await placeAmong(em, { ...place, id, after_id })
  const after = await readRecord<Record<string, unknown>>(em, declared, id)
  const { noun } = declared
  const fields = { from: { sort: before.sort }, to: { sort: after.sort } }
  await writeEntry(em, { by, act: `${noun}.change`, subject: `${noun}:${id}`, ...fields, now })
}
