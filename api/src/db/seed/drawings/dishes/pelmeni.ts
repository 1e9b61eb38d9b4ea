import { tint } from '../colour.ts'
import { berry } from '../fruit.ts'
import { herbs, sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { cream } from '../proteins.ts'
import {
  around,
  circle,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  place,
  polar,
  scatter,
  shift,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { dip } from '../vessels.ts'
import { bowl, glaze, plate } from '../ware.ts'

export const DOUGH = ['#f3e2bf', '#f6e8ca', '#efdbb2'] as const

const pelmen = (pen: Pen, x: number, y: number, dough: string) => {
  const inner =
    solid(
      'M-22 4C-26 -18 -8 -22 0 -20C8 -22 26 -18 22 4C20 18 8 22 0 14C-8 22 -20 18 -22 4Z',
      pen.lit(dough, 0.42),
      4,
    ) +
    ellipse(
      0,
      -3,
      12.5,
      9.5,
      pen.radial([
        [0, '#d3a877', 0.55],
        [1, '#d3a877', 0],
      ]),
    ) +
    stroke('M-17 7Q0 -3 17 7', tint(dough, -0.22), 2) +
    stroke('M-15 -9Q-10 -16 2 -16', '#fff', 3, fade(0.8))
  return place(x, y, inner, pen.between(0, 360))
}

/** Bowl of pelmeni with sour cream and dill. */
export const pelmeni = (pen: Pen) => {
  const dough = pen.pick(DOUGH)
  const broth = pen.chance(0.4)
  const base = broth
    ? bowl(pen, 132, pen.lit('#e8cf8f', 0.2), glaze(pen))
    : pen.pick([
        () => bowl(pen, 132, pen.slope('#f0e3c6', 0.1), glaze(pen, 'dark')),
        () => plate(pen, 134, glaze(pen, 'dark')),
      ])()
  const spots = [...scatter(pen, broth ? 13 : 17, broth ? 80 : 78, 31)].sort(
    (a, b) => Math.hypot(b[0], b[1]) - Math.hypot(a[0], a[1]),
  )
  const [cx, cy] = polar(pen.between(10, 50), pen.rand() * 6.28)
  return (
    base +
    each(spots, ([x, y]) => pelmen(pen, x, y, dough)) +
    cream(pen, cx, cy, 29) +
    herbs(pen, scatter(pen, 26, 92), 5) +
    herbs(pen, shift(scatter(pen, 5, 14), cx, cy), 5) +
    sprinkle(pen, 0, 0, 92, 18, '#3a2418', 2.2)
  )
}

const vareniky = (pen: Pen, x: number, y: number, turn: number, dough: string, inside: string) => {
  const crimps = Array.from({ length: 9 }, (_, i): Point => polar(33, Math.PI + (i / 8) * Math.PI, 0, 12))
  const inner =
    solid('M-34 12C-34 -32 34 -32 34 12Q20 22 0 21Q-20 22 -34 12Z', pen.lit(dough, 0.4), 4.5) +
    ellipse(
      0,
      2,
      21,
      12,
      pen.radial([
        [0, inside, 0.6],
        [0.7, inside, 0.28],
        [1, inside, 0],
      ]),
    ) +
    each(
      crimps,
      ([cx, cy]) =>
        circle(cx, cy - 1, 4.6, pen.lit(dough, 0.4)) +
        circle(cx, cy - 1, 4.6, 'none', `stroke="${tint(dough, -0.26)}" stroke-width="1" ${fade(0.7)}`),
    ) +
    stroke('M-20 -6Q-8 -17 10 -14', '#fff', 3.4, fade(0.75))
  return place(x, y, inner, turn)
}

/** Half-moon dumplings with cherry or with fried onion. */
export const vareniki = (pen: Pen) => {
  const sweet = pen.chance(0.5)
  const inside = sweet ? '#a01c3c' : '#d8a860'
  const dough = pen.pick(DOUGH)
  const spots: Point[] = pen
    .pick([
      around(7, 62, pen.rand() * 3),
      pairs(-58, -46, 10, -60, 64, -22, -70, 20, -4, 0, 56, 42, -20, 62),
      pairs(-44, -50, 36, -50, -74, 6, 0, 6, 74, 6, -38, 62, 42, 62),
    ] as const)
    .map(([x, y]): Point => [x, y])
  const topping = sweet
    ? each(scatter(pen, 9, 84, 24), ([x, y]) => berry(pen, x, y, 8.5, '#a8152f')) +
      stroke(
        times(8, (i) => `M${-76 + i * 20} ${pen.int(-60, 60)}q10 ${pen.int(-14, 14)} 22 0`),
        '#a01c3c',
        6,
        fade(0.8),
      ) +
      sprig(pen, 74, -66, 1, 20)
    : stroke(
        times(40, () => `M${pen.int(-70, 66)} ${pen.int(-64, 64)}q6 ${pen.int(-9, 9)} 14 ${pen.int(-4, 4)}`),
        '#b8702a',
        3.4,
      ) +
      stroke(
        times(22, () => `M${pen.int(-70, 66)} ${pen.int(-64, 64)}q6 ${pen.int(-9, 9)} 12 0`),
        '#e5ab5a',
        2.4,
      ) +
      herbs(pen, scatter(pen, 20, 84), 5)
  return (
    plate(pen, 134, glaze(pen)) +
    each(spots, ([x, y]) => vareniky(pen, x, y, pen.between(-50, 50), dough, inside)) +
    topping +
    (pen.chance(0.6) ? dip(pen, 96, 84, 30, '#fffaf0', pen.pick(['#27465a', '#6e3325'])) : cream(pen, 0, 0, 24))
  )
}
