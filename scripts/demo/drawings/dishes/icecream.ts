import { tint } from '../colour.ts'
import { strawberry } from '../fruit.ts'
import { leaf } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import {
  around,
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  path,
  place,
  rect,
  scatter,
  shadow,
  stroke,
  times,
} from '../shapes.ts'

const scoop = (pen: Pen, x: number, y: number, r: number, colour: string) => {
  const chips = dots(
    scatter(pen, 10, r * 0.7).map(([px, py]): Point => [x + px, y + py]),
    3,
    tint(colour, -0.4),
    fade(0.55),
  )
  const skirt = `M${x - r * 1.06} ${y + r * 0.34}q${r * 0.2} ${r * 0.36} ${r * 0.42} ${r * 0.08}q${r * 0.22} ${r * 0.36} ${r * 0.44} ${r * 0.04}q${r * 0.2} ${r * 0.36} ${r * 0.44} ${-r * 0.02}q${r * 0.22} ${r * 0.34} ${r * 0.42} ${-r * 0.04}q${r * 0.24} ${r * 0.2} ${r * 0.38} ${-r * 0.1}V${y}H${x - r * 1.06}Z`
  return (
    circle(x, y, r, pen.lit(colour, 0.4)) +
    path(skirt, pen.slope(colour, 0.14)) +
    chips +
    stroke(`M${x - r * 0.62} ${y - r * 0.3}Q${x - r * 0.45} ${y - r * 0.72} ${x} ${y - r * 0.76}`, '#fff', 4, fade(0.5))
  )
}

const cone = (pen: Pen, colours: readonly string[]) => {
  const waffle = 'M-50 -118L50 -118L6 6Q0 14 -6 6Z'
  const lines = stroke(
    times(
      6,
      (i) => `M${-50 + i * 18} -118L${-30 + i * 22} ${-40 + i * 2}M${50 - i * 18} -118L${30 - i * 22} ${-40 + i * 2}`,
    ),
    '#8a5420',
    1.8,
    fade(0.55),
  )
  return (
    path(waffle, pen.blend(0, '#f0bf6a', '#b57428')) +
    `<clipPath id="cone"><path d="${waffle}"/></clipPath><g clip-path="url(#cone)">${lines}</g>` +
    scoop(pen, -24, -146, 38, colours[1] ?? '#fbeecb') +
    scoop(pen, 26, -150, 38, colours[2] ?? '#f2a5b2') +
    scoop(pen, 0, -186, 38, colours[0] ?? '#6b3a22')
  )
}

const coupe = (pen: Pen, colours: readonly string[]) => {
  const glassware =
    path(
      'M-92 -112H92Q88 -46 22 -36Q10 -32 9 -8H40Q52 -6 52 4H-52Q-52 -6 -40 -8H-9Q-10 -32 -22 -36Q-88 -46 -92 -112Z',
      pen.linear(
        [
          [0, '#fff', 0.75],
          [0.5, '#cfe4e6', 0.35],
          [1, '#fff', 0.6],
        ],
        0,
      ),
    ) +
    path('M-82 -104H82Q76 -56 20 -46H-20Q-76 -56 -82 -104Z', pen.slope(colours[1] ?? '#f2a5b2', 0.2), fade(0.75)) +
    stroke('M-82 -100Q-72 -62 -34 -50', '#fff', 5, fade(0.7))
  return (
    place(
      64,
      -190,
      rect(-9, -44, 18, 96, 4, pen.blend(0, '#f0bf6a', '#b57428')) +
        stroke('M-9 -30H9M-9 -14H9M-9 2H9M-9 18H9M0 -44V40', '#8a5420', 1.4, fade(0.6)),
      24,
    ) +
    scoop(pen, -38, -134, 42, colours[0] ?? '#fbeecb') +
    scoop(pen, 40, -132, 42, colours[1] ?? '#f2a5b2') +
    scoop(pen, 2, -166, 44, colours[2] ?? '#6b3a22') +
    glassware
  )
}

const poured = (pen: Pen, x: number, y: number, sauce: string) =>
  path(
    `M${x - 34} ${y + 6}Q${x - 30} ${y - 24} ${x} ${y - 24}Q${x + 32} ${y - 24} ${x + 34} ${y + 6}Q${x + 28} ${y + 22} ${x + 22} ${y + 6}Q${x + 14} ${y + 30} ${x + 6} ${y + 8}Q${x - 4} ${y + 20} ${x - 12} ${y + 6}Q${x - 22} ${y + 30} ${x - 34} ${y + 6}Z`,
    pen.lit(sauce, 0.26),
  )

/** Three scoops under a sauce, in a coupe or a waffle cone. */
const scoops =
  (colours: readonly [string, string, string], sauce: string | null, inCone: boolean): Draw =>
  (pen) => {
    const [x, y] = inCone ? [0, -204] : [2, -186]
    return (
      shadow(pen, 8, 6, inCone ? 50 : 96, inCone ? 10 : 16, 0.5) +
      (inCone ? cone(pen, colours) : coupe(pen, colours)) +
      (sauce ? poured(pen, x, y, sauce) : '') +
      (sauce === null || inCone ? '' : strawberry(pen, x + 2, y - 32, 1.2, 12)) +
      leaf(pen, x + 24, y - 24, 1, -30) +
      each(around(8, 20, 0, x, y - 6), ([px, py]) => dots([[px, py]], 3, '#fff6dc', fade(0.9)))
    )
  }

/** A wafer cup with one generous scoop. */
const cup =
  (colour: string, finish: (pen: Pen) => string): Draw =>
  (pen) =>
    shadow(pen, 10, 6, 92, 15, 0.5) +
    scoop(pen, 0, -144, 66, colour) +
    path('M-72 -126H72L52 -4Q50 4 42 4H-42Q-50 4 -52 -4Z', pen.blend(0, '#f6cf86', '#d99c46', '#a86a24')) +
    stroke(
      `M-68 -94H68M-63 -62H63M-58 -30H58${times(6, (i) => `M${-60 + i * 24} -122L${-44 + i * 17} 0`)}`,
      '#8a5420',
      1.8,
      fade(0.5),
    ) +
    rect(-76, -132, 152, 14, 6, pen.blend(0, '#f9d894', '#b8782c')) +
    finish(pen)

/** A tub of plombir, the lid beside it. */
const bucket: Draw = (pen) =>
  shadow(pen, 12, 8, 136, 20, 0.5) +
  scoop(pen, -34, -156, 46, '#fbf0d6') +
  scoop(pen, 34, -152, 46, '#fdf6e4') +
  scoop(pen, 0, -178, 44, '#fbf0d6') +
  path('M-104 -144H104L86 -2Q84 6 74 6H-74Q-84 6 -86 -2Z', pen.blend(0, '#8fc4cf', '#3f8fa3', '#225d70')) +
  path('M-99 -104H99L91 -44H-91Z', '#fdf8ea') +
  stroke('M-60 -84q30 -22 60 0t60 0M-60 -64q30 -22 60 0t60 0', '#3f8fa3', 6) +
  rect(-110, -152, 220, 16, 8, pen.blend(0, '#fff', '#c9d9dc')) +
  place(146, 2, ellipse(0, 0, 56, 12, pen.slope('#e6eef0', 0.2)) + ellipse(0, -3, 50, 9, '#8fc4cf'))

/** A mousse bar on a stick, its corner bitten off. */
const popsicle: Draw = (pen) =>
  shadow(pen, 10, 6, 70, 13, 0.5) +
  rect(-11, -58, 22, 62, 8, pen.blend(0, '#f0d09a', '#c99a5c')) +
  path(
    'M-58 -58V-176Q-58 -226 0 -226Q36 -226 50 -200Q38 -196 42 -184Q52 -182 58 -170V-58Q58 -46 46 -46H-46Q-58 -46 -58 -58Z',
    pen.blend(0, '#e2738a', '#b3304e', '#7c1a34'),
  ) +
  path('M50 -200Q38 -196 42 -184Q52 -182 58 -170Q50 -160 40 -168Q24 -176 30 -194Q36 -208 50 -200Z', '#fbf0dc') +
  stroke('M-40 -70V-170Q-38 -204 -6 -210', '#fff', 7, fade(0.45)) +
  stroke('M-52 -150q20 22 40 0t40 4t30 -2M-54 -104q22 20 44 0t40 2t28 -4', '#fbe6ec', 5, fade(0.85)) +
  strawberry(pen, 92, -12, 1.4, 30) +
  leaf(pen, 112, 0, 1)

const caramel = (pen: Pen) =>
  poured(pen, 0, -190, '#c9802a') +
  dots(
    Array.from({ length: 14 }, (): Point => [pen.between(-44, 44), pen.between(-196, -150)]),
    3.4,
    '#fff',
  )

/** Ice cream, from the side; base on the origin. */
export const ICECREAMS = {
  coupe: scoops(['#6b3a22', '#f2a5b2', '#fbeecb'], '#b0203a', false),
  cone: scoops(['#fbeecb', '#f2a5b2', '#a9d3b0'], '#4a2412', true),
  plombir: cup('#fdf6e4', () => ''),
  sorbet: cup('#c22c4a', (pen) => leaf(pen, 22, -204, 1.3, -40)),
  caramel: cup('#f0d09a', caramel),
  bucket,
  popsicle,
} as const satisfies Record<string, Draw>
