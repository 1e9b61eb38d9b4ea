import { tint } from '../colour.ts'
import { herbs, sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { cream } from '../proteins.ts'
import {
  around,
  circle,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  place,
  polar,
  round,
  scatter,
  smooth,
  solid,
  stroke,
} from '../shapes.ts'
import { cherryTomato, redOnion } from '../vegetables.ts'
import { dip, lyagan, steamer } from '../vessels.ts'
import { board, glaze, plate } from '../ware.ts'
import { DOUGH } from './pelmeni.ts'

const khinkal = (pen: Pen, x: number, y: number, r: number, dough: string) => {
  const petals = 18
  const edge = Array.from(
    { length: petals * 2 },
    (_, i): Point => polar(i % 2 ? r * 0.98 : r * 1.07, (i / petals) * Math.PI),
  )
  const pleats = each(around(petals, 1, pen.rand()), ([dx, dy]) => {
    const bend = 0.24
    return `M${round(dx * r * 0.2)} ${round(dy * r * 0.2)}Q${round((dx - dy * bend) * r * 0.55)} ${round((dy + dx * bend) * r * 0.55)} ${round(dx * r * 0.95)} ${round(dy * r * 0.95)}`
  })
  const inner =
    solid(smooth(edge), pen.lit(dough, 0.42), 6) +
    stroke(pleats, tint(dough, -0.34), 2, fade(0.75)) +
    stroke(pleats, '#fff', 1.4, `transform="rotate(6)" ${fade(0.7)}`) +
    ellipse(2, 3, r * 0.26, r * 0.25, '#2a1008', fade(0.3)) +
    circle(0, 0, r * 0.24, pen.lit(dough, 0.5)) +
    circle(0, 0, r * 0.1, tint(dough, -0.3))
  return place(x, y, inner)
}

/** Khinkali gathered in a ring. */
export const khinkali = (pen: Pen) => {
  const dough = pen.pick(DOUGH)
  const five = pen.chance(0.5)
  const spots: Point[] = five ? [...around(5, 66, -1.57), [0, 0]] : pairs(-50, -48, 48, -52, -54, 46, 52, 48)
  const base = pen.pick([
    () => plate(pen, 136, glaze(pen, 'dark')),
    () => board(pen, 286, 252),
    () => plate(pen, 136, glaze(pen, 'light')),
  ])()
  return (
    base +
    each(spots, ([x, y]) => khinkal(pen, x, y, five ? 37 : 46, dough)) +
    sprinkle(pen, 0, 0, 96, 46, '#2e1c14', 2.4) +
    herbs(pen, scatter(pen, 14, 100), 5.5) +
    sprig(pen, 98, -76, 1.1, 10) +
    (five ? '' : dip(pen, 0, 0, 20, '#b02a1a'))
  )
}

const mant = (pen: Pen, x: number, y: number, size: number, dough: string) => {
  const corner = solid('M-10 -8C-22 -34 22 -34 10 -8Z', pen.lit(dough, 0.36), 3)
  const inner =
    solid('M-34 -34Q0 -22 34 -34Q22 0 34 34Q0 22 -34 34Q-22 0 -34 -34Z', pen.lit(dough, 0.4), 6) +
    ellipse(
      0,
      0,
      22,
      21,
      pen.radial([
        [0, '#c99263', 0.5],
        [1, '#c99263', 0],
      ]),
    ) +
    stroke('M-30 -30L30 30M30 -30L-30 30', tint(dough, -0.3), 5, fade(0.55)) +
    stroke('M-31 -31L29 29M29 -31L-31 29', '#fff8e6', 3.4) +
    each([0, 90, 180, 270], (turn) => place(0, 0, place(0, -17, corner, 0, 0.5), turn + 45))
  return place(x, y, inner, pen.between(-14, 14), size)
}

/** Manti on a patterned dish or in a steamer. */
export const manti = (pen: Pen) => {
  const dough = pen.pick(DOUGH)
  const base = pen.pick([() => lyagan(pen, 136), () => steamer(pen, 134), () => lyagan(pen, 136)])()
  const spots: Point[] = pen
    .pick([pairs(-44, -44, 44, -46, -46, 44, 44, 44), pairs(0, -62, 58, -16, 36, 52, -36, 52, -58, -16)] as const)
    .map(([x, y]): Point => [x, y])
  return (
    base +
    each(spots, ([x, y]) => mant(pen, x, y, spots.length > 4 ? 0.94 : 1.12, dough)) +
    each(scatter(pen, 8, 70, 20), ([x, y]) => redOnion(pen, x, y, 10)) +
    cream(pen, 0, 2, 22) +
    herbs(pen, scatter(pen, 22, 92), 5) +
    sprinkle(pen, 0, 0, 84, 20, '#a2281a', 2.4) +
    (pen.chance(0.5) ? dip(pen, 104, 88, 26, '#b02a1a') : cherryTomato(pen, 70, 64, 10))
  )
}
