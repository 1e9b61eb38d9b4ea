import { type Bite, heap, tangle } from '../bites.ts'
import { tint } from '../colour.ts'
import type { Draw, Pen } from '../pen.ts'
import { blob, each, ellipse, fade, path, place, scatter, solid, stroke } from '../shapes.ts'
import { bowl, glaze, plate } from '../ware.ts'

/** A leaf of fermented cabbage, red with paste towards its edge. */
export const kimchiLeaf: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid(
      'M-26 -6Q-20 -18 -8 -13Q2 -20 12 -13Q26 -14 27 -1Q24 12 10 10Q-2 17 -12 11Q-25 12 -26 -6Z',
      pen.blend(pen.pick([0, 90, 180]), '#f6dc9c', '#e8893c', '#c93a1e'),
      3,
    ) +
      stroke('M-20 -4Q0 -10 21 -3M-14 4Q2 -1 16 4', '#fbeec4', 2.2, fade(0.75)) +
      stroke('M-24 -7Q-14 -16 -4 -12', '#7fa047', 2.4, fade(0.6)),
    pen.between(0, 360),
  )

/** A mound of shreds in a bowl or on a plate. */
export const shreds =
  (
    colours: readonly [string, ...string[]],
    look: { count: number; length: number; width: number },
    finish: (pen: Pen) => string,
  ): Draw =>
  (pen) =>
    (pen.chance(0.6)
      ? bowl(pen, 132, pen.slope('#e9e2cf', -0.1), glaze(pen, pen.chance(0.5) ? 'dark' : 'light'))
      : plate(pen, 134, glaze(pen, pen.chance(0.5) ? 'dark' : 'light'))) +
    ellipse(4, 8, 92, 90, '#1d0d05', fade(0.28)) +
    path(blob(pen, 0, 0, 84, 82, { wobble: 0.08, corners: 14 }), tint(colours[0], -0.42)) +
    tangle(pen, 82, colours, look) +
    tangle(pen, 52, [colours[0], tint(colours[0], 0.16)], { ...look, count: Math.round(look.count * 0.35) }) +
    finish(pen)

/** Dices in a mound, under a dressing or without. */
export const diced =
  (parts: readonly (readonly [Bite, number])[], veil: string | null, finish: (pen: Pen) => string): Draw =>
  (pen) =>
    plate(pen, 134, glaze(pen, pen.chance(0.4) ? 'dark' : 'light')) +
    ellipse(5, 9, 92, 88, '#1d0d05', fade(0.3)) +
    path(blob(pen, 0, 0, 86, 82, { wobble: 0.06, corners: 14 }), veil ?? '#5a1230') +
    heap(pen, 80, parts, 9) +
    (veil ? each(scatter(pen, 16, 70, 16), ([x, y]) => ellipse(x, y, 12, 8, veil, fade(0.55))) : '') +
    finish(pen)
