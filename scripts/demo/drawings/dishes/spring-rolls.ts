import { type Bite, strip } from '../bites.ts'
import { herbs, leaf, sprinkle } from '../greens.ts'
import type { Draw } from '../pen.ts'
import { each, ellipse, fade, pairs, path, place, scatter, solid, stroke } from '../shapes.ts'
import { dip } from '../vessels.ts'
import { board, glaze, plate, slate } from '../ware.ts'

const golden: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid(
      'M-62 -14Q-70 0 -62 14Q0 22 62 14Q70 0 62 -14Q0 -22 -62 -14Z',
      pen.blend(90, '#efc06a', '#d08a34', '#94561c'),
      5,
    ) +
      stroke('M-40 -16Q-30 0 -42 16M-6 -18Q4 0 -8 18M28 -17Q38 0 26 17', '#8a4e18', 2.6, fade(0.5)) +
      each(scatter(pen, 9, 1, 0.2), ([a, b]) => ellipse(a * 52, b * 12, 5, 3, '#fbe0a2', fade(0.6))) +
      stroke('M-54 -10Q0 -17 54 -10', '#fff', 3, fade(0.45)),
    pen.between(-14, 14),
  )

/** A roll of rice paper, what is inside showing through. */
const clear: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-54 -17Q-62 0 -54 17Q0 24 54 17Q62 0 54 -17Q0 -24 -54 -17Z', pen.slope('#e6ecd6', 0.14), 5) +
      each(pairs(-36, -6, -18, 6, 0, -7, 20, 5, 36, -5, -30, 8, 8, 9), ([px, py], i) =>
        strip(['#f6b53c', '#7bb04a', '#e8862b', '#8a3f7a'][i % 4] ?? '#7bb04a', 0.95)(pen, px, py),
      ) +
      stroke('M-54 -17Q-62 0 -54 17Q0 24 54 17Q62 0 54 -17Q0 -24 -54 -17Z', '#fff', 3, fade(0.5)) +
      path('M-52 -15Q-60 0 -52 15Q0 21 52 15Q60 0 52 -15Q0 -21 -52 -15Z', '#fdfaf0', fade(0.2)) +
      stroke('M-44 -12Q0 -18 44 -12', '#fff', 4, fade(0.8)),
    pen.between(-10, 10),
  )

/** Spring rolls, fried and fresh. */
export const SPRING_ROLLS = {
  fried: (pen) =>
    pen.pick([() => plate(pen, 138, glaze(pen, 'dark')), () => board(pen, 312, 236), () => slate(pen, 312, 232)])() +
    each(pairs(-22, -62, -18, -18, -24, 28, -16, 72), ([x, y]) => golden(pen, x, y)) +
    dip(pen, 92, 10, 32, '#c9361a') +
    leaf(pen, 92, -66, 1.6) +
    herbs(pen, scatter(pen, 8, 100), 5),
  fresh: (pen) =>
    pen.pick([() => plate(pen, 138, glaze(pen, 'dark')), () => slate(pen, 316, 236)])() +
    each(pairs(-66, -56, 54, -58, -68, 0, 52, -2, -66, 56, 54, 56), ([x, y]) => clear(pen, x, y)) +
    dip(pen, -6, 0, 30, '#c98f4c') +
    sprinkle(pen, -6, 0, 18, 10, '#fbe6bd', 2.8) +
    herbs(pen, scatter(pen, 10, 110), 5.5),
} as const satisfies Record<string, Draw>
