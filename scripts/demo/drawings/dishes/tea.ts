import { tint } from '../colour.ts'
import { berry, lemonSlice } from '../fruit.ts'
import { leaf } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
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

const brew = (pen: Pen, { colour, fruit, lemon }: Leafy) => {
  const bits = Array.from({ length: 11 }, (): Point => [pen.between(-70, 70), pen.between(-80, -16)])
  return (
    path(FILL, pen.lit(colour, 0.3), fade(0.94)) +
    (fruit ? each(bits, ([x, y]) => berry(pen, x, y, 7.5, fruit)) : '') +
    (lemon ? lemonSlice(pen, -36, -56, 22) + lemonSlice(pen, 44, -44, 19) : '') +
    leaf(pen, 30, -60, 1.1) +
    leaf(pen, 12, -30, 1) +
    ellipse(0, -92, 97, 9, tint(colour, 0.45), fade(0.8))
  )
}

type Leafy = { colour: string; fruit?: string; lemon?: boolean }

/** Glass teapot and a cup. */
const teapot =
  (leafy: Leafy): Draw =>
  (pen) => {
    const { colour } = leafy
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
      brew(pen, leafy) +
      path(POT, gloss) +
      stroke('M-84 -98Q-92 -60 -80 -32', '#fff', 7, fade(0.65)) +
      lid(pen)
    return place(-32, 0, pot, 0, 0.98) + place(122, 10, cup(pen, colour))
  }

/** A tall mug of hot tea with milk, steam over it. */
const mug: Draw = (pen) =>
  steam(pen, 0, -150, 70) +
  shadow(pen, 8, 6, 96, 16, 0.5) +
  stroke('M66 -112Q124 -112 116 -66Q110 -30 60 -34', '#f3ece0', 15) +
  path('M-72 -136H72L62 -6Q61 4 50 4H-50Q-61 4 -62 -6Z', pen.blend(0, '#fffaf2', '#e3d9c8', '#b8a98f')) +
  ellipse(0, -136, 72, 12, '#d9cdb8') +
  ellipse(0, -135, 64, 9, pen.lit('#d9b084', 0.2)) +
  stroke('M-40 -96q14 -14 28 0t28 0t28 0M-38 -70q14 -14 27 0t27 0t27 0', '#3f8f86', 5, fade(0.8)) +
  leaf(pen, 128, 0, 1.2, 10)

/** Teas by what is in the pot. */
export const TEAS = {
  green: teapot({ colour: '#b8b04a' }),
  lemon: teapot({ colour: '#b5622a', lemon: true }),
  black: teapot({ colour: '#8f451a' }),
  'sea-buckthorn': teapot({ colour: '#e8862b', fruit: '#f2a02c' }),
  schisandra: teapot({ colour: '#c23a2c', fruit: '#c4203c' }),
  oolong: mug,
} as const satisfies Record<string, Draw>
