import { type Bite, ball, corn, dice, lump, strip, wakame } from '../bites.ts'
import { tint } from '../colour.ts'
import { herbs, leaf } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { fishCube } from '../sea-parts.ts'
import {
  circle,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  scatter,
  shift,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { cherryTomato, cucumberSlice, redOnion } from '../vegetables.ts'
import { dip, paper, tumbler } from '../vessels.ts'
import { board, slate } from '../ware.ts'
import { kimchiLeaf } from './shreds.ts'

type Fillings = readonly [Bite, ...Bite[]]

const green: Bite = (pen, x, y) => leaf(pen, x, y, 1, undefined, '#7fb84a')
const tomato: Bite = (pen, x, y) => cherryTomato(pen, x, y, 9, '#d8382a')
const cucumber: Bite = (pen, x, y) => cucumberSlice(pen, x, y, 9)
const onion: Bite = (pen, x, y) => redOnion(pen, x, y, 9)
const cabbage = strip('#e6ecc4', 0.8)
const [poultry, pork, beef] = [lump('#c98a4a', 12), lump('#a8653c', 12), lump('#77401f', 12)]

const TUBE = 'M-46 108L-50 -62Q-48 -88 0 -88Q48 -88 50 -62L46 108Q44 124 0 124Q-44 124 -46 108Z'
const BITE = pairs(-28, -74, 0, -84, 26, -76, -12, -66, 14, -67, 36, -70, -36, -68, 2, -74, -20, -86, 24, -90)

const sleeve = (pen: Pen, wrap: string) =>
  path('M-54 34L-30 20L0 34L28 18L54 36L50 122Q0 138 -50 122Z', pen.blend(0, tint(wrap, 0.5), wrap, tint(wrap, -0.3))) +
  stroke('M-34 40L-26 112M6 42L10 122M34 38L30 114', tint(wrap, -0.35), 1.6, fade(0.5)) +
  stroke('M-54 34L-30 20L0 34L28 18L54 36', '#fff', 2, fade(0.8))

const roll = (pen: Pen, fillings: Fillings, wrap: string, sauce: string) => {
  const bread = pen.pick(['#ecc88e', '#e6bb78', '#f2d6a4'])
  const scorches = Array.from({ length: 12 }, (): Point => [pen.between(-34, 34), pen.between(-60, 24)])
  const grill = times(4, (i) => `M-40 ${-44 + i * 22}L40 ${-58 + i * 22}`)
  return (
    path(TUBE, '#1d0d05', `transform="translate(8 9)" ${fade(0.3)}`) +
    path(TUBE, pen.blend(0, tint(bread, 0.4), bread, tint(bread, -0.4))) +
    each(scorches, ([x, y]) => ellipse(x, y, pen.between(4, 10), pen.between(2, 4), '#9c5a22', fade(0.4))) +
    stroke(grill, '#8a4a1a', 4, fade(0.5)) +
    ellipse(0, -74, 50, 26, tint(bread, -0.25)) +
    ellipse(0, -75, 45, 22, '#5a3015') +
    each(BITE, ([x, y], i) => (fillings[i % fillings.length] ?? fillings[0])(pen, x, y)) +
    stroke('M-28 -70q10 -10 20 -2t18 -2t18 4', sauce, 5, fade(0.9)) +
    herbs(pen, shift(scatter(pen, 5, 22), 0, -76), 4.5) +
    sleeve(pen, wrap)
  )
}

/** Rolled flatbread cut open, in paper, on a board. */
const shawarma =
  (fillings: Fillings, sauce: string): Draw =>
  (pen) => {
    const wrap = pen.pick(['#fbf6ec', '#d8b684', '#c9d4d6'])
    const lean = pen.pick([28, -26, 40])
    const away = lean > 0 ? 1 : -1
    const base = pen.pick([() => board(pen, 300, 232), () => slate(pen, 300, 226), () => paper(pen, 292, 240)])()
    const aside =
      dip(pen, -100 * away, -62, 27, sauce) + cucumberSlice(pen, 104 * away, 76, 14) + redOnion(pen, 84 * away, 88, 14)
    const one = () => roll(pen, fillings, wrap, sauce)
    const rolled = pen.chance(0.5)
      ? place(-46, 8, one(), lean, 0.86) + place(48, 2, one(), lean, 0.86)
      : place(0, -4, one(), lean + 14 * away, 1.06)
    return base + herbs(pen, scatter(pen, 12, 112, 0, 70), 5) + aside + rolled
  }

const [GARLIC, CHEESE, RED, SPICY, GREEN] = ['#f4ead2', '#f2b93a', '#c52f1d', '#e9743c', '#a5bb5a']

const falafel = ball('#9a6a34', 12)
const salmon: Bite = (pen, x, y) => fishCube(pen, x, y, 1.2, '#f08a5c')
const kimchi: Bite = (pen, x, y) => place(x, y, kimchiLeaf(pen, 0, 0), 0, 0.5)
const cheddar = dice('#f2a52a', 1)
const sausage: Bite = (pen, x, y) =>
  circle(x, y, 12, pen.lit('#b5482a', 0.3)) + circle(x - 1, y - 1, 8, pen.lit('#d9755a', 0.2))
const tuna = lump('#e3b79a', 11)
const sweetcorn: Bite = (pen, x, y) => place(x, y, corn(pen, 0, 0), 0, 0.5)

/** Shawarma by what is rolled into it. */
export const SHAWARMAS = {
  chicken: shawarma([poultry, tomato, green, poultry, cucumber, cabbage], GARLIC),
  pork: shawarma([pork, onion, tomato, pork, green], RED),
  beef: shawarma([beef, cucumber, onion, beef, green], GARLIC),
  cheese: shawarma([poultry, cheddar, green, cheddar, tomato], CHEESE),
  salmon: shawarma([salmon, wakame, cucumber, salmon, cucumber], GREEN),
  kimchi: shawarma([pork, kimchi, pork, kimchi, green], SPICY),
  falafel: shawarma([falafel, tomato, green, falafel, cucumber, cabbage], '#ead2a0'),
  sausage: shawarma([sausage, green, sausage, cheddar, tomato], RED),
  tuna: shawarma([tuna, sweetcorn, green, tuna, cucumber], GARLIC),
} as const satisfies Record<string, Draw>

/** A heap of fries as it lies on a plate, seen from above. */
export const friesHeap = (pen: Pen, x: number, y: number, reach: number) =>
  each(scatter(pen, 22, reach, reach * 0.14), ([px, py]) =>
    place(
      x + px,
      y + py,
      solid('M-24 -4L23 -5L24 4L-23 5Z', pen.slope(pen.pick(['#f0b944', '#f5c85a', '#e6a636']), 0.3), 2.6) +
        stroke('M-20 -2L20 -3', '#fbe3a6', 1.6),
      pen.between(0, 180),
    ),
  )

/** Shawarma with fries and a drink, for one or for two. */
export const SHAWARMA_SETS = {
  one: (pen) =>
    board(pen, 352, 246) +
    place(-72, 2, roll(pen, [poultry, tomato, green, poultry, cucumber], '#fbf6ec', GARLIC), -14, 0.94) +
    friesHeap(pen, 58, 50, 52) +
    tumbler(pen, 112, -62, 36, '#b3162f') +
    dip(pen, 36, -70, 24, RED),
  two: (pen) =>
    board(pen, 362, 252) +
    place(-112, 4, roll(pen, [poultry, tomato, green, poultry, cucumber], '#fbf6ec', GARLIC), -12, 0.9) +
    place(-18, -2, roll(pen, [pork, onion, tomato, green], '#d8b684', RED), 8, 0.9) +
    friesHeap(pen, 104, 44, 50) +
    dip(pen, 84, -72, 25, RED) +
    dip(pen, 138, -60, 25, GARLIC),
} as const satisfies Record<string, Draw>
