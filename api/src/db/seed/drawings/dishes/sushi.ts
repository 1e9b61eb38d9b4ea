import { tint } from '../colour.ts'
import { lemonWedge } from '../fruit.ts'
import { leaf, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { fishSlice, roe } from '../sea-parts.ts'
import { each, ellipse, fade, type Point, path, place, solid, stroke, times } from '../shapes.ts'
import { board, glaze, plate, slate } from '../ware.ts'
import { ginger, ROWS, wasabi } from './rolls.ts'

type Top = 'salmon' | 'tuna' | 'perch' | 'shrimp' | 'eel' | 'omelet' | 'roe'

const NIGIRI: Record<Exclude<Top, 'roe'>, string> = {
  salmon: '#f17d49',
  tuna: '#c93a45',
  perch: '#f3e2da',
  shrimp: '#f08a66',
  eel: '#7a3c1c',
  omelet: '#f5c948',
}

const nigiri = (pen: Pen, x: number, y: number, top: Top, turn: number) => {
  const rice =
    solid('M-34 4Q-36 -12 0 -12Q36 -12 34 4Q32 19 0 19Q-32 19 -34 4Z', pen.slope('#fbf6ea', -0.08), 4) +
    sprinkle(pen, -14, 9, 8, 7, '#fff', 3.2) +
    sprinkle(pen, 12, 9, 8, 7, '#fff', 3.2)
  if (top === 'roe')
    return place(
      x,
      y,
      solid('M-30 -13Q0 -20 30 -13L29 17Q0 24 -29 17Z', pen.slope('#1c2b25', 0.2), 4) +
        ellipse(0, -9, 28, 10, '#f7f0df') +
        roe(pen, 0, -10, 26, 9.5, 46, 5),
      turn,
    )
  const colour = NIGIRI[top]
  const slab = 'M-38 -2Q-34 -19 2 -19Q38 -18 40 1Q38 11 22 10Q0 6 -22 10Q-38 10 -38 -2Z'
  const lines =
    top === 'eel'
      ? stroke('M-30 -4H32M-26 2H28', '#c47a35', 2, fade(0.7)) + sprinkle(pen, 0, -5, 22, 12, '#f6e4bd', 2.2)
      : stroke(
          'M-26 -13Q-19 -4 -26 8M-10 -17Q-3 -6 -10 6M7 -17Q14 -6 8 6M23 -14Q29 -5 24 8',
          tint(colour, 0.62),
          2.2,
          fade(top === 'omelet' ? 0.35 : 0.85),
        )
  const belt = top === 'omelet' || top === 'eel' ? path('M-6 -19H7L8 20H-7Z', '#1c2b25') : ''
  return place(
    x,
    y,
    rice +
      solid(slab, pen.slope(colour, 0.25), 2.5, 0.24) +
      lines +
      stroke('M-32 -9Q-22 -16 4 -16Q26 -15 34 -5', '#fff', 2, fade(0.55)) +
      belt,
    turn,
  )
}

/** A set of nigiri and gunkan. */
export const sushi = (pen: Pen) => {
  const tops = pen
    .shuffle(['salmon', 'tuna', 'perch', 'shrimp', 'eel', 'omelet', 'roe', 'salmon', 'roe'] as const)
    .slice(0, 6)
  const turn = pen.pick([-62, -24, 18, 70] as const)
  const spread = ROWS(6, 3, 84, 76).map(([x, y]): Point => [x - 4, y - 8])
  const upright = Math.abs(turn) > 45
  const spots = upright ? ROWS(6, 6, 44, 0).map(([x]): Point => [x - 6, pen.between(-6, 2)]) : spread
  const garnish = upright ? wasabi(pen, 118, 74) + ginger(pen, 84, 76) : wasabi(pen, 128, 8)
  return (
    (upright ? pen.pick([slate, board])(pen, 304, 190) : pen.pick([slate, board])(pen, 296, 206)) +
    each(spots, ([x, y], i) => nigiri(pen, x, y, tops[i] ?? 'salmon', turn)) +
    garnish
  )
}

/** Raw fish in fans over ice and shredded radish. */
export const sashimi = (pen: Pen) => {
  const kinds = pen.shuffle(['#f17d49', '#c93a45', '#f3ddd2', '#ef9a63'] as const).slice(0, pen.int(2, 3))
  const start = pen.between(0, 360)
  const bed = times(
    34,
    () =>
      `M${pen.int(-70, 60)} ${pen.int(-62, 62)}q${pen.int(-18, 18)} ${pen.int(-16, 16)} ${pen.int(-28, 28)} ${pen.int(-10, 10)}`,
  )
  const fans = each(kinds, (colour, k) => {
    const angle = start + (k * 360) / kinds.length
    const slices = times(4, (i) => fishSlice(pen, 12 + i * 15, -4 + i * 3, 1.12, 68 + i * 9, colour))
    return place(0, 0, leaf(pen, 30, -30, 2.2, -40, '#3b7d3a') + place(18, 0, slices), angle)
  })
  return (
    plate(pen, 132, glaze(pen, 'dark')) +
    stroke(bed, '#fffdf4', 3.2, fade(0.9)) +
    stroke(bed, '#d9e2dd', 1, fade(0.9)) +
    fans +
    lemonWedge(pen, -8, 6, 0.8) +
    wasabi(pen, 10, -4) +
    (pen.chance(0.5) ? roe(pen, -14, -22, 13, 10, 26, 5) : '')
  )
}
