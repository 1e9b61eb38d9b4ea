import type { Pen } from '../pen.ts'
import { blob, fade, type Point, rect, solid, stroke, times } from '../shapes.ts'

export const ROWS = (count: number, columns: number, dx: number, dy: number): Point[] =>
  Array.from(
    { length: count },
    (_, i): Point => [
      (i % columns) * dx - ((columns - 1) * dx) / 2,
      Math.floor(i / columns) * dy - ((Math.ceil(count / columns) - 1) * dy) / 2,
    ],
  )

export const ginger = (pen: Pen, x: number, y: number) =>
  times(5, (i) =>
    solid(
      blob(pen, x + pen.between(-9, 9), y + pen.between(-7, 7) + i, 12, 8, { wobble: 0.2, turn: i * 50 }),
      pen.slope(pen.pick(['#f7c9bb', '#f3b5a4', '#fbdccb']), 0.2),
      1.6,
      0.18,
    ),
  )

export const wasabi = (pen: Pen, x: number, y: number) =>
  solid(blob(pen, x, y, 13, 10, { wobble: 0.12 }), pen.lit('#9cc25c', 0.3), 3) +
  stroke(`M${x - 6} ${y - 2}q5 -5 10 0M${x - 4} ${y + 3}q4 -3 8 0`, '#d5e8a2', 1.5)

/** Lacquer tray, black outside and red within. */
export const lacquer = (pen: Pen, w: number, h: number) =>
  rect(-w / 2, -h / 2, w, h + 4, 26, '#1d0d05', `transform="translate(7 11)" ${fade(0.3)}`) +
  rect(-w / 2, -h / 2 - 2, w, h, 26, pen.slope('#232a2b', 0.2)) +
  rect(-w / 2 + 9, -h / 2 + 7, w - 18, h - 18, 19, pen.slope('#b8352a', -0.18)) +
  rect(-w / 2 + 1, -h / 2 - 1, w - 2, h - 2, 25, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".3"')
