import { tint } from '../colour.ts'
import { berry } from '../fruit.ts'
import { leaf, sprig } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  rect,
  scatter,
  shadow,
  solid,
  stroke,
} from '../shapes.ts'
import { body, cube, type Glass } from './glass.ts'

type Berries = { colour: string; fruit: string; jug: boolean; finish?: (pen: Pen) => string }

const pitcher = (pen: Pen, colour: string) =>
  path(
    'M-62 -170L-72 -186H60Q66 -182 60 -166Q84 -110 72 -30Q70 0 56 0H-56Q-72 0 -72 -30Q-84 -110 -62 -170Z',
    '#fff',
    fade(0.35),
  ) +
  path(
    'M-63 -130Q-74 -84 -64 -30Q-62 -8 -50 -8H50Q62 -8 64 -30Q72 -86 64 -130Z',
    pen.blend(40, tint(colour, 0.22), tint(colour, -0.2)),
  ) +
  ellipse(0, -130, 63, 9, tint(colour, 0.3)) +
  cube(pen, -20, -112) +
  cube(pen, 18, -106, 0.9) +
  stroke('M62 -150Q120 -150 108 -90Q100 -54 70 -50', '#fff', 10, fade(0.6)) +
  stroke('M-56 -150Q-66 -90 -58 -36', '#fff', 7, fade(0.55))

/** A drink of berries in a glass beside loose ones, from a jug when it is a litre. */
const mors =
  ({ colour, fruit, jug, finish }: Berries): Draw =>
  (pen) => {
    const glass: Glass = { top: 60, foot: 48, height: 160 }
    const inside =
      cube(pen, -20, -100) +
      cube(pen, 22, -84) +
      each(pairs(-26, -40, 6, -28, 28, -48, -4, -62), ([x, y]) => berry(pen, x, y, 9, fruit))
    const loose =
      each(pairs(98, -6, 118, -2, 108, -18, 134, -8), ([x, y]) => berry(pen, x, y, 10, fruit)) +
      leaf(pen, 86, 2, 1.1, 190)
    const one =
      body(pen, glass, pen.blend(90, tint(colour, 0.25), tint(colour, -0.15)), 26, inside) +
      (finish?.(pen) ?? sprig(pen, 4, -152, 1.2, -80))
    return jug
      ? place(-44, 0, shadow(pen, 10, 6, 110, 18, 0.5) + pitcher(pen, colour), 0, 1.06) +
          place(88, 8, one, 0, 0.78) +
          place(-220, 8, loose)
      : one + loose + berry(pen, -104, -6, 10, fruit) + berry(pen, -86, -4, 9, fruit)
  }

/** Kvass in a mug under a head of foam, a crust of rye beside it. */
const kvass: Draw = (pen) =>
  stroke('M58 -120Q118 -118 112 -70Q108 -34 52 -36', '#fff', 14, fade(0.6)) +
  body(
    pen,
    { top: 64, foot: 58, height: 160 },
    pen.blend(90, '#a8632a', '#5b2c12'),
    18,
    dots(
      Array.from({ length: 26 }, (): Point => [pen.between(-48, 48), pen.between(-130, -12)]),
      3,
      '#f6d9a0',
      fade(0.7),
    ),
  ) +
  each(pairs(-44, -150, -20, -156, 6, -158, 30, -155, 48, -149, -8, -146, 24, -145), ([x, y]) =>
    circle(x, y, 16, pen.lit('#fbeed2', 0.2)),
  ) +
  place(
    134,
    -12,
    solid('M-38 14Q-40 -26 0 -30Q40 -26 38 14Z', pen.slope('#6b3f22', 0.3), 4) +
      path('M-30 12Q-32 -18 0 -22Q32 -18 30 12Z', '#9c6a3c'),
  )

/** A litre jar of compote, its lid screwed on. */
const compote: Draw = (pen) =>
  shadow(pen, 8, 6, 96, 18, 0.5) +
  path('M-70 -206H70V-186Q92 -176 92 -146V-16Q92 4 72 4H-72Q-92 4 -92 -16V-146Q-92 -176 -70 -186Z', '#fff', fade(0.4)) +
  path(
    'M-84 -150Q-84 -164 -66 -172H66Q84 -164 84 -150V-18Q84 -4 70 -4H-70Q-84 -4 -84 -18Z',
    pen.blend(40, '#d9863c', '#8f4318'),
  ) +
  each(scatter(pen, 14, 1, 0.24), ([x, y]) =>
    solid(
      `M${x * 56 - 15} ${y * 40 - 54}q15 -15 30 0q-4 17 -16 16q-12 0 -14 -16Z`,
      pen.lit(pen.pick(['#6b2c14', '#b8642a', '#e0a04c']), 0.34),
      2,
    ),
  ) +
  rect(-76, -226, 152, 28, 8, pen.blend(0, '#f3d9a0', '#c99a4a', '#8f6424')) +
  stroke('M-74 -150V-40', '#fff', 8, fade(0.6)) +
  place(
    132,
    -4,
    each(pairs(0, 0, -20, 6, 18, 6), ([x, y]) => berry(pen, x, y, 11, '#7a3a1c')),
  )

/** Drinks of berries and fruit, and kvass. */
export const MORSES = {
  klopovka: mors({ colour: '#b3162f', fruit: '#c4203c', jug: false }),
  cranberry: mors({ colour: '#a31436', fruit: '#b8152f', jug: true }),
  lingonberry: mors({ colour: '#8f1436', fruit: '#a8152f', jug: false }),
  'sea-buckthorn': mors({ colour: '#e8862b', fruit: '#f2a02c', jug: false }),
  rosehip: mors({ colour: '#c94a24', fruit: '#d8402a', jug: false }),
  feijoa: mors({ colour: '#a9b85c', fruit: '#6f8f3a', jug: false }),
  compote,
  kvass,
} as const satisfies Record<string, Draw>
