import type { Bite } from '../bites.ts'
import { tint } from '../colour.ts'
import { lemonWedge } from '../fruit.ts'
import { herbs, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { blob, dots, each, fade, type Point, pairs, place, scatter, shift, solid, stroke } from '../shapes.ts'
import { dip, paper, skillet } from '../vessels.ts'
import { board, plate } from '../ware.ts'

const [GARLIC, RED] = ['#f4ead2', '#c52f1d']

/** One glazed drumstick, its bone to the right. */
export const drumstick = (pen: Pen, x: number, y: number, turn: number, glaze: string) => {
  const inner =
    solid('M24 -5L52 -8Q60 -12 62 -4Q68 0 61 5Q58 12 51 8L24 6Z', pen.slope('#f6e6c8', 0.2), 3) +
    solid(
      'M-40 0C-42 -26 -14 -31 6 -21C20 -14 28 -8 32 -5V6C26 10 20 16 6 22C-14 30 -38 24 -40 0Z',
      pen.lit(glaze, 0.45),
      4,
    ) +
    stroke('M-30 -8C-24 -20 -8 -22 6 -15', '#fff', 5, fade(0.5)) +
    stroke('M-22 12Q-6 20 10 12', tint(glaze, -0.5), 3, fade(0.4))
  return place(x, y, inner, turn)
}

/** Pile of glazed chicken wings with a dip. */
const pile =
  (glazes: readonly [string, ...string[]], sauce: string, celery: boolean): Draw =>
  (pen) => {
    const glaze = pen.pick(glazes)
    const base = pen.pick([
      () => plate(pen, 132),
      () => board(pen, 290, 236),
      () => skillet(pen, 128),
      () => paper(pen, 284, 240),
    ])()
    const spots: Point[] = pairs(-58, -44, 36, -62, -66, 24, 62, 6, -14, -6, 14, 52, -40, 68)
    const sticks = each([0, 1, 2], (i) =>
      place(
        88 - i * 12,
        66 + i * 9,
        solid('M-34 -5H34V5H-34Z', pen.slope('#a9cf74', 0.3), 2.4) + stroke('M-32 -1H32', '#dff0b8', 1.8),
        -40 + i * 6,
      ),
    )
    return (
      base +
      (celery ? sticks : '') +
      each(spots, ([x, y]) => drumstick(pen, x, y, pen.between(-60, 60) + (x > 0 ? 0 : 180), glaze)) +
      dip(pen, 82, -58, 29, sauce) +
      sprinkle(pen, -4, 4, 84, 40, '#fdf1cf', 2.8) +
      herbs(pen, shift(scatter(pen, 14, 88), -4, 4), 5) +
      (celery ? '' : lemonWedge(pen, 92, 72, 1.1))
    )
  }

export const WINGS = {
  glazed: pile(['#b5491c', '#c96a22', '#94351a'], GARLIC, false),
  hot: pile(['#c23a18', '#b5381c'], '#dfe7df', true),
  garlic: pile(['#d08a2e', '#c97f2c'], GARLIC, false),
} as const satisfies Record<string, Draw>

const nugget: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid(blob(pen, 0, 0, 33, 24, { wobble: 0.1, corners: 9 }), pen.lit('#d8923a', 0.34), 5) +
      dots(
        scatter(pen, 26, 1, 0.1).map(([a, b]): Point => [a * 26, b * 18]),
        4.4,
        '#eab45c',
        fade(0.8),
      ) +
      dots(
        scatter(pen, 12, 1, 0.2).map(([a, b]): Point => [a * 26, b * 18]),
        3,
        '#a8641f',
        fade(0.6),
      ),
    pen.between(0, 180),
  )

/** Crumbed fillets with a dip. */
export const nuggets: Draw = (pen) =>
  pen.pick([() => paper(pen, 290, 240), () => board(pen, 296, 236), () => plate(pen, 134)])() +
  each(pairs(-68, -50, -4, -62, -84, 12, -20, 2, 44, -6, -56, 66, 10, 62, 70, 52, 64, -70), ([x, y]) =>
    nugget(pen, x, y),
  ) +
  dip(pen, 108, -4, 29, pen.pick([RED, '#f2b93a', GARLIC])) +
  herbs(pen, scatter(pen, 8, 100), 5)
