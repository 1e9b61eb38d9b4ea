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

const LAVASH = '#ecc88e'

const tube = (pen: Pen, bread: string) => {
  const scorches = Array.from({ length: 12 }, (): Point => [pen.between(-34, 34), pen.between(-60, 24)])
  const grill = times(4, (i) => `M-40 ${-44 + i * 22}L40 ${-58 + i * 22}`)
  return (
    path(TUBE, '#1d0d05', `transform="translate(8 9)" ${fade(0.3)}`) +
    path(TUBE, pen.blend(0, tint(bread, 0.4), bread, tint(bread, -0.4))) +
    each(scorches, ([x, y]) => ellipse(x, y, pen.between(4, 10), pen.between(2, 4), '#9c5a22', fade(0.4))) +
    stroke(grill, tint(bread, -0.45), 4, fade(0.5)) +
    ellipse(0, -74, 50, 26, tint(bread, -0.25)) +
    ellipse(0, -75, 45, 22, '#5a3015')
  )
}

const roll = (pen: Pen, fillings: Fillings, wrap: string, sauce: string, bread = LAVASH) =>
  tube(pen, bread) +
  each(BITE, ([x, y], i) => (fillings[i % fillings.length] ?? fillings[0])(pen, x, y)) +
  stroke('M-28 -70q10 -10 20 -2t18 -2t18 4', sauce, 5, fade(0.9)) +
  herbs(pen, shift(scatter(pen, 5, 22), 0, -76), 4.5) +
  sleeve(pen, wrap)

const FACE = pairs(
  ...[-20, -36, 18, -36, -38, -16, -2, -20, 34, -14, -24, 2, 12, 0, 40, 8, -38, 18, -6, 20, 26, 22, -20, 36, 8, 38],
)

/** Half a roll, cut across: all that is inside looks out. */
const half = (pen: Pen, fillings: Fillings, sauce: string, bread: string) =>
  path('M-62 -8Q-62 96 0 104Q62 96 62 -8Z', '#1d0d05', `transform="translate(8 9)" ${fade(0.3)}`) +
  path('M-62 -8Q-62 96 0 104Q62 96 62 -8Z', pen.blend(0, tint(bread, 0.35), bread, tint(bread, -0.4))) +
  circle(0, 0, 62, tint(bread, 0.25)) +
  circle(0, 0, 54, tint(bread, -0.3)) +
  circle(0, 0, 50, '#9a6a38') +
  each(FACE, ([x, y], i) => place(x, y, (fillings[i % fillings.length] ?? fillings[0])(pen, 0, 0), 0, 1.3)) +
  stroke('M-36 6q16 -14 30 -2t30 -4', sauce, 6, fade(0.9))

type Wrap = {
  fillings: Fillings
  sauce: string
  bread?: string
  /** The paper around it. */
  sleeve: string
  lies: 'alone' | 'in pairs' | 'in halves' | 'upright'
  on: (pen: Pen) => string
}

/** Rolled flatbread with what is in it, in paper or cut in two. */
const shawarma =
  ({ fillings, sauce, bread = LAVASH, sleeve: wrap, lies, on }: Wrap): Draw =>
  (pen) => {
    const lean = pen.pick([28, -26])
    const away = lean > 0 ? 1 : -1
    const aside =
      dip(pen, -108 * away, -66, 27, sauce) + cucumberSlice(pen, 112 * away, 76, 14) + redOnion(pen, 94 * away, 92, 14)
    const one = () => roll(pen, fillings, wrap, sauce, bread)
    const piece = () => half(pen, fillings, sauce, bread)
    const rolled = {
      alone: () => place(0, -4, one(), lean + 14 * away, 1.06),
      upright: () => place(8, -2, one(), -4 * away, 1.14),
      'in pairs': () => place(-46, 8, one(), lean, 0.86) + place(48, 2, one(), lean, 0.86),
      'in halves': () => place(-62, -26, piece(), 12, 0.98) + place(66, 10, piece(), -14, 0.98),
    }[lies]()
    return on(pen) + herbs(pen, scatter(pen, 12, 112, 0, 70), 5) + aside + rolled
  }

const onBoard = (pen: Pen) => board(pen, 300, 232)
const onSlate = (pen: Pen) => slate(pen, 300, 226)
const onPaper = (pen: Pen) => paper(pen, 292, 240)

const FRANK = 'M-22 -58Q-26 -128 0 -132Q26 -128 22 -58Z'

/** A hot dog without a bun: the sausage stands out of its flatbread. */
const inLavash: Draw = (pen) => {
  const frank =
    path(FRANK, pen.blend(0, '#e08462', '#b5482a', '#7d2c16')) +
    stroke('M-10 -118Q-14 -90 -12 -68', '#fff', 4, fade(0.45)) +
    stroke('M-16 -112q16 8 30 0M-18 -96q18 8 36 0M-20 -80q20 8 40 0', '#6d2412', 2.4, fade(0.6))
  const one =
    tube(pen, LAVASH) +
    each(pairs(-30, -74, 30, -74, -34, -66, 34, -66), ([x, y]) => green(pen, x, y)) +
    frank +
    stroke('M-14 -122Q14 -116 -10 -106T10 -92T-12 -80T12 -68', '#f4bf2a', 6) +
    stroke('M-30 -66q14 10 28 4t32 0', '#c52f1d', 5, fade(0.9)) +
    sleeve(pen, '#d63f1e')
  return (
    onPaper(pen) +
    herbs(pen, scatter(pen, 10, 112, 0, 70), 5) +
    dip(pen, 112, -66, 26, '#f4bf2a') +
    place(-50, 22, one, -18, 0.9) +
    place(50, 26, one, 16, 0.9)
  )
}

const [GARLIC, CHEESE, RED, SPICY, GREEN] = ['#f4ead2', '#f2b93a', '#c52f1d', '#e9743c', '#a5bb5a']

const falafel = ball('#9a6a34', 12)
const salmon: Bite = (pen, x, y) => fishCube(pen, x, y, 1.2, '#f08a5c')
const kimchi: Bite = (pen, x, y) => place(x, y, kimchiLeaf(pen, 0, 0), 0, 0.5)
const cheddar = dice('#f2a52a', 1)
const tuna = lump('#e3b79a', 11)
const sweetcorn: Bite = (pen, x, y) => place(x, y, corn(pen, 0, 0), 0, 0.5)

const bean = lump('#f0dfa8', 10)
const WHITE = '#fbf6ec'
const KRAFT = '#d8b684'

/** Shawarma by what is rolled into it. */
export const SHAWARMAS = {
  chicken: shawarma({
    fillings: [poultry, tomato, green, poultry, cucumber, cabbage],
    sauce: GARLIC,
    sleeve: WHITE,
    lies: 'in pairs',
    on: onBoard,
  }),
  pork: shawarma({
    fillings: [pork, onion, tomato, pork, onion],
    sauce: RED,
    bread: '#d9a35e',
    sleeve: KRAFT,
    lies: 'alone',
    on: onSlate,
  }),
  beef: shawarma({
    fillings: [beef, cucumber, beef, onion, green],
    sauce: GARLIC,
    bread: '#b98350',
    sleeve: '#3d4a4c',
    lies: 'in halves',
    on: onBoard,
  }),
  cheese: shawarma({
    fillings: [cheddar, poultry, cheddar, cheddar, poultry],
    sauce: CHEESE,
    bread: '#f0b958',
    sleeve: '#f4cf4e',
    lies: 'upright',
    on: onPaper,
  }),
  salmon: shawarma({
    fillings: [salmon, wakame, cucumber, salmon, wakame],
    sauce: GREEN,
    bread: '#8fa860',
    sleeve: '#0b6767',
    lies: 'in halves',
    on: onSlate,
  }),
  kimchi: shawarma({
    fillings: [kimchi, pork, kimchi, kimchi, pork],
    sauce: SPICY,
    bread: '#d97f4c',
    sleeve: '#b3162f',
    lies: 'in pairs',
    on: onSlate,
  }),
  falafel: shawarma({
    fillings: [falafel, tomato, green, falafel, cabbage, bean],
    sauce: '#ead2a0',
    bread: '#e9d3a2',
    sleeve: '#7fb84a',
    lies: 'in halves',
    on: onPaper,
  }),
  sausage: inLavash,
  tuna: shawarma({
    fillings: [tuna, sweetcorn, green, tuna, cucumber],
    sauce: GARLIC,
    sleeve: '#c9d4d6',
    lies: 'upright',
    on: onSlate,
  }),
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
