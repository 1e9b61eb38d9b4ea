import { tint } from '../colour.ts'
import { berry, strawberry } from '../fruit.ts'
import { leaf, sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import {
  circle,
  dots,
  each,
  fade,
  type Point,
  path,
  place,
  polar,
  ring,
  round,
  scatter,
  shift,
  smooth,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { paper } from '../vessels.ts'
import { board, plate, roundBoard } from '../ware.ts'

const lattice = (pen: Pen, colour: string) => {
  const strip = (turn: number) =>
    each([-66, -33, 0, 33, 66], (y) => {
      const half = Math.sqrt(100 ** 2 - y ** 2)
      return place(
        0,
        0,
        stroke(`M${round(-half)} ${y}H${round(half)}`, '#4a1c08', 13, `transform="translate(1 3)" ${fade(0.35)}`) +
          stroke(`M${round(-half)} ${y}H${round(half)}`, tint(colour, -0.12), 13) +
          stroke(`M${round(-half)} ${y - 2}H${round(half)}`, tint(colour, 0.3), 6),
        turn,
      )
    })
  const turn = pen.between(0, 40)
  return strip(turn) + strip(turn + 90)
}

/** Round pie with a lattice or with berries on top. */
export const pie = (pen: Pen) => {
  const crust = pen.pick(['#d8994a', '#cb873a', '#e0aa5e'])
  const [fill, fruit] = pen.pick([
    ['#9c1530', '#c2203c'],
    ['#3d3570', '#5a559c'],
    ['#c98a2a', '#edb64a'],
    ['#b8391c', '#e2622e'],
  ] as const)
  const edge = Array.from({ length: 56 }, (_, i) => polar(i % 2 ? 117 : 109, (i / 56) * Math.PI * 2))
  const filling = each(scatter(pen, 46, 94, 13), ([x, y]) =>
    berry(pen, x, y, 8.6, pen.pick([fruit, tint(fruit, 0.16), tint(fruit, -0.2)])),
  )
  const leaves = times(10, (i) => leaf(pen, ...polar(58, i * 0.628), 1.5, i * 36 + 90, crust))
  const open = pen.chance(0.4)
  const base = pen.pick([() => roundBoard(pen, 132), () => plate(pen, 136), () => board(pen, 284, 256)])()
  const sugar = pen.chance(0.5) ? sprinkle(pen, 0, 0, 110, 70, '#fff', 2) : ''
  return (
    base +
    solid(
      smooth(edge),
      pen.radial([
        [0.7, tint(crust, -0.3)],
        [0.86, tint(crust, 0.3)],
        [1, tint(crust, -0.28)],
      ]),
      7,
      0.36,
    ) +
    circle(0, 0, 101, tint(fill, -0.3)) +
    circle(0, 0, 99, pen.lit(fill, 0.2)) +
    filling +
    (open ? leaves : lattice(pen, crust)) +
    ring(0, 0, 104, tint(crust, 0.35), 5, fade(0.75)) +
    sugar +
    (pen.chance(0.5) ? sprig(pen, 4, 4, 1.2) + strawberry(pen, 0, -6, 1.1) : '')
  )
}

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

const loaf = (pen: Pen, crust: string) => {
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
      '#fff8e6',
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

const slices = (pen: Pen, crust: string) =>
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
          pen.lit(tint(crust, 0.62), 0.12),
        ) +
        dots(scatter(pen, 20, 32), 3, tint(crust, 0.3), fade(0.6)),
      -14,
    ),
  )

/** Loaf, baguettes or sliced bread on a floured board. */
export const bread = (pen: Pen) => {
  const crust = pen.pick(['#b8742f', '#a4602a', '#7c4a2a', '#c98a40'])
  const body = pen.pick([
    () => place(0, -4, loaf(pen, crust), pen.between(-24, 24), 1.08),
    () => baguette(pen, -52, crust, -6) + baguette(pen, 2, crust, 3) + baguette(pen, 56, crust, -3),
    () => slices(pen, crust),
  ])()
  const flour = dots(shift(scatter(pen, 90, 130), 0, 10), 1.8, '#fff', fade(0.8))
  return pen.pick([() => board(pen, 324, 232), () => paper(pen, 316, 226), () => roundBoard(pen, 134)])() + flour + body
}
