import type { Pen } from '../pen.ts'
import { each, fade, path, place, scatter } from '../shapes.ts'

export const iceBed = (pen: Pen, rx: number, ry: number) =>
  each(scatter(pen, 40, 1, 0.13), ([x, y]) =>
    place(
      x * rx,
      y * ry,
      path('M-13 -11L9 -14L15 9L-9 14Z', '#0d2b36', `transform="translate(1.5 2.5)" ${fade(0.14)}`) +
        path('M-13 -11L9 -14L15 9L-9 14Z', pen.blend(45, '#ffffff', '#d3ecf4', '#9fcbdc'), fade(0.92)) +
        path('M-9 -8L5 -10L2 -2L-8 -1Z', '#fff', fade(0.85)),
      pen.between(0, 90),
    ),
  )
