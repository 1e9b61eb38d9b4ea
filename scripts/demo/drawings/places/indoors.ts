import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { circle, each, ellipse, fade, path, rect, stroke, times } from '../shapes.ts'
import type { Backdrop } from './parts.ts'

const WALLS = [
  ['#e9dfcd', '#d6c7ab'],
  ['#d5e0dc', '#b6c9c2'],
  ['#e6d8d2', '#d3bbb0'],
  ['#d9dfe6', '#bcc8d4'],
  ['#f0e6d0', '#e0cda2'],
  ['#dcd6e2', '#c3b8ce'],
] as const
const FLOORS = ['#b98c5c', '#c9a578', '#8f6a48', '#a9825a', '#d3b68c'] as const

/** Boards that run away from the eye. */
export const boards = (pen: Pen, w: number, h: number, foot: number, colour: string) =>
  rect(0, foot, w, h - foot, 0, pen.blend(90, mix(colour, '#2a1a10', 0.22), colour, mix(colour, '#ffffff', 0.16))) +
  stroke(
    times(19, (i) => `M${w / 2 + (i - 9) * 26} ${foot}L${w / 2 + (i - 9) * 66} ${h}`),
    mix(colour, '#2a1a10', 0.45),
    0.9,
    fade(0.5),
  ) +
  stroke(
    times(
      14,
      (i) => `M${w / 2 + (((i * 5) % 18) - 9) * 46} ${foot + 18 + ((i * 13) % 60)}h${16 + ((i * 13) % 60) * 0.3}`,
    ),
    mix(colour, '#2a1a10', 0.45),
    0.8,
    fade(0.4),
  )

const papers = (pen: Pen, w: number, foot: number, colour: string) => {
  const ink = mix(colour, '#ffffff', 0.5)
  return pen.pick([
    stroke(
      times(Math.ceil(w / 22), (i) => `M${i * 22 + 8} 0V${foot}`),
      ink,
      5,
      fade(0.4),
    ),
    each(Array.from({ length: 60 }), (_, i) =>
      circle(18 + (i % 10) * 42 + (Math.floor(i / 10) % 2) * 21, 16 + Math.floor(i / 10) * 34, 3.4, ink, fade(0.6)),
    ),
    stroke(
      times(6, (r) => times(11, (i) => `M${i * 40 - 10 + (r % 2) * 20} ${22 + r * 36}q10 -14 20 0q-10 14 -20 0`)),
      ink,
      1.6,
      fade(0.6),
    ),
    '',
  ])
}

const picture = (pen: Pen, x: number, y: number) => {
  const frame = pen.pick(['#6b4a32', '#2b3136', '#f6f2ea'])
  return (
    rect(x + 2, y + 3, 62, 46, 1, '#1d0d05', fade(0.18)) +
    rect(x, y, 62, 46, 1, frame) +
    rect(x + 4, y + 4, 54, 38, 0, pen.blend(90, '#bcd8e6', '#f3e2c0')) +
    path(
      `M${x + 4} ${y + 34}Q${x + 18} ${y + 16} ${x + 32} ${y + 28}Q${x + 44} ${y + 18} ${x + 58} ${y + 30}V${y + 42}H${x + 4}Z`,
      pen.pick(['#4f7f7a', '#5f8770', '#7d6a86']),
    )
  )
}

const plant = (pen: Pen, x: number, foot: number) =>
  ellipse(x, foot + 22, 22, 5, '#1d0d05', fade(0.25)) +
  times(7, (i) =>
    path(
      `M${x} ${foot - 8}Q${x + (i - 3) * 12} ${foot - 60} ${x + (i - 3) * 19} ${foot - 64 - (3 - Math.abs(i - 3)) * 14}Q${x + (i - 3) * 4} ${foot - 46} ${x} ${foot - 8}Z`,
      i % 2 ? '#4f8457' : '#3f7048',
    ),
  ) +
  path(
    `M${x - 17} ${foot - 12}H${x + 17}L${x + 12} ${foot + 22}H${x - 12}Z`,
    pen.pick(['#c97a52', '#e9e3d8', '#5d7382']),
  )

/** A room's corner with daylight from a window that is not seen. */
export const roomAt: Backdrop = (pen, w, h, horizon) => {
  const [wall, lower] = pen.pick(WALLS)
  const foot = horizon
  return (
    rect(0, 0, w, foot, 0, pen.blend(60, mix(wall, '#ffffff', 0.35), wall, lower)) +
    papers(pen, w, foot, wall) +
    path(
      `M${w * 0.5} 0H${w * 0.74}L${w * 0.5} ${foot}H${w * 0.26}ZM${w * 0.78} 0H${w * 0.9}L${w * 0.66} ${foot}H${w * 0.54}Z`,
      '#fffbe6',
      fade(0.3),
    ) +
    (pen.chance(0.55) ? picture(pen, pen.chance(0.5) ? 24 : w - 86, 22) : '') +
    rect(0, foot - 9, w, 10, 0, '#f7f3ea') +
    rect(0, foot - 1, w, 2, 0, '#8d7a63', fade(0.6)) +
    boards(pen, w, h, foot, pen.pick(FLOORS)) +
    (pen.chance(0.5) ? plant(pen, pen.chance(0.5) ? 20 : w - 20, foot) : '') +
    path(`M${w * 0.3} ${foot}L${w * 0.02} ${h}H${w * 0.3}L${w * 0.52} ${foot}Z`, '#fff6d8', fade(0.16))
  )
}
