import { tint } from '../colour.ts'
import { strawberry } from '../fruit.ts'
import { leaf } from '../greens.ts'
import type { Pen } from '../pen.ts'
import {
  around,
  circle,
  dots,
  each,
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

const FLAVOURS = ['#fbeecb', '#f2a5b2', '#6b3a22', '#a9d3b0', '#f2b56a', '#b79ad0', '#d8546e'] as const

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

/** Ice cream in a coupe or a waffle cone, from the side; base on the origin. */
export const icecream = (pen: Pen) => {
  const colours = pen.shuffle(FLAVOURS)
  const sauce = pen.pick(['#4a2412', '#b0203a', '#d8912a'])
  const inCone = pen.chance(0.4)
  const [x, y] = inCone ? [0, -204] : [2, -186]
  const pour = path(
    `M${x - 34} ${y + 6}Q${x - 30} ${y - 24} ${x} ${y - 24}Q${x + 32} ${y - 24} ${x + 34} ${y + 6}Q${x + 28} ${y + 22} ${x + 22} ${y + 6}Q${x + 14} ${y + 30} ${x + 6} ${y + 8}Q${x - 4} ${y + 20} ${x - 12} ${y + 6}Q${x - 22} ${y + 30} ${x - 34} ${y + 6}Z`,
    pen.lit(sauce, 0.26),
  )
  return (
    shadow(pen, 8, 6, inCone ? 50 : 96, inCone ? 10 : 16, 0.5) +
    (inCone ? cone(pen, colours) : coupe(pen, colours)) +
    pour +
    strawberry(pen, x + 2, y - 32, 1.2, 12) +
    leaf(pen, x + 24, y - 24, 1, -30) +
    each(around(8, 20, 0, x, y - 6), ([px, py]) => dots([[px, py]], 3, '#fff6dc', fade(0.9)))
  )
}
