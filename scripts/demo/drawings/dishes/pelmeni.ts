import { tint } from '../colour.ts'
import { berry } from '../fruit.ts'
import { herbs, sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { cream } from '../proteins.ts'
import {
  around,
  circle,
  dots,
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
import { board, bowl, glaze, plate } from '../ware.ts'

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

type Side = (pen: Pen, x: number, y: number) => string

/** Pelmeni by the handful: in a bowl or on a plate, with what is spooned over them. */
const served =
  (spoon: Side, ware: 'bowl' | 'any'): Draw =>
  (pen) => {
    const dough = pen.pick(DOUGH)
    const broth = ware === 'bowl'
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
      spoon(pen, cx, cy) +
      herbs(pen, scatter(pen, 24, 92), 5) +
      sprinkle(pen, 0, 0, 92, 18, '#3a2418', 2.2)
    )
  }

const sour: Side = (pen, x, y) => cream(pen, x, y, 29) + herbs(pen, shift(scatter(pen, 5, 14), x, y), 5)
const melted: Side = (pen, x, y) => place(x, y, solid('M-18 -12L8 -15L12 6L-14 10Z', pen.slope('#f9df7c', 0.3), 3))
const lingonberry: Side = (pen, x, y) =>
  ellipse(x, y, 34, 26, pen.lit('#8f1436', 0.3)) +
  each(shift(scatter(pen, 9, 24, 9), x, y), ([bx, by]) => berry(pen, bx, by, 6.5, '#b3182f'))

/** Raw ones in floured rows, as they go to the freezer. */
const frozen: Draw = (pen) => {
  const rows = Array.from({ length: 24 }, (_, i): Point => [-118 + (i % 6) * 47, -72 + Math.floor(i / 6) * 48])
  return (
    board(pen, 330, 246, '#b3763f') +
    dots(scatter(pen, 90, 130), 2.2, '#fff', fade(0.8)) +
    each(rows, ([x, y]) => place(x, y, pelmen(pen, 0, 0, '#f8edd6'), 0, 0.96)) +
    dots(scatter(pen, 80, 126), 2.6, '#fff', fade(0.85))
  )
}

/** Pelmeni with what they are eaten with. */
export const PELMENI = {
  classic: served(sour, 'any'),
  broth: served(sour, 'bowl'),
  butter: served(melted, 'any'),
  lingonberry: served(lingonberry, 'any'),
  frozen,
} as const satisfies Record<string, Draw>

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

const vareniki =
  (sweet: boolean): Draw =>
  (pen) => {
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

/** Half-moon dumplings with cherry, or with potato and fried onion. */
export const VARENIKI = { potato: vareniki(false), cherry: vareniki(true) } as const satisfies Record<string, Draw>

/** Three cabbage rolls in tomato and cream. */
export const cabbageRolls: Draw = (pen) => {
  const one = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      solid(
        'M-74 -20Q-40 -38 0 -35Q44 -38 74 -20Q84 0 74 20Q40 36 0 35Q-42 38 -74 20Q-84 0 -74 -20Z',
        pen.blend(90, '#dfe3a8', '#c3c97c', '#93a05a'),
        6,
      ) +
        stroke(
          'M-70 -14Q-20 -30 60 -24M-76 4Q-10 -10 70 -4M-66 20Q0 12 62 18M-20 -34Q-6 0 -18 34',
          '#f3f4d2',
          2.6,
          fade(0.7),
        ) +
        stroke('M-58 -24Q-10 -34 40 -30', '#fff', 4, fade(0.4)),
      turn,
    )
  return (
    plate(pen, 138, glaze(pen)) +
    ellipse(0, 6, 104, 92, pen.lit('#d9703c', 0.24)) +
    one(-4, -56, -6) +
    one(4, 0, 4) +
    one(-6, 56, -3) +
    stroke('M-70 -60q30 -16 60 0t70 6M-66 2q34 -16 62 0t70 2M-66 58q30 -14 60 0t62 2', '#d9602c', 12, fade(0.75)) +
    cream(pen, 30, -20, 27) +
    herbs(pen, scatter(pen, 18, 92), 6)
  )
}
