import { walnut } from '../bites.ts'
import { leaf, sprig, sprinkle } from '../greens.ts'
import type { Draw } from '../pen.ts'
import { dots, each, fade, type Point, pairs, path, place, rect, scatter, shadow, solid, stroke } from '../shapes.ts'
import { board, glaze, plate, slate } from '../ware.ts'
import { fruit } from './berries.ts'

import {
  baklavaAt,
  brownieAt,
  chakChak,
  chartogi,
  churchkhela,
  cookieAt,
  macaronAt,
  mochiAt,
  nutSlice,
  onPlate,
  potatoAt,
  puff,
  TINTS,
} from './sweet-parts.ts'

/** Small sweet things by their names. */
export const SWEETS = {
  cookie: (pen) =>
    pen.pick([() => board(pen, 306, 240), () => plate(pen, 136, glaze(pen))])() +
    cookieAt(pen, 8, 4, 92) +
    dots(scatter(pen, 14, 124, 0, 96), 3, '#a8703a'),
  brownie: (pen) =>
    onPlate(pen) +
    brownieAt(pen, -44, -24, -10) +
    brownieAt(pen, 46, 28, 8) +
    fruit(pen, pairs(-70, 70, -50, 84, 84, -60)) +
    sprig(pen, 62, -70, 1),
  churchkhela: (pen) =>
    pen.pick([() => board(pen, 330, 236), () => slate(pen, 330, 232)])() +
    churchkhela(pen, -52, -5, '#6b2430') +
    churchkhela(pen, 4, 4, '#8a5a24') +
    each(pairs(-60, 68, -10, 74, 42, 66), ([x, y], i) => nutSlice(pen, x, y, i === 1 ? '#8a5a24' : '#6b2430')) +
    walnut(pen, 104, 70) +
    walnut(pen, 84, 88),
  'chak-chak': chakChak,
  baklava: (pen) =>
    onPlate(pen) + baklavaAt(pen, -26, -42, 0) + baklavaAt(pen, 24, 42, 0) + sprinkle(pen, 0, 0, 100, 30, '#7d9a3c', 3),
  chartogi,
  mochi: (pen) =>
    pen.pick([() => slate(pen, 296, 210), () => plate(pen, 134, glaze(pen, 'dark'))])() +
    mochiAt(pen, -54, -12, '#f6c3cf') +
    mochiAt(pen, 56, 14, '#cfe0a4') +
    leaf(pen, 4, 72, 1.4, 20),
  potato: (pen) => onPlate(pen) + potatoAt(pen, -20, -34, -8) + potatoAt(pen, 22, 48, 6),
  macaron: (pen) => onPlate(pen) + macaronAt(pen, 0, 6, 1.7, pen.next(TINTS)) + fruit(pen, pairs(88, 60, -92, 52)),
  'macaron-set': (pen) =>
    shadow(pen, 8, 12, 184, 116, 0.42) +
    rect(-170, -104, 340, 212, 8, pen.slope('#f3d9d2', 0.16)) +
    rect(-158, -92, 316, 188, 4, '#fdf6f0') +
    each(TINTS, (colour, i) => macaronAt(pen, -104 + (i % 3) * 104, -42 + Math.floor(i / 3) * 90, 1.02, colour)) +
    rect(-158, -92, 316, 188, 4, '#fff', fade(0.1)) +
    stroke('M-150 -30L-60 -92M-150 10L4 -92', '#fff', 7, fade(0.4)),
  profiteroles: (pen) =>
    onPlate(pen) +
    each(pairs(-48, 26, 44, 30, -4, 46, -26, -22, 30, -20), ([x, y]) => puff(pen, x, y)) +
    stroke('M-70 6q20 30 50 8t54 6t40 -4', '#4a2412', 8, fade(0.85)) +
    sprinkle(pen, 0, 0, 90, 30, '#fff', 2.4),
  eclair: (pen) => {
    const one = (y: number, turn: number) =>
      place(
        0,
        y,
        solid(
          'M-116 0C-118 -34 -90 -36 0 -35S118 -34 116 0C118 34 90 36 0 35S-118 34 -116 0Z',
          pen.lit('#cf9444', 0.4),
          6,
        ) +
          path(
            'M-102 -8C-102 -28 -80 -28 0 -28S102 -28 102 -8Q104 10 84 6Q70 16 54 6Q30 14 10 6Q-12 16 -34 6Q-60 14 -80 6Q-104 12 -102 -8Z',
            pen.lit('#fbeecb', 0.14),
          ) +
          dots(
            scatter(pen, 30, 1, 0.1).map(([a, b]): Point => [a * 90, b * 10 - 10]),
            2,
            '#3a2418',
          ) +
          stroke('M-88 -18Q0 -26 86 -18', '#fff', 4, fade(0.7)),
        turn,
      )
    return (
      pen.pick([() => board(pen, 306, 230), () => plate(pen, 138, glaze(pen, 'dark'))])() +
      one(-44, -6) +
      one(46, 5) +
      sprig(pen, 110, -6, 1)
    )
  },
} as const satisfies Record<string, Draw>
