import { tint } from './colour.ts'
import type { Pen } from './pen.ts'
import { round } from './round.ts'
import { fade, rect, stroke, times } from './shapes.ts'
import type { Mood } from './tables.ts'

const WALLS: Record<Mood, readonly [readonly [string, string], ...(readonly [string, string])[]]> = {
  warm: [
    ['#f6d9a8', '#e2a35c'],
    ['#f3c7a2', '#c97f4e'],
    ['#f7e2bd', '#b9804a'],
    ['#e9a27c', '#8d4a2c'],
    ['#bcd8cf', '#c08a54'],
  ],
  fresh: [
    ['#cfe8dd', '#8fc2b3'],
    ['#d9ecf1', '#8cbccb'],
    ['#e6efc7', '#a9c98a'],
    ['#fbe9b8', '#ecc164'],
    ['#f8d9c6', '#e9a98a'],
  ],
  dark: [
    ['#2f5f60', '#20403f'],
    ['#6b3a2a', '#3f2318'],
    ['#3a4748', '#23302f'],
    ['#8a5030', '#50301d'],
    ['#c99a6a', '#6f4428'],
  ],
  sweet: [
    ['#f9d9dc', '#efb2bb'],
    ['#fde7cf', '#f2c493'],
    ['#dfe9f1', '#b5cade'],
    ['#e9dcf2', '#c9b2dc'],
    ['#d5ece2', '#a2cfbd'],
  ],
}

/** Wall and table edge for things seen from the side; the table starts at horizon. */
export const room = (pen: Pen, mood: Mood, w: number, h: number, horizon: number) => {
  const [wall, top] = pen.pick(WALLS[mood])
  const glow = pen.radial(
    [
      [0, '#fff8e6', 0.75],
      [0.7, '#fff8e6', 0.12],
      [1, '#fff8e6', 0],
    ],
    0.5,
    0.5,
    0.5,
  )
  const bokeh = times(
    7,
    () =>
      `<circle cx="${pen.int(0, w)}" cy="${pen.int(0, Math.round(horizon * 0.75))}" r="${pen.int(8, 26)}" fill="#fff" opacity=".12"/>`,
  )
  const pattern = pen.pick([
    bokeh,
    stroke(
      times(Math.ceil(w / 34), (i) => `M${i * 34 + 10} 0V${horizon}`),
      '#fff',
      1.4,
      fade(0.22),
    ),
    tiles(w, horizon),
    '',
  ])
  return (
    rect(0, 0, w, h, 0, pen.blend(60, tint(wall, 0.25), tint(wall, -0.08))) +
    pattern +
    `<ellipse cx="${w * 0.46}" cy="${round(horizon * 0.5)}" rx="${round(w * 0.45)}" ry="${round(horizon * 0.72)}" fill="${glow}"/>` +
    rect(0, horizon, w, h - horizon, 0, pen.blend(90, tint(top, 0.22), tint(top, -0.2))) +
    rect(0, horizon, w, 2, 0, '#fff', fade(0.5))
  )
}

const tiles = (w: number, horizon: number) => {
  const rows = Math.ceil(horizon / 26)
  const lines = times(rows, (i) => `M0 ${i * 26}H${w}`)
  const joints = times(rows, (row) => times(Math.ceil(w / 52) + 1, (i) => `M${i * 52 + (row % 2) * 26} ${row * 26}v26`))
  return stroke(lines + joints, '#fff', 1.2, fade(0.26))
}
