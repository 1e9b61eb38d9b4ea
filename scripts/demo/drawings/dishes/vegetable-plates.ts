import { type Bite, dice } from '../bites.ts'
import { tint } from '../colour.ts'
import { herbs, leaf, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { cream } from '../proteins.ts'
import { blob, dots, each, fade, type Point, path, place, scatter, solid, stroke } from '../shapes.ts'
import { mushroom, tomatoSlice } from '../vegetables.ts'
import { dip } from '../vessels.ts'
import { board, glaze, plate, slate } from '../ware.ts'

const scorched = (d: string, fill: string, turn: number, x: number, y: number) =>
  place(x, y, solid(d, fill, 3.4) + stroke('M-18 -12L-10 12M-4 -15L4 15M10 -14L18 10', '#3a1a0c', 3, fade(0.5)), turn)

const zucchini: Bite = (pen, x, y) =>
  scorched(
    'M-32 -9Q0 -18 32 -9Q37 0 32 9Q0 17 -32 9Q-37 0 -32 -9Z',
    pen.blend(90, '#5f8f3a', '#dfe6a8', '#dfe6a8', '#5f8f3a'),
    pen.between(0, 180),
    x,
    y,
  )
const eggplant: Bite = (pen, x, y) =>
  scorched(
    'M-24 0A24 22 0 1 1 24 0A24 22 0 1 1 -24 0Z',
    pen.radial([
      [0, '#e6cf9c'],
      [0.78, '#c9a86c'],
      [0.86, '#4a2350'],
      [1, '#351a3c'],
    ]),
    pen.between(0, 180),
    x,
    y,
  )
const pepper: Bite = (pen, x, y) =>
  scorched(
    'M-26 -12Q0 -20 27 -11Q32 2 24 12Q-2 18 -26 11Q-33 0 -26 -12Z',
    pen.slope(pen.pick(['#d8382a', '#eda62c', '#d8382a']), 0.3),
    pen.between(0, 180),
    x,
    y,
  )
const fungus: Bite = (pen, x, y) => mushroom(pen, x, y, 1.5)
const tomato: Bite = (pen, x, y) => tomatoSlice(pen, x, y, 21)

/** Vegetables off the coals, heaped within a reach. */
export const grilledVegetables = (pen: Pen, reach: number) => {
  const kinds = [zucchini, pepper, eggplant, tomato, fungus, zucchini, pepper, eggplant] as const
  return each(scatter(pen, reach > 60 ? 18 : 7, reach, 28), ([x, y], i) => kinds[i % kinds.length]?.(pen, x, y) ?? '')
}

const cob = (pen: Pen, x: number, y: number, turn: number) => {
  const rows: Point[] = Array.from({ length: 84 }, (_, i) => [
    -88 + (i % 14) * 13 + (Math.floor(i / 14) % 2) * 6,
    -24 + Math.floor(i / 14) * 9.6,
  ])
  return place(
    x,
    y,
    solid(
      'M-104 0Q-100 -34 -70 -32Q0 -42 80 -30Q112 -22 114 0Q112 22 80 30Q0 42 -70 32Q-100 34 -104 0Z',
      pen.blend(90, '#f6d25c', '#e3a52c', '#b87418'),
      6,
    ) +
      dots(rows, 10.4, '#f5c83e') +
      dots(
        rows.map(([px, py]): Point => [px - 1.5, py - 2]),
        3.6,
        '#fdeaa0',
        fade(0.9),
      ) +
      dots(pen.shuffle(rows).slice(0, 20), 9, '#6b3010', fade(0.6)) +
      solid('M-104 -6Q-150 -30 -168 -12Q-150 0 -166 14Q-140 26 -104 8Z', pen.slope('#9fb45a', 0.3), 4),
    turn,
  )
}

/** Vegetables from the fire. */
export const VEGETABLES = {
  grilled: (pen) =>
    pen.pick([() => plate(pen, 138, glaze(pen)), () => board(pen, 306, 240), () => slate(pen, 306, 236)])() +
    grilledVegetables(pen, 82) +
    sprinkle(pen, 0, 0, 92, 30, '#fff', 2.6) +
    herbs(pen, scatter(pen, 16, 96), 5.5),
  corn: (pen) =>
    pen.pick([() => board(pen, 330, 232), () => plate(pen, 140, glaze(pen, 'dark'))])() +
    place(16, -42, cob(pen, 0, 0, -8), 0, 0.82) +
    place(20, 40, cob(pen, 0, 0, 6), 0, 0.82) +
    solid('M2 -56L30 -60L34 -40L6 -36Z', pen.slope('#fadf7e', 0.35), 3) +
    herbs(pen, scatter(pen, 12, 96), 5) +
    sprinkle(pen, 0, 0, 96, 30, '#fff', 2.6),
} as const satisfies Record<string, Draw>

/** Potatoes baked whole, opened and filled. */
export const bakedPotato: Draw = (pen) => {
  const one = (x: number, y: number, turn: number, size: number) =>
    place(
      x,
      y,
      solid(blob(pen, 0, 0, 72, 50, { wobble: 0.06, corners: 11 }), pen.lit('#a4703c', 0.36), 7) +
        dots(
          scatter(pen, 26, 1, 0.16).map(([a, b]): Point => [a * 64, b * 44]),
          3,
          '#5b3818',
          fade(0.6),
        ) +
        path('M-52 0Q-30 -30 0 -26Q34 -30 52 0Q30 26 0 24Q-32 28 -52 0Z', pen.lit('#f8e3a0', 0.24)) +
        each(scatter(pen, 9, 1, 0.3), ([a, b]) => place(a * 34, b * 14, dice('#f3d47c', 0.7)(pen, 0, 0))) +
        cream(pen, 2, -2, 24) +
        herbs(pen, scatter(pen, 9, 24), 5) +
        stroke('M-56 -22Q-36 -42 -6 -43', '#fff', 4, fade(0.35)),
      turn,
      size,
    )
  return (
    pen.pick([() => board(pen, 312, 240), () => plate(pen, 138, glaze(pen, 'dark')), () => slate(pen, 312, 236)])() +
    one(-44, -34, -14, 1) +
    one(46, 40, 10, 1) +
    dip(pen, 96, -66, 25, tint('#fffaf0', -0.02)) +
    leaf(pen, -96, 66, 1.2) +
    sprinkle(pen, 0, 0, 100, 34, '#fff', 2.4)
  )
}
