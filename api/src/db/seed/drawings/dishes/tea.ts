import { tint } from '../colour.ts'
import { berry, lemonSlice } from '../fruit.ts'
import { leaf } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { steam } from '../proteins.ts'
import { circle, each, ellipse, fade, type Point, path, place, shadow, stroke } from '../shapes.ts'

const POT = 'M-72 -132Q-112 -96 -100 -44Q-92 -4 -56 0H56Q92 -4 100 -44Q112 -96 72 -132Z'
const FILL = 'M-97 -92Q-104 -64 -94 -42Q-86 -10 -54 -6H54Q86 -10 94 -42Q104 -64 97 -92Z'
const EAR = 'M-88 -118Q-152 -124 -144 -70Q-138 -30 -96 -34'

const lid = (pen: Pen) => {
  const glass = pen.linear(
    [
      [0, '#fff', 0.9],
      [1, '#cfe4e6', 0.6],
    ],
    40,
  )
  return (
    path('M-70 -134Q-60 -164 0 -166Q60 -164 70 -134Z', glass) +
    ellipse(0, -134, 72, 8, '#fff', fade(0.8)) +
    circle(0, -172, 11, pen.lit('#d9a55c', 0.3))
  )
}

const cup = (pen: Pen, colour: string) =>
  ellipse(4, 4, 50, 9, '#1d0d05', fade(0.3)) +
  ellipse(0, 0, 46, 8, pen.slope('#fdf8ee', 0.1)) +
  path('M-34 -50H34Q34 -10 14 -4H-14Q-34 -10 -34 -50Z', pen.blend(10, '#fff', '#d3c8b4')) +
  ellipse(0, -50, 34, 8, '#efe6d4') +
  ellipse(0, -49, 30, 6.4, colour) +
  stroke('M34 -42q18 2 14 18q-4 10 -20 10', '#f4ecdc', 6)

const brew = (pen: Pen, colour: string, fruit: string) => {
  const bits = Array.from({ length: 11 }, (): Point => [pen.between(-70, 70), pen.between(-80, -16)])
  return (
    path(FILL, pen.lit(colour, 0.3), fade(0.94)) +
    each(bits, ([x, y]) => berry(pen, x, y, 7.5, fruit)) +
    lemonSlice(pen, -36, -56, 20) +
    leaf(pen, 30, -60, 1.1) +
    leaf(pen, 12, -30, 1) +
    ellipse(0, -92, 97, 9, tint(colour, 0.45), fade(0.8))
  )
}

/** Glass teapot with berry or herbal tea and a cup. */
export const tea = (pen: Pen) => {
  const [colour, fruit] = pen.next([
    ['#e8862b', '#f2a02c'],
    ['#b3321e', '#c4203c'],
    ['#c99a2a', '#8fb54a'],
    ['#9c4a1a', '#d8862a'],
  ])
  const gloss = pen.linear(
    [
      [0, '#fff', 0.4],
      [0.25, '#fff', 0],
      [0.8, '#fff', 0],
      [1, '#1d0d05', 0.2],
    ],
    0,
  )
  const pot =
    shadow(pen, 8, 6, 140, 20, 0.5) +
    steam(pen, 144, -118, 70) +
    stroke(EAR, '#fff', 11, fade(0.7)) +
    stroke(EAR, '#9fc4c4', 2, fade(0.7)) +
    path('M92 -74Q128 -84 134 -130L150 -128Q150 -62 98 -34Z', pen.blend(-60, tint(colour, 0.3), '#fff'), fade(0.75)) +
    path(POT, '#fff', fade(0.4)) +
    brew(pen, colour, fruit) +
    path(POT, gloss) +
    stroke('M-84 -98Q-92 -60 -80 -32', '#fff', 7, fade(0.65)) +
    lid(pen)
  return place(-32, 0, pot, 0, 0.98) + place(122, 10, cup(pen, colour))
}
