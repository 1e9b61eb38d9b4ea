import { sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { egg } from '../proteins.ts'
import { fishCube, roe, shrimp } from '../sea-parts.ts'
import {
  circle,
  each,
  fade,
  path,
  place,
  polar,
  round,
  scatter,
  shift,
  solid,
  strands,
  stroke,
  times,
} from '../shapes.ts'
import { avocado, cucumberSlice } from '../vegetables.ts'
import { bowl, glaze } from '../ware.ts'

const sector = (pen: Pen, angle: number, draw: (x: number, y: number) => string, count: number, gap: number) => {
  const [cx, cy] = polar(58, angle)
  return each(shift(scatter(pen, count, 32, gap), cx, cy), ([x, y]) => draw(x, y))
}

/** Poke bowl: rice under neat sectors. */
export const pokeBowl = (pen: Pen) => {
  const fish = pen.next(['#f2814f', '#c93f4a', '#f19b68'])
  const start = pen.rand() * 6.28
  const parts = pen
    .shuffle([
      (a: number) => sector(pen, a, (x, y) => fishCube(pen, x, y, 1.15, fish), 11, 15),
      (a: number) => {
        const [x, y] = polar(60, a)
        return avocado(pen, x, y, 6, (a * 180) / Math.PI + 90, 1.1)
      },
      (a: number) =>
        sector(
          pen,
          a,
          (x, y) =>
            place(
              x,
              y,
              solid('M-7 0Q-6 -6 0 -6Q7 -5 7 0Q6 6 0 6Q-7 5 -7 0Z', pen.lit('#8fbf55', 0.35), 2),
              pen.between(0, 90),
            ),
          20,
          10,
        ),
      (a: number) => sector(pen, a, (x, y) => cucumberSlice(pen, x, y, 15), 8, 15),
      (a: number) => {
        const [x, y] = polar(60, a)
        return (
          stroke(
            times(
              24,
              () =>
                `M${round(x + pen.between(-28, 28))} ${round(y + pen.between(-26, 26))}q${pen.int(-8, 8)} ${pen.int(-8, 8)} ${pen.int(-16, 16)} ${pen.int(-14, 14)}`,
            ),
            '#e07d28',
            4.2,
          ) +
          stroke(
            times(
              10,
              () =>
                `M${round(x + pen.between(-26, 26))} ${round(y + pen.between(-24, 24))}q4 ${pen.int(-6, 6)} 14 ${pen.int(-8, 8)}`,
            ),
            '#f6ab5a',
            2.4,
          )
        )
      },
      (a: number) => {
        const [x, y] = polar(58, a)
        return (
          stroke(
            times(
              26,
              () =>
                `M${round(x + pen.between(-26, 26))} ${round(y + pen.between(-24, 24))}q${pen.int(-9, 9)} ${pen.int(-9, 9)} ${pen.int(-16, 16)} ${pen.int(-12, 12)}`,
            ),
            '#2f6b3c',
            3.6,
          ) +
          stroke(
            times(
              12,
              () => `M${round(x + pen.between(-24, 24))} ${round(y + pen.between(-22, 22))}q4 ${pen.int(-8, 8)} 14 0`,
            ),
            '#6aa85a',
            2,
          )
        )
      },
      (a: number) => sector(pen, a, (x, y) => shrimp(pen, x, y, 0.86), 6, 24),
      (a: number) => {
        const [x, y] = polar(58, a)
        return roe(pen, x, y, 27, 24, 60, 5.4)
      },
    ])
    .slice(0, 6)
  const rice =
    circle(2, 4, 101, '#d5c6a6') +
    circle(0, 0, 101, pen.lit('#f3ead6', 0.16)) +
    strands(pen, scatter(pen, 120, 94), 5, '#fff', 3.4) +
    strands(pen, scatter(pen, 70, 94), 5, '#d3c4a2', 2.4)
  return (
    bowl(pen, 134, pen.slope('#f7f0e0', -0.06), glaze(pen)) +
    rice +
    place(0, 0, parts.map((draw, i) => draw(start + (i / 6) * Math.PI * 2)).join(''), 0, 1.1) +
    (pen.chance(0.5) ? egg(pen, 0, 0, 1) : place(0, 0, sprig(pen, -12, 0, 1.2))) +
    sprinkle(pen, 0, 0, 96, 26, '#fff4d6', 2.6) +
    sprinkle(pen, 0, 0, 96, 16, '#2b241e', 2.4) +
    path(
      'M-70 24q20 -18 40 0t40 0t40 0',
      'none',
      `stroke="#f4e2b8" stroke-width="3.4" stroke-linecap="round" ${fade(0.7)}`,
    )
  )
}
