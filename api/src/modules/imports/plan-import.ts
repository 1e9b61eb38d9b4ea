import type { ImportPlanWire, ImportProblem, PlannedRow } from '@ostrov/shared/imports/schema'
import type { MenuState } from './menu-state'
import type { Operations } from './operations'
import type { Place } from './places'
import { planGroup, planOption } from './plan-choices'
import { planDish } from './plan-dish'
import { placesToGive } from './plan-places'
import { type Planning, startPlanning } from './planning'
import { type FileRow, type Problem, readRows } from './read-rows'
import type { Table } from './table'

type Plan = {
  operations: Operations
  rows: PlannedRow[]
  problems: ImportProblem[]
  counts: ImportPlanWire['counts']
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** More are not read by anybody, and would be larger than the file. */
const PROBLEMS_MAX = 1000

/**
 * What a file would do to a menu: each row that is right, and what is wrong with each other one. Groups and options come
 * first, whatever their place in the file, since dishes speak of them.
 */
export function planImport(table: Table, state: MenuState): Plan {
  const planning = startPlanning(state)
  const read = readRows(table)
  const { rows, notes } = withOwnCodes(read.rows, planning)
  const of = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind)
  for (const row of of('group')) planGroup(planning, row)
  for (const row of of('option')) planOption(planning, row)
  for (const row of of('product')) planDish(planning, row)
  const wrong = [...read.problems, ...planning.problems]
  const planned = planning.rows.toSorted((one, other) => one.at - other.at)
  const count = (action: PlannedRow['action']) => planned.filter((row) => row.action === action).length
  return {
    operations: { ...planning.operations, places: placesToGive(planning) },
    rows: planned.map(onWire),
    problems: shortened([...read.notes, ...notes, ...wrong].toSorted((one, other) => one.at - other.at)),
    counts: {
      create: count('create'),
      change: count('change'),
      same: planning.same,
      wrong: new Set(wrong.map(({ at }) => at)).size,
    },
  }
}

/**
 * The rows without codes that are not ours, as another program's file has them: that is said once, and its rows are known
 * by their names. A code of ours that is gone is said at its row.
 */
function withOwnCodes(rows: readonly FileRow[], { found }: Planning): { rows: FileRow[]; notes: Problem[] } {
  const isKnown = (id: string) => Object.values(found).some(({ byId }) => byId.has(id))
  const coded = rows.filter(({ cells }) => cells.id !== undefined)
  const areOurs = coded.some(({ cells: { id = '' } }) => isKnown(id))
  const isForeign = ({ cells: { id } }: FileRow) => id !== undefined && !(areOurs && UUID.test(id))
  const first = coded.find(isForeign)
  if (!first) return { rows: [...rows], notes: [] }
  const { at, line, sheet, cells } = first
  const reason = 'Это не\u00A0наши коды: такие строки узнаём по\u00A0названию'
  return {
    rows: rows.map((row) => (isForeign(row) ? { ...row, cells: { ...row.cells, id: undefined } } : row)),
    notes: [{ at, line, sheet, column: 'Код', value: cells.id?.slice(0, 40).toWellFormed() ?? null, reason }],
  }
}

function shortened(problems: readonly Problem[]): ImportProblem[] {
  const first = problems.slice(0, PROBLEMS_MAX).map(onWire)
  const next = problems[PROBLEMS_MAX]
  if (!next) return first
  const reason = `И\u00A0ещё ${problems.length - PROBLEMS_MAX}: исправьте эти строки и\u00A0загрузите файл снова`
  return [...first, onWire({ ...next, column: null, value: null, reason })]
}

/** The sheet is named where there are several. */
function onWire<Row extends Place>({ at: _, sheet, ...row }: Row) {
  return sheet === null ? row : { ...row, sheet }
}
