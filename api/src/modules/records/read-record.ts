import { EXPORTED_ROWS, type TableFormat, type TableLines } from '@ostrov/shared/formats/tables'
import type { AnyQuery, ListQuery, ListTable } from '@ostrov/shared/lists/table'
import type { subjectLog } from '@ostrov/shared/staff/lists'
import { type List, readAnyList, type Source } from '../../db/list'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { versionOf } from '../../kernel/version'
import { readSubjectLog } from '../audit/read-subject-log'
import { writeEntry } from '../audit/write-entry'
import { type RecordOf, tableOf } from './record'
import { recordTable } from './record-table'

/** What the machine needs to know of a record, whatever its types are. */
export type Declared = Pick<
  RecordOf,
  | 'noun'
  | 'entity'
  | 'may'
  | 'form'
  | 'exported'
  | 'personal'
  | 'ofRestaurant'
  | 'check'
  | 'columns'
  | 'written'
  | 'removed'
  | 'removable'
> & {
  list: ListTable
  source: Source
  input: { properties: Record<string, unknown> }
}
export type Version = { version: string }

/** A page of the record's list; each row carries the `version` that its change asks for. */
export async function listRecords<Row extends object>(
  em: Em,
  { list, source, input }: Declared,
  query: AnyQuery,
): Promise<List<Row & Version>> {
  const found = await readAnyList<Row>(em, list, query, source)
  return { ...found, items: found.items.map((one) => versioned(one, input)) }
}

type Saving = { format: TableFormat; by: By; now: Date }

/** Everything that the list finds, for a file: the first rows of it in its order. */
export async function exportRecords(em: Em, declared: Declared, query: AnyQuery, saving: Saving): Promise<TableLines> {
  const { list, source, noun, personal: act } = declared
  const whole = { ...query, page: 1, limit: EXPORTED_ROWS + 1, after: undefined, before: undefined }
  const { items } = await readAnyList<Record<string, unknown>>(em, list, whole, source)
  if (act) {
    const { format, by, now } = saving
    const to = { rows: Math.min(items.length, EXPORTED_ROWS), format }
    await writeEntry(em, { by, act, subject: `${noun}_file:all`, to, now })
  }
  return recordTable(declared, items)
}

/** One row. @throws {Refusal} `<noun>.not_found` */
export async function readRecord<Row extends object>(
  em: Em,
  { noun, source, input }: Declared,
  id: string,
): Promise<Row & Version> {
  const { select, from, joined = sql``, where, key } = source
  const found = await row<Row>(em, sql`select ${select} from ${from} ${joined} where ${where} and ${key} = ${id}`)
  if (!found) throw new Refusal(`${noun}.not_found`)
  return versioned(found, input)
}

/** What was done to one row, also to one that is gone. @throws {Refusal} `<noun>.not_found` where there never was one */
export async function readRecordLog(em: Em, declared: Declared, id: string, query: ListQuery<typeof subjectLog>) {
  const { noun } = declared
  const log = await readSubjectLog(em, `${noun}:${id}`, query)
  if (log.total === 0 && !(await row(em, sql`select from ${sql.table(tableOf(declared))} where id = ${id}`)))
    throw new Refusal(`${noun}.not_found`)
  return log
}

/** The version speaks of the fields that are written: what a job counts on the row is no change of anybody's. */
function versioned<Row extends object>(found: Row, { properties }: Declared['input']): Row & Version {
  const said = Object.keys(properties).map((name): unknown => Reflect.get(found, name))
  return { ...found, version: versionOf(said) }
}
