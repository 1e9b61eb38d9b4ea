import type { Em } from '../../db/orm'
import type { By } from '../../kernel/actors'
import { type EachWritten, writeEach } from '../../kernel/write-each'
import { type Declared, readRecord } from './read-record'
import { changeRecord } from './save-record'

/** Of one row the fields that change, and the version that was looked at. */
export type RowChange = { id: string; version: string } & Record<string, unknown>

/**
 * Changes many rows, each by the rules of a change of one and with a log entry of its own. Call inside a transaction.
 * @returns the rows as they are now, and why each of the others stayed as it was
 */
export function changeMany<Row extends object>(
  em: Em,
  declared: Declared,
  rows: readonly RowChange[],
  acting: { by: By; now: Date },
): Promise<EachWritten<Row>> {
  return writeEach(em, rows, async (tx, { id, ...fields }) => {
    await changeRecord(tx, declared, id, fields, acting)
    return readRecord<Row>(tx, declared, id)
  })
}
