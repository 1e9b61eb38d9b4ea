import { tint } from '../colour.ts'
import { berry, cherryTomato, herbs, leaf, mushroom, sprig, sprinkle, strawberry } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { bacon, cream, friedEgg, roe } from '../proteins.ts'
import {
  around,
  blob,
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  path,
  place,
  polar,
  ring,
  round,
  scatter,
  shift,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { dip, skillet } from '../vessels.ts'
import { board, bowl, glaze, plate } from '../ware.ts'

const SYRUPS = ['#a8551a', '#8f1830', '#4a2412', '#d8912a'] as const

const cake = (pen: Pen, x: number, y: number, r: number) => {
  const colour = pen.pick(['#d99a4b', '#cf8b3c', '#e0a75a'])
  return place(
    x,
    y,
    solid(
      blob(pen, 0, 0, r, r, { wobble: 0.025, corners: 14 }),
      pen.radial([
        [0, tint(colour, 0.1)],
        [0.82, colour],
        [0.9, '#f4dca8'],
        [1, '#d9b070'],
      ]),
      7,
      0.36,
    ) +
      circle(0, 0, r * 0.82, pen.lit(colour, 0.24)) +
      ring(0, 0, r * 0.6, tint(colour, -0.3), r * 0.1, fade(0.16)),
  )
}

const fruit = (pen: Pen, points: readonly Point[]) =>
  each(points, ([x, y], i) =>
    i % 3 === 0
      ? strawberry(pen, x, y, 1.05, pen.between(0, 360))
      : berry(pen, x, y, i % 3 === 1 ? 9 : 8, i % 3 === 1 ? '#4a4f86' : '#b8203a'),
  )

const crepes = (pen: Pen) => {
  const fold = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      solid('M-58 34Q0 62 58 34L4 -52Q0 -56 -4 -52Z', pen.lit('#e5b561', 0.34), 5) +
        stroke('M-40 30Q0 48 40 30M-46 36Q0 58 50 34', '#b87a30', 2.4, fade(0.6)) +
        each(scatter(pen, 9, 22, 9), ([px, py]) => ellipse(px, py + 8, 5, 3.6, '#b5722a', fade(0.5))),
      turn,
    )
  const topping = pen.chance(0.5)
    ? roe(pen, 4, 6, 28, 22, 70, 6) + cream(pen, -44, 40, 22) + herbs(pen, scatter(pen, 10, 70), 5)
    : fruit(pen, shift(scatter(pen, 8, 34, 17), 6, 0)) + cream(pen, -46, 42, 21) + leaf(pen, 36, -26, 1)
  return fold(-40, -26, -34) + fold(44, -24, 32) + fold(0, 34, 4) + topping
}

/** Stack of pancakes with syrup and berries, or folded crepes. */
export const pancakes = (pen: Pen) => {
  const base = plate(pen, 138, glaze(pen))
  if (pen.chance(0.35)) return base + crepes(pen)
  const syrup = pen.pick(SYRUPS)
  const stack = cake(pen, -8, 14, 92) + cake(pen, 8, 4, 90) + cake(pen, -4, -4, 88) + cake(pen, 4, -12, 86)
  const pool = blob(pen, 4, -14, 60, 56, { wobble: 0.12, corners: 10 })
  const runs = each([0.4, 1.7, 3, 4.4], (a) => {
    const [x, y] = polar(pen.between(50, 62), a, 4, -14)
    return circle(x, y, pen.between(13, 19), pen.lit(syrup, 0.1))
  })
  const butter =
    solid('M-17 -13L12 -17L18 8L-12 13Z', pen.slope('#fadf7e', 0.35), 4) +
    path('M-12 -9L9 -12L11 -6L-10 -3Z', '#fff', fade(0.6))
  return (
    base +
    stack +
    runs +
    path(pool, pen.lit(syrup, 0.26)) +
    stroke('M-34 -34Q-18 -54 8 -54', '#fff', 5, fade(0.45)) +
    (pen.chance(0.5) ? place(2, -14, butter) : '') +
    fruit(pen, shift(scatter(pen, 8, 44, 19, 24), 4, -12)) +
    sprig(pen, 26, -34, 1) +
    fruit(pen, [
      [-104, 58],
      [-92, 76],
      [102, 66],
    ]) +
    sprinkle(pen, 0, 0, 92, 40, '#fff', 2)
  )
}

/** Curd fritters with sour cream and jam. */
export const syrniki = (pen: Pen) => {
  const spots: Point[] = pen.chance(0.5)
    ? [
        [-46, -48],
        [48, -40],
        [-52, 46],
        [42, 54],
      ]
    : [
        [-64, 18],
        [0, -58],
        [64, 18],
        [0, 26],
      ]
  const one = (x: number, y: number) => {
    const colour = pen.pick(['#d9963f', '#cf8935', '#dea24e'])
    return place(
      x,
      y,
      solid(blob(pen, 0, 0, 46, 44, { wobble: 0.04, corners: 12 }), '#f3dba8', 7, 0.36) +
        circle(0, -2, 42, tint(colour, -0.12)) +
        circle(0, -2, 40, pen.lit(colour, 0.36)) +
        each(scatter(pen, 9, 30, 12), ([px, py]) => ellipse(px, py, 6, 4, '#a8601f', fade(0.35))) +
        stroke('M-30 -16Q-20 -33 4 -34', '#fff', 4, fade(0.4)),
    )
  }
  const jam = pen.pick(['#a3162f', '#5a2a6a', '#d8862a'])
  const pour = place(
    0,
    0,
    path(blob(pen, 6, -4, 34, 26, { wobble: 0.2 }), pen.lit(jam, 0.3)) +
      stroke('M-12 -16q12 -8 24 -3', '#fff', 3, fade(0.5)),
  )
  return (
    plate(pen, 138, glaze(pen)) +
    each(spots, ([x, y]) => one(x, y)) +
    pour +
    cream(pen, -26, 12, 22) +
    fruit(pen, [
      [84, -70],
      [100, -52],
      [-96, -4],
      [-100, 18],
      [92, 84],
    ]) +
    sprig(pen, 20, -14, 1) +
    sprinkle(pen, 0, 0, 98, 80, '#fff', 2) +
    (pen.chance(0.5) ? dip(pen, 100, 78, 28, '#fffaf0', '#27465a') : '')
  )
}

const banana = (pen: Pen, x: number, y: number) =>
  circle(x + 1.5, y + 3, 13, '#2a1008', fade(0.25)) +
  circle(x, y, 13, pen.lit('#f7e3a0', 0.3)) +
  circle(x, y, 9, '#fbefc4') +
  dots(around(3, 3.4, 0.5, x, y), 2.2, '#8a6a35')
const almond = (pen: Pen, x: number, y: number) =>
  place(
    x,
    y,
    solid('M-10 0Q0 -8 11 0Q0 8 -10 0Z', pen.slope('#b87536', 0.3), 2) + stroke('M-7 0H8M-4 -2H5', '#e6b67a', 1.2),
    pen.between(0, 360),
  )

/** Porridge with fruit, nuts and honey. */
export const porridge = (pen: Pen) => {
  const grain = pen.pick(['#efdcb2', '#f3e6c8', '#e3c48c'])
  const oats = each(scatter(pen, 56, 100, 9), ([x, y]) =>
    ellipse(
      x,
      y,
      pen.between(4, 8),
      pen.between(3, 5),
      pen.pick([tint(grain, 0.5), tint(grain, -0.16), tint(grain, 0.25)]),
      `transform="rotate(${pen.int(0, 180)} ${round(x)} ${round(y)})" ${fade(0.75)}`,
    ),
  )
  const turn = pen.between(0, 360)
  const row = times(6, (i) => {
    const [x, y] = polar(70, -2.4 + i * 0.36)
    return banana(pen, x, y)
  })
  const berries = fruit(
    pen,
    Array.from({ length: 8 }, (_, i) => polar(66 - (i % 2) * 18, 0.3 + i * 0.22)),
  )
  const nuts = each(
    Array.from({ length: 9 }, (_, i) => polar(74 - (i % 3) * 16, 2.3 + i * 0.13)),
    ([x, y]) => almond(pen, x, y),
  )
  const honey =
    stroke('M-40 -10q16 -24 34 -4t30 -6t26 16q-10 22 -34 12t-44 10', '#d98f22', 6, fade(0.85)) +
    stroke('M-38 -12q16 -22 32 -4', '#ffe3a0', 2)
  const butter = pen.chance(0.4) ? solid('M-14 -10L10 -14L15 7L-10 11Z', pen.slope('#fadf7e', 0.35), 3) : ''
  return (
    bowl(pen, 134, pen.lit(grain, 0.14), glaze(pen)) +
    oats +
    honey +
    place(0, 0, row + berries + nuts, turn) +
    butter +
    sprig(pen, 4, 6, 0.9) +
    sprinkle(pen, 0, 0, 94, 26, '#6b4a2a', 2.2)
  )
}

/** Folded omelette, or fried eggs with bacon. */
export const omelette = (pen: Pen) => {
  const base = pen.pick([
    () => plate(pen, 138, glaze(pen)),
    () => skillet(pen, 134),
    () => plate(pen, 138, glaze(pen, 'dark')),
  ])()
  const greens = each(
    [
      [70, 58],
      [88, 40],
      [58, 78],
      [90, 66],
    ] satisfies Point[],
    ([x, y]) => leaf(pen, x, y, 1.4, undefined, '#6fae4a'),
  )
  if (pen.chance(0.45)) {
    return (
      base +
      bacon(pen, -48, -66, 1.15, -16) +
      bacon(pen, -30, -48, 1.1, -10) +
      friedEgg(pen, 42, -30, 52) +
      friedEgg(pen, -36, 34, 54) +
      greens +
      each(
        [
          [50, 46],
          [34, 66],
          [66, 30],
        ] satisfies Point[],
        ([x, y]) => cherryTomato(pen, x, y, 13),
      ) +
      sprinkle(pen, 0, 0, 80, 26, '#2a1a12', 2.2) +
      herbs(pen, scatter(pen, 14, 84), 4.5)
    )
  }
  const d =
    'M-100 26C-108 -44 -44 -80 4 -78C58 -78 106 -44 100 26C96 40 70 34 40 40C10 46 -20 40 -46 42C-76 46 -98 42 -100 26Z'
  const spots = each(scatter(pen, 20, 1, 0.2), ([x, y]) =>
    ellipse(x * 78, y * 34 - 20, pen.between(5, 14), pen.between(3, 7), '#d08a24', fade(0.35)),
  )
  const filling = each(
    Array.from({ length: 9 }, (_, i): Point => [-84 + i * 21, 40 + (i % 2) * 5]),
    ([x, y], i) =>
      i % 3 === 0
        ? cherryTomato(pen, x, y, 11)
        : i % 3 === 1
          ? mushroom(pen, x, y, 0.9)
          : leaf(pen, x, y, 1, undefined, '#5c9e45'),
  )
  return (
    base +
    place(
      -2,
      -4,
      filling +
        solid(
          d,
          pen.radial(
            [
              [0, '#ffeb9f'],
              [0.5, '#f7cb52'],
              [1, '#d9962e'],
            ],
            0.4,
            0.3,
            0.76,
          ),
          6,
          0.34,
        ) +
        spots +
        stroke('M-86 6C-86 -42 -40 -66 2 -66', '#fff', 6, fade(0.45)) +
        herbs(pen, shift(scatter(pen, 18, 60), 0, -18), 5),
      pen.pick([-12, 0, 14]),
    ) +
    greens +
    each(
      [
        [46, 84],
        [70, 78],
      ] satisfies Point[],
      ([x, y]) => cherryTomato(pen, x, y, 13),
    ) +
    sprinkle(pen, 0, 0, 70, 20, '#2a1a12', 2)
  )
}

const crescent = (pen: Pen, colour: string) => {
  const bands = [-3, -2, -1, 0, 1, 2, 3]
  const seg = (i: number) => {
    const a = i * 0.36
    const [x, y] = [Math.sin(a) * 96, (1 - Math.cos(a)) * 92 - 24]
    const size = 1 - Math.abs(i) * 0.165
    return place(
      x,
      y,
      solid(
        'M-27 -44C-8 -58 12 -58 28 -42C36 -14 34 22 24 42C8 52 -12 52 -26 40C-35 14 -35 -18 -27 -44Z',
        pen.lit(tint(colour, -0.04 * Math.abs(i)), 0.4),
        4,
        0.34,
      ) +
        stroke(
          'M-18 -38C-26 -12 -26 14 -18 34M-3 -46C-8 -14 -8 16 -3 42M12 -44C14 -14 13 16 10 38',
          tint(colour, -0.42),
          2.4,
          fade(0.45),
        ) +
        stroke('M-21 -28Q-10 -46 8 -46', '#fff', 4, fade(0.45)),
      ((a * 180) / Math.PI) * 1.05,
      size,
    )
  }
  return [...bands]
    .sort((p, q) => Math.abs(q) - Math.abs(p))
    .map(seg)
    .join('')
}

/** One or two croissants on a board or plate. */
export const croissant = (pen: Pen) => {
  const colour = pen.pick(['#cf8a35', '#c47d2e', '#d9994a'])
  const base = pen.pick([
    () => plate(pen, 138, glaze(pen)),
    () => board(pen, 312, 236),
    () => plate(pen, 138, glaze(pen, 'dark')),
  ])()
  const topping = pen.pick([
    () => sprinkle(pen, 0, -8, 92, 90, '#fff', 2.2),
    () => stroke('M-92 14L-70 -30L-46 0L-22 -48L2 -8L26 -48L48 0L70 -30L92 14', '#4a2412', 5, fade(0.92)),
    () =>
      each(scatter(pen, 24, 70, 12), ([x, y]) =>
        place(x, y * 0.6 - 10, solid('M-9 0Q0 -6 9 0Q0 5 -9 0Z', pen.slope('#efd3a0', 0.2), 1.4), pen.between(0, 180)),
      ),
  ])()
  const pair = pen.chance(0.35)
  const body = pair
    ? place(-34, -36, crescent(pen, colour), -24, 0.76) + place(34, 46, crescent(pen, colour), 14, 0.76)
    : place(0, 4, crescent(pen, colour) + topping, pen.between(-16, 16), 1.12)
  return (
    base +
    body +
    fruit(pen, [
      [100, 72],
      [84, 86],
      [-102, 70],
    ]) +
    sprig(pen, 92, 66, 0.9) +
    (pair ? '' : dip(pen, -4, 84, 25, pen.pick(['#a3162f', '#4a2412', '#f7d98a'])))
  )
}
