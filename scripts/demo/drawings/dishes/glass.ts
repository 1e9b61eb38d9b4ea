import { tint } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { dots, each, ellipse, fade, pairs, path, place, rect, shadow, solid, stroke, times } from '../shapes.ts'

export type Glass = { top: number; foot: number; height: number }

/** Outline of a tumbler from the brim down, its base on the origin. */
const outline = ({ top, foot, height }: Glass, from = 0, inset = 0) => {
  const share = from / height
  const half = top + (foot - top) * share - inset
  return `M${round(-half)} ${round(-height + from)}H${round(half)}L${foot - inset} ${-6 - inset}Q${foot - inset} ${-inset} ${foot - 8 - inset} ${-inset}H${-foot + 8 + inset}Q${-foot + inset} ${-inset} ${-foot + inset} ${-6 - inset}Z`
}

export const body = (pen: Pen, glass: Glass, fill: string, level: number, inside: string) => {
  const half = glass.top + (glass.foot - glass.top) * (level / glass.height) - 5
  const rim = ellipse(
    0,
    -glass.height,
    glass.top,
    glass.top * 0.13,
    'none',
    `stroke="#fff" stroke-width="2.6" ${fade(0.9)}`,
  )
  return (
    shadow(pen, 12, 6, glass.foot * 1.9, 18, 0.5) +
    path(outline(glass), '#fff', fade(0.32)) +
    path(outline(glass, level, 5), fill) +
    inside +
    ellipse(0, -glass.height + level, half, half * 0.13, '#fff', fade(0.35)) +
    path(
      outline(glass),
      pen.linear(
        [
          [0, '#fff', 0.5],
          [0.18, '#fff', 0.06],
          [0.75, '#fff', 0],
          [1, '#1d0d05', 0.2],
        ],
        0,
      ),
    ) +
    stroke(
      `M${round(-glass.top * 0.8)} ${round(-glass.height * 0.88)}L${round(-glass.foot * 0.8)} ${round(-glass.height * 0.16)}`,
      '#fff',
      6,
      fade(0.6),
    ) +
    rim
  )
}

export const cube = (pen: Pen, x: number, y: number, size = 1) =>
  place(
    x,
    y,
    path('M-18 -17L15 -19L19 15L-15 19Z', '#fff', fade(0.42)) +
      path('M-13 -13L10 -14L6 -3L-11 -2Z', '#fff', fade(0.5)) +
      stroke('M-18 -17L15 -19L19 15L-15 19Z', '#fff', 1.6, fade(0.7)),
    pen.between(-30, 40),
    size,
  )

export const straw = (pen: Pen, x: number, top: number, low: number) => {
  const colour = pen.pick(['#d63f1e', '#0b6767', '#e0a92e', '#f3ece0'])
  const length = low - top
  return place(
    x,
    low,
    rect(-4.5, -length, 9, length, 3, pen.blend(0, tint(colour, 0.3), tint(colour, -0.2))) +
      stroke(
        times(Math.floor(length / 18), (i) => `M-4 ${round(-length + 12 + i * 18)}l8 -6`),
        '#fff',
        3,
        fade(0.7),
      ),
    10,
  )
}

export const cookie = (pen: Pen, x: number, y: number) =>
  ellipse(x + 4, y + 8, 32, 9, '#1d0d05', fade(0.25)) +
  ellipse(x, y + 4, 31, 10, '#9c6228') +
  ellipse(x, y, 31, 10, pen.lit('#d9a052', 0.3)) +
  dots(
    [
      [x - 14, y - 1],
      [x + 2, y + 3],
      [x + 15, y - 2],
      [x - 2, y - 4],
    ],
    5,
    '#4a2412',
  )

export const beans = (pen: Pen, x: number, y: number) =>
  each(pairs(0, 0, -20, 4, 14, 6, -8, -8), ([dx, dy]) =>
    place(
      x + dx,
      y + dy,
      solid('M-10 0C-10 -8 10 -8 10 0C10 8 -10 8 -10 0Z', pen.lit('#5b331c', 0.3), 2) +
        stroke('M-8 0Q0 -4 8 0', '#2a140a', 1.6),
      pen.between(-40, 40),
    ),
  )
