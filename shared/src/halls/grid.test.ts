import { expect, test } from 'bun:test'
import { isSame } from '../forms/same'
import { blockOf, cellsOf, gridOf, paintedSeats, reachOf, textOf, withNumbering } from './grid'
import { planOf, readPlan } from './plan'

const gridIn = (text: string) => gridOf(planOf(text))
const again = (text: string) => textOf(gridIn(text))
const rowsOf = (text: string) => gridIn(text)[0]?.rows ?? []
const said = (rows: Parameters<typeof textOf>[0][number]['rows']) => textOf([{ name: 'Партер', rows }])

test('a grid is written as an editor would: rows that are alike share a line, passages stay', () => {
  for (const text of [
    'Партер; 1–2; 8+8\nПартер; 3–6; 9+9\n\nЛожи; 1; 4; 1; -9\nЛожи; 1; 4; 5; 9\n\nБалкон; 3; 24',
    'Партер; 1–10; 10+10; -1\n\nПартер; 11; 7; 3; 0,5',
    'Зал; А; 5\nЗал; Б; 5',
  ])
    expect(again(text)).toBe(text)
  expect(again('Партер; 1; 5; 1; 0\nПартер;2;5;;\n\n\nПартер; 3; 5')).toBe('Партер; 1–2; 5\n\nПартер; 3; 5')
  expect(again('Партер; 1; 2; 1; -1\nПартер; 1; 2; 3; 1')).toBe('Партер; 1; 4')
})

/** The same halls in each run. */
function dice(seed: number) {
  let state = seed
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  const one = <Thing>(things: readonly [Thing, ...Thing[]]) => things[below(things.length)] ?? things[0]
  return { below, one }
}

/** Lines that need not be a plan. */
function lines(seed: number): string {
  const { below, one } = dice(seed)
  const sectors = ['Партер', 'Балкон', 'Ложа левая', 'A'] as const
  return Array.from({ length: 1 + below(8) }, (_, at) => {
    if (below(5) === 0) return one(['', ' ', '\r'])
    const low = 1 + at * 20 + below(10)
    const row = one([String(low), `${low}–${low + below(9)}`, `${low} - ${low + 2}`, one(['А', 'Б', '0', '007'])])
    const counted = Array.from({ length: 1 + below(4) }, () => 1 + below(one([3, 12, 40]))).join('+')
    const first = one(['', '1', '0', '-1', '−20', String(below(700)), `-${below(300)}`])
    const shift = one(['', '0', '0', '0,5', '-3', '−7.5', String(below(200) - 100), '100'])
    const whole = [one(sectors), row, counted, first, shift]
    // A second piece of the same row, often beside the first, at times upon it.
    const second = [whole[0], row, String(1 + below(4)), String(500 + below(9)), String(one([-60, 60, 0, 30.5, -61.5]))]
    const mark = one(['; ', ';', '\t'])
    return [whole, ...(below(3) === 0 && /^\d+$/.test(row) ? [second] : [])].map((cells) => cells.join(mark)).join('\n')
  }).join('\n')
}

test('whatever text is a plan, its grid is written as a text of the very same seats', () => {
  let plans = 0
  for (let seed = 1; seed <= 800; seed += 1) {
    const text = lines(seed)
    const { plan } = readPlan(text)
    if (!plan) continue
    plans += 1
    const grid = gridOf(plan)
    if (!isSame(readPlan(textOf(grid)), { plan, complaint: null })) throw new Error(text)
    if (!isSame(gridIn(textOf(grid)), grid)) throw new Error(text)
    const reach = reachOf(grid)
    for (const { seats } of grid.flatMap(({ rows }) => rows)) {
      const cells = cellsOf(seats, reach)
      const isApart = cells.every(({ x }, at) => Math.abs(x) <= reach && x - (cells[at - 1]?.x ?? x - 1) >= 1)
      if (
        !isApart ||
        !isSame(
          cells.filter(({ number }) => number !== null),
          seats,
        )
      )
        throw new Error(text)
    }
  }
  expect(plans).toBeGreaterThan(200)
})

test('whatever is painted in any hall is written as it was painted', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { below } = dice(seed)
    const { plan } = readPlan(lines(seed))
    if (!plan) continue
    const grid = gridOf(plan).map(({ name, rows }) => {
      const places = rows.flatMap(({ seats }, row) => cellsOf(seats, 12).map(({ x }) => ({ row, x })))
      const spots = places.filter(() => below(9) === 0)
      return { name, rows: paintedSeats(paintedSeats(rows, spots, below(2) === 0), spots.slice(0, 4), true) }
    })
    const read = readPlan(textOf(grid))
    // Nothing but a bound may stand against it.
    if (!read.plan) expect(read.complaint).toMatch(/до\s999|не\sбольше|уже описан/)
    else
      expect(gridOf(read.plan).flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))).toEqual(
        grid.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats)),
      )
  }
})

test('a block is rows by seats; a passage in it leaves the numbers one by one', () => {
  const rows = blockOf(3, 6)
  expect(said(rows)).toBe('Партер; 1–3; 6')
  const cut = paintedSeats(
    rows,
    [0, 1, 2].map((row) => ({ row, x: 0.5 })),
    false,
  )
  expect(said(cut)).toBe('Партер; 1–3; 3+2')
  expect(said(paintedSeats(cut, [{ row: 1, x: 0.5 }], true))).toBe('Партер; 1; 3+2\nПартер; 2; 6\nПартер; 3; 3+2')
  expect(said(paintedSeats(rows, [{ row: 0, x: 3.5 }], true))).toContain('Партер; 1; 7; 1; 0,5')
  expect(blockOf(2, 4, rows).map(({ name }) => name)).toEqual(['4', '5'])
})

test('a row without seats is a passage, and a passage with seats a row numbered as the others', () => {
  const rows = rowsOf('Партер; 1–3; 2; -11')
  const spots = [-0.5, 0.5].map((x) => ({ row: 1, x }))
  const apart = paintedSeats(rows, spots, false)
  expect(said(apart)).toBe('Партер; 1; 2; -11\n\nПартер; 3; 2; -11')
  expect(said(paintedSeats(apart, spots, true))).toBe('Партер; 1–3; 2; -11')
  const filled = paintedSeats(rowsOf('Партер; 1; 2; -11\n\nПартер; 3; 2; -11'), spots, true)
  expect(said(filled)).toBe('Партер; 1; 2; -11\nПартер; 4; 2; -11\nПартер; 3; 2; -11')
})

test('seats with numbers of their own keep them until they are counted anew', () => {
  const [row] = rowsOf('Партер; 1; 2; 11; -2\nПартер; 1; 2; 1; 2')
  if (!row) throw new Error('no row')
  expect(row.numbering).toBeNull()
  expect(said(paintedSeats([row], [{ row: 0, x: 0 }], true))).toContain('\nПартер; 1; 1; 13\n')
  expect(said([withNumbering(row, { first: 5, isBack: true })])).toBe('Партер; 1; 2; -7; -2\nПартер; 1; 2; -5; 2')
})
