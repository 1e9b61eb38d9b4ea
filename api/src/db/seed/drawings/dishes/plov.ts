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
  path,
  place,
  polar,
  round,
  scatter,
  solid,
  stroke,
} from '../shapes.ts'
import { redOnion } from '../vegetables.ts'
import { lyagan } from '../vessels.ts'
import { plate } from '../ware.ts'

/** Plov on a patterned dish with garlic, carrot and meat. */
export const plov = (pen: Pen) => {
  const rice = pen.pick(['#f0c25e', '#e9b24a', '#f3d489'])
  const dish = pen.chance(0.75) ? lyagan(pen, 136) : plate(pen, 136)
  const grain = (colour: string, count: number, width: number) =>
    stroke(
      each(scatter(pen, count, 90), ([x, y]) => {
        const [dx, dy] = polar(7, pen.rand() * 6.28)
        return `M${round(x)} ${round(y * 0.94)}l${round(dx)} ${round(dy)}`
      }),
      colour,
      width,
    )
  const carrots = each(scatter(pen, 30, 86, 13), ([x, y]) => {
    const [dx, dy] = polar(22, pen.rand() * 6.28)
    return `M${round(x)} ${round(y)}l${round(dx)} ${round(dy)}`
  })
  const garlic = place(
    pen.between(-16, 16),
    pen.between(-14, 10),
    ellipse(3, 6, 27, 25, '#2a1008', fade(0.35)) +
      each(
        Array.from({ length: 8 }, (_, i) => i),
        (i) =>
          place(
            0,
            0,
            path('M0 0C-13 -8 -11 -27 0 -27C11 -27 13 -8 0 0Z', pen.slope(i % 2 ? '#f1e2c4' : '#e7d2ab', 0.25)) +
              stroke('M0 -2C-13 -8 -11 -27 0 -27', '#b8925e', 1, fade(0.6)),
            i * 45,
          ),
      ) +
      circle(0, 0, 5, '#c9a671'),
  )
  return (
    dish +
    solid(blob(pen, 0, 0, 98, 92, { wobble: 0.05, corners: 14 }), pen.lit(tint(rice, -0.18), 0.3), 7, 0.35) +
    grain(tint(rice, -0.3), 90, 3.8) +
    grain(rice, 110, 3.6) +
    grain(tint(rice, 0.55), 90, 3) +
    stroke(carrots, '#8a3d0c', 5, `transform="translate(1 1.8)" ${fade(0.35)}`) +
    stroke(carrots, '#e8862b', 4.6) +
    stroke(carrots, '#fbb766', 1.4) +
    each(scatter(pen, 9, 60, 28), ([x, y]) => meat(pen, x, y, 17, '#7c4022')) +
    garlic +
    each(scatter(pen, 12, 78, 14), ([x, y]) => circle(x, y, 3, pen.lit('#8f1a2c', 0.3))) +
    sprinkle(pen, 0, 0, 84, 16, '#4a2c18', 2.6) +
    herbs(pen, scatter(pen, 12, 86), 5.5) +
    each(
      [
        [84, 62],
        [70, 76],
        [94, 46],
      ] satisfies Point[],
      ([x, y]) => redOnion(pen, x, y, 11),
    )
  )
}
