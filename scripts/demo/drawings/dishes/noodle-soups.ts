import { type Bite, dice, heap, lump, strip } from '../bites.ts'
import { limeSlice } from '../fruit.ts'
import { chiliRings, herbs, leaf, onionRings, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { egg } from '../proteins.ts'
import { fishCake, shrimp } from '../sea-parts.ts'
import { each, ellipse, pairs, path, place, scatter, shift, solid, stroke } from '../shapes.ts'
import { cucumberSlice, redOnion } from '../vegetables.ts'
import { bowl, glaze, plate } from '../ware.ts'
import { iceBed } from './ice.ts'
import { fat, noodles, tempura } from './noodle-parts.ts'
import { mussel, squidRing } from './shellfish.ts'

type Noodles = { broth: string; colour: string; width: number; count: number; top: (pen: Pen) => string }

const served =
  ({ broth, colour, width, count, top }: Noodles): Draw =>
  (pen) =>
    bowl(pen, 133, pen.lit(broth, 0.2), glaze(pen)) +
    fat(pen, 104) +
    place(0, 0, noodles(pen, 94, colour, width, count), pen.between(0, 360)) +
    top(pen)

const prawn: Bite = (pen, x, y) => shrimp(pen, x, y, 1.05)
const onion: Bite = (pen, x, y) => redOnion(pen, x, y, 13)

/** Thin slices of boiled beef. */
const slicedBeef: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-24 -8Q-6 -17 22 -10Q29 0 22 9Q-2 15 -23 9Q-30 0 -24 -8Z', pen.slope('#a87055', 0.24), 3) +
      stroke('M-18 -4Q0 -11 18 -5M-16 4Q2 -2 18 3', '#e6c0a4', 2, 'opacity="0.75"'),
    pen.between(0, 180),
  )

const eggRibbons = (pen: Pen, x: number, y: number) =>
  each(shift(scatter(pen, 12, 24, 6), x, y), ([px, py]) => strip('#f5c948', 0.9)(pen, px, py))

const kuksi = (pen: Pen) =>
  each(shift(scatter(pen, 5, 28, 18), -46, -30), ([x, y]) => slicedBeef(pen, x, y)) +
  eggRibbons(pen, 50, -36) +
  each(shift(scatter(pen, 8, 26, 13), 40, 46), ([x, y]) => cucumberSlice(pen, x, y, 13)) +
  each(shift(scatter(pen, 7, 22, 11), -44, 48), ([x, y]) => strip('#d9552c')(pen, x, y)) +
  egg(pen, 0, 4, 1.05)

/** Thick wheat noodles in clear broth. */
export const UDON = {
  seafood: served({
    broth: '#d9b06c',
    colour: '#fbf0d6',
    width: 9.5,
    count: 13,
    top: (pen) =>
      heap(
        pen,
        76,
        [
          [prawn, 5],
          [squidRing, 6],
          [mussel, 5],
        ],
        30,
      ) +
      onionRings(pen, scatter(pen, 14, 80), 4.8) +
      herbs(pen, scatter(pen, 8, 80), 4.5),
  }),
  tempura: served({
    broth: '#c28a4c',
    colour: '#fbf0d6',
    width: 9.5,
    count: 13,
    top: (pen) =>
      fishCake(pen, -56, 42, 21) +
      egg(pen, 58, -48, 1.05) +
      tempura(pen, 0, -18, 24) +
      tempura(pen, -6, 22, 18) +
      onionRings(pen, shift(scatter(pen, 13, 24), -52, -40), 5),
  }),
} as const satisfies Record<string, Draw>

/** Noodle soups of the East beside ramen. */
export const NOODLE_SOUPS = {
  pho: served({
    broth: '#c9954e',
    colour: '#f8f0de',
    width: 4.6,
    count: 20,
    top: (pen) =>
      each(scatter(pen, 8, 58, 26), ([x, y]) => slicedBeef(pen, x, y)) +
      onionRings(pen, scatter(pen, 14, 78), 4.6) +
      each(pairs(-52, 44, -36, 60, -62, 62), ([x, y]) => leaf(pen, x, y, 1.2)) +
      limeSlice(pen, 58, 54, 20) +
      limeSlice(pen, 74, 34, 18) +
      chiliRings(shift(scatter(pen, 6, 26), 40, -50), 4.4),
  }),
  lagman: served({
    broth: '#b8431f',
    colour: '#f3d9a2',
    width: 7.4,
    count: 15,
    top: (pen) =>
      heap(
        pen,
        74,
        [
          [lump('#7c4022', 14), 9],
          [strip('#d8382a'), 9],
          [strip('#5fa046'), 6],
          [dice('#f0d080', 0.9), 7],
          [onion, 4],
        ],
        18,
      ) + herbs(pen, scatter(pen, 16, 84), 5.5),
  }),
  naryn: (pen) =>
    plate(pen, 134, glaze(pen, 'light')) +
    ellipse(4, 8, 92, 90, '#1d0d05', 'opacity="0.28"') +
    path('M-84 0A84 80 0 1 1 84 0A84 80 0 1 1 -84 0Z', '#d9bf8c') +
    place(0, 0, noodles(pen, 84, '#f6e6bf', 5, 24), 30) +
    place(0, 0, noodles(pen, 60, '#f3dcae', 5, 12), 120) +
    each(scatter(pen, 22, 66, 13), ([x, y]) => strip('#8a4f30', 1.15)(pen, x, y)) +
    each(scatter(pen, 10, 66, 20), ([x, y]) => onion(pen, x, y)) +
    sprinkle(pen, 0, 0, 80, 30, '#2e1c14', 2.6) +
    herbs(pen, scatter(pen, 12, 76), 5.5) +
    place(104, 84, bowl(pen, 40, pen.lit('#d9a858', 0.2), glaze(pen, 'light')) + herbs(pen, scatter(pen, 6, 24), 4.5)),
  'kuksi-hot': served({
    broth: '#c9853c',
    colour: '#f3e6cc',
    width: 4.2,
    count: 22,
    top: (pen) => kuksi(pen) + onionRings(pen, scatter(pen, 10, 86), 4.4) + sprinkle(pen, 0, 0, 86, 40, '#fff4d6', 2.8),
  }),
  'kuksi-cold': served({
    broth: '#d9c39a',
    colour: '#f3e6cc',
    width: 4.2,
    count: 22,
    top: (pen) =>
      kuksi(pen) +
      place(58, 0, iceBed(pen, 40, 40), 0, 0.8) +
      sprinkle(pen, 0, 0, 86, 40, '#fff4d6', 2.8) +
      herbs(pen, scatter(pen, 8, 80), 4.5),
  }),
} as const satisfies Record<string, Draw>
