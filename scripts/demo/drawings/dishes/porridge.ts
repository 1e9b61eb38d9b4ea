import { dice } from '../bites.ts'
import { tint } from '../colour.ts'
import { sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { round } from '../round.ts'
import {
  around,
  blob,
  circle,
  dots,
  each,
  ellipse,
  fade,
  place,
  polar,
  scatter,
  solid,
  strands,
  stroke,
  times,
} from '../shapes.ts'
import { bowl, glaze } from '../ware.ts'
import { fruit } from './berries.ts'

const banana = (pen: Pen, x: number, y: number) =>
  circle(x + 1.5, y + 3, 13, '#2a1008', fade(0.25)) +
  circle(x, y, 13, pen.lit('#f7e3a0', 0.3)) +
  circle(x, y, 9, '#fbefc4') +
  dots(around(3, 3.4, 0.5, x, y), 2.2, '#8a6a35')

const almond = (pen: Pen, x: number, y: number) =>
  place(
    x,
    y,
    solid('M-10 0Q0 -8 11 0Q0 8 -10 0Z', pen.slope('#b87536', 0.3), 2) + stroke('M-7 0H8M-4 -2H5', '#e6b67a', 1.2),
    pen.between(0, 360),
  )

const oats = (pen: Pen, grain: string) =>
  each(scatter(pen, 56, 100, 9), ([x, y]) =>
    ellipse(
      x,
      y,
      pen.between(4, 8),
      pen.between(3, 5),
      pen.pick([tint(grain, 0.5), tint(grain, -0.16), tint(grain, 0.25)]),
      `transform="rotate(${pen.int(0, 180)} ${round(x)} ${round(y)})" ${fade(0.75)}`,
    ),
  )

const bananaRow = (pen: Pen) => times(6, (i) => banana(pen, ...polar(70, -2.4 + i * 0.36)))
const berryRow = (pen: Pen) =>
  fruit(
    pen,
    Array.from({ length: 8 }, (_, i) => polar(66 - (i % 2) * 18, 0.3 + i * 0.22)),
  )
const almonds = (pen: Pen) =>
  each(
    Array.from({ length: 9 }, (_, i) => polar(74 - (i % 3) * 16, 2.3 + i * 0.13)),
    ([x, y]) => almond(pen, x, y),
  )
const honey = () =>
  stroke('M-40 -10q16 -24 34 -4t30 -6t26 16q-10 22 -34 12t-44 10', '#d98f22', 6, fade(0.85)) +
  stroke('M-38 -12q16 -22 32 -4', '#ffe3a0', 2)
const mango = (pen: Pen) =>
  each(
    Array.from({ length: 14 }, (_, i) => polar(64 - (i % 3) * 18, -2.6 + i * 0.15)),
    ([x, y]) => dice('#f6b93a', 1.5)(pen, x, y),
  )
const seeds = (pen: Pen) => sprinkle(pen, 0, 0, 94, 60, '#2b241e', 2.4)

/** Something spooned out of a bowl in the morning: its colour, its grain, what lies on it. */
const porridge =
  (base: string, grain: (pen: Pen, base: string) => string, toppings: readonly ((pen: Pen) => string)[]): Draw =>
  (pen) =>
    bowl(pen, 134, pen.lit(base, 0.14), glaze(pen)) +
    grain(pen, base) +
    place(
      0,
      0,
      each(toppings, (draw) => draw(pen)),
      pen.between(0, 360),
    ) +
    sprig(pen, 4, 6, 0.9)

const riceGrains = (pen: Pen, base: string) =>
  strands(pen, scatter(pen, 90, 98), 6, tint(base, 0.6), 3.6) +
  strands(pen, scatter(pen, 60, 98), 6, tint(base, -0.12), 2.6)

const clusters = (pen: Pen) =>
  each(scatter(pen, 26, 58, 13), ([x, y]) =>
    solid(
      blob(pen, x - 26, y, 11, 9, { wobble: 0.26, corners: 7 }),
      pen.lit(pen.pick(['#b87a34', '#a3672a', '#cf9648']), 0.34),
      2.6,
    ),
  )

/** Bowls for the morning. */
export const PORRIDGES = {
  oat: porridge('#efdcb2', oats, [honey, bananaRow, berryRow, almonds]),
  'mango-rice': porridge('#f8f0de', riceGrains, [mango, seeds]),
  granola: porridge('#fbf6ec', () => '', [clusters, berryRow, (pen) => sprinkle(pen, -26, 0, 56, 26, '#8fa04a', 4)]),
  chia: porridge(
    '#f1ebe0',
    (pen) => sprinkle(pen, 0, 0, 100, 180, '#4a4440', 2.6) + sprinkle(pen, 0, 0, 100, 80, '#8f877e', 2.2),
    [mango],
  ),
} as const satisfies Record<string, Draw>
