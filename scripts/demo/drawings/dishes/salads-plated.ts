import { bean, grains, tangle, walnut } from '../bites.ts'
import { tint } from '../colour.ts'
import { herbs, sprig, sprinkle } from '../greens.ts'
import type { Draw } from '../pen.ts'
import {
  blob,
  circle,
  each,
  ellipse,
  fade,
  pairs,
  path,
  place,
  polar,
  scatter,
  shift,
  solid,
  stroke,
} from '../shapes.ts'
import { board, bowl, glaze, plate } from '../ware.ts'
import { kimchiLeaf } from './shreds.ts'
import { wedge } from './wedge.ts'

export const pkhali: Draw = (pen) => {
  const scoop = (x: number, y: number, colour: string) =>
    solid(blob(pen, x, y, 40, 38, { wobble: 0.06, corners: 10 }), pen.lit(colour, 0.3), 5) +
    stroke(`M${x - 26} ${y - 10}q20 -20 44 -6M${x - 26} ${y + 8}q22 -14 50 -2`, tint(colour, 0.4), 3, fade(0.5)) +
    grains('#a8142c', 4)(pen, x, y - 4) +
    walnut(pen, x + 14, y + 12)
  return (
    plate(pen, 136, glaze(pen, 'light')) +
    scoop(-48, -34, '#5c8a3a') +
    scoop(50, -30, '#8f2350') +
    scoop(0, 50, '#8a4a34') +
    each(scatter(pen, 9, 96, 24, 60), ([x, y]) => circle(x, y, 4, pen.lit('#b3182f', 0.4))) +
    sprig(pen, 4, -4, 1.1, 90)
  )
}

export const eggplantRolls: Draw = (pen) => {
  const one = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      solid(
        'M-40 -17Q-20 -25 30 -20Q44 -14 43 2Q42 18 28 20Q-22 24 -40 17Q-46 0 -40 -17Z',
        pen.slope('#6b4636', 0.28),
        5,
      ) +
        stroke('M-38 -16Q-18 -23 28 -19', '#4a2350', 5) +
        stroke('M-36 17Q-18 23 26 19', '#4a2350', 5) +
        ellipse(38, 0, 11, 18, pen.slope('#e9cfa0', 0.2)) +
        stroke('M38 -10q6 6 0 12q-6 -2 -3 -8', '#8a5a3a', 2) +
        grains('#b3182f', 3.4)(pen, -6, -2),
      turn,
    )
  return (
    plate(pen, 138, glaze(pen, 'light')) +
    each(pairs(-46, -54, 46, -50, -52, 2, 50, 6, -40, 56, 46, 60), ([x, y], i) => one(x, y, i % 2 ? 12 : -14)) +
    herbs(pen, scatter(pen, 14, 96), 5.5) +
    each(scatter(pen, 8, 96, 22, 40), ([x, y]) => circle(x, y, 4, pen.lit('#b3182f', 0.4)))
  )
}

export const hummus: Draw = (pen) => {
  const bread = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      solid('M-34 22Q0 32 34 22L4 -36Q0 -40 -4 -36Z', pen.lit('#e3b878', 0.3), 4) +
        each(scatter(pen, 5, 14, 8), ([px, py]) => ellipse(px, py + 6, 5, 3, '#a8662a', fade(0.5))),
      turn,
    )
  return (
    bread(-112, -52, -62) +
    bread(-116, 34, -104) +
    bread(-62, 98, -150) +
    place(34, -4, bowl(pen, 104, pen.lit('#e9cf9a', 0.2), glaze(pen, 'dark')), 0, 1) +
    stroke('M40 -8c26 -14 46 18 14 36c-42 20 -84 -14 -64 -56c24 -40 98 -36 104 14', '#f7e6bd', 15, fade(0.9)) +
    stroke('M40 -8c26 -14 46 18 14 36c-42 20 -84 -14 -64 -56', '#c9852a', 5, fade(0.75)) +
    sprinkle(pen, 34, -4, 66, 40, '#b8391c', 2.6) +
    each(pairs(28, -6, 44, 4, 38, -20), ([x, y]) => bean('#e3b45c', 1.2)(pen, x, y)) +
    herbs(pen, shift(scatter(pen, 9, 60), 34, -4), 5)
  )
}

export const pickles: Draw = (pen) => {
  const gherkin = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      solid('M-44 0C-44 -18 40 -20 44 0C42 18 -42 18 -44 0Z', pen.blend(90, '#a5b54a', '#6f8a2e', '#4a6322'), 5) +
        stroke('M-34 -6Q0 -12 34 -6', '#d9e29a', 3, fade(0.6)),
      turn,
    )
  return (
    board(pen, 304, 236) +
    gherkin(-70, -52, 10) +
    gherkin(-64, -10, -6) +
    gherkin(-72, 34, 8) +
    each(
      pairs(56, -60, 92, -36, 60, -22),
      ([x, y]) => circle(x + 3, y + 5, 22, '#1d0d05', fade(0.3)) + circle(x, y, 22, pen.lit('#c9402a', 0.34)),
    ) +
    place(
      66,
      50,
      path(blob(pen, 0, 0, 52, 40, { wobble: 0.1 }), '#b9a468') +
        tangle(pen, 42, ['#f0e6bd', '#e6d596', '#e8862b'], { count: 70, length: 26, width: 4 }),
    ) +
    each(pairs(-30, 74, -4, 82, -56, 80), ([x, y]) =>
      place(x, y, stroke('M-26 4Q0 -8 26 2', '#5b8f3a', 7), pen.between(-12, 12)),
    ) +
    sprig(pen, 8, -80, 1.1, 10)
  )
}

export const assorted: Draw = (pen) => {
  const parts: readonly (readonly [string, string])[] = [
    ['#e8862b', '#f2a550'],
    ['#8a6a3c', '#a5834e'],
    ['#3f5a34', '#5c7a44'],
  ]
  const at = (i: number) => polar(60, i * 1.57 + 0.78)
  return (
    plate(pen, 140, glaze(pen, 'light')) +
    each(parts, ([dark, light], i) =>
      place(...at(i), tangle(pen, 36, [dark, light], { count: 70, length: 26, width: 3.6 })),
    ) +
    place(
      ...at(3),
      each(scatter(pen, 9, 32, 15), ([x, y]) => kimchiLeaf(pen, x, y)),
      0,
      0.92,
    ) +
    sprinkle(pen, 0, 0, 96, 40, '#fff4d6', 2.6)
  )
}

export const shuba: Draw = (pen) => {
  const layers = ['#8f2350', '#f3d489', '#f6eede', '#e8862b', '#f0e0b4', '#9a8f86'] as const
  return (
    plate(pen, 136, glaze(pen, 'light')) +
    place(0, -14, wedge(pen, { top: '#a12c5e', layers, crust: '#8f2350', drip: undefined })) +
    place(0, -34, sprinkle(pen, 10, 0, 62, 60, '#f6d25c', 3.4).replace('<path', '<path transform="scale(1 .45)"')) +
    sprig(pen, 20, -44, 1, -40)
  )
}
