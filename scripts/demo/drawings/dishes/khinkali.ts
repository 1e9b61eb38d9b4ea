import { tint } from '../colour.ts'
import { chiliRings, herbs, onionRings, sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { cream } from '../proteins.ts'
import { round } from '../round.ts'
import {
  around,
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
  smooth,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { cherryTomato, redOnion } from '../vegetables.ts'
import { dip, lyagan, steamer } from '../vessels.ts'
import { board, glaze, plate, slate } from '../ware.ts'
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

/** Khinkali gathered in a ring, boiled or browned. */
const khinkali =
  (doughs: readonly [string, ...string[]], browned: boolean): Draw =>
  (pen) => {
    const dough = pen.pick(doughs)
    const spots: Point[] = [...around(4, 64, -0.8), [0, 0]]
    const base = pen.pick([
      () => plate(pen, 136, glaze(pen, 'dark')),
      () => board(pen, 286, 252),
      () => plate(pen, 136, glaze(pen, 'light')),
    ])()
    return (
      base +
      each(
        spots,
        ([x, y]) => khinkal(pen, x, y, 38, dough) + (browned ? ring(x, y, 30, '#8a4a1a', 9, fade(0.3)) : ''),
      ) +
      sprinkle(pen, 0, 0, 96, 46, '#2e1c14', 2.4) +
      herbs(pen, scatter(pen, 14, 100), 5.5) +
      sprig(pen, 98, -76, 1.1, 10) +
      (browned ? dip(pen, 100, 76, 26, '#b02a1a') : '')
    )
  }

/** Khinkali, five to a portion. */
export const KHINKALI = {
  boiled: khinkali(DOUGH, false),
  fried: khinkali(['#dda35a', '#d4954a'], true),
} as const satisfies Record<string, Draw>

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

const manti =
  (dough: readonly [string, ...string[]], crisp: boolean): Draw =>
  (pen) => {
    const colour = pen.pick(dough)
    const base = crisp || pen.chance(0.6) ? lyagan(pen, 136) : steamer(pen, 134)
    const spots: Point[] = [...pairs(-44, -44, 44, -46, -46, 44, 44, 44)]
    return (
      base +
      each(spots, ([x, y]) => mant(pen, x, y, 1.12, colour)) +
      each(scatter(pen, 8, 70, 20), ([x, y]) => redOnion(pen, x, y, 10)) +
      cream(pen, 0, 2, 22) +
      herbs(pen, scatter(pen, 22, 92), 5) +
      sprinkle(pen, 0, 0, 84, 20, '#a2281a', 2.4) +
      (pen.chance(0.5) ? dip(pen, 104, 88, 26, '#b02a1a') : cherryTomato(pen, 70, 64, 10))
    )
  }

/** Manti on a patterned dish or in a steamer, steamed or with a crisp bottom. */
export const MANTI = {
  steamed: manti(DOUGH, false),
  fried: manti(['#e0aa62', '#d69c52'], true),
} as const satisfies Record<string, Draw>

const crescent = (pen: Pen, x: number, y: number, turn: number, dough: string, browned: boolean) => {
  const pleats = times(7, (i) => {
    const a = Math.PI + 0.35 + i * 0.4
    return `M${round(38 * Math.cos(a))} ${round(12 + 33 * Math.sin(a))}q${round(-6 * Math.cos(a))} 8 ${round(-10 * Math.cos(a))} 13`
  })
  return place(
    x,
    y,
    solid('M-44 14C-44 -34 44 -34 44 14Q0 34 -44 14Z', pen.lit(dough, 0.4), 5) +
      (browned ? path('M-40 12Q0 -4 40 12Q0 30 -40 12Z', '#b8702a', fade(0.7)) : '') +
      stroke(pleats, tint(dough, -0.34), 2.4, fade(0.8)) +
      stroke('M-30 -4Q-14 -22 14 -21', '#fff', 3, fade(0.7)),
    turn,
  )
}

/** Crescent dumplings of the East with soy sauce. */
const gyoza =
  (dough: string, look: { browned: boolean; count: 6 | 10 }): Draw =>
  (pen) => {
    const spots =
      look.count === 6
        ? pairs(-62, -44, 0, -58, 62, -44, -62, 36, 0, 24, 62, 36)
        : [...around(7, 68, -1.57), ...around(3, 24, 0.5)]
    const base = look.browned
      ? pen.pick([() => plate(pen, 136, glaze(pen, 'dark')), () => slate(pen, 306, 230)])()
      : steamer(pen, 136)
    return (
      base +
      each(spots, ([x, y], i) =>
        place(
          x,
          y,
          crescent(pen, 0, 0, look.count === 6 ? -8 + (i % 3) * 6 : pen.between(0, 360), dough, look.browned),
          0,
          look.count === 6 ? 0.94 : 0.78,
        ),
      ) +
      onionRings(pen, scatter(pen, 12, 84), 4.6) +
      sprinkle(pen, 0, 0, 84, 34, '#fff4d6', 2.8) +
      dip(pen, 104, 82, 26, '#2e150d') +
      (look.browned ? chiliRings(scatter(pen, 5, 84), 4) : '')
    )
  }

export const GYOZA = {
  pork: gyoza('#efdcb4', { browned: true, count: 6 }),
  shrimp: gyoza('#f6d9c8', { browned: true, count: 6 }),
  steamed: gyoza('#f6ecd6', { browned: false, count: 10 }),
} as const satisfies Record<string, Draw>
