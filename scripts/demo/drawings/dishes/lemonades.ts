import { tint } from '../colour.ts'
import { berry, lemonSlice, limeSlice } from '../fruit.ts'
import { leaf, sprig } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import {
  dots,
  each,
  fade,
  type Point,
  pairs,
  path,
  place,
  rect,
  scatter,
  shadow,
  solid,
  strands,
  stroke,
} from '../shapes.ts'
import { body, cube, type Glass, straw } from './glass.ts'

type Slice = (pen: Pen, x: number, y: number, r: number) => string

const orangeSlice: Slice = (pen, x, y, r) => lemonSlice(pen, x, y, r, '#e07a1e', '#f9b45a')
const peachSlice: Slice = (pen, x, y, r) => lemonSlice(pen, x, y, r, '#e2703d', '#fbc98a')

const bubbles = (pen: Pen) =>
  dots(
    Array.from({ length: 20 }, (): Point => [pen.between(-42, 42), pen.between(-140, -12)]),
    3,
    '#fff',
    fade(0.55),
  )

/** A tall glass with ice, slices of a fruit and a sprig. */
const lemonade =
  (colour: string, slice: Slice): Draw =>
  (pen) => {
    const glass: Glass = { top: 62, foot: 50, height: 176 }
    const inside =
      cube(pen, -24, -112) +
      cube(pen, 20, -92) +
      cube(pen, -14, -60, 0.9) +
      slice(pen, 12, -48, 24) +
      slice(pen, -18, -92, 21) +
      cube(pen, 26, -128, 0.9) +
      leaf(pen, -26, -36, 1, 40) +
      bubbles(pen)
    return (
      straw(pen, 12, -236, -40) +
      body(pen, glass, pen.blend(90, tint(colour, 0.35), tint(colour, -0.06)), 26, inside) +
      slice(pen, -56, -172, 28) +
      sprig(pen, 8, -168, 1.4, -70) +
      sprig(pen, 0, -166, 1.1, -120) +
      slice(pen, 104, -14, 25) +
      slice(pen, 124, -6, 22) +
      leaf(pen, 96, 4, 1, 20)
    )
  }

const blackcurrant: Slice = (pen, x, y, r) =>
  berry(pen, x, y, r * 0.46, '#3b2148') + berry(pen, x + r * 0.62, y + r * 0.3, r * 0.4, '#4a2a58')

/** Sweet rice drink: pale, with grains that float. */
const sikhe: Draw = (pen) =>
  body(
    pen,
    { top: 62, foot: 50, height: 170 },
    pen.blend(90, '#f3e6c2', '#dcc48c'),
    22,
    cube(pen, -20, -110) +
      cube(pen, 22, -84) +
      strands(
        pen,
        scatter(pen, 50, 40).map(([x, y]): Point => [x, y - 76]),
        6,
        '#fff',
        3.6,
      ),
  ) +
  strands(
    pen,
    scatter(pen, 16, 44).map(([x, y]): Point => [x, y * 0.1 - 150]),
    6,
    '#fffdf4',
    4,
  ) +
  each(pairs(-8, -152, 14, -150, 2, -148), ([x, y]) => solid(`M${x - 5} ${y}q5 -5 10 0q-5 4 -10 0Z`, '#e9c98a', 1)) +
  leaf(pen, 96, 0, 1.1, 20)

/** Lemonades and iced tea. */
export const LEMONADES = {
  mandarin: lemonade('#f2a53a', orangeSlice),
  ginger: lemonade('#f3cf4a', lemonSlice),
  tarragon: lemonade('#6fc06a', limeSlice),
  yuzu: lemonade('#e6d860', limeSlice),
  currant: lemonade('#8a3f7a', blackcurrant),
  'peach-tea': lemonade('#c9702c', peachSlice),
  sikhe,
} as const satisfies Record<string, Draw>

/** Still water in a bottle with a glass beside it. */
export const water: Draw = (pen) =>
  shadow(pen, -44, 6, 62, 14, 0.46) +
  path(
    'M-64 -246H-36V-226Q-14 -206 -14 -172V-8Q-14 4 -26 4H-74Q-86 4 -86 -8V-172Q-86 -206 -64 -226Z',
    pen.linear(
      [
        [0, '#d9f0f6', 0.9],
        [0.3, '#9fd0e0', 0.8],
        [0.8, '#6fb0c6', 0.8],
        [1, '#d9f0f6', 0.9],
      ],
      0,
    ),
  ) +
  rect(-70, -262, 40, 20, 6, pen.blend(0, '#3f9bb8', '#1f5f78')) +
  path('M-86 -150H-14V-84H-86Z', '#fdfaf2', fade(0.95)) +
  stroke('M-74 -118q12 -14 24 0t24 0', '#3f9bb8', 5) +
  stroke('M-76 -176V-20', '#fff', 6, fade(0.7)) +
  place(
    66,
    0,
    body(pen, { top: 50, foot: 42, height: 132 }, pen.blend(90, '#d9eef4', '#a9d3e2'), 30, lemonSlice(pen, 6, -50, 20)),
  )
