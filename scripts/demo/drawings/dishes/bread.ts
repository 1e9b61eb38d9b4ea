import { tint } from '../colour.ts'
import { herbs, leaf, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  ring,
  scatter,
  shift,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { olive } from '../vegetables.ts'
import { dip, paper } from '../vessels.ts'
import { board, plate, roundBoard } from '../ware.ts'

const scores = (pen: Pen, crust: string) =>
  pen.pick([
    () =>
      each([-48, -16, 16, 48], (x) =>
        place(
          x,
          0,
          path('M-5 -52C8 -30 8 30 -4 54C-12 30 -14 -26 -5 -52Z', '#f0d8a6') +
            path('M-5 -52C8 -30 8 30 -4 54C2 28 0 -26 -5 -52Z', tint(crust, -0.3), fade(0.6)),
          16,
        ),
      ),
    () =>
      path('M-84 6C-40 -30 40 -34 88 -6C44 -14 -36 -6 -84 6Z', '#f3dcae') +
      path('M-84 6C-36 -6 44 -14 88 -6C44 -4 -36 6 -84 6Z', tint(crust, -0.35), fade(0.7)) +
      each([-40, 0, 40], (x) => leaf(pen, x, 40, 0.9, 70, '#f0d8a6')),
    () => stroke('M-76 -30L76 34M-60 40L64 -40M-14 -62L18 62', '#f3dcae', 7),
  ])()

const loaf = (pen: Pen, crust: string, specks = '#fff8e6') => {
  const cuts = scores(pen, crust)
  return (
    solid(
      'M-116 4C-116 -50 -60 -70 0 -70S116 -50 116 4C116 52 62 72 0 72S-116 52 -116 4Z',
      pen.lit(crust, 0.42),
      8,
      0.38,
    ) +
    cuts +
    dots(
      scatter(pen, 80, 1).map(([x, y]): Point => [x * 108, y * 64]),
      2.2,
      specks,
      fade(0.75),
    ) +
    stroke('M-98 -20C-84 -48 -50 -60 -10 -62', '#fff', 5, fade(0.3))
  )
}

const baguette = (pen: Pen, y: number, crust: string, turn: number) =>
  place(
    0,
    y,
    solid('M-146 0C-140 -27 140 -27 146 0C140 27 -140 27 -146 0Z', pen.lit(crust, 0.36), 6) +
      each([-96, -48, 0, 48, 96], (x) =>
        place(
          x,
          0,
          path('M-22 7C-10 -13 14 -15 24 -9C12 -5 -8 3 -22 7Z', '#f6e0b2') +
            stroke('M-22 7C-8 3 12 -5 24 -9', tint(crust, -0.45), 2),
        ),
      ) +
      dots(
        scatter(pen, 26, 1).map(([px, py]): Point => [px * 128, py * 18]),
        2,
        '#fff8e6',
      ),
    turn,
  )

const slices = (pen: Pen, crust: string, crumb = tint(crust, 0.62)) =>
  times(4, (i) =>
    place(
      -72 + i * 48,
      8 - i * 5,
      solid(
        'M-36 -50Q0 -66 36 -50Q44 -38 36 -24V50Q34 58 26 58H-26Q-34 58 -36 50V-24Q-44 -38 -36 -50Z',
        tint(crust, -0.1),
        5,
        0.34,
      ) +
        path(
          'M-30 -45Q0 -58 30 -45Q36 -36 30 -24V46Q29 51 24 51H-24Q-29 51 -30 46V-24Q-36 -36 -30 -45Z',
          pen.lit(crumb, 0.12),
        ) +
        dots(scatter(pen, 20, 32), 3, tint(crust, 0.3), fade(0.6)),
      -14,
    ),
  )

const served =
  (body: (pen: Pen) => string): Draw =>
  (pen) =>
    pen.pick([() => board(pen, 324, 232), () => paper(pen, 316, 226), () => roundBoard(pen, 134)])() +
    dots(shift(scatter(pen, 70, 130), 0, 10), 1.8, '#fff', fade(0.8)) +
    body(pen)

/** A flat soft bread with olives. */
const ciabatta = (pen: Pen) =>
  solid(
    'M-122 -8Q-130 -52 -84 -50Q0 -62 88 -48Q130 -46 122 2Q128 50 84 50Q0 62 -88 50Q-128 46 -122 -8Z',
    pen.lit('#d9a866', 0.36),
    7,
  ) +
  each(scatter(pen, 9, 1, 0.4), ([x, y]) => olive(pen, x * 92, y * 34, 9, '#2f2833')) +
  dots(
    scatter(pen, 80, 1).map(([x, y]): Point => [x * 112, y * 46]),
    2.4,
    '#fff8e6',
    fade(0.85),
  ) +
  each(pairs(-50, 20, 40, -24, 76, 16), ([x, y]) => leaf(pen, x, y, 0.6, undefined, '#5c8f58')) +
  stroke('M-96 -30Q-30 -46 70 -36', '#fff', 5, fade(0.4))

/** Long Georgian bread with pointed ends. */
const shoti = (pen: Pen) => {
  const one = (y: number, turn: number) =>
    place(
      0,
      y,
      solid(
        'M-152 20C-110 -30 -60 -44 0 -42C70 -40 118 -20 152 -30C124 16 70 36 0 36C-60 38 -110 34 -152 20Z',
        pen.lit('#d09a52', 0.36),
        6,
      ) +
        each(scatter(pen, 14, 1, 0.2), ([a, b]) =>
          ellipse(a * 100, b * 22, pen.between(7, 15), pen.between(4, 8), pen.pick(['#f3d9a2', '#9c6228']), fade(0.5)),
        ) +
        ellipse(2, -2, 12, 8, '#7a4a20', fade(0.5)) +
        stroke('M-110 -6C-60 -30 0 -34 60 -28', '#fff', 4, fade(0.4)),
      turn,
    )
  return one(-38, -5) + one(44, 4)
}

/** Sheets of thin flatbread, folded, with marks of fire. */
const lavash = (pen: Pen) => {
  const sheet = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      solid('M-104 -58Q0 -74 104 -56Q116 0 102 60Q0 72 -102 58Q-116 0 -104 -58Z', pen.slope('#efd6a4', 0.2), 5) +
        each(scatter(pen, 26, 1, 0.13), ([a, b]) =>
          ellipse(a * 90, b * 50, pen.between(4, 11), pen.between(3, 7), '#a8662a', fade(0.42)),
        ) +
        stroke('M-60 -62Q-52 0 -62 60M22 -66Q32 0 22 64', '#c99c5c', 2.4, fade(0.5)),
      turn,
    )
  return sheet(-14, -16, -8) + sheet(16, 20, 6)
}

/** Round bread from the tandoor with a stamp in the middle. */
const tandoor = (pen: Pen) =>
  circle(6, 9, 112, '#1d0d05', fade(0.34)) +
  circle(0, 0, 112, pen.lit('#cf9042', 0.4)) +
  ring(0, 0, 92, '#f0c884', 18, fade(0.5)) +
  circle(0, 0, 66, pen.lit('#dca658', 0.24)) +
  each([20, 38, 56], (r, k) =>
    dots(
      Array.from(
        { length: 8 + k * 6 },
        (_, i): Point => [r * Math.cos((i / (8 + k * 6)) * 6.283), r * Math.sin((i / (8 + k * 6)) * 6.283)],
      ),
      4,
      '#7a4a20',
      fade(0.75),
    ),
  ) +
  sprinkle(pen, 0, 0, 62, 50, '#fff4d6', 3.2) +
  sprinkle(pen, 0, 0, 62, 26, '#2b241e', 2.8) +
  stroke('M-80 -62A101 101 0 0 1 -16 -100', '#fff', 6, fade(0.45))

/** Sticks of pizza dough with garlic and cheese. */
const sticks = (pen: Pen) =>
  times(6, (i) =>
    place(
      -4 + (i % 2) * 10,
      -72 + i * 29,
      solid(
        'M-112 -11Q-122 0 -112 11Q0 16 112 11Q122 0 112 -11Q0 -16 -112 -11Z',
        pen.blend(90, '#efc47c', '#d29a4a', '#9c6228'),
        4,
      ) +
        herbs(
          pen,
          scatter(pen, 6, 1, 0.2).map(([a, b]): Point => [a * 96, b * 7]),
          4,
        ) +
        dots(
          scatter(pen, 22, 1, 0.08).map(([a, b]): Point => [a * 104, b * 8]),
          3.2,
          '#fbf0d2',
        ),
      pen.between(-3, 3),
    ),
  )

const toasted = (pen: Pen) =>
  place(0, 0, slices(pen, '#a4602a')) +
  place(
    -6,
    8,
    stroke(
      times(4, (i) => `M${-92 + i * 48} -34l30 74M${-70 + i * 48} -40l30 74`),
      '#4a240c',
      5,
      fade(0.45),
    ),
  ) +
  herbs(pen, scatter(pen, 14, 90), 5)

/** Bread by its name. */
export const BREADS = {
  wheat: served((pen) => place(0, -4, loaf(pen, '#b8742f'), pen.between(-24, 24), 1.08)),
  borodinsky: served((pen) => slices(pen, '#4a2a18', '#8a5c3a') + sprinkle(pen, 0, -40, 90, 40, '#c9a06a', 3)),
  ciabatta: served((pen) => place(0, -2, ciabatta(pen), pen.between(-12, 12), 1.06)),
  baguette: served(
    (pen) => baguette(pen, -52, '#b8742f', -6) + baguette(pen, 2, '#c98a40', 3) + baguette(pen, 56, '#b8742f', -3),
  ),
  seaweed: served((pen) =>
    place(
      0,
      -4,
      loaf(pen, '#a8743c', '#3f5a34') + sprinkle(pen, 0, 0, 60, 40, '#3a4a2c', 4),
      pen.between(-18, 18),
      1.08,
    ),
  ),
  grilled: served((pen) => toasted(pen)),
  shoti: served(shoti),
  lavash: served(lavash),
  tandoor: served(tandoor),
  sticks: (pen) => plate(pen, 142) + place(-10, 0, sticks(pen), -6, 0.86) + dip(pen, 92, 72, 28, '#c52f1d'),
} as const satisfies Record<string, Draw>
