import { type Bite, bean, dice, lump } from '../bites.ts'
import { mix, tint } from '../colour.ts'
import { lemonWedge, limeSlice } from '../fruit.ts'
import { chiliRings, herbs, leaf, onionRings } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { cream } from '../proteins.ts'
import { shrimp } from '../sea-parts.ts'
import { dots, each, ellipse, fade, pairs, place, scatter, shift, solid, stroke } from '../shapes.ts'
import { mushroom } from '../vegetables.ts'
import { bowl, glaze, plate } from '../ware.ts'

import { drops, gleam } from './soup-parts.ts'

type Borsch = { meat: Bite; cream: boolean }

const borsch =
  ({ meat, cream: soured }: Borsch): Draw =>
  (pen) => {
    const red = pen.pick(['#8f1626', '#a31d24', '#7f1530'])
    const shreds = (colour: string, count: number) =>
      stroke(
        each(
          scatter(pen, count, 94),
          ([x, y]) =>
            `M${x.toFixed(0)} ${y.toFixed(0)}q${pen.int(-8, 8)} ${pen.int(-9, 9)} ${pen.int(-20, 20)} ${pen.int(-14, 14)}`,
        ),
        colour,
        4.4,
      )
    const greens = herbs(pen, scatter(pen, 30, 92), 5.5)
    const [cx, cy] = [pen.between(-20, 24), pen.between(-18, 18)]
    return (
      bowl(pen, 132, pen.lit(red, 0.2), glaze(pen, 'light')) +
      drops(pen, '#e8703a') +
      shreds(tint(red, -0.35), 22) +
      shreds(mix(red, '#e0566a', 0.55), 20) +
      shreds('#e08a35', 9) +
      each(scatter(pen, 7, 84, 30), ([x, y]) => dice('#e7b36a', 1.15)(pen, x, y)) +
      each(scatter(pen, soured ? 4 : 16, soured ? 62 : 74, soured ? 40 : 17), ([x, y]) => meat(pen, x, y)) +
      (soured ? cream(pen, cx, cy, 31) : '') +
      greens +
      (soured ? herbs(pen, shift(scatter(pen, 7, 16), cx, cy), 6) : '') +
      gleam() +
      (pen.chance(0.4) ? place(-96, 82, bun(pen), -20) : '')
    )
  }

/** Borsch with sour cream and dill, or the lenten one with beans. */
export const BORSCHES = {
  classic: borsch({ meat: lump('#7c3f2a', 17), cream: true }),
  beans: borsch({ meat: bean('#e9d3b0', 1.1), cream: false }),
} as const satisfies Record<string, Draw>

const bun = (pen: Pen) =>
  solid('M-34 4C-36 -22 36 -22 34 4C32 24 -32 24 -34 4Z', pen.lit('#d18b3a', 0.4), 5) +
  herbs(pen, scatter(pen, 8, 16), 4) +
  dots(scatter(pen, 8, 22), 2.6, '#fff4d4')

type Tom = { broths: readonly [string, ...string[]]; oily: string; main: Bite }

const tom =
  ({ broths, oily, main }: Tom): Draw =>
  (pen) => {
    const broth = pen.pick(broths)
    const oil = each(scatter(pen, 24, 102, 8), ([x, y]) =>
      ellipse(x, y, pen.between(2, 7), pen.between(2, 6), oily, fade(0.55)),
    )
    const spots = pen.shuffle(scatter(pen, 12, 78, 36))
    const rice = pen.chance(0.35)
      ? place(
          92,
          92,
          plate(pen, 52, { base: '#fdfaf2', rim: '#d8cdb8', decor: 'none' }) +
            solid('M-28 8C-30 -26 30 -26 28 8C26 22 -26 22 -28 8Z', pen.lit('#fffdf6', -0.05), 4) +
            dots(scatter(pen, 26, 24), 3, '#efe6d2') +
            leaf(pen, 0, -8, 0.7),
        )
      : ''
    return (
      bowl(pen, 132, pen.lit(broth, 0.2), glaze(pen)) +
      oil +
      stroke('M-60 20q30 -50 70 -10t60 -20', '#fbd9b4', 9, fade(0.35)) +
      each(spots, ([x, y], i) => {
        if (i < 6) return main(pen, x, y)
        if (i < 9) return mushroom(pen, x, y, 1.35)
        return cherry(pen, x, y)
      }) +
      limeSlice(pen, 50, -56, 22) +
      chiliRings(scatter(pen, 10, 86), 4.2) +
      herbs(pen, scatter(pen, 14, 86), 7) +
      onionRings(pen, scatter(pen, 8, 84), 4.4) +
      each(pairs(-30, 4, 14, 36), ([x, y]) => leaf(pen, x, y, 0.95)) +
      gleam() +
      (rice || (pen.chance(0.3) ? lemonWedge(pen, -108, 96, 1.3, 20, true) : ''))
    )
  }

/** Tom yam with shrimp, and the pale coconut soup with mushrooms. */
export const TOMYAMS = {
  shrimp: tom({
    broths: ['#e2713a', '#e8955a', '#d9532a'],
    oily: '#c62f12',
    main: (pen, x, y) => shrimp(pen, x, y, 1.15),
  }),
  kha: tom({ broths: ['#f3e6c8', '#f6ead0'], oily: '#e9c07a', main: (pen, x, y) => mushroom(pen, x, y, 1.5) }),
} as const satisfies Record<string, Draw>

const cherry = (pen: Pen, x: number, y: number) =>
  solid(`M${x - 11} ${y}a11 11 0 0 1 22 0Z`, pen.lit('#d6311f', 0.3), 2) +
  ellipse(x, y, 11, 5.5, '#ec6a45') +
  dots(
    [
      [x - 4, y],
      [x + 4, y + 1],
    ],
    2.4,
    '#fbdf9c',
  )
