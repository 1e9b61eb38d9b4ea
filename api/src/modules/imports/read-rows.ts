import { cutText } from '@ostrov/shared/formats/cut-text'
import { foldedText } from '@ostrov/shared/formats/same-text'
import { COLUMNS, type ColumnName, ROW_KINDS, type RowKind } from '@ostrov/shared/imports/columns'
import { namesOf } from '@ostrov/shared/wire/names'
import { columnOf, headScore, isFurtherHead, isHead } from './heads'
import type { Place } from './places'
import type { Sheet, Table, TableRow } from './table'

export type Cells = Partial<Record<ColumnName, string>>
/** `line` is the row's of its sheet, `at` its own among all of a file. */
export type FileRow = Place & { kind: RowKind; cells: Cells }
export type Problem = Place & { column: string | null; value: string | null; reason: string }

const BY_WORD = new Map(namesOf(ROW_KINDS).map((kind) => [foldedText(ROW_KINDS[kind]), kind]))
const SHOWN = 200
/** Above what any sheet has. */
const LINES = 10_000_000

type Found = { rows: FileRow[]; problems: Problem[]; notes: Problem[] }

/** What stands in a file, row by row; what of it no menu has, and what was left out. Empty cells are left out. */
export function readRows({ sheets, notes }: Table): Found {
  const found: Found = { rows: [], problems: [], notes: [] }
  for (const { sheet, line, value, reason } of notes)
    found.notes.push({ at: line, line, sheet, column: null, value, reason })
  for (const [number, sheet] of sheets.entries()) readSheetRows(found, sheet, number)
  return found
}

function readSheetRows(found: Found, { name: sheet, rows, faults }: Sheet, number: number) {
  const placeOf = (line: number): Place => ({ at: number * LINES + line, line, sheet })
  const faulty = Map.groupBy(faults, ({ line }) => line)
  const first = rows.find((row) => isHead(row) && headScore(row) > 1) ?? rows.find(isHead) ?? rows[0]
  const told = new Set<string>()
  let columns: readonly (ColumnName | null)[] = []
  for (const row of rows) {
    if (!first || row.line < first.line) continue
    const place = placeOf(row.line)
    if (row === first || isFurtherHead(row)) columns = columnsOf(found, row, place, told)
    else readRow(found, row, { columns, place, faults: faulty.get(row.line) ?? [] })
  }
  // A row that holds nothing but a fault is no row above.
  for (const [line, all] of faulty)
    if (first && line > first.line && !rows.some((row) => row.line === line))
      readRow(found, { line, cells: [] }, { columns, place: placeOf(line), faults: all })
}

/** Which column each cell of a head begins; a title that was told of is not told of under a further head. */
function columnsOf({ notes }: Found, { cells }: TableRow, place: Place, told: Set<string>) {
  const seen = new Set<ColumnName>()
  const columns = cells.map((title) => {
    const name = columnOf(title)
    const has = (reason: string) => {
      if (!told.has(title)) notes.push({ ...place, column: cutText(title, SHOWN), value: null, reason })
      told.add(title)
    }
    if (title !== '' && !name) has('Такого столбца не\u00A0знаем: он пропущен')
    if (!name) return null
    if (seen.has(name)) has('Такой столбец уже есть: этот пропущен')
    else {
      seen.add(name)
      return name
    }
    return null
  })
  if (!seen.has('name')) notes.push({ ...place, column: null, value: null, reason: 'Нет столбца «Название»' })
  return columns
}

type Reading = {
  columns: readonly (ColumnName | null)[]
  place: Place
  faults: Sheet['faults']
}

function readRow({ rows, problems }: Found, row: TableRow, { columns, place, faults }: Reading) {
  const wrong = (column: ColumnName, value: string, reason: string) =>
    problems.push({ ...place, column: COLUMNS[column].label, value: cutText(value, SHOWN), reason })
  const cells: Cells = {}
  row.cells.forEach((cell, at) => {
    const name = columns[at]
    if (name && cell !== '') cells[name] = cell
  })
  const broken = faults.flatMap(({ at, value, reason }) => {
    const name = columns[at]
    return name ? [{ name, value, reason }] : []
  })
  for (const { name, value, reason } of broken) wrong(name, value, reason)
  if (broken.length > 0 || Object.keys(cells).length === 0) return
  const kind = kindOf(cells)
  if (kind) rows.push({ ...place, kind, cells })
  else wrong('kind', cells.kind ?? '', `Бывает ${Object.values(ROW_KINDS).join(', ')}`)
}

/** A file without kinds is one of dishes. */
const kindOf = ({ kind }: Cells): RowKind | undefined =>
  kind === undefined ? 'product' : BY_WORD.get(foldedText(kind))
