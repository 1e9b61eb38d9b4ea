import { tint } from '../colour.ts'
import { lemonSlice, lemonWedge } from '../fruit.ts'
import { herbs, leaf, rosemary, sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { round } from '../round.ts'
import { roe, shrimp } from '../sea-parts.ts'
import {
  around,
  circle,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  polar,
  rect,
  scatter,
  shadow,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { dip, skillet } from '../vessels.ts'
import { board, bowl, glaze, plate, slate } from '../ware.ts'
import { grilled } from './grilled-fish.ts'
import { iceBed } from './ice.ts'
import { tempura } from './noodle-parts.ts'

const ringOf: Draw = (pen) => {
  const colour = pen.pick(['#ef8259', '#e8683f', '#f0946e'])
  const circleOf = (count: number, r: number) =>
    each(around(count, r, pen.rand()), ([x, y]) =>
      shrimp(pen, x, y, 1.2, (Math.atan2(y, x) * 180) / Math.PI + 100, colour),
    )
  return (
    plate(pen, 136, glaze(pen)) +
    each(around(12, 88), ([x, y]) => leaf(pen, x, y, 1.3, undefined, '#6fae4a')) +
    circleOf(10, 82) +
    dip(pen, 0, 0, 40, pen.pick(['#c7392a', '#f0d9a2', '#e8a04a'])) +
    herbs(pen, scatter(pen, 4, 20), 5) +
    lemonWedge(pen, 104, 84, 1.2)
  )
}

const boiled: Draw = (pen) =>
  (pen.chance(0.5) ? bowl(pen, 134, pen.slope('#e9e2cf', -0.1), glaze(pen, 'dark')) : plate(pen, 138, glaze(pen))) +
  each(scatter(pen, 24, 86, 24), ([x, y]) => shrimp(pen, x, y, 1.15, undefined, pen.pick(['#ee8a60', '#f29a74']))) +
  each(scatter(pen, 3, 60, 40), ([x, y]) => leaf(pen, x, y, 1.4, undefined, '#6b7f4a')) +
  herbs(pen, scatter(pen, 34, 96), 7) +
  lemonWedge(pen, 96, 76, 1.2)

const onIce: Draw = (pen) =>
  pen.pick([() => slate(pen, 318, 236), () => plate(pen, 138, glaze(pen, 'dark'))])() +
  iceBed(pen, 120, 96) +
  each(pairs(-70, -44, 0, -56, 70, -40, -66, 34, 6, 26, 72, 40), ([x, y]) =>
    place(x, y, shrimp(pen, 0, 0, 1.5, pen.between(-30, 30), '#f3b09a') + roe(pen, -8, 6, 10, 7, 14, 4.4)),
  ) +
  dip(pen, -108, 78, 25, '#2e150d') +
  lemonWedge(pen, 104, 82, 1.2)

const battered: Draw = (pen) =>
  pen.pick([() => plate(pen, 138, glaze(pen, 'dark')), () => slate(pen, 312, 232), () => board(pen, 312, 236)])() +
  each(pairs(-40, -62, 34, -46, -52, -8, 26, 10, -34, 50), ([x, y]) => tempura(pen, x, y, pen.between(-30, 10), 1.2)) +
  dip(pen, 96, 62, 30, '#e9743c') +
  leaf(pen, -100, 70, 1.6) +
  sprinkle(pen, 0, 0, 90, 30, '#fff4d6', 2.8)

/** Shrimp, cooked and raw. */
export const SHRIMPS = { ring: ringOf, boiled, raw: onIce, tempura: battered } as const satisfies Record<string, Draw>

const scallop = (pen: Pen, x: number, y: number, size: number, turn: number) => {
  const tone = pen.pick(['#e9c9b0', '#f0dcc8', '#d9a890'])
  const ribs = [-64, -42, -21, 0, 21, 42, 64]
    .map((a) => {
      const [px, py] = polar(46, ((a - 90) * Math.PI) / 180)
      return `M0 26L${round(px)} ${round(py)}`
    })
    .join('')
  const shell =
    'M-14 30Q0 36 14 30L18 22C44 12 50 -18 34 -34Q28 -44 18 -40Q10 -50 0 -45Q-10 -50 -18 -40Q-28 -44 -34 -34C-50 -18 -44 12 -18 22Z'
  const inner =
    solid(shell, pen.lit(tone, 0.32), 5, 0.34) +
    stroke(ribs, tint(tone, -0.25), 2.2, fade(0.6)) +
    ellipse(2, -3, 24, 22, '#8a4a1c', fade(0.35)) +
    circle(0, -6, 21, pen.lit('#f6e2bb', 0.36)) +
    circle(0, -7, 15, pen.lit('#e0a658', 0.3), fade(0.8)) +
    stroke('M-9 -12L8 -16M-11 -4L12 -8M-7 4L10 0', '#9c5a20', 2, fade(0.5)) +
    path('M14 6Q28 4 26 -10Q18 -2 10 4Z', '#e8703a')
  return place(x, y, inner + herbs(pen, pairs(-6, -10, 4, -4, -1, 2), 4), turn, size)
}

/** Scallops in their shells. */
export const scallops = (pen: Pen) => {
  const base = pen.pick([
    () => slate(pen, 318, 232) + iceBed(pen, 146, 100),
    () => plate(pen, 138, glaze(pen, 'dark')),
    () => board(pen, 318, 240),
  ])()
  const spots: Point[] = pen.chance(0.5)
    ? pairs(-78, -44, 4, -58, 84, -38, -44, 46, 44, 48)
    : pairs(-66, -48, 62, -50, -66, 52, 64, 50)
  return (
    base +
    each(spots, ([x, y]) =>
      scallop(pen, x, y, spots.length > 4 ? 0.96 : 1.15, Math.atan2(y, x) * 12 + pen.between(-14, 14)),
    ) +
    lemonWedge(pen, spots.length > 4 ? -108 : 0, spots.length > 4 ? 76 : 2, 0.95) +
    sprig(pen, spots.length > 4 ? 112 : 2, spots.length > 4 ? 72 : -82, 1, -20) +
    sprinkle(pen, 0, 0, 80, 20, '#fff', 2.2)
  )
}

const toast = (pen: Pen, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    solid(
      'M-30 -18Q-32 -26 -22 -25H24Q32 -24 30 -16L27 20Q26 26 18 25H-20Q-28 25 -28 18Z',
      pen.slope('#d79b4e', 0.25),
      4,
    ) +
      path('M-25 -19H25L22 19H-23Z', '#f6e7b6') +
      roe(pen, 0, -1, 20, 15, 42, 5.4) +
      leaf(pen, 16, 14, 0.6, 30),
    turn,
  )

/** Red caviar in a bowl on ice. */
const jar: Draw = (pen) => {
  const base = pen.pick([
    () => plate(pen, 138, glaze(pen, 'dark')),
    () => board(pen, 312, 240),
    () => slate(pen, 312, 234),
    () => plate(pen, 138, glaze(pen, 'light')),
  ])()
  const dish =
    shadow(pen, 6, 9, 72, 70, 0.42) +
    circle(0, 0, 62, pen.slope('#fbf8f0', 0.2)) +
    circle(0, 0, 55, tint('#fbf8f0', -0.3)) +
    roe(pen, 0, 0, 49, 49, 150, 8.4) +
    stroke('M-40 -34A53 53 0 0 1 -8 -52', '#fff', 3, fade(0.7))
  return (
    base +
    iceBed(pen, 92, 84) +
    dish +
    lemonSlice(pen, 4, 88, 21) +
    sprig(pen, -30, 92, 1, 200) +
    place(
      54,
      -66,
      ellipse(3, 4, 11, 17, '#2a1008', fade(0.25)) +
        rect(-2.4, -70, 5, 64, 2.4, pen.slope('#e9d6b0', 0.2)) +
        ellipse(0, 0, 10, 16, pen.slope('#f4e6c8', 0.2)),
      42,
    )
  )
}

/** Four slices of baguette, buttered, under caviar. */
const toasts: Draw = (pen) =>
  pen.pick([() => plate(pen, 138, glaze(pen, 'dark')), () => board(pen, 316, 240), () => slate(pen, 316, 236)])() +
  each(pairs(-56, -46, 58, -42, -54, 50, 58, 52), ([x, y]) =>
    place(x, y, toast(pen, 0, 0, pen.between(-14, 14)), 0, 1.7),
  ) +
  lemonWedge(pen, -118, 0, 1.1) +
  sprig(pen, 0, -4, 1.1)

export const CAVIARS = { jar, toasts } as const satisfies Record<string, Draw>

/** Grilled salmon with lemon and greens. */
export const salmon = (pen: Pen) => {
  const base = pen.pick([
    () => plate(pen, 138, glaze(pen)),
    () => slate(pen, 316, 226),
    () => board(pen, 316, 232),
    () => skillet(pen, 134),
  ])()
  const colour = pen.pick(['#ef8450', '#e8734a', '#f2945f'])
  const spears = times(7, (i) =>
    place(
      -70 + i * 22,
      52 + (i % 2) * 6,
      stroke('M-4 40L3 -34', '#2a1008', 7, `transform="translate(2 3)" ${fade(0.22)}`) +
        stroke('M-4 40L3 -34', '#6b9e3f', 6.4) +
        stroke('M2 -18l1 -18M-1 -4l4 -9M-2 12l-4 -9', '#3e7230', 4),
      76 + i * 2,
    ),
  )
  const sauce = stroke('M-84 -58q24 -22 50 -6t52 -4t60 8', pen.pick(['#f4e3b4', '#7fa04a', '#f7d98a']), 9, fade(0.9))
  return (
    base +
    sauce +
    spears +
    place(0, -12, grilled(pen, colour), pen.pick([-14, 6, 16]), 1.16) +
    lemonSlice(pen, -40, -14, 20) +
    lemonSlice(pen, -8, -20, 20) +
    rosemary(pen, 48, -8, 1, -28) +
    herbs(pen, scatter(pen, 12, 92), 5) +
    lemonWedge(pen, 84, 62, 1.1)
  )
}
