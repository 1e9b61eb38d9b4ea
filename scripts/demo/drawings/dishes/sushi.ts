import { dice } from '../bites.ts'
import { tint } from '../colour.ts'
import { lemonWedge } from '../fruit.ts'
import { herbs, leaf, onionRings, sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { fishSlice, noriSheet, roe } from '../sea-parts.ts'
import {
  blob,
  circle,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  scatter,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { board, glaze, plate, slate } from '../ware.ts'
import { iceBed } from './ice.ts'
import { ginger, ROWS, wasabi } from './sushi-ware.ts'

type Top = 'salmon' | 'tuna' | 'perch' | 'scallop' | 'shrimp' | 'eel' | 'omelet' | 'seared' | 'roe' | 'spicy'

const NIGIRI: Record<Exclude<Top, 'roe' | 'spicy'>, string> = {
  salmon: '#f17d49',
  tuna: '#c93a45',
  perch: '#f3e2da',
  scallop: '#fbf0dc',
  seared: '#f2a06a',
  shrimp: '#f7d0bb',
  eel: '#7a3c1c',
  omelet: '#f5c948',
}

const nigiri = (pen: Pen, x: number, y: number, top: Top, turn: number) => {
  const rice =
    solid('M-34 4Q-36 -12 0 -12Q36 -12 34 4Q32 19 0 19Q-32 19 -34 4Z', pen.slope('#fbf6ea', -0.08), 4) +
    sprinkle(pen, -14, 9, 8, 7, '#fff', 3.2) +
    sprinkle(pen, 12, 9, 8, 7, '#fff', 3.2)
  if (top === 'roe' || top === 'spicy')
    return place(
      x,
      y,
      solid('M-30 -13Q0 -20 30 -13L29 17Q0 24 -29 17Z', pen.slope('#1c2b25', 0.2), 4) +
        ellipse(0, -9, 28, 10, '#f7f0df') +
        (top === 'roe' ? roe(pen, 0, -10, 26, 9.5, 46, 5) : spicyFish(pen)),
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
  const tail =
    top === 'shrimp'
      ? stroke(
          'M-22 -12Q-16 -4 -22 8M-6 -16Q0 -6 -6 7M10 -16Q16 -6 10 7M24 -12Q29 -4 24 7',
          '#e8703c',
          4.4,
          fade(0.85),
        ) + solid('M36 -6l20 -9q3 7 -4 10q8 3 5 10q-12 2 -21 -5Z', pen.slope('#e2603a', 0.2), 2)
      : ''
  const sear = top === 'seared' ? stroke('M-30 -8L-14 6M-14 -14L6 4M6 -15L24 3', '#7a3a14', 4, fade(0.6)) : ''
  const belt = top === 'omelet' || top === 'eel' ? path('M-6 -19H7L8 20H-7Z', '#1c2b25') : ''
  return place(
    x,
    y,
    rice +
      solid(slab, pen.slope(colour, 0.25), 2.5, 0.24) +
      lines +
      stroke('M-32 -9Q-22 -16 4 -16Q26 -15 34 -5', '#fff', 2, fade(0.55)) +
      sear +
      tail +
      belt,
    turn,
  )
}

/** Chopped fish under a hot sauce, as it stands in a gunkan. */
const spicyFish = (pen: Pen) =>
  solid(blob(pen, 0, -11, 27, 11, { wobble: 0.12 }), pen.lit('#e9743c', 0.34), 2) +
  sprinkle(pen, 0, -12, 15, 14, '#fbe0c0', 2.6) +
  sprinkle(pen, 0, -12, 15, 9, '#b8301a', 2.4) +
  onionRings(pen, pairs(-10, -14, 8, -11, 0, -16), 2.6)

const SPOTS: readonly (readonly Point[])[] = [[], [[-8, 0]], pairs(-46, -14, 34, 16)]

/** One or two of a kind, large. */
const alike =
  (top: Top, count: 1 | 2): Draw =>
  (pen) =>
    pen.pick([() => slate(pen, 296, 200), () => board(pen, 296, 200), () => plate(pen, 132, glaze(pen, 'dark'))])() +
    each(SPOTS[count] ?? [], ([x, y]) =>
      place(x, y, nigiri(pen, 0, 0, top, pen.pick([-20, -14])), 0, count === 1 ? 2.1 : 1.6),
    ) +
    wasabi(pen, 102, -46) +
    ginger(pen, 98, 66)

/** A board of nigiri and gunkan. */
const set: Draw = (pen) => {
  const tops = pen.shuffle([
    'salmon',
    'tuna',
    'perch',
    'shrimp',
    'eel',
    'scallop',
    'roe',
    'salmon',
    'tuna',
    'shrimp',
  ] as const)
  const turn = pen.pick([-70, 70])
  const spots = ROWS(10, 5, 50, 100).map(([x, y]): Point => [x - 16, y - 4])
  return (
    pen.pick([slate, board])(pen, 328, 232) +
    each(spots, ([x, y], i) => nigiri(pen, x, y, tops[i] ?? 'salmon', turn)) +
    wasabi(pen, 138, -40) +
    ginger(pen, 134, 44)
  )
}

/** Nigiri and gunkan, a pair or one by one. */
export const SUSHI = {
  set,
  salmon: alike('salmon', 2),
  scallop: alike('scallop', 2),
  roe: alike('roe', 2),
  'one-salmon': alike('salmon', 1),
  'one-eel': alike('eel', 1),
  'one-shrimp': alike('shrimp', 1),
  'one-seared': alike('seared', 1),
  'one-spicy': alike('spicy', 1),
  'one-roe': alike('roe', 1),
} as const satisfies Record<string, Draw>

const fan =
  (colours: readonly string[], slice: (pen: Pen, x: number, y: number, turn: number, colour: string) => string): Draw =>
  (pen) => {
    const start = pen.between(0, 360)
    const bed = times(
      34,
      () =>
        `M${pen.int(-70, 60)} ${pen.int(-62, 62)}q${pen.int(-18, 18)} ${pen.int(-16, 16)} ${pen.int(-28, 28)} ${pen.int(-10, 10)}`,
    )
    const fans = each(colours, (colour, k) => {
      const slices = times(4, (i) => slice(pen, 10 + i * 17, -6 + i * 4, 68 + i * 9, colour))
      return place(
        0,
        0,
        leaf(pen, 30, -30, 2.2, -40, '#3b7d3a') + place(18, 0, slices),
        start + (k * 360) / colours.length,
      )
    })
    return (
      plate(pen, 132, glaze(pen, 'dark')) +
      iceBed(pen, 92, 88) +
      stroke(bed, '#fffdf4', 3.2, fade(0.9)) +
      fans +
      lemonWedge(pen, -8, 6, 0.8) +
      wasabi(pen, 10, -4)
    )
  }

const raw = (pen: Pen, x: number, y: number, turn: number, colour: string) => fishSlice(pen, x, y, 1.12, turn, colour)

const scallopSlice = (pen: Pen, x: number, y: number) =>
  circle(x + 2, y + 3, 22, '#2a1008', fade(0.28)) +
  circle(x, y, 22, pen.lit('#fdf3e2', 0.2)) +
  circle(x, y, 16, 'none', `stroke="#e9d3b4" stroke-width="1.6" ${fade(0.7)}`) +
  stroke(`M${x - 14} ${y - 10}q8 -8 20 -6`, '#fff', 3, fade(0.9))

const tataki = (pen: Pen, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    solid('M-26 -14Q0 -20 26 -13Q30 0 26 13Q0 19 -26 13Q-31 0 -26 -14Z', pen.slope('#8a6448', 0.24), 3) +
      path('M-21 -9Q0 -14 21 -8Q24 0 21 8Q0 13 -21 8Q-25 0 -21 -9Z', pen.lit('#cf4a55', 0.3)) +
      sprinkle(pen, 0, 0, 12, 5, '#fff4d6', 2.4),
    turn + 20,
  )

/** A round of diced salmon over avocado with chips of nori. */
const tartare: Draw = (pen) => {
  const cubes = scatter(pen, 44, 58, 8)
  return (
    plate(pen, 134, glaze(pen, 'dark')) +
    circle(5, 9, 74, '#1d0d05', fade(0.36)) +
    circle(0, 6, 72, pen.lit('#8fb14c', 0.3)) +
    circle(0, 0, 70, pen.lit('#e2703d', 0.24)) +
    each(cubes, ([x, y]) => dice(pen.pick(['#f08a58', '#ee7a44', '#f49a6c']), 0.8)(pen, x, y)) +
    sprinkle(pen, 0, 0, 60, 30, '#fff4d6', 2.8) +
    noriSheet(pen, 40, -46, 24, 0.9) +
    noriSheet(pen, 58, -26, 50, 0.8) +
    herbs(pen, scatter(pen, 9, 50), 5) +
    stroke('M-104 44q12 20 34 30', '#4a2414', 5, fade(0.85)) +
    sprig(pen, -8, -4, 0.9)
  )
}

/** Raw fish: fans over ice and shredded radish, a tartare, tuna touched by fire. */
export const SASHIMI = {
  salmon: fan(['#f17d49', '#f08a58'], raw),
  mix: fan(['#f17d49', '#c93a45', '#f3ddd2'], raw),
  scallop: fan(['#fdf3e2', '#fdf3e2'], scallopSlice),
  tataki: fan(['#b32c3a', '#b32c3a'], tataki),
  tartare,
} as const satisfies Record<string, Draw>
