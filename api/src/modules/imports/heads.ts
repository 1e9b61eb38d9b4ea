import { foldedText } from '@ostrov/shared/formats/same-text'
import { COLUMNS, type ColumnName } from '@ostrov/shared/imports/columns'
import { namesOf } from '@ostrov/shared/wire/names'
import type { TableRow } from './table'

/** No title of a column is longer. */
const TITLE_MAX = 60
/** What others call our columns. */
const ALSO: Readonly<Record<string, ColumnName>> = {
  ...{ наименование: 'name', блюдо: 'name', 'цена, руб': 'price', 'цена, руб.': 'price', 'цена, ₽': 'price' },
  ...{ 'ед.': 'weight_unit', 'ед. изм.': 'weight_unit', 'единица измерения': 'weight_unit' },
}
const BY_TITLE = new Map<string, ColumnName>([
  ...Object.entries(ALSO),
  ...namesOf(COLUMNS).map((name) => [foldedText(COLUMNS[name].label), name] as const),
])

/** The column that a title means. */
export function columnOf(title: string): ColumnName | undefined {
  return title.length > TITLE_MAX ? undefined : BY_TITLE.get(foldedText(title))
}

/** How many of our columns a row names; none where it does not name a dish's name. */
export function headScore({ cells }: TableRow): number {
  const names = cells.map(columnOf)
  return names.includes('name') ? new Set(names.filter((name) => name !== undefined)).size : 0
}

/** A row that names columns: at least two of ours, or the one that there is. */
export function isHead(row: TableRow): boolean {
  const score = headScore(row)
  return score > 1 || (score === 1 && row.cells.filter((cell) => cell !== '').length === 1)
}

/** A row below a head that is one itself: it holds nothing but titles. */
export function isFurtherHead(row: TableRow): boolean {
  return headScore(row) > 1 && row.cells.every((cell) => cell === '' || columnOf(cell) !== undefined)
}
