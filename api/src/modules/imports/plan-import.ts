import type { ImportProblem, PlannedRow } from '@ostrov/shared/imports/schema'
import type { MenuState } from './menu-state'
import type { Operations } from './operations'
import { planGroup, planOption } from './plan-choices'
import { planDish } from './plan-dish'
import { placesToGive } from './plan-places'
import { startPlanning } from './planning'
import { readRows } from './read-rows'

type Plan = {
  operations: Operations
  rows: PlannedRow[]
  problems: ImportProblem[]
  counts: { create: number; change: number; same: number; wrong: number }
}

/**
 * What a file would do to a menu: each row that is right, and what is wrong with each other one. Groups and options come
 * first, whatever their place in the file, since dishes speak of them.
 */
export function planImport(lines: readonly (readonly string[])[], state: MenuState): Plan {
  const planning = startPlanning(state)
  const { rows, problems } = readRows(lines)
  const of = (kind: PlannedRow['kind']) => rows.filter((row) => row.kind === kind)
  for (const row of of('group')) planGroup(planning, row)
  for (const row of of('option')) planOption(planning, row)
  for (const row of of('product')) planDish(planning, row)
  const all = [...problems, ...planning.problems].toSorted((one, other) => one.line - other.line)
  const planned = planning.rows.toSorted((one, other) => one.line - other.line)
  const count = (action: PlannedRow['action']) => planned.filter((row) => row.action === action).length
  return {
    operations: { ...planning.operations, places: placesToGive(planning) },
    rows: planned,
    problems: all,
    counts: {
      create: count('create'),
      change: count('change'),
      same: planning.same,
      wrong: new Set(all.map(({ line }) => line).filter((line) => line > 1)).size,
    },
  }
}
