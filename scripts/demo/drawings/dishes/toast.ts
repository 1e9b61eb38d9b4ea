import { bean } from '../bites.ts'
import { tint } from '../colour.ts'
import { herbs, leaf, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { fishSlice } from '../sea-parts.ts'
import {
  blob,
  circle,
  dots,
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
} from '../shapes.ts'
import { avocado, cherryTomato } from '../vegetables.ts'
import { board, glaze, plate, slate } from '../ware.ts'

/** A big slice of bread, spread and laden, seen from above. */
const slice = (pen: Pen, crumb: string, spread: string) =>
  solid(
    'M-104 -52Q-116 -78 -60 -84Q0 -92 66 -82Q118 -76 106 -46Q98 -30 102 6V58Q98 78 76 78H-78Q-100 78 -102 58V4Q-96 -34 -104 -52Z',
    pen.slope('#a3622a', 0.22),
    7,
  ) +
  path(
    'M-95 -50Q-104 -70 -58 -75Q0 -83 62 -74Q106 -69 96 -46Q88 -28 92 6V56Q88 69 74 69H-76Q-90 69 -92 56V4Q-86 -32 -95 -50Z',
    pen.lit(crumb, 0.16),
  ) +
  dots(
    scatter(pen, 40, 1, 0.06).map(([a, b]): Point => [a * 84, b * 66]),
    3,
    tint(crumb, -0.2),
    fade(0.5),
  ) +
  path(blob(pen, -2, -2, 82, 64, { wobble: 0.06, corners: 14 }), pen.lit(spread, 0.22))

const radish = (pen: Pen, x: number, y: number) =>
  circle(x + 1.4, y + 2.4, 13, '#2a1008', fade(0.26)) +
  circle(x, y, 13, '#c42a5c') +
  circle(x, y, 11, pen.lit('#fdf3f4', 0.1)) +
  stroke(`M${x - 5} ${y}h10M${x} ${y - 5}v10`, '#f0c9d4', 1.4)

const poached = (pen: Pen) =>
  solid(blob(pen, 6, -2, 37, 33, { wobble: 0.1, corners: 10 }), '#fffdf6', 4) +
  ellipse(10, -2, 17, 15, pen.lit('#f6a524', 0.34)) +
  path('M12 8Q22 22 16 36Q8 30 4 12Z', '#f6a524') +
  stroke('M-16 -16Q-6 -28 10 -26', '#e9e2d0', 3)

const served =
  (body: (pen: Pen) => string): Draw =>
  (pen) =>
    pen.pick([() => board(pen, 312, 240), () => plate(pen, 140, glaze(pen, 'dark')), () => slate(pen, 312, 236)])() +
    place(-4, 0, body(pen), pen.pick([-8, 6])) +
    each(pairs(118, 66, 106, 86), ([x, y]) => cherryTomato(pen, x, y, 12)) +
    herbs(pen, scatter(pen, 8, 110, 0, 60), 5)

/** Open toasts. */
export const TOASTS = {
  avocado: served(
    (pen) =>
      slice(pen, '#e9cf9c', '#a9c664') +
      avocado(pen, -58, -34, 6, -30, 1) +
      avocado(pen, 56, 34, 6, 150, 1) +
      poached(pen) +
      each(pairs(-56, 34, -30, 48, 52, -44, 74, -24), ([x, y]) => radish(pen, x, y)) +
      sprinkle(pen, 0, 0, 66, 26, '#c9341c', 2.8),
  ),
  hummus: served(
    (pen) =>
      slice(pen, '#dcb884', '#e6cd94') +
      each(pairs(-56, -36, -20, -44, 18, -36, 54, -30, -44, 10, -4, 0, 36, 10, -18, 42, 24, 44), ([x, y]) =>
        radish(pen, x, y),
      ) +
      each(scatter(pen, 8, 60, 24), ([x, y]) => bean('#e3b45c', 0.9)(pen, x, y)) +
      stroke('M-60 20q10 -24 26 -14M20 -10q16 -18 30 -4M-20 26q14 -18 30 -4', '#7fae4a', 3) +
      each(pairs(-34, 10, 50, -14, 10, 20), ([x, y]) => leaf(pen, x, y, 0.7)),
  ),
  scramble: served(
    (pen) =>
      slice(pen, '#f3cf84', '#fbf3dc') +
      each(scatter(pen, 26, 56, 14), ([x, y]) =>
        solid(
          blob(pen, x * 1.2, y * 0.8, 19, 14, { wobble: 0.24, corners: 8 }),
          pen.lit(pen.pick(['#f7d456', '#f3c838', '#fae07c']), 0.3),
          3,
        ),
      ) +
      fishSlice(pen, -36, -24, 1.2, -24) +
      fishSlice(pen, 34, 8, 1.2, 20) +
      fishSlice(pen, -14, 36, 1.1, 8) +
      herbs(pen, scatter(pen, 12, 60), 5.5),
  ),
} as const satisfies Record<string, Draw>
