import { type Grid, gridOf, reachOf, textOf } from '@ostrov/shared/halls/grid'
import { readPlan } from '@ostrov/shared/halls/plan'
import { useState } from 'react'

type Step = { text: string; grid: Grid }
type Kept = {
  text: string
  /** Null: the text is no plan, and stays as it was typed. */
  grid: Grid | null
  complaint: string | null
  reach: number
  past: readonly Step[]
  /** What was changed last: letters of one name are one step. */
  tag: string
}

const STEPS_MAX = 100
/** More would be drawn too slowly: a plan that is as large is not of this world, but may be written. */
const CELLS_MAX = 20_000
const TOO_WIDE = 'План слишком широк для\u00A0сетки: правьте его текстом'

/**
 * The grid of a plan's text. What is done to the grid is written as text at once; a text that comes from elsewhere makes
 * a grid anew. Rows and sectors without a seat stand in the grid alone.
 */
export function useHallGrid(text: string, write: (text: string) => void) {
  const [kept, setKept] = useState(() => begun(text))
  const now = kept.text === text ? kept : begun(text)
  if (now !== kept) setKept(now)
  const put = (step: Step, change: Pick<Kept, 'past' | 'tag'>) => {
    const reach = Math.max(now.reach, reachOf(step.grid))
    setKept({ ...step, ...change, reach, complaint: complaintOf(step.text) })
    write(step.text)
  }
  const change = (grid: Grid, tag = '') => {
    const before = now.grid ? [{ text: now.text, grid: now.grid }] : []
    const past = tag !== '' && tag === now.tag ? now.past : [...now.past, ...before].slice(-STEPS_MAX)
    put({ text: textOf(grid), grid }, { past, tag })
  }
  const undo = () => {
    const last = now.past.at(-1)
    if (last) put(last, { past: now.past.slice(0, -1), tag: '' })
  }
  return { ...now, change, undo }
}

function begun(text: string): Kept {
  const empty = { text, past: [], tag: '' }
  if (text.trim() === '') return { ...empty, grid: [], complaint: null, reach: 0 }
  const { plan, complaint } = readPlan(text)
  if (!plan) return { ...empty, grid: null, complaint, reach: 0 }
  const grid = gridOf(plan)
  const reach = reachOf(grid)
  const isLarge = (plan.rows.length + 1) * 2 * reach > CELLS_MAX
  return { ...empty, grid: isLarge ? null : grid, complaint: isLarge ? TOO_WIDE : null, reach }
}

const complaintOf = (text: string) => (text === '' ? null : readPlan(text).complaint)
