import { tint } from '../colour.ts'
import { chiliRings, herbs, leaf, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { blob, circle, fade, place, scatter, shadow, shift, solid, stroke, times } from '../shapes.ts'
import { arc } from '../vessels.ts'
import { board, glaze, plate, slate } from '../ware.ts'
import { ginger, wasabi } from './sushi-ware.ts'

type Garnish = 'herbs' | 'specks' | 'chili' | 'leaf' | 'none'

const ramekin = (pen: Pen, x: number, y: number, r: number, sauce: string, top: Garnish) => {
  const garnish = {
    herbs: () => herbs(pen, shift(scatter(pen, 9, r * 0.5), x, y), r * 0.1),
    specks: () => sprinkle(pen, x, y, r * 0.6, 26, tint(sauce, 0.7), r * 0.06),
    chili: () => chiliRings(shift(scatter(pen, 5, r * 0.5, 8), x, y), r * 0.09),
    leaf: () => leaf(pen, x + r * 0.1, y, r / 46),
    none: () => '',
  }[top]()
  return (
    shadow(pen, x + r * 0.1, y + r * 0.15, r * 1.18, r * 1.16, 0.46) +
    circle(x, y, r, pen.slope(pen.pick(['#fdfaf2', '#2e3a3b', '#f3ece0', '#1f5557', '#b36a3c']), 0.24)) +
    circle(x, y, r * 0.85, '#2a1008', fade(0.4)) +
    circle(x, y + r * 0.03, r * 0.82, pen.lit(sauce, 0.26)) +
    stroke(
      `M${x - r * 0.3} ${y + r * 0.1}q${r * 0.1} ${-r * 0.5} ${r * 0.5} ${-r * 0.34}q${r * 0.36} ${r * 0.3} ${-r * 0.02} ${r * 0.52}`,
      tint(sauce, -0.25),
      r * 0.06,
      fade(0.6),
    ) +
    stroke(arc(x, y, r * 0.64, 3.5, 4.6), '#fff', r * 0.07, fade(0.5)) +
    stroke(arc(x, y, r * 0.93, 3.5, 4.7), '#fff', r * 0.035, fade(0.7)) +
    garnish
  )
}

const under = (pen: Pen) => pen.pick([() => board(pen, 312, 226), () => slate(pen, 312, 218), () => plate(pen, 136)])()

const strewn = (pen: Pen) => herbs(pen, scatter(pen, 9, 116, 0, 96), 5)

/** One bowl of a sauce. */
const one =
  (sauce: string, top: Garnish = 'none'): Draw =>
  (pen) =>
    under(pen) + ramekin(pen, 0, 0, 84, sauce, top) + (top === 'herbs' || top === 'leaf' ? strewn(pen) : '')

/** Sauces by their names. */
export const SAUCES = {
  garlic: one('#f4ecd6', 'herbs'),
  cheese: one('#f2b93a'),
  unagi: one('#3a1a10', 'specks'),
  soy: one('#2e150d'),
  tkemali: one('#a8242c', 'leaf'),
  adjika: one('#b8281a', 'specks'),
  'chili-oil': one('#b5301a', 'chili'),
  gochujang: one('#9c1f16', 'specks'),
  tartare: one('#f3eedb', 'herbs'),
  chimichurri: one('#5f8f3a', 'chili'),
  pepper: one('#d3b78c', 'specks'),
  two: (pen) =>
    under(pen) +
    ramekin(pen, -58, -28, 58, '#c02f1c', 'none') +
    ramekin(pen, 62, 34, 56, '#f1e3bf', 'herbs') +
    strewn(pen),
  three: (pen) =>
    under(pen) +
    ramekin(pen, -56, -36, 50, '#f1e3bf', 'herbs') +
    ramekin(pen, 56, -34, 50, '#c02f1c', 'specks') +
    ramekin(pen, 0, 54, 50, '#e5b433', 'none') +
    strewn(pen),
  ginger: (pen) =>
    pen.pick([() => slate(pen, 296, 204), () => plate(pen, 132, glaze(pen, 'dark'))])() +
    place(
      -50,
      0,
      times(3, (i) => place(-18 + i * 18, -14 + (i % 2) * 26, ginger(pen, 0, 0), i * 70)),
      0,
      1.5,
    ) +
    place(
      72,
      6,
      solid(blob(pen, 0, 0, 38, 30, { wobble: 0.12 }), pen.lit('#9cc25c', 0.3), 5) +
        wasabi(pen, -2, -4) +
        stroke('M-22 -8q16 -14 34 -4', '#d5e8a2', 3, fade(0.8)),
    ),
} as const satisfies Record<string, Draw>
