import { tint } from '../colour.ts'
import { berry, lemonSlice, limeSlice } from '../fruit.ts'
import { leaf, sprig } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { circle, dots, each, ellipse, fade, type Point, pairs, path, place, shadow, stroke } from '../shapes.ts'
import { body, cookie, cube, type Glass, straw } from './glass.ts'

/** Lemonade in a tall glass with ice, citrus and mint. */
export const lemonade = (pen: Pen) => {
  const glass: Glass = { top: 62, foot: 50, height: 176 }
  const [colour, slice] = pen.next([
    ['#f3cf4a', lemonSlice],
    ['#b9d66a', limeSlice],
    ['#f08a6a', lemonSlice],
    ['#f2a53a', (p: Pen, x: number, y: number, r: number) => lemonSlice(p, x, y, r, '#e07a1e', '#f9b45a')],
    ['#7fc4cf', lemonSlice],
  ] as const)
  const inside =
    cube(pen, -24, -112) +
    cube(pen, 20, -92) +
    cube(pen, -14, -60, 0.9) +
    slice(pen, 12, -48, 24) +
    slice(pen, -18, -92, 21) +
    cube(pen, 26, -128, 0.9) +
    leaf(pen, -26, -36, 1, 40) +
    dots(
      Array.from({ length: 20 }, (): Point => [pen.between(-42, 42), pen.between(-140, -12)]),
      3,
      '#fff',
      fade(0.55),
    )
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

/** Red berry drink in a glass beside loose berries. */
export const mors = (pen: Pen) => {
  const glass: Glass = { top: 60, foot: 48, height: 160 }
  const [colour, fruit] = pen.next([
    ['#b3162f', '#c4203c'],
    ['#8f1436', '#a8152f'],
    ['#d8591e', '#e8862b'],
    ['#5f2a66', '#4a4f86'],
  ] as const)
  const inside =
    cube(pen, -20, -100) +
    cube(pen, 22, -84) +
    each(pairs(-26, -40, 6, -28, 28, -48, -4, -62), ([x, y]) => berry(pen, x, y, 9, fruit))
  const jug = pen.chance(0.5)
  const pitcher =
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
  const loose =
    each(pairs(98, -6, 118, -2, 108, -18, 134, -8), ([x, y]) => berry(pen, x, y, 10, fruit)) +
    leaf(pen, 86, 2, 1.1, 190)
  const one =
    body(pen, glass, pen.blend(90, tint(colour, 0.25), tint(colour, -0.15)), 26, inside) + sprig(pen, 4, -152, 1.2, -80)
  return jug
    ? place(-44, 0, shadow(pen, 10, 6, 110, 18, 0.5) + pitcher, 0, 1.06) +
        place(88, 8, one, 0, 0.78) +
        place(-220, 8, loose)
    : one + loose + berry(pen, -104, -6, 10, fruit) + berry(pen, -86, -4, 9, fruit)
}

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
export const milkshake = (pen: Pen) => {
  const glass: Glass = { top: 58, foot: 38, height: 150 }
  const [colour, sauce] = pen.next([
    ['#f4b4c0', '#c4203c'],
    ['#8a5a3a', '#3a1a0e'],
    ['#fbeecb', '#c98a3a'],
    ['#b9d9c4', '#4a2412'],
    ['#b7a6dc', '#5a2a6a'],
  ] as const)
  const streaks = stroke('M-44 -128Q-30 -90 -36 -50M-8 -134Q4 -100 -4 -60M34 -130Q26 -90 32 -40', sauce, 7, fade(0.6))
  const cherry = stroke('M2 -224Q8 -250 26 -256', '#5d8b3d', 3) + berry(pen, 2, -220, 11, '#c4142c')
  const bits =
    dots(
      Array.from({ length: 16 }, (): Point => [pen.between(-40, 40), pen.between(-204, -150)]),
      4,
      sauce,
    ) +
    dots(
      Array.from({ length: 10 }, (): Point => [pen.between(-36, 36), pen.between(-200, -150)]),
      4,
      '#f2c23a',
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
