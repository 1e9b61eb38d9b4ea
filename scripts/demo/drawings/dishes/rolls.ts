import { tint } from '../colour.ts'
import { leaf, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { round } from '../round.ts'
import { blob, circle, dots, each, ellipse, fade, type Point, path, shift, stroke, times } from '../shapes.ts'
import { board, glaze, plate, slate } from '../ware.ts'

import { ginger, lacquer, ROWS, wasabi } from './sushi-ware.ts'

type Coat = 'nori' | 'sesame' | 'tobiko' | 'salmon' | 'tempura' | 'scallop' | 'eel' | 'plain'

const SIDES: Record<Coat, string> = {
  nori: '#17241f',
  sesame: '#eadfc6',
  tobiko: '#d5541c',
  salmon: '#e2703d',
  tempura: '#c98634',
  scallop: '#ecd9b8',
  eel: '#6b351a',
  plain: '#efe6d2',
}

/** What lies on top of a piece; none shows the cut. */
type Cap = 'cheese' | 'roe' | 'teriyaki' | 'spicy'

export type Roll = { coat: Coat; fills: readonly string[]; rice?: string; cap?: Cap; drizzle?: string }

const RICE = '#fbf6ea'

const grains = (pen: Pen, x: number, y: number, r: number, rice: string) =>
  sprinkle(pen, x, y, r, r > 16 ? 12 : 5, tint(rice, 0.5), r * 0.14) +
  (r > 16 ? sprinkle(pen, x, y, r, 7, tint(rice, -0.16), r * 0.1) : '')

const cut = (pen: Pen, x: number, y: number, r: number, { coat, fills, rice = RICE }: Roll) => {
  const core = coat === 'nori' ? '' : circle(x, y, r * 0.58, '#1b2a23') + circle(x, y, r * 0.52, tint(rice, -0.05))
  const spots = each(fills, (fill, i) => {
    const angle = (i / fills.length) * 6.28 + 0.6
    const far = fills.length === 1 ? 0 : r * 0.23
    const size = fills.length === 1 ? 0.4 : 0.27
    const [fx, fy] = [x + far * Math.cos(angle), y + far * Math.sin(angle)]
    if (r < 20) return circle(fx, fy, r * size, fill)
    return `<path d="${blob(pen, fx, fy, r * size, r * size * 0.86, { wobble: 0.16, corners: 6 })}" fill="${pen.lit(fill, 0.2)}"/>`
  })
  return (
    circle(x, y, r, coat === 'nori' ? '#22332c' : tint(SIDES[coat], 0.1)) +
    circle(x, y, r * 0.9, pen.slope(rice, -0.05)) +
    grains(pen, x, y, r * 0.8, rice) +
    core +
    spots
  )
}

const CAPS: Record<Cap, (pen: Pen, x: number, y: number, r: number) => string> = {
  cheese: (pen, x, y, r) => melted(pen, x, y, r, '#f3c766') + browned(pen, x, y, r),
  roe: (pen, x, y, r) =>
    melted(pen, x, y, r, '#f6d9a0') +
    browned(pen, x, y, r) +
    dots(shift(ring5(r * 0.34), x, y - 1), r * 0.2, '#ec5a1f'),
  teriyaki: (pen, x, y, r) =>
    melted(pen, x, y, r, '#f0c264') +
    stroke(
      `M${round(x - r * 0.7)} ${round(y - 2)}q${round(r * 0.35)} ${round(-r * 0.6)} ${round(r * 0.7)} 0t${round(r * 0.7)} 0`,
      '#4a2010',
      r * 0.18,
    ),
  spicy: (pen, x, y, r) =>
    `<path d="${blob(pen, x, y, r * 0.56, r * 0.5, { wobble: 0.14, corners: 7 })}" fill="${pen.lit('#ee7a3c', 0.34)}"/>` +
    dots(shift(ring5(r * 0.26), x, y), r * 0.1, '#fff4d6'),
}

const ring5 = (r: number): Point[] =>
  Array.from({ length: 5 }, (_, i) => [r * Math.cos(i * 1.26), r * Math.sin(i * 1.26)])

const melted = (pen: Pen, x: number, y: number, r: number, colour: string) =>
  `<path d="${blob(pen, x, y + r * 0.16, r * 1.1, r * 1.04, { wobble: 0.1, corners: 9 })}" fill="${tint(colour, -0.24)}"/>` +
  `<path d="${blob(pen, x, y, r * 1.02, r * 0.96, { wobble: 0.08, corners: 9 })}" fill="${pen.lit(colour, 0.34)}"/>`

const browned = (pen: Pen, x: number, y: number, r: number) =>
  times(3, () =>
    ellipse(
      x + pen.between(-r * 0.5, r * 0.5),
      y + pen.between(-r * 0.45, r * 0.4),
      r * 0.26,
      r * 0.16,
      '#b8651c',
      fade(0.55),
    ),
  )

/** One cut piece standing on the board, its height drawn towards the viewer. */
const piece = (pen: Pen, x: number, y: number, r: number, roll: Roll) => {
  const height = r * 0.5
  const side = SIDES[roll.coat]
  const body = `M${round(x - r)} ${round(y)}v${round(height)}a${round(r)} ${round(r)} 0 0 0 ${round(2 * r)} 0v${round(-height)}Z`
  return (
    ellipse(x + 5, y + height + r * 0.22, r * 1.08, r * 0.98, '#1d0d05', fade(0.28)) +
    path(body, pen.blend(0, tint(side, 0.16), side, tint(side, -0.42))) +
    coatDots(pen, x, y, r, height, roll.coat) +
    (roll.cap === undefined || roll.cap === 'spicy' ? cut(pen, x, y, r, roll) : '') +
    (roll.coat === 'scallop' ? seared(pen, x, y, r) : '') +
    (roll.cap ? CAPS[roll.cap](pen, x, y, r) : '') +
    stroke(arcOf(x, y, r), '#fff', r * 0.07, fade(0.7))
  )
}

const arcOf = (x: number, y: number, r: number) =>
  `M${round(x - r * 0.8)} ${round(y - r * 0.45)}A${round(r * 0.92)} ${round(r * 0.92)} 0 0 1 ${round(x - r * 0.2)} ${round(y - r * 0.9)}`

/** A slice of scallop over the piece, touched with a torch. */
const seared = (pen: Pen, x: number, y: number, r: number) =>
  `<path d="${blob(pen, x, y - r * 0.06, r * 0.86, r * 0.72, { wobble: 0.08, corners: 9 })}" fill="${pen.lit('#f9ead0', 0.2)}"/>` +
  stroke(
    `M${round(x - r * 0.5)} ${round(y - r * 0.2)}h${round(r)}M${round(x - r * 0.5)} ${round(y + r * 0.14)}h${round(r)}`,
    '#a8622a',
    r * 0.1,
    fade(0.7),
  )

const coatDots = (pen: Pen, x: number, y: number, r: number, height: number, coat: Coat) => {
  if (coat === 'nori' || coat === 'plain' || coat === 'scallop') return ''
  if (coat === 'salmon')
    return stroke(
      `M${round(x - r * 0.6)} ${round(y + r * 0.8)}v${round(height)}M${round(x)} ${round(y + r)}v${round(height)}M${round(x + r * 0.6)} ${round(y + r * 0.8)}v${round(height)}`,
      '#ffd2b4',
      r * 0.08,
      fade(0.7),
    )
  const points = Array.from({ length: r > 20 ? 16 : 8 }, (): Point => {
    const dx = pen.between(-r * 0.94, r * 0.94)
    return [x + dx, y + Math.sqrt(Math.max(0, r * r - dx * dx)) * 0.98 + pen.between(0, height)]
  })
  const size = r / 26
  if (coat === 'tobiko')
    return dots(points, 3.4 * size, '#f27a2b') + dots(shift(points, -0.6, -0.6), 1.3 * size, '#ffc58a')
  if (coat === 'tempura') return dots(points, 4.6 * size, '#e6ad55') + dots(shift(points, 1.5, 1), 2 * size, '#fbe0a2')
  return (
    dots(points, 2.6 * size, coat === 'eel' ? '#f6e4bd' : '#c99b55') +
    dots(shift(points, 3, -1), 1.8 * size, coat === 'eel' ? '#c98a4a' : '#2b2620')
  )
}

/** So many pieces on their spots, the farther first. */
export const pieces = (pen: Pen, spots: readonly Point[], r: number, roll: Roll) =>
  each(
    [...spots].sort((a, b) => a[1] - b[1]),
    ([x, y]) => piece(pen, x, y, r, roll),
  )

const base = (pen: Pen) =>
  pen.pick([
    () => slate(pen, 300, 196),
    () => board(pen, 300, 200),
    () => lacquer(pen, 300, 196),
    () => plate(pen, 134, glaze(pen)),
  ])()

const served =
  (roll: Roll): Draw =>
  (pen) => {
    const thin = roll.coat === 'nori'
    const wheel = Array.from({ length: 8 }, (_, i): Point => [Math.cos(i * 0.785) * 72, Math.sin(i * 0.785) * 62])
    const spots = thin ? ROWS(6, 3, 58, 62) : pen.pick([ROWS(8, 4, 56, 66), wheel, ROWS(8, 4, 56, 66)] as const)
    const r = thin ? 22 : spots === wheel ? 24 : 26
    return (
      base(pen) +
      pieces(pen, shift(spots, -10, -10), r, roll) +
      (roll.drizzle
        ? stroke('M-112 -32q12 -22 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0', roll.drizzle, 3, fade(0.85))
        : '') +
      wasabi(pen, 118, 38) +
      ginger(pen, 116, 64) +
      (pen.chance(0.5) ? leaf(pen, 112, -66, 1.1) : '')
    )
  }

const [CRAB, AVOCADO, CREAM, CUCUMBER, SALMON] = ['#d8433f', '#a9c95c', '#fff3dc', '#7bb04a', '#ef7d4d']

/** Rolls by what is in them and on them. */
export const ROLL_RECIPES = {
  crab: { coat: 'tobiko', fills: [CRAB, AVOCADO, CREAM] },
  california: { coat: 'tobiko', fills: ['#f6ded0', CUCUMBER, AVOCADO] },
  philadelphia: { coat: 'salmon', fills: [CREAM, CUCUMBER] },
  scallop: { coat: 'scallop', fills: ['#f6c64d', CREAM], drizzle: '#5a2a14' },
  tempura: { coat: 'tempura', fills: [SALMON, CUCUMBER, '#f6ded0'], drizzle: '#e0762e' },
  eel: { coat: 'eel', fills: ['#7a3c1c', CUCUMBER, CREAM], drizzle: '#3a1a0e' },
  spicy: { coat: 'sesame', fills: [SALMON, CUCUMBER], cap: 'spicy' },
  tuna: { coat: 'sesame', fills: ['#c93a45', AVOCADO] },
  'black-rice': { coat: 'salmon', fills: [CREAM, SALMON], rice: '#35303a' },
  cucumber: { coat: 'nori', fills: [CUCUMBER] },
  avocado: { coat: 'nori', fills: [AVOCADO] },
  baked: { coat: 'plain', fills: [], cap: 'cheese' },
  'baked-roe': { coat: 'plain', fills: [], cap: 'roe' },
  'baked-teriyaki': { coat: 'plain', fills: [], cap: 'teriyaki' },
} as const satisfies Record<string, Roll>

export const ROLLS = {
  crab: served(ROLL_RECIPES.crab),
  california: served(ROLL_RECIPES.california),
  philadelphia: served(ROLL_RECIPES.philadelphia),
  scallop: served(ROLL_RECIPES.scallop),
  tempura: served(ROLL_RECIPES.tempura),
  eel: served(ROLL_RECIPES.eel),
  spicy: served(ROLL_RECIPES.spicy),
  tuna: served(ROLL_RECIPES.tuna),
  'black-rice': served(ROLL_RECIPES['black-rice']),
  cucumber: served(ROLL_RECIPES.cucumber),
  avocado: served(ROLL_RECIPES.avocado),
  baked: served(ROLL_RECIPES.baked),
  'baked-roe': served(ROLL_RECIPES['baked-roe']),
  'baked-teriyaki': served(ROLL_RECIPES['baked-teriyaki']),
} as const satisfies Record<string, Draw>
