import { sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { egg } from '../proteins.ts'
import { fishCube, roe, shrimp } from '../sea-parts.ts'
import { circle, each, fade, place, polar, round, scatter, shift, solid, strands, stroke, times } from '../shapes.ts'
import { avocado, cucumberSlice } from '../vegetables.ts'
import { bowl, glaze } from '../ware.ts'

const sector = (pen: Pen, angle: number, draw: (x: number, y: number) => string, count: number, gap: number) => {
  const [cx, cy] = polar(58, angle)
  return each(shift(scatter(pen, count, 32, gap), cx, cy), ([x, y]) => draw(x, y))
}

const shreds = (pen: Pen, angle: number, count: number, colour: string, light: string) => {
  const [x, y] = polar(59, angle)
  const lines = (many: number, bend: number) =>
    times(many, () => {
      const [from, to] = [`${round(x + pen.between(-27, 27))} ${round(y + pen.between(-25, 25))}`, pen.int(-16, 16)]
      return `M${from}q${pen.int(-bend, bend)} ${pen.int(-bend, bend)} ${to} ${pen.int(-13, 13)}`
    })
  return stroke(lines(count, 9), colour, 4) + stroke(lines(Math.round(count / 2), 6), light, 2.2)
}

const bean = (pen: Pen, x: number, y: number) =>
  place(x, y, solid('M-7 0Q-6 -6 0 -6Q7 -5 7 0Q6 6 0 6Q-7 5 -7 0Z', pen.lit('#8fbf55', 0.35), 2), pen.between(0, 90))

const fans = (pen: Pen, fish: string) => [
  (a: number) => sector(pen, a, (x, y) => fishCube(pen, x, y, 1.15, fish), 11, 15),
  (a: number) => avocado(pen, ...polar(60, a), 6, (a * 180) / Math.PI + 90, 1.1),
  (a: number) => sector(pen, a, (x, y) => bean(pen, x, y), 20, 10),
  (a: number) => sector(pen, a, (x, y) => cucumberSlice(pen, x, y, 15), 8, 15),
  (a: number) => shreds(pen, a, 24, '#e07d28', '#f6ab5a'),
  (a: number) => shreds(pen, a, 26, '#2f6b3c', '#6aa85a'),
  (a: number) => sector(pen, a, (x, y) => shrimp(pen, x, y, 0.86), 6, 24),
  (a: number) => roe(pen, ...polar(58, a), 27, 24, 60, 5.4),
]

const rice = (pen: Pen) =>
  circle(2, 4, 101, '#d5c6a6') +
  circle(0, 0, 101, pen.lit('#f3ead6', 0.16)) +
  strands(pen, scatter(pen, 120, 94), 5, '#fff', 3.4) +
  strands(pen, scatter(pen, 70, 94), 5, '#d3c4a2', 2.4)

/** Poke bowl: rice under neat sectors. */
export const pokeBowl = (pen: Pen) => {
  const fish = pen.next(['#f2814f', '#c93f4a', '#f19b68'])
  const start = pen.rand() * 6.28
  const parts = pen.shuffle(fans(pen, fish)).slice(0, 6)
  const sectors = parts.map((draw, i) => draw(start + (i / 6) * Math.PI * 2)).join('')
  return (
    bowl(pen, 134, pen.slope('#f7f0e0', -0.06), glaze(pen)) +
    rice(pen) +
    place(0, 0, sectors, 0, 1.1) +
    (pen.chance(0.5) ? egg(pen, 0, 0, 1) : sprig(pen, -12, 0, 1.2)) +
    sprinkle(pen, 0, 0, 96, 26, '#fff4d6', 2.6) +
    sprinkle(pen, 0, 0, 96, 16, '#2b241e', 2.4) +
    stroke('M-70 24q20 -18 40 0t40 0t40 0', '#f4e2b8', 3.4, fade(0.7))
  )
}
