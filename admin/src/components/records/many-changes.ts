import type { FormTable, Values } from '@ostrov/shared/forms/form'
import { fieldWords } from '@ostrov/shared/forms/merge'
import { isSame } from '@ostrov/shared/forms/same'
import { bodyOf, plainOf, valuesOf } from '@ostrov/shared/forms/values'
import type { RecordRow, RowChange } from './record-calls'

type FieldChange = { name: string; label: string; from: string; to: string }
/** One row and what becomes of it. */
export type RowDifference<Row> = { row: Row; fields: FieldChange[] }

/** What in every row's field stands alike; where they differ, what an empty form has. */
export function commonValues(table: FormTable, rows: readonly RecordRow[]): Values {
  const empty = valuesOf(table, null)
  const [first, ...others] = rows.map((row) => valuesOf(table, row))
  const common = (name: string) =>
    first && others.every((values) => isSame(plainOf(table, values, name), plainOf(table, first, name)))
  return Object.fromEntries(Object.keys(table).map((name) => [name, (common(name) ? first : empty)?.[name]]))
}

/** Row by row what these values change in the fields of the table; rows in which nothing differs are left out. */
export function differencesOf<Row extends RecordRow>(
  table: FormTable,
  rows: readonly Row[],
  values: Values,
): RowDifference<Row>[] {
  return rows.flatMap((row) => {
    const now = valuesOf(table, row)
    const fields = Object.entries(table).flatMap(([name, field]) => {
      if (isSame(plainOf(table, now, name), plainOf(table, values, name))) return []
      return { name, label: field.label, from: fieldWords(field, now[name]), to: fieldWords(field, values[name]) }
    })
    return fields.length > 0 ? { row, fields } : []
  })
}

/** The call's rows, each with the fields in which it differs. */
export function changesOf<Row extends RecordRow>(
  table: FormTable,
  differing: readonly RowDifference<Row>[],
  values: Values,
): RowChange[] {
  const body = bodyOf(table, Object.assign(valuesOf(table, null), values))
  return differing.map(({ row: { id, version }, fields }) => ({ id, version, ...picked(body, fields) }))
}

/** What brings rows that were changed back to what they were. */
export function undoOf<Row extends RecordRow>(
  table: FormTable,
  differing: readonly RowDifference<Row>[],
  changed: readonly Row[],
): RowChange[] {
  return changed.flatMap(({ id, version }) => {
    const before = differing.find(({ row }) => row.id === id)
    return before ? { id, version, ...picked(bodyOf(table, valuesOf(table, before.row)), before.fields) } : []
  })
}

const picked = (body: Values, fields: readonly FieldChange[]): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, body[name]]))
