import { type Bite, ball, dice, lump, strip } from '../bites.ts'
import { tint } from '../colour.ts'
import { herbs, onionRings, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { egg } from '../proteins.ts'
import {
  blob,
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  ring,
  scatter,
  shadow,
  shift,
  solid,
  strands,
  stroke,
} from '../shapes.ts'
import { cherryTomato, cucumberSlice, redOnion, tomatoSlice } from '../vegetables.ts'
import { dip, tumbler } from '../vessels.ts'
import { board, bowl, glaze, plate, slate } from '../ware.ts'
import { CUTLETS } from './meats.ts'
import { MIXED_SALADS } from './salads-mixed.ts'
import { friesHeap } from './shawarma.ts'
import { SOUPS } from './soups.ts'

/** Meat cut from the spit in thin curls. */
const curls = (pen: Pen, x: number, y: number, reach: number, colour: string) =>
  each(shift(scatter(pen, 22, reach, reach * 0.2), x, y), ([px, py]) =>
    place(
      px,
      py,
      solid('M-17 -5Q-6 -12 16 -6Q20 2 14 8Q-6 12 -17 5Z', pen.slope(colour, 0.28), 2.6) +
        stroke('M-12 -3Q0 -9 12 -4', tint(colour, 0.5), 1.8, fade(0.7)) +
        stroke('M-10 6Q2 8 12 5', tint(colour, -0.5), 1.8, fade(0.5)),
      pen.between(0, 360),
    ),
  )

const pita = (x: number, y: number, turn: number, pen: Pen) =>
  place(
    x,
    y,
    solid('M-62 26Q-60 -48 0 -50Q60 -48 62 26Q0 40 -62 26Z', pen.lit('#ecca8e', 0.3), 4) +
      each(scatter(pen, 9, 1, 0.26), ([a, b]) => ellipse(a * 44, b * 24 - 8, 7, 5, '#a8662a', fade(0.45))),
    turn,
  )

const freshSide = (pen: Pen) =>
  each(pairs(62, 46, 84, 26, 40, 66), ([x, y]) => tomatoSlice(pen, x, y, 17)) +
  each(pairs(88, 54, 66, 74, 104, 34), ([x, y]) => cucumberSlice(pen, x, y, 14)) +
  each(pairs(52, 30, 74, 60), ([x, y]) => redOnion(pen, x, y, 14))

const rice = (pen: Pen, x: number, y: number) =>
  place(
    x,
    y,
    solid(blob(pen, 0, 0, 46, 40, { wobble: 0.06 }), pen.lit('#fbf6ea', 0.1), 5) +
      strands(pen, scatter(pen, 60, 36), 5, '#fff', 3.2) +
      strands(pen, scatter(pen, 30, 36), 5, '#ddcfb0', 2.2),
  )

/** Meat from the spit on a plate with what belongs to it. */
export const SPIT_PLATES = {
  chicken: (pen) =>
    plate(pen, 140, glaze(pen, 'light')) +
    pita(-62, -72, -24, pen) +
    curls(pen, -34, 14, 52, '#c98a4a') +
    friesHeap(pen, 50, -46, 40) +
    freshSide(pen) +
    dip(pen, -82, 84, 24, '#f4ead2') +
    herbs(pen, scatter(pen, 12, 90), 5.5),
  pork: (pen) =>
    plate(pen, 140, glaze(pen, 'light')) +
    curls(pen, -40, 4, 56, '#a8653c') +
    rice(pen, 52, -48) +
    freshSide(pen) +
    dip(pen, -64, 92, 24, '#c52f1d') +
    herbs(pen, scatter(pen, 12, 90), 5.5),
} as const satisfies Record<string, Draw>

/** Meat in a thick round of flatbread with sesame, opened towards the viewer. */
export const doner: Draw = (pen) => {
  const top = 'M-128 8C-128 -76 -62 -104 0 -104S128 -76 128 8Q60 -22 0 -20Q-64 -22 -128 8Z'
  const seeds = scatter(pen, 46, 1, 0.1).map(([a, b]): Point => [a * 96, -56 + b * 34])
  return (
    pen.pick([() => board(pen, 326, 240), () => slate(pen, 326, 236)])() +
    solid('M-128 14C-128 86 -60 104 0 104S128 86 128 14Q60 44 0 44T-128 14Z', pen.lit('#d9a25a', 0.34), 7) +
    path('M-124 10Q-60 60 0 60T124 10Q60 -16 0 -16T-124 10Z', '#5a3015') +
    each(pairs(-92, 16, -62, 30, 60, 32, 92, 18, 30, 42, -30, 42), ([x, y]) =>
      place(x, y, strip('#8fbf55', 1.5)(pen, 0, 0)),
    ) +
    curls(pen, 0, 18, 40, '#77401f') +
    curls(pen, -56, 10, 26, '#77401f') +
    curls(pen, 56, 10, 26, '#77401f') +
    each(pairs(-78, 32, 4, 46, 74, 34), ([x, y]) => cherryTomato(pen, x, y, 11, '#d8382a')) +
    stroke('M-92 22q16 -14 32 0t32 4t32 0t32 0t32 -6', '#f7efdc', 7, fade(0.95)) +
    solid(top, pen.lit('#dba65e', 0.36), 5) +
    dots(seeds, 4.6, '#fbf0d2') +
    stroke('M-104 -30C-84 -74 -44 -92 -6 -94', '#fff', 5, fade(0.4)) +
    herbs(pen, scatter(pen, 8, 60), 5)
  )
}

/** Rice cakes and fish cakes in a hot sweet sauce. */
export const tteokbokki: Draw = (pen) => {
  const cake: Bite = (p, x, y) =>
    place(
      x,
      y,
      solid('M-34 -9Q-38 0 -34 9H34Q38 0 34 -9Z', p.blend(90, '#f6b48a', '#e8703c', '#b8391c'), 3.4) +
        stroke('M-28 -5H28', '#fff', 3, fade(0.6)),
      p.between(0, 180),
    )
  const fish: Bite = (p, x, y) =>
    place(
      x,
      y,
      solid('M-18 14L0 -18L20 14Z', p.slope('#d9a25c', 0.26), 3) + dots(pairs(-4, 4, 6, 6), 2.4, '#8a5a2a'),
      p.between(0, 360),
    )
  return (
    bowl(pen, 133, pen.lit('#c9361a', 0.24), glaze(pen, pen.chance(0.6) ? 'dark' : 'light')) +
    each(scatter(pen, 16, 80, 24), ([x, y], i) => (i % 4 === 3 ? fish : cake)(pen, x, y)) +
    egg(pen, 40, -38, 1.15) +
    onionRings(pen, scatter(pen, 16, 82), 4.8) +
    sprinkle(pen, 0, 0, 86, 46, '#fff4d6', 3)
  )
}

/** A clay pot closed with a lid of dough. */
export const pot: Draw = (pen) =>
  plate(pen, 140, glaze(pen, 'light')) +
  shadow(pen, 8, 12, 112, 108, 0.44) +
  each([-1, 1], (side) => place(side * 104, 0, ellipse(0, 0, 18, 14, pen.slope('#8a4524', 0.3)))) +
  circle(0, 0, 102, pen.slope('#a8552c', 0.3)) +
  ring(0, 0, 96, '#5a2410', 4, fade(0.5)) +
  circle(0, 0, 92, '#6b3418') +
  path('M-70 -34Q-30 -70 20 -60Q66 -50 70 0Q60 50 10 66Q-20 60 -20 60L0 0Z', pen.lit('#a8642c', 0.2)) +
  each(shift(scatter(pen, 9, 34, 20), -34, 24), ([x, y], i) =>
    (i % 2 ? lump('#8a5030', 15) : ball('#f0dc9a', 14))(pen, x, y),
  ) +
  each(shift(scatter(pen, 6, 30, 16), -30, 26), ([x, y]) => dice('#ea8a2f', 0.9)(pen, x, y)) +
  solid('M-58 -62Q-10 -106 52 -76Q104 -40 88 22Q66 72 16 84Q26 30 -8 2Q-44 -20 -58 -62Z', pen.lit('#e0aa5e', 0.36), 6) +
  stroke('M-40 -66Q4 -88 48 -62Q80 -34 72 18M-12 -28Q24 -10 34 40', '#fbe3b4', 4, fade(0.5)) +
  each(pairs(20, -50, 52, -22, 40, 30), ([x, y]) => ellipse(x, y, 9, 6, '#b8742c', fade(0.5))) +
  herbs(pen, shift(scatter(pen, 12, 34), -34, 26), 6)

/** A whole lunch on a tray: soup, a main dish, a salad and a drink. */
export const lunch: Draw = (pen) =>
  board(pen, 366, 262, '#d9a86c') +
  place(-98, -50, SOUPS.meatballs(pen), 0, 0.58) +
  place(66, -34, CUTLETS.home(pen), 0, 0.64) +
  place(-84, 78, MIXED_SALADS.vinaigrette(pen), 0, 0.36) +
  tumbler(pen, 26, 86, 30, '#b5622a') +
  place(
    112,
    84,
    each([0, 1, 2], (i) =>
      place(
        -22 + i * 22,
        i * 4,
        solid('M-20 -18Q0 -26 20 -18V18Q0 24 -20 18Z', pen.slope('#7a4a2a', 0.3), 4) +
          path('M-15 -13Q0 -19 15 -13V13Q0 18 -15 13Z', '#a8703f'),
        -10,
      ),
    ),
  )
