import { type Bite, bean, dice, heap, lump, strip } from '../bites.ts'
import { tint } from '../colour.ts'
import { lemonWedge } from '../fruit.ts'
import { herbs, onionRings, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { round } from '../round.ts'
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
  polar,
  ring,
  scatter,
  shadow,
  solid,
  strands,
  stroke,
  times,
} from '../shapes.ts'
import { redOnion } from '../vegetables.ts'
import { lyagan } from '../vessels.ts'
import { bowl, glaze } from '../ware.ts'

const GRAIN_REACH = 90

const grain = (pen: Pen, colour: string, count: number, width: number) =>
  strands(
    pen,
    scatter(pen, count, GRAIN_REACH).map(([x, y]): Point => [x, y * 0.94]),
    7,
    colour,
    width,
  )

const mound = (pen: Pen, rice: string) =>
  solid(blob(pen, 0, 0, 98, 92, { wobble: 0.05, corners: 14 }), pen.lit(tint(rice, -0.18), 0.3), 7, 0.35) +
  grain(pen, tint(rice, -0.3), 90, 3.8) +
  grain(pen, rice, 110, 3.6) +
  grain(pen, tint(rice, 0.55), 90, 3)

const carrots = (pen: Pen) => {
  const sticks = each(scatter(pen, 30, 86, 13), ([x, y]) => {
    const [dx, dy] = polar(22, pen.rand() * 6.28)
    return `M${round(x)} ${round(y)}l${round(dx)} ${round(dy)}`
  })
  return (
    stroke(sticks, '#8a3d0c', 5, `transform="translate(1 1.8)" ${fade(0.35)}`) +
    stroke(sticks, '#e8862b', 4.6) +
    stroke(sticks, '#fbb766', 1.4)
  )
}

const garlic = (pen: Pen) => {
  const clove = (i: number) =>
    path('M0 0C-13 -8 -11 -27 0 -27C11 -27 13 -8 0 0Z', pen.slope(i % 2 ? '#f1e2c4' : '#e7d2ab', 0.25)) +
    stroke('M0 -2C-13 -8 -11 -27 0 -27', '#b8925e', 1, fade(0.6))
  const head = times(8, (i) => place(0, 0, clove(i), i * 45))
  const under = ellipse(3, 6, 27, 25, '#2a1008', fade(0.35))
  return place(pen.between(-16, 16), pen.between(-14, 10), under + head + circle(0, 0, 5, '#c9a671'))
}

const barberry: Bite = (pen, x, y) => circle(x, y, 3, pen.lit('#8f1a2c', 0.3))
const raisin: Bite = (pen, x, y) => ellipse(x, y, 6, 4.4, pen.lit('#6b3320', 0.4))
const quince: Bite = (pen, x, y) =>
  place(x, y, solid('M-20 6Q-8 -14 20 -8Q14 8 -20 6Z', pen.slope('#e9b04a', 0.3), 2.6), pen.between(0, 360))

/** Plov of one meat: rice, carrot, a head of garlic, and what else goes in. */
const plov =
  (meaty: Bite, extra: readonly (readonly [Bite, number])[], rice = '#f0c25e'): Draw =>
  (pen) =>
    lyagan(pen, 136) +
    mound(pen, rice) +
    carrots(pen) +
    each(scatter(pen, 9, 60, 28), ([x, y]) => meaty(pen, x, y)) +
    heap(pen, 78, extra, 14) +
    garlic(pen) +
    sprinkle(pen, 0, 0, 84, 16, '#4a2c18', 2.6) +
    herbs(pen, scatter(pen, 12, 86), 5.5) +
    each(pairs(84, 62, 70, 76, 94, 46), ([x, y]) => redOnion(pen, x, y, 11))

/** The whole cauldron, its two ears to the sides. */
const cauldron: Draw = (pen) =>
  shadow(pen, 10, 14, 158, 154, 0.46) +
  each([-1, 1], (side) => path(`M${side * 122} -20q${side * 36} 20 0 40Z`, pen.slope('#3a3734', 0.2))) +
  circle(0, 0, 136, pen.slope('#4a4743', 0.25)) +
  circle(0, 0, 126, '#1f1d1b') +
  place(
    0,
    0,
    mound(pen, '#e9b44c') + carrots(pen) + each(scatter(pen, 14, 72, 26), ([x, y]) => lamb(pen, x, y)) + garlic(pen),
    0,
    1.22,
  ) +
  heap(
    pen,
    96,
    [
      [barberry, 14],
      [bean('#e3b45c'), 12],
    ],
    14,
  ) +
  ring(0, 0, 131, '#fff', 1.4, fade(0.2))

const lamb = lump('#7c4022', 17)

/** Plov by its meat. */
export const PLOVS = {
  classic: plov(lamb, [
    [barberry, 12],
    [bean('#e3b45c', 0.9), 8],
  ]),
  festive: plov(
    lump('#6b3018', 15),
    [
      [raisin, 14],
      [quince, 6],
    ],
    '#f3cf76',
  ),
  chicken: plov(lump('#d9a868', 17), [[barberry, 10]], '#f3d489'),
  cauldron,
} as const satisfies Record<string, Draw>

const egg: Bite = strip('#f7cf52', 1.2)
const pea: Bite = bean('#7db04a', 0.8)
const crabMeat: Bite = strip('#f3ded0', 1.3)
const crabRed: Bite = strip('#dd5a3c', 1.1)
const poultry: Bite = lump('#d9a868', 12)
const cashew: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-10 2Q-10 -9 2 -9Q12 -8 9 2Q4 -4 -2 -1Q-5 6 -10 2Z', pen.slope('#f0dcae', 0.2), 2),
    pen.between(0, 360),
  )

/** Rice fried over a high flame, in a bowl. */
const fried =
  (rice: string, parts: readonly (readonly [Bite, number])[], finish: (pen: Pen) => string = () => ''): Draw =>
  (pen) =>
    bowl(pen, 133, pen.slope('#6b3a1c', 0.1), glaze(pen, pen.chance(0.6) ? 'dark' : 'light')) +
    place(0, 0, mound(pen, rice), 0, 0.98) +
    heap(pen, 80, parts, 16) +
    onionRings(pen, scatter(pen, 14, 80), 4.4) +
    finish(pen)

/** Rice, fried or plain. */
export const RICES = {
  egg: fried('#e9cf94', [
    [egg, 14],
    [pea, 12],
    [dice('#ea8a2f', 0.8), 12],
  ]),
  crab: fried(
    '#efdcae',
    [
      [crabMeat, 9],
      [crabRed, 8],
      [egg, 9],
    ],
    (pen) => lemonWedge(pen, 82, 72, 1.1, undefined, true),
  ),
  pineapple: fried('#e6bc4a', [
    [dice('#f6d75c', 1.3), 9],
    [poultry, 9],
    [cashew, 8],
    [raisin, 8],
  ]),
  steamed: (pen) =>
    bowl(pen, 128, pen.slope('#f3ead6', -0.06), glaze(pen, 'dark')) +
    solid(blob(pen, 0, 0, 90, 86, { wobble: 0.05, corners: 14 }), pen.lit('#fbf7ec', 0.1), 6, 0.3) +
    grain(pen, '#fff', 120, 3.6) +
    grain(pen, '#dccfb2', 60, 2.6) +
    sprinkle(pen, 0, -6, 26, 18, '#2b241e', 2.8),
} as const satisfies Record<string, Draw>
