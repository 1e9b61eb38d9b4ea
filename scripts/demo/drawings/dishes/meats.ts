import { bean, tangle } from '../bites.ts'
import { tint } from '../colour.ts'
import { herbs, leaf, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import {
  blob,
  circle,
  dots,
  each,
  ellipse,
  fade,
  pairs,
  path,
  place,
  scatter,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { cherryTomato } from '../vegetables.ts'
import { dip, skillet } from '../vessels.ts'
import { board, glaze, plate, slate } from '../ware.ts'
import { marks } from './steaks.ts'
import { drumstick } from './wings.ts'

/** A rack of ribs under barbecue glaze, the bones showing at one side. */
export const ribRack = (pen: Pen) =>
  times(8, (i) =>
    place(-112 + i * 32, 62, solid('M-7 -20H7L8 24Q0 34 -8 24Z', pen.slope('#f2e2c4', 0.2), 3), (i - 3.5) * 2),
  ) +
  solid('M-134 -56Q0 -78 134 -56Q146 0 134 58Q0 74 -134 58Q-146 0 -134 -56Z', pen.lit('#7c2c14', 0.36), 7) +
  times(7, (i) => stroke(`M${-96 + i * 32} -60Q${-90 + i * 32} 0 ${-96 + i * 32} 60`, '#3a1208', 5, fade(0.5))) +
  times(8, (i) => stroke(`M${-116 + i * 32} -46Q${-108 + i * 32} -10 ${-114 + i * 32} 26`, '#f0a060', 5, fade(0.45))) +
  stroke('M-120 -48Q0 -68 118 -48', '#fff', 4, fade(0.4))

export const ribs: Draw = (pen) =>
  pen.pick([() => board(pen, 330, 240), () => slate(pen, 330, 236)])() +
  place(-6, -14, ribRack(pen), pen.pick([-6, 4]), 0.94) +
  sprinkle(pen, 0, -16, 100, 40, '#fff4d6', 2.8) +
  herbs(pen, scatter(pen, 14, 110), 5.5) +
  dip(pen, 118, 84, 26, '#5a1c0c')

/** Two fried sausages with stewed cabbage. */
export const sausages: Draw = (pen) => {
  const one = (y: number, turn: number) =>
    place(
      -6,
      y,
      solid(
        'M-116 -4Q-120 -30 -92 -28Q0 8 92 -28Q120 -30 116 -4Q108 18 86 16Q0 44 -86 16Q-108 18 -116 -4Z',
        pen.blend(90, '#d98a5c', '#a4502c', '#6b2c14'),
        6,
      ) +
        times(5, (i) => stroke(`M${-70 + i * 34} ${-6 + (i === 2 ? 8 : 4)}l16 18`, '#4a1a0c', 4, fade(0.55))) +
        stroke('M-96 -16Q0 18 96 -16', '#fff', 4, fade(0.4)),
      turn,
    )
  return (
    pen.pick([() => board(pen, 318, 240), () => plate(pen, 138, glaze(pen)), () => skillet(pen, 132)])() +
    place(
      30,
      66,
      path(blob(pen, 0, 0, 84, 32, { wobble: 0.1 }), '#b9995c') +
        place(
          0,
          0,
          `<g transform="scale(2 .9)">${tangle(pen, 30, ['#f0dfa4', '#dcc07a', '#c9a85c'], { count: 110, length: 16, width: 2.6 })}</g>`,
        ),
    ) +
    one(-56, -5) +
    one(-2, 3) +
    dip(pen, -104, 78, 25, '#d9a032') +
    herbs(pen, scatter(pen, 14, 104), 5.5)
  )
}

/** Two cutlets beside mashed potato. */
const cutlets =
  (colour: string, gravy: string, finish: (pen: Pen) => string): Draw =>
  (pen) => {
    const one = (x: number, y: number, turn: number) =>
      place(
        x,
        y,
        solid(
          'M-46 2C-50 -26 -20 -36 6 -34C36 -34 54 -16 52 6C48 28 18 34 -8 32C-30 34 -44 22 -46 2Z',
          pen.lit(colour, 0.36),
          6,
        ) +
          dots(
            scatter(pen, 26, 1, 0.12).map(([a, b]) => [a * 40, b * 26] as const),
            3.4,
            tint(colour, 0.34),
            fade(0.7),
          ) +
          stroke('M-32 -14Q-10 -28 20 -24', '#fff', 4, fade(0.4)),
        turn,
      )
    return (
      plate(pen, 138, glaze(pen)) +
      solid(blob(pen, -52, 22, 54, 62, { wobble: 0.06, corners: 12 }), pen.lit('#f8e7b0', 0.16), 6) +
      place(
        -52,
        22,
        each([-34, -12, 10, 30], (y) => stroke(`M-38 ${y}q18 -12 38 0t36 -2`, '#e0c680', 5, fade(0.6))),
      ) +
      path(blob(pen, 40, 10, 62, 72, { wobble: 0.1, corners: 11 }), pen.lit(gravy, 0.2), fade(0.85)) +
      one(34, -34, -10) +
      one(48, 38, 8) +
      finish(pen)
    )
  }

export const CUTLETS = {
  home: cutlets(
    '#a4622e',
    '#8a4f28',
    (pen) =>
      herbs(pen, scatter(pen, 16, 88), 5.5) + each(pairs(-70, -72, -44, -84), ([x, y]) => cherryTomato(pen, x, y, 12)),
  ),
  crab: cutlets(
    '#dc9a4c',
    '#f3e0b0',
    (pen) => herbs(pen, scatter(pen, 14, 88), 5.5) + dip(pen, -58, -74, 25, '#f4efdc') + leaf(pen, -16, -88, 1.4),
  ),
} as const satisfies Record<string, Draw>

/** A chicken opened and pressed flat, its legs drawn down. */
const flattened = (pen: Pen) => {
  const skin = pen.lit('#b8692a', 0.4)
  const half = 'M0 -62C34 -86 106 -72 110 -14C110 28 62 52 0 48Z'
  const wing = 'M70 -62Q112 -66 118 -34Q122 -12 100 -10Q104 -30 92 -38Q78 -44 70 -62Z'
  return (
    drumstick(pen, 62, 62, 52, '#b5662a') +
    drumstick(pen, -62, 62, 128, '#b5662a') +
    each(
      [1, -1],
      (k) =>
        `<g transform="scale(${k} 1)">${solid(half, skin, 6)}${solid(wing, skin, 4)}${stroke('M24 -56Q64 -66 88 -40', '#ffdca0', 5, fade(0.45))}</g>`,
    ) +
    place(0, -4, marks(24), 0, 0.86) +
    stroke('M0 -58Q5 -8 0 46', '#5b2a0e', 5, fade(0.5))
  )
}

/** Chicken whole: pressed and grilled, or in garlic cream on clay. */
export const CHICKENS = {
  tapaka: (pen) =>
    pen.pick([() => board(pen, 312, 244), () => plate(pen, 140, glaze(pen)), () => slate(pen, 312, 240)])() +
    place(0, -6, flattened(pen), pen.pick([-8, 6]), 1.02) +
    dip(pen, -104, 78, 27, '#8f2440') +
    sprinkle(pen, 0, 0, 90, 40, '#2a1a12', 2.4) +
    herbs(pen, scatter(pen, 16, 104), 5.5) +
    each(pairs(104, -78, 84, -92), ([x, y]) => cherryTomato(pen, x, y, 12)),
  chkmeruli: (pen) =>
    circle(8, 12, 138, '#1d0d05', fade(0.34)) +
    circle(0, 0, 136, pen.slope('#a8552c', 0.26)) +
    circle(0, 0, 124, '#7a3a1c') +
    circle(0, 2, 118, pen.lit('#f6e9c8', 0.2)) +
    each(scatter(pen, 18, 104, 16), ([x, y]) => ellipse(x, y, 8, 6, '#f2cf7a', fade(0.5))) +
    place(
      0,
      0,
      each(pairs(-56, -42, 40, -58, -70, 26, 62, 12, -10, -4, 6, 60), ([x, y]) =>
        drumstick(pen, x, y, pen.between(-60, 60) + (x > 0 ? 0 : 180), '#cf9040'),
      ),
    ) +
    each(scatter(pen, 9, 90, 22), ([x, y]) => bean('#fbf0d2', 0.9)(pen, x, y)) +
    herbs(pen, scatter(pen, 26, 96), 6),
} as const satisfies Record<string, Draw>
