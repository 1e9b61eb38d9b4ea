import { herbs, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { meat } from '../proteins.ts'
import { round } from '../round.ts'
import { around, circle, dots, each, ellipse, fade, path, place, scatter, shift, solid, stroke } from '../shapes.ts'
import { dip, steamer } from '../vessels.ts'
import { board } from '../ware.ts'

const bun = (pen: Pen, x: number, y: number, r: number) => {
  const folds = each(
    around(11, 1, pen.rand()),
    ([dx, dy]) =>
      `M${round(dx * r * 0.1)} ${round(dy * r * 0.1)}Q${round((dx + dy * 0.55) * r * 0.4)} ${round((dy - dx * 0.55) * r * 0.4)} ${round(dx * r * 0.72)} ${round(dy * r * 0.72)}`,
  )
  return place(
    x,
    y,
    circle(5, 8, r, '#1d0d05', fade(0.3)) +
      circle(
        0,
        0,
        r,
        pen.radial(
          [
            [0, '#ffffff'],
            [0.45, '#fbf3e3'],
            [0.8, '#efe0c6'],
            [1, '#cdb48d'],
          ],
          0.36,
          0.3,
          0.78,
        ),
      ) +
      stroke(folds, '#cbb28a', 2.8, fade(0.8)) +
      stroke(folds, '#fff', 1.8, `transform="rotate(7)"`) +
      circle(0, 0, r * 0.1, '#d9c39c') +
      ellipse(
        -r * 0.4,
        -r * 0.48,
        r * 0.26,
        r * 0.15,
        '#fff',
        `${fade(0.9)} transform="rotate(-36 ${round(-r * 0.4)} ${round(-r * 0.48)})"`,
      ),
  )
}

const opened = (pen: Pen, x: number, y: number, r: number, filling: string) => {
  const bits = shift(scatter(pen, 26, r * 0.52, 7), 0, 4)
  return place(
    x,
    y,
    circle(5, 8, r, '#1d0d05', fade(0.3)) +
      circle(0, 0, r, pen.lit('#fbf1de', 0.3)) +
      path(
        `M${-r * 0.82} ${r * 0.1}Q0 ${-r * 0.95} ${r * 0.82} ${r * 0.1}Q${r * 0.4} ${r * 0.8} 0 ${r * 0.78}Q${-r * 0.4} ${r * 0.8} ${-r * 0.82} ${r * 0.1}Z`,
        '#7d4a26',
      ) +
      each(bits, ([bx, by], i) =>
        i % 3
          ? meat(pen, bx, by, 6, filling)
          : place(
              bx,
              by,
              solid('M-9 -3Q0 -6 9 -2L8 3Q0 0 -8 3Z', pen.slope(i % 2 ? '#d5e3a0' : '#f0dfae', 0.2), 1.4),
              pen.between(0, 180),
            ),
      ) +
      dots(scatter(pen, 9, r * 0.5), 3, '#e2742f') +
      stroke(`M${-r * 0.8} ${-r * 0.1}Q0 ${-r * 1.04} ${r * 0.8} ${-r * 0.1}`, '#fffaf0', 7),
    pen.between(-30, 30),
  )
}

const served =
  (buns: (pen: Pen) => string): Draw =>
  (pen) =>
    pen.pick([() => steamer(pen, 136), () => steamer(pen, 136), () => board(pen, 292, 244)])() +
    buns(pen) +
    sprinkle(pen, 0, 0, 40, 12, '#3a2a1c', 2.2) +
    (pen.chance(0.5) ? dip(pen, 108, -84, 25, '#a8281a') : herbs(pen, scatter(pen, 10, 96, 0, 70), 5))

const pair = (filling: string) => (pen: Pen) => bun(pen, -50, -14, 56) + opened(pen, 56, 22, 54, filling)

/** Pyanse, the island's steamed bun with meat and cabbage: one beside an opened one, or three. */
export const PYANSE = {
  classic: served(pair('#9a5a32')),
  kimchi: served(pair('#c9431f')),
  beef: served(pair('#6b3820')),
  three: served((pen) => bun(pen, 0, -50, 49) + bun(pen, -52, 38, 49) + bun(pen, 52, 38, 49)),
} as const satisfies Record<string, Draw>
