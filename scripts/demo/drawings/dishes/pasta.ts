import { type Bite, heap } from '../bites.ts'
import { tint } from '../colour.ts'
import { herbs, leaf, sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { bacon } from '../proteins.ts'
import { shrimp } from '../sea-parts.ts'
import { circle, each, ellipse, fade, path, place, rect, scatter, shadow, solid, stroke, times } from '../shapes.ts'
import { cherryTomato } from '../vegetables.ts'
import { glaze, plate } from '../ware.ts'
import { noodles } from './noodle-parts.ts'
import { mussel, squidRing } from './shellfish.ts'

const prawn: Bite = (pen, x, y) => shrimp(pen, x, y, 1)
const tomato: Bite = (pen, x, y) => cherryTomato(pen, x, y, 11, '#d23a22')
const rasher: Bite = (pen, x, y) => bacon(pen, x, y, 0.5)
const shaving: Bite = (pen, x, y) =>
  place(x, y, solid('M-14 -4Q-2 -9 13 -5Q8 4 -12 5Z', pen.slope('#fbeec2', 0.2), 2), pen.between(0, 360))

/** A nest of spaghetti under its sauce. */
const nest =
  (colour: string, sauce: string, parts: readonly (readonly [Bite, number])[], finish: (pen: Pen) => string): Draw =>
  (pen) =>
    plate(pen, 137, glaze(pen)) +
    ellipse(5, 9, 88, 86, '#1d0d05', fade(0.3)) +
    circle(0, 0, 84, tint(sauce, -0.3)) +
    place(0, 0, noodles(pen, 86, colour, 5.4, 22), pen.between(0, 180)) +
    each([64, 44, 24], (r, i) =>
      place(0, 0, stroke(`M${-r} 0A${r} ${r} 0 1 1 ${r * 0.4} ${r * 0.9}`, tint(colour, i * 0.1), 5.4), i * 80),
    ) +
    each(scatter(pen, 14, 72, 18), ([x, y]) => ellipse(x, y, 14, 9, sauce, fade(0.5))) +
    heap(pen, 66, parts, 21) +
    finish(pen)

export const PASTAS = {
  carbonara: nest(
    '#f3d488',
    '#f7e3b0',
    [
      [rasher, 9],
      [shaving, 8],
    ],
    (pen) =>
      circle(1, 3, 21, '#2a1008', fade(0.28)) +
      circle(0, 0, 20, pen.lit('#f39a1f', 0.34)) +
      ellipse(-6, -7, 5, 3, '#fff', fade(0.8)) +
      sprinkle(pen, 0, 0, 78, 44, '#2a1c14', 2.4),
  ),
  seafood: nest(
    '#efc06a',
    '#c9401f',
    [
      [prawn, 6],
      [squidRing, 5],
      [mussel, 5],
    ],
    (pen) => herbs(pen, scatter(pen, 18, 78), 5.5),
  ),
  pesto: nest(
    '#d9cf7a',
    '#5f8f34',
    [
      [tomato, 8],
      [shaving, 6],
    ],
    (pen) => sprinkle(pen, 0, 0, 70, 26, '#f3e2b8', 4) + sprig(pen, -6, 0, 1.2),
  ),
} as const satisfies Record<string, Draw>

/** A square cut of something baked in layers, and the layers at its edge. */
const baked =
  (top: string, layers: readonly [string, ...string[]], finish: (pen: Pen) => string): Draw =>
  (pen) => {
    const side = each(layers, (colour, i) =>
      path(
        `M-88 ${44 + i * 8}Q0 ${52 + i * 8} 88 ${44 + i * 8}V${52 + i * 8}Q0 ${60 + i * 8} -88 ${52 + i * 8}Z`,
        colour,
      ),
    )
    return (
      plate(pen, 138, glaze(pen)) +
      shadow(pen, 8, 20, 112, 84, 0.44) +
      side +
      rect(-90, -62, 180, 112, 12, tint(top, -0.3)) +
      rect(-90, -66, 180, 112, 12, pen.lit(top, 0.3)) +
      each(scatter(pen, 26, 1, 0.16), ([x, y]) =>
        ellipse(
          x * 76,
          y * 44 - 10,
          pen.between(6, 15),
          pen.between(4, 9),
          pen.pick(['#b8651c', '#fff0b8', '#d98a2e']),
          fade(0.5),
        ),
      ) +
      stroke('M-80 -56Q0 -64 78 -56', '#fff', 4, fade(0.4)) +
      finish(pen)
    )
  }

const SHEETS = ['#f3d9a0', '#b83c20', '#f6e6c0', '#a8341c', '#f3d9a0'] as const

/** Lasagne, and its Georgian relative of thin dough and cheese alone. */
export const LASAGNES = {
  beef: baked(
    '#eeb850',
    SHEETS,
    (pen) =>
      times(5, (i) => ellipse(-60 + i * 30, 30 + (i % 2) * 6, 12, 7, '#c23a20', fade(0.8))) +
      leaf(pen, -6, -18, 1.3) +
      leaf(pen, 16, -8, 1.2) +
      sprinkle(pen, 0, -8, 70, 20, '#3f7a34', 2.4),
  ),
  achma: baked(
    '#f0c65c',
    ['#f8e7b4', '#f3d488', '#f8e7b4', '#f3d488', '#f8e7b4'],
    (pen) =>
      stroke('M-86 -30Q0 -38 86 -30M-86 8Q0 0 86 8M-30 -66V46M30 -66V46', '#b87a2c', 2.4, fade(0.5)) +
      herbs(pen, scatter(pen, 8, 50), 4.5),
  ),
} as const satisfies Record<string, Draw>
