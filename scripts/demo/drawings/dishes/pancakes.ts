import { tint } from '../colour.ts'
import { herbs, leaf, sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { cream } from '../proteins.ts'
import { fishSlice, roe } from '../sea-parts.ts'
import {
  blob,
  circle,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  polar,
  ring,
  scatter,
  shift,
  solid,
  stroke,
} from '../shapes.ts'
import { cucumberSlice } from '../vegetables.ts'
import { dip } from '../vessels.ts'
import { glaze, plate } from '../ware.ts'
import { fruit } from './berries.ts'

const SYRUPS = ['#a8551a', '#8f1830', '#4a2412', '#d8912a'] as const

const cake = (pen: Pen, x: number, y: number, r: number) => {
  const colour = pen.pick(['#d99a4b', '#cf8b3c', '#e0a75a'])
  return place(
    x,
    y,
    solid(
      blob(pen, 0, 0, r, r, { wobble: 0.025, corners: 14 }),
      pen.radial([
        [0, tint(colour, 0.1)],
        [0.82, colour],
        [0.9, '#f4dca8'],
        [1, '#d9b070'],
      ]),
      7,
      0.36,
    ) +
      circle(0, 0, r * 0.82, pen.lit(colour, 0.24)) +
      ring(0, 0, r * 0.6, tint(colour, -0.3), r * 0.1, fade(0.16)),
  )
}

const crepes =
  (topping: (pen: Pen) => string): Draw =>
  (pen) => {
    const fold = (x: number, y: number, turn: number) =>
      place(
        x,
        y,
        solid('M-58 34Q0 62 58 34L4 -52Q0 -56 -4 -52Z', pen.lit('#e5b561', 0.34), 5) +
          stroke('M-40 30Q0 48 40 30M-46 36Q0 58 50 34', '#b87a30', 2.4, fade(0.6)) +
          each(scatter(pen, 9, 22, 9), ([px, py]) => ellipse(px, py + 8, 5, 3.6, '#b5722a', fade(0.5))),
        turn,
      )
    return plate(pen, 138, glaze(pen)) + fold(-40, -26, -34) + fold(44, -24, 32) + fold(0, 34, 4) + topping(pen)
  }

const withRoe = (pen: Pen) =>
  roe(pen, 4, 6, 28, 22, 70, 6) + cream(pen, -44, 40, 22) + herbs(pen, scatter(pen, 10, 70), 5)
const withCream = (pen: Pen) =>
  dip(pen, 92, 72, 32, '#fffaf0', '#27465a') + cream(pen, -2, 8, 26) + leaf(pen, 20, -8, 1)
const withAll = (pen: Pen) =>
  roe(pen, -46, -16, 22, 17, 46, 5.6) +
  cream(pen, 46, -16, 22) +
  fruit(pen, shift(scatter(pen, 6, 24, 15), 2, 42)) +
  leaf(pen, 28, 30, 1)

const stack: Draw = (pen) => {
  const syrup = pen.pick(SYRUPS)
  const pile = cake(pen, -8, 14, 92) + cake(pen, 8, 4, 90) + cake(pen, -4, -4, 88) + cake(pen, 4, -12, 86)
  const pool = blob(pen, 4, -14, 60, 56, { wobble: 0.12, corners: 10 })
  const runs = each([0.4, 1.7, 3, 4.4], (a) => {
    const [x, y] = polar(pen.between(50, 62), a, 4, -14)
    return circle(x, y, pen.between(13, 19), pen.lit(syrup, 0.1))
  })
  const butter =
    solid('M-17 -13L12 -17L18 8L-12 13Z', pen.slope('#fadf7e', 0.35), 4) +
    path('M-12 -9L9 -12L11 -6L-10 -3Z', '#fff', fade(0.6))
  return (
    plate(pen, 138, glaze(pen)) +
    pile +
    runs +
    path(pool, pen.lit(syrup, 0.26)) +
    stroke('M-34 -34Q-18 -54 8 -54', '#fff', 5, fade(0.45)) +
    (pen.chance(0.5) ? place(2, -14, butter) : '') +
    fruit(pen, shift(scatter(pen, 8, 44, 19, 24), 4, -12)) +
    sprig(pen, 26, -34, 1) +
    fruit(pen, pairs(-104, 58, -92, 76, 102, 66)) +
    sprinkle(pen, 0, 0, 92, 40, '#fff', 2)
  )
}

/** A stack of pancakes with syrup and berries, or thin folded ones. */
export const PANCAKES = {
  stack,
  blini: crepes(withCream),
  caviar: crepes(withRoe),
  assorted: crepes(withAll),
} as const satisfies Record<string, Draw>

/** Three curd fritters with what is beside them. */
const syrniki =
  (beside: (pen: Pen) => string): Draw =>
  (pen) => {
    const spots: Point[] = pairs(-58, 22, 0, -54, 58, 22)
    const one = (x: number, y: number) => {
      const colour = pen.pick(['#d9963f', '#cf8935', '#dea24e'])
      return place(
        x,
        y,
        solid(blob(pen, 0, 0, 46, 44, { wobble: 0.04, corners: 12 }), '#f3dba8', 7, 0.36) +
          circle(0, -2, 42, tint(colour, -0.12)) +
          circle(0, -2, 40, pen.lit(colour, 0.36)) +
          each(scatter(pen, 9, 30, 12), ([px, py]) => ellipse(px, py, 6, 4, '#a8601f', fade(0.35))) +
          stroke('M-30 -16Q-20 -33 4 -34', '#fff', 4, fade(0.4)),
      )
    }
    return plate(pen, 138, glaze(pen)) + each(spots, ([x, y]) => one(x, y)) + beside(pen)
  }

const sweet = (pen: Pen) =>
  path(blob(pen, 4, 0, 34, 28, { wobble: 0.2 }), pen.lit(pen.pick(['#a3162f', '#5a2a6a', '#8f1436']), 0.3)) +
  stroke('M-14 -14q12 -8 24 -3', '#fff', 3, fade(0.5)) +
  cream(pen, -24, 16, 22) +
  fruit(pen, pairs(84, -70, 100, -52, -96, -4, -100, 18, 92, 84)) +
  sprig(pen, 20, -14, 1) +
  sprinkle(pen, 0, 0, 98, 80, '#fff', 2) +
  dip(pen, 0, 92, 26, '#fffaf0', '#27465a')

const savoury = (pen: Pen) =>
  each(pairs(-30, -6, 22, 4, -4, 22), ([x, y], i) => fishSlice(pen, x, y, 1, i * 50)) +
  each(pairs(88, -56, 104, -34, -100, -14, -96, 12), ([x, y]) => cucumberSlice(pen, x, y, 15)) +
  dip(pen, 0, 92, 28, '#fbfaf2', '#27465a') +
  herbs(pen, scatter(pen, 18, 92), 6)

export const SYRNIKI = { sweet: syrniki(sweet), salmon: syrniki(savoury) } as const satisfies Record<string, Draw>
