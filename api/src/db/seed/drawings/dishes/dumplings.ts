import { tint } from '../colour.ts'
import { berry, cherryTomato, herbs, redOnion, sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { cream, meat } from '../proteins.ts'
import {
  around,
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  path,
  place,
  polar,
  round,
  scatter,
  shift,
  smooth,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { dip, lyagan, steamer } from '../vessels.ts'
import { board, bowl, glaze, plate } from '../ware.ts'

const DOUGH = ['#f3e2bf', '#f6e8ca', '#efdbb2'] as const

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
      [
        [-58, -46],
        [10, -60],
        [64, -22],
        [-70, 20],
        [-4, 0],
        [56, 42],
        [-20, 62],
      ],
      [
        [-44, -50],
        [36, -50],
        [-74, 6],
        [0, 6],
        [74, 6],
        [-38, 62],
        [42, 62],
      ],
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

const khinkal = (pen: Pen, x: number, y: number, r: number, dough: string) => {
  const petals = 18
  const edge = Array.from(
    { length: petals * 2 },
    (_, i): Point => polar(i % 2 ? r * 0.98 : r * 1.07, (i / petals) * Math.PI),
  )
  const pleats = each(around(petals, 1, pen.rand()), ([dx, dy]) => {
    const bend = 0.24
    return `M${round(dx * r * 0.2)} ${round(dy * r * 0.2)}Q${round((dx - dy * bend) * r * 0.55)} ${round((dy + dx * bend) * r * 0.55)} ${round(dx * r * 0.95)} ${round(dy * r * 0.95)}`
  })
  const inner =
    solid(smooth(edge), pen.lit(dough, 0.42), 6) +
    stroke(pleats, tint(dough, -0.34), 2, fade(0.75)) +
    stroke(pleats, '#fff', 1.4, `transform="rotate(6)" ${fade(0.7)}`) +
    ellipse(2, 3, r * 0.26, r * 0.25, '#2a1008', fade(0.3)) +
    circle(0, 0, r * 0.24, pen.lit(dough, 0.5)) +
    circle(0, 0, r * 0.1, tint(dough, -0.3))
  return place(x, y, inner)
}

/** Khinkali gathered in a ring. */
export const khinkali = (pen: Pen) => {
  const dough = pen.pick(DOUGH)
  const five = pen.chance(0.5)
  const spots: Point[] = five
    ? [...around(5, 66, -1.57), [0, 0]]
    : [
        [-50, -48],
        [48, -52],
        [-54, 46],
        [52, 48],
      ]
  const base = pen.pick([
    () => plate(pen, 136, glaze(pen, 'dark')),
    () => board(pen, 286, 252),
    () => plate(pen, 136, glaze(pen, 'light')),
  ])()
  return (
    base +
    each(spots, ([x, y]) => khinkal(pen, x, y, five ? 37 : 46, dough)) +
    sprinkle(pen, 0, 0, 96, 46, '#2e1c14', 2.4) +
    herbs(pen, scatter(pen, 14, 100), 5.5) +
    sprig(pen, 98, -76, 1.1, 10) +
    (five ? '' : dip(pen, 0, 0, 20, '#b02a1a'))
  )
}

const mant = (pen: Pen, x: number, y: number, size: number, dough: string) => {
  const corner = solid('M-10 -8C-22 -34 22 -34 10 -8Z', pen.lit(dough, 0.36), 3)
  const inner =
    solid('M-34 -34Q0 -22 34 -34Q22 0 34 34Q0 22 -34 34Q-22 0 -34 -34Z', pen.lit(dough, 0.4), 6) +
    ellipse(
      0,
      0,
      22,
      21,
      pen.radial([
        [0, '#c99263', 0.5],
        [1, '#c99263', 0],
      ]),
    ) +
    stroke('M-30 -30L30 30M30 -30L-30 30', tint(dough, -0.3), 5, fade(0.55)) +
    stroke('M-31 -31L29 29M29 -31L-31 29', '#fff8e6', 3.4) +
    each([0, 90, 180, 270], (turn) => place(0, 0, place(0, -17, corner, 0, 0.5), turn + 45))
  return place(x, y, inner, pen.between(-14, 14), size)
}

/** Manti on a patterned dish or in a steamer. */
export const manti = (pen: Pen) => {
  const dough = pen.pick(DOUGH)
  const base = pen.pick([() => lyagan(pen, 136), () => steamer(pen, 134), () => lyagan(pen, 136)])()
  const spots: Point[] = pen
    .pick([
      [
        [-44, -44],
        [44, -46],
        [-46, 44],
        [44, 44],
      ],
      [
        [0, -62],
        [58, -16],
        [36, 52],
        [-36, 52],
        [-58, -16],
      ],
    ] as const)
    .map(([x, y]): Point => [x, y])
  return (
    base +
    each(spots, ([x, y]) => mant(pen, x, y, spots.length > 4 ? 0.94 : 1.12, dough)) +
    each(scatter(pen, 8, 70, 20), ([x, y]) => redOnion(pen, x, y, 10)) +
    cream(pen, 0, 2, 22) +
    herbs(pen, scatter(pen, 22, 92), 5) +
    sprinkle(pen, 0, 0, 84, 20, '#a2281a', 2.4) +
    (pen.chance(0.5) ? dip(pen, 104, 88, 26, '#b02a1a') : cherryTomato(pen, 70, 64, 10))
  )
}

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

const opened = (pen: Pen, x: number, y: number, r: number) => {
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
          ? meat(pen, bx, by, 6, '#9a5a32')
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

/** Pyanse, the island's steamed bun with meat and cabbage. */
export const pyanse = (pen: Pen) => {
  const base = pen.pick([() => steamer(pen, 136), () => steamer(pen, 136), () => board(pen, 292, 244)])()
  const two = pen.chance(0.4)
  const buns = two
    ? bun(pen, -50, -14, 56) + opened(pen, 56, 22, 54)
    : bun(pen, 0, -50, 49) + bun(pen, -52, 38, 49) + (pen.chance(0.5) ? opened(pen, 52, 38, 49) : bun(pen, 52, 38, 49))
  return (
    base +
    buns +
    sprinkle(pen, 0, 0, 40, 12, '#3a2a1c', 2.2) +
    (pen.chance(0.5) ? dip(pen, 108, -84, 25, '#a8281a') : herbs(pen, scatter(pen, 10, 96, 0, 70), 5))
  )
}
