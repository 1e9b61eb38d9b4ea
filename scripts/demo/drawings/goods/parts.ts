import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { ellipse, fade, path, stroke } from '../shapes.ts'

/** The colours of one thing: they stay the same in all of its photographs. */
export type Tone = { main: string; second: string; wood: string }

/** A thing that stands on the origin, about 280 wide and 190 high at most. */
export type Good = (pen: Pen, tone: Tone) => string

export const TONES: readonly [Tone, ...Tone[]] = [
  { main: '#2f6f8f', second: '#f2c14e', wood: '#b98652' },
  { main: '#b5452f', second: '#f0e2c8', wood: '#8a5a36' },
  { main: '#3f7a58', second: '#e8b86a', wood: '#c79c66' },
  { main: '#6d747b', second: '#e36a3a', wood: '#6b4a32' },
  { main: '#7a5a86', second: '#e9d3e4', wood: '#d3b184' },
  { main: '#24323f', second: '#8fb7c9', wood: '#9c6f45' },
  { main: '#c9a36a', second: '#3d5f57', wood: '#7d5636' },
  { main: '#c4566c', second: '#fbe6d2', wood: '#e0c296' },
]

export const light = (colour: string, share = 0.35) => mix(colour, '#ffffff', share)
export const dark = (colour: string, share = 0.35) => mix(colour, '#11151a', share)

/** Enamel, cloth or wood lit from the upper left. */
export const sheen = (pen: Pen, colour: string, angle = 60) =>
  pen.blend(angle, light(colour, 0.3), colour, dark(colour, 0.3))
export const chrome = (pen: Pen, angle = 80) => pen.blend(angle, '#fbfcfd', '#c3cad0', '#8b949b', '#dfe4e8')

/** Soft shadow of a thing on the ground. */
export const under = (pen: Pen, rx: number, x = 0, ry = 11) =>
  ellipse(
    x,
    1,
    rx,
    ry,
    pen.radial([
      [0, '#0f0c0a', 0.55],
      [0.6, '#0f0c0a', 0.35],
      [1, '#0f0c0a', 0],
    ]),
  )

/** A part with a lit edge and a dark outline below. */
export const part = (d: string, fill: string, edge = '#11151a') => path(d, fill) + stroke(d, edge, 0.9, fade(0.4))

/** A box seen a little from the left and above: its front, its right side and its top. */
export const crate = (pen: Pen, x: number, y: number, w: number, h: number, depth: number, colour: string) => {
  const [dx, dy] = [depth, depth * 0.34]
  return (
    path(`M${x + w} ${y}l${dx} ${-dy}V${y - h - dy}l${-dx} ${dy}Z`, dark(colour, 0.34)) +
    path(`M${x} ${y - h}l${dx} ${-dy}h${w}l${-dx} ${dy}Z`, light(colour, 0.36)) +
    path(`M${x} ${y}V${y - h}H${x + w}V${y}Z`, pen.blend(70, light(colour, 0.22), colour, dark(colour, 0.14))) +
    stroke(`M${x} ${y - h}H${x + w}V${y}`, light(colour, 0.6), 1, fade(0.6))
  )
}
