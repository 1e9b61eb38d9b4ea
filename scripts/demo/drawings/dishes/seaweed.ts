import { type Bite, heap } from '../bites.ts'
import { chiliRings, sprinkle } from '../greens.ts'
import type { Draw } from '../pen.ts'
import { blob, each, ellipse, fade, place, scatter, solid, stroke } from '../shapes.ts'
import { redOnion } from '../vegetables.ts'
import { bowl, glaze } from '../ware.ts'
import { shreds } from './shreds.ts'

/** Seaweed: the bright one with nut sauce and the dark island kelp. */
export const SEAWEEDS = {
  chuka: (pen) =>
    shreds(['#5f9e2f', '#83bd3f', '#3f7a26'], { count: 190, length: 38, width: 3 }, () => '')(pen) +
    sprinkle(pen, 0, 0, 80, 90, '#fff4d6', 3.2) +
    place(
      6,
      -4,
      solid(blob(pen, 0, 0, 34, 27, { wobble: 0.14 }), pen.lit('#d9b078', 0.3), 3) +
        stroke('M-18 -6Q-2 -18 16 -8', '#fff', 3, fade(0.5)),
    ) +
    sprinkle(pen, 6, -4, 22, 12, '#fff8e6', 2.6) +
    chiliRings(scatter(pen, 5, 66, 20, 44), 4),
  kelp: (pen) =>
    shreds(['#3f5a34', '#5c7a44', '#2c4128'], { count: 120, length: 42, width: 5.6 }, () => '')(pen) +
    each(scatter(pen, 8, 66, 22), ([x, y]) => redOnion(pen, x, y, 12)) +
    sprinkle(pen, 0, 0, 80, 70, '#fff4d6', 3),
} as const satisfies Record<string, Draw>

/** Young soy beans in their pods, with coarse salt. */
export const edamame: Draw = (pen) => {
  const pod: Bite = (p, x, y) =>
    place(
      x,
      y,
      solid(
        'M-38 2Q-34 -9 -24 -9Q-16 -15 -6 -10Q4 -15 13 -9Q26 -9 40 3Q28 10 14 10Q4 15 -6 11Q-16 15 -24 10Q-34 10 -38 2Z',
        p.lit(p.pick(['#7fb244', '#94c256', '#6b9f39']), 0.34),
        4,
      ) +
        each([-22, -5, 13], (px) => ellipse(px - 1, -2, 7, 5, '#c9e38e', fade(0.6))) +
        stroke('M-34 3Q0 -1 36 4', '#4a7a28', 1.4, fade(0.5)),
      p.between(0, 360),
    )
  return (
    bowl(pen, 132, pen.slope('#e9e2cf', -0.1), glaze(pen, pen.chance(0.6) ? 'dark' : 'light')) +
    ellipse(4, 8, 90, 88, '#1d0d05', fade(0.3)) +
    heap(pen, 70, [[pod, 24]], 13) +
    sprinkle(pen, 0, 0, 84, 70, '#fff', 3)
  )
}
