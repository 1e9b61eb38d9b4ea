import { tint } from '../colour.ts'
import { berry, limeSlice } from '../fruit.ts'
import { herbs, leaf, sprig } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { circle, dots, each, ellipse, fade, type Point, pairs, place, scatter, stroke } from '../shapes.ts'
import { body, cookie, type Glass, straw } from './glass.ts'

const whipped = (pen: Pen) => {
  const puff = (x: number, y: number, r: number) =>
    circle(x, y, r, pen.lit('#fff8ea', 0.2)) +
    stroke(`M${x - r * 0.7} ${y}q${r * 0.6} ${-r * 0.8} ${r * 1.3} ${-r * 0.2}`, '#e0d0b4', 2, fade(0.8))
  return (
    puff(-32, -160, 27) +
    puff(30, -160, 27) +
    puff(0, -164, 29) +
    puff(-16, -186, 22) +
    puff(16, -188, 22) +
    puff(0, -206, 16)
  )
}

/** Milkshake with whipped cream and a cherry. */
const milkshake =
  (colour: string, sauce: string): Draw =>
  (pen) => {
    const glass: Glass = { top: 58, foot: 38, height: 150 }
    const streaks = stroke('M-44 -128Q-30 -90 -36 -50M-8 -134Q4 -100 -4 -60M34 -130Q26 -90 32 -40', sauce, 7, fade(0.6))
    const cherry = stroke('M2 -224Q8 -250 26 -256', '#5d8b3d', 3) + berry(pen, 2, -220, 11, '#c4142c')
    const bits = dots(
      Array.from({ length: 16 }, (): Point => [pen.between(-40, 40), pen.between(-204, -150)]),
      4,
      sauce,
    )
    return (
      straw(pen, 24, -250, -140) +
      body(pen, glass, pen.blend(20, tint(colour, 0.3), tint(colour, -0.14)), 8, streaks) +
      whipped(pen) +
      bits +
      cherry +
      cookie(pen, -104, -8) +
      cookie(pen, -122, 2)
    )
  }

export const MILKSHAKES = {
  vanilla: milkshake('#fbeecb', '#c98a3a'),
  strawberry: milkshake('#f4b4c0', '#c4203c'),
  chocolate: milkshake('#8a5a3a', '#3a1a0e'),
} as const satisfies Record<string, Draw>

/** Something thick in a glass, without cream: smoothies and ayran. */
const thick =
  (colour: string, finish: (pen: Pen) => string, sip = true): Draw =>
  (pen) => {
    const glass: Glass = { top: 60, foot: 42, height: 168 }
    return (
      (sip ? straw(pen, 16, -232, -120) : '') +
      body(pen, glass, pen.blend(20, tint(colour, 0.34), tint(colour, -0.16)), 20, '') +
      ellipse(0, -148, 54, 7, tint(colour, 0.5)) +
      finish(pen)
    )
  }

export const SMOOTHIES = {
  green: thick(
    '#7fb04a',
    (pen) =>
      sprig(pen, -8, -156, 1.4, -80) +
      leaf(pen, 100, -2, 1.8, 20, '#4b8a3a') +
      leaf(pen, 124, 0, 1.5, -10, '#3f7a34') +
      place(-104, -10, limeSlice(pen, 0, 0, 22)),
  ),
  berry: thick(
    '#b8486e',
    (pen) =>
      each(pairs(-14, -156, 8, -158), ([x, y]) => berry(pen, x, y, 9, '#b3162f')) +
      sprig(pen, -26, -154, 1, -100) +
      each(pairs(98, -6, 118, -2, 108, -18), ([x, y]) => berry(pen, x, y, 10, '#b3162f')) +
      leaf(pen, 84, 2, 1.1, 190),
  ),
  ayran: thick(
    '#f6f1e4',
    (pen) =>
      herbs(
        pen,
        scatter(pen, 16, 40).map(([x, y]): Point => [x, y * 0.12 - 150]),
        6,
      ) + sprig(pen, 100, 0, 1.2, 10),
    false,
  ),
} as const satisfies Record<string, Draw>
