import { checkForm, isValid } from '@ostrov/shared/forms/form'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { insertRow, updateRow } from '../../db/write-row'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { type Declared, readRecord } from './read-record'
import { tableOf } from './record'

type Acting = { by: By; now: Date }
type Fields = Record<string, unknown>

/** A new row. Call inside a transaction. @returns its id @throws {Refusal} what the record's own check throws */
export async function createRecord(em: Em, declared: Declared, given: Fields, { by, now }: Acting): Promise<string> {
  const input = await placed(em, declared, given)
  const writing = { id: null, input, by, now }
  await judge(em, declared, writing)
  const columns = { ...input, ...declared.columns?.(writing) }
  const id = await insertRow(em, tableOf(declared), Object.keys(columns), JSON.stringify(columns))
  await declared.written?.(em, { ...writing, id, before: null })
  const entry = subjectOf(declared, { ...input, id })
  const { restaurant_id: _, ...told } = input
  // Whose log it stands in need not be said in it.
  const to = entry.restaurant_id === undefined ? input : told
  await writeEntry(em, { by, act: `${declared.noun}.create`, ...entry, to, now })
  return id
}

/**
 * Writes the fields that were sent. Call inside a transaction.
 * @throws {Refusal} `<noun>.not_found`; `<noun>.changed` with the present row, where the version is another than what was
 * looked at; what the record's own check throws
 */
export async function changeRecord(
  em: Em,
  declared: Declared,
  id: string,
  { version, ...asked }: Fields,
  { by, now }: Acting,
): Promise<void> {
  const { noun } = declared
  const table = sql.table(tableOf(declared))
  if (!(await row(em, sql`select from ${table} where id = ${id} for update`))) throw new Refusal(`${noun}.not_found`)
  const current = await readRecord<Fields>(em, declared, id)
  if (version !== undefined && version !== current.version) throw new Refusal(`${noun}.changed`, { data: { current } })
  const before = pick(current, Object.keys(declared.input.properties))
  const sent = await placed(em, declared, asked, id)
  const writing = { id, input: { ...before, ...sent }, by, now }
  await judge(em, declared, writing)
  const columns = { ...sent, ...declared.columns?.(writing) }
  if (Object.keys(columns).length === 0) return
  await updateRow(em, tableOf(declared), Object.keys(columns), JSON.stringify(columns), sql`t.id = ${id}`)
  await declared.written?.(em, { ...writing, id, before })
  const differing = { from: before, to: writing.input }
  await writeEntry(em, { by, act: `${noun}.change`, ...subjectOf(declared, current), ...differing, now })
}

/** Removes a row for good. Call inside a transaction. @throws {Refusal} `<noun>.not_found`; what `removable` throws */
export async function removeRecord(em: Em, declared: Declared, id: string, { by, now }: Acting): Promise<void> {
  const { noun } = declared
  const table = sql.table(tableOf(declared))
  if (!(await row(em, sql`select from ${table} where id = ${id} for update`))) throw new Refusal(`${noun}.not_found`)
  const gone = await readRecord<Fields>(em, declared, id)
  await declared.removable?.(em, id)
  await changed(em, sql`delete from ${table} where id = ${id}`)
  await declared.removed?.(em, gone)
  const from = pick(gone, Object.keys(declared.input.properties))
  await writeEntry(em, { by, act: `${noun}.delete`, subject: `${noun}:${id}`, from, now })
}

/** A row without a number of its order stands behind all others. */
async function placed(em: Em, declared: Declared, fields: Fields, id: string | null = null): Promise<Fields> {
  if (fields.sort !== null) return fields
  const most = declared.form.sort?.max ?? 0
  const last = await row<{ sort: number }>(
    em,
    sql`select least(coalesce(max(sort) + 1, 0), ${most}::int) as sort from ${sql.table(tableOf(declared))}
        where id is distinct from ${id}::uuid`,
  )
  return { ...fields, sort: last?.sort ?? most }
}

/** What an act was done to, and whose log tells of it. */
function subjectOf({ noun, ofRestaurant }: Declared, row: Fields) {
  return { subject: `${noun}:${row.id}`, restaurant_id: ofRestaurant?.(row) }
}

/** The form's own sentences about all of it, then what no field can say. */
async function judge(em: Em, { form, check }: Declared, writing: { id: string | null; input: Fields } & Acting) {
  const errors = checkForm(form, writing.input)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  await check?.(em, writing)
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
