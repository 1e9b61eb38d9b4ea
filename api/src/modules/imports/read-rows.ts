import { COLUMNS, type ColumnName, ROW_KINDS, type RowKind } from '@ostrov/shared/imports/columns'
import type { ImportProblem } from '@ostrov/shared/imports/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import { folded } from './menu-state'

export type Cells = Partial<Record<ColumnName, string>>
export type FileRow = { line: number; kind: RowKind; cells: Cells }

const NAMES = namesOf(COLUMNS)
const BY_LABEL = new Map(NAMES.map((name) => [folded(COLUMNS[name].label), name]))
const BY_WORD = new Map(namesOf(ROW_KINDS).map((kind) => [folded(ROW_KINDS[kind]), kind]))

/** What stands in a file, row by row, and what of it no menu has. Empty cells are left out. */
export function readRows([head = [], ...lines]: readonly (readonly string[])[]) {
  const problems: ImportProblem[] = []
  const columns = head.map((title, at) => {
    const name = BY_LABEL.get(folded(title))
    const has = (reason: string) => void problems.push({ line: 1, column: title, value: null, reason })
    if (title !== '' && !name) has('Такого столбца не\u00A0знаем: он пропущен')
    if (!name) return null
    if (head.findIndex((other) => folded(other) === folded(title)) === at) return name
    has('Такой столбец уже есть: этот пропущен')
    return null
  })
  if (!columns.includes('name')) problems.push({ line: 1, column: null, value: null, reason: 'Нет столбца «Название»' })
  const rows = lines.flatMap((line, at): FileRow[] => {
    const cells: Cells = {}
    line.forEach((cell, place) => {
      const name = columns[place]
      if (name && cell !== '') cells[name] = cell
    })
    const kind = kindOf(cells)
    if (Object.keys(cells).length === 0) return []
    if (kind) return [{ line: at + 2, kind, cells }]
    const reason = `Бывает ${Object.values(ROW_KINDS).join(', ')}`
    problems.push({ line: at + 2, column: COLUMNS.kind.label, value: cells.kind ?? '', reason })
    return []
  })
  return { rows, problems }
}

/** A file without kinds is one of dishes. */
const kindOf = ({ kind }: Cells): RowKind | undefined => (kind === undefined ? 'product' : BY_WORD.get(folded(kind)))
