import { formatPhone } from '@ostrov/shared/formats/phone'
import { EXPORTED_ROWS, type TableLines } from '@ostrov/shared/formats/tables'
import { formatTime, localParts } from '@ostrov/shared/formats/time'
import type { Field, FormTable } from '@ostrov/shared/forms/form'
import { isPoint, pointText } from '@ostrov/shared/geo/point-text'
import { isRichText } from '@ostrov/shared/rich-text/check'
import { richTextPlain } from '@ostrov/shared/rich-text/plain'

/** A column of a file: of a field of the form, or of what else is shown of a row. */
type ExportColumn = Pick<Field, 'label' | 'choices'> & { kind?: Field['kind'] }
export type ExportColumns = Readonly<Record<string, ExportColumn>>

/** When a row was made. */
export const CREATED = { label: 'Создан', kind: 'moment' } as const

/** Fields that name other rows by their ids, which nobody can read. */
const UNREADABLE: readonly Field['kind'][] = ['images', 'reference', 'references', 'password']

type Exported = { exported?: ExportColumns | undefined; form: FormTable }

/** Rows of a record as a table to save, a line each, moments by the region's clock. Where rows were left out, the last line says so. */
export function recordTable({ exported, form }: Exported, rows: readonly object[]): TableLines {
  const columns = Object.entries(exported ?? readable(form))
  const head = columns.map(([, { label, kind }]) => (kind === 'money' ? `${label}, ₽` : label))
  const lines = rows
    .slice(0, EXPORTED_ROWS)
    .map((row) => columns.map(([name, column]) => cellOf(column, Reflect.get(row, name))))
  return rows.length > EXPORTED_ROWS ? [head, ...lines, [LEFT_OUT]] : [head, ...lines]
}

const LEFT_OUT = `Здесь первые ${EXPORTED_ROWS} строк: чтобы сохранить остальные, сузьте список фильтрами`

function readable(form: FormTable): ExportColumns {
  return Object.fromEntries(Object.entries(form).filter(([, { kind }]) => !UNREADABLE.includes(kind)))
}

function cellOf(column: ExportColumn, value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => cellOf(column, one)).join(', ')
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (isPoint(value)) return pointText(value)
  if (isRichText(value)) return richTextPlain(value)
  if (typeof value === 'object') return nameOf(value)
  const text = String(value)
  if (column.choices) return column.choices[text] ?? text
  if (column.kind === 'phone') return formatPhone(text)
  return column.kind === 'moment' ? `${localParts(text).date} ${formatTime(text)}` : text
}

/** What another row is called. */
function nameOf(row: object): string {
  const name: unknown = Reflect.get(row, 'title') ?? Reflect.get(row, 'name')
  return typeof name === 'string' ? name : ''
}
