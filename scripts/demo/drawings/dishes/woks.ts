import { type Bite, broccoli, chicken, dice, heap, lump, strip, tofu } from '../bites.ts'
import { tint } from '../colour.ts'
import { limeSlice } from '../fruit.ts'
import { herbs, onionRings, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { shrimp } from '../sea-parts.ts'
import { circle, ellipse, fade, place, scatter } from '../shapes.ts'
import { mushroom, redOnion } from '../vegetables.ts'
import { skillet } from '../vessels.ts'
import { bowl, glaze } from '../ware.ts'
import { noodles } from './noodle-parts.ts'
import { salmonPiece } from './ramen.ts'
import { mussel, squidRing } from './shellfish.ts'

type Wok = {
  noodle: string
  width?: number
  /** What is fried with the noodles. */
  parts: readonly (readonly [Bite, number])[]
  sauce?: string
  finish?: (pen: Pen) => string
}

const prawn: Bite = (pen, x, y) => shrimp(pen, x, y, 0.95)
const fungus: Bite = (pen, x, y) => mushroom(pen, x, y, 1.1)
const onion: Bite = (pen, x, y) => redOnion(pen, x, y, 13)
const [red, orange, green, yellow, pale] = [
  strip('#d8382a'),
  strip('#e9772a'),
  strip('#5fa046'),
  strip('#eea52c'),
  strip('#e9e0b4'),
]
const greens = strip('#4b8a3a', 1.1)

const wok =
  ({ noodle, width = 6, parts, sauce = '#6b3a1c', finish }: Wok): Draw =>
  (pen) =>
    (pen.chance(0.5) ? skillet(pen, 130) : bowl(pen, 133, pen.lit(sauce, 0.1), glaze(pen, 'dark'))) +
    ellipse(4, 8, 104, 102, '#1d0d05', fade(0.35)) +
    place(
      0,
      0,
      circle(0, 0, 96, tint(noodle, -0.45)) + noodles(pen, 100, noodle, width, Math.round(114 / width)),
      pen.between(0, 180),
    ) +
    place(0, 0, noodles(pen, 76, noodle, width, 7), pen.between(0, 180)) +
    heap(pen, 88, parts, 21) +
    sprinkle(pen, 0, 0, 92, 34, '#fbeecb', 2.6) +
    (finish?.(pen) ?? onionRings(pen, scatter(pen, 10, 80), 4.4))

const [EGG_NOODLE, UDON, GLASS, RICE, SOBA] = ['#d69a48', '#efd49c', '#c9a878', '#f0dcae', '#8f7258']

/** Fried noodles by what they are fried with. */
export const WOKS = {
  chicken: wok({
    noodle: EGG_NOODLE,
    parts: [
      [chicken, 9],
      [red, 6],
      [orange, 6],
      [pale, 6],
    ],
  }),
  beef: wok({
    noodle: EGG_NOODLE,
    parts: [
      [lump('#7c4020', 14), 9],
      [red, 6],
      [broccoli, 5],
      [onion, 4],
    ],
  }),
  shrimp: wok({
    noodle: RICE,
    parts: [
      [prawn, 8],
      [green, 7],
      [yellow, 5],
      [dice('#b9d48a', 0.9), 6],
    ],
  }),
  pork: wok({
    noodle: EGG_NOODLE,
    parts: [
      [lump('#a8653c', 14), 9],
      [fungus, 6],
      [red, 5],
      [strip('#3a2a24'), 5],
    ],
  }),
  tofu: wok({
    noodle: RICE,
    parts: [
      [tofu, 9],
      [greens, 7],
      [pale, 6],
      [red, 4],
    ],
  }),
  seafood: wok({
    noodle: EGG_NOODLE,
    parts: [
      [prawn, 5],
      [squidRing, 5],
      [mussel, 5],
      [red, 4],
      [green, 4],
    ],
  }),
  'udon-chicken': wok({
    noodle: UDON,
    width: 9,
    parts: [
      [chicken, 10],
      [red, 5],
      [green, 5],
    ],
    sauce: '#5a2c14',
  }),
  'udon-pepper': wok({
    noodle: UDON,
    width: 9,
    parts: [
      [lump('#6b3820', 14), 10],
      [onion, 7],
      [green, 4],
    ],
    finish: (pen) => sprinkle(pen, 0, 0, 90, 90, '#2a1c14', 2.8) + onionRings(pen, scatter(pen, 8, 80), 4.4),
  }),
  'udon-salmon': wok({
    noodle: '#f6e8c8',
    width: 9,
    parts: [[strip('#3f7f38', 1.2), 9]],
    sauce: '#f3e3c0',
    finish: (pen) => salmonPiece(pen, -30, -22) + salmonPiece(pen, 34, 24) + herbs(pen, scatter(pen, 12, 84), 5),
  }),
  'pad-thai': wok({
    noodle: '#e3b070',
    width: 7,
    parts: [
      [prawn, 7],
      [strip('#f5c948'), 7],
      [green, 6],
      [dice('#d9a868', 0.55), 12],
    ],
    finish: (pen) => limeSlice(pen, 66, 58, 20) + limeSlice(pen, 84, 36, 18) + herbs(pen, scatter(pen, 8, 80), 5),
  }),
  japchae: wok({
    noodle: GLASS,
    width: 4.6,
    parts: [
      [lump('#6b3820', 12), 9],
      [greens, 8],
      [fungus, 5],
      [orange, 6],
    ],
  }),
  'soba-salmon': wok({
    noodle: SOBA,
    width: 4.6,
    parts: [
      [greens, 8],
      [onion, 4],
    ],
    finish: (pen) => salmonPiece(pen, -28, -20) + salmonPiece(pen, 36, 22) + onionRings(pen, scatter(pen, 10, 80), 4.4),
  }),
  'soba-vegetables': wok({
    noodle: SOBA,
    width: 4.6,
    parts: [
      [red, 7],
      [fungus, 7],
      [yellow, 6],
      [green, 6],
    ],
  }),
} as const satisfies Record<string, Draw>
