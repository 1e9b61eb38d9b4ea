import { tint } from '../colour.ts'
import { herbs, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { meat } from '../proteins.ts'
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
  round,
  scatter,
  solid,
  strands,
  stroke,
  times,
} from '../shapes.ts'
import { redOnion } from '../vegetables.ts'
import { lyagan } from '../vessels.ts'
import { plate } from '../ware.ts'

const GRAIN_REACH = 90

const grain = (pen: Pen, colour: string, count: number, width: number) =>
  strands(
    pen,
    scatter(pen, count, GRAIN_REACH).map(([x, y]): Point => [x, y * 0.94]),
    7,
    colour,
    width,
  )

const carrots = (pen: Pen) => {
  const sticks = each(scatter(pen, 30, 86, 13), ([x, y]) => {
    const [dx, dy] = polar(22, pen.rand() * 6.28)
    return `M${round(x)} ${round(y)}l${round(dx)} ${round(dy)}`
  })
  return (
    stroke(sticks, '#8a3d0c', 5, `transform="translate(1 1.8)" ${fade(0.35)}`) +
    stroke(sticks, '#e8862b', 4.6) +
    stroke(sticks, '#fbb766', 1.4)
  )
}

const garlic = (pen: Pen) => {
  const clove = (i: number) =>
    path('M0 0C-13 -8 -11 -27 0 -27C11 -27 13 -8 0 0Z', pen.slope(i % 2 ? '#f1e2c4' : '#e7d2ab', 0.25)) +
    stroke('M0 -2C-13 -8 -11 -27 0 -27', '#b8925e', 1, fade(0.6))
  const head = times(8, (i) => place(0, 0, clove(i), i * 45))
  const under = ellipse(3, 6, 27, 25, '#2a1008', fade(0.35))
  return place(pen.between(-16, 16), pen.between(-14, 10), under + head + circle(0, 0, 5, '#c9a671'))
}

/** Plov on a patterned dish with garlic, carrot and meat. */
export const plov = (pen: Pen) => {
  const rice = pen.pick(['#f0c25e', '#e9b24a', '#f3d489'])
  const mound = blob(pen, 0, 0, 98, 92, { wobble: 0.05, corners: 14 })
  return (
    (pen.chance(0.75) ? lyagan(pen, 136) : plate(pen, 136)) +
    solid(mound, pen.lit(tint(rice, -0.18), 0.3), 7, 0.35) +
    grain(pen, tint(rice, -0.3), 90, 3.8) +
    grain(pen, rice, 110, 3.6) +
    grain(pen, tint(rice, 0.55), 90, 3) +
    carrots(pen) +
    each(scatter(pen, 9, 60, 28), ([x, y]) => meat(pen, x, y, 17, '#7c4022')) +
    garlic(pen) +
    each(scatter(pen, 12, 78, 14), ([x, y]) => circle(x, y, 3, pen.lit('#8f1a2c', 0.3))) +
    sprinkle(pen, 0, 0, 84, 16, '#4a2c18', 2.6) +
    herbs(pen, scatter(pen, 12, 86), 5.5) +
    each(pairs(84, 62, 70, 76, 94, 46), ([x, y]) => redOnion(pen, x, y, 11))
  )
}
