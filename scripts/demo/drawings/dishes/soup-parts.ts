import type { Pen } from '../pen.ts'
import { each, ellipse, fade, scatter, stroke } from '../shapes.ts'

/** Light on a wet surface. */
export const gleam = () =>
  stroke('M-84 -44A95 95 0 0 1 -46 -83', '#fff', 4, fade(0.3)) +
  ellipse(-44, -66, 9, 4, '#fff', `${fade(0.3)} transform="rotate(-35 -44 -66)"`)

/** Drops of fat over a soup. */
export const drops = (pen: Pen, colour: string) =>
  each(scatter(pen, 26, 104, 9), ([x, y]) => ellipse(x, y, pen.between(2, 6), pen.between(2, 5), colour, fade(0.4)))
