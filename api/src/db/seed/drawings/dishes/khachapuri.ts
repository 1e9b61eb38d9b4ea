import { tint } from '../colour.ts'
import { herbs, sprig } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { friedEgg } from '../proteins.ts'
import { blob, circle, each, ellipse, fade, path, place, ring, scatter, solid, stroke } from '../shapes.ts'
import { paper } from '../vessels.ts'
import { board, roundBoard } from '../ware.ts'

const cheeseBubbles = (pen: Pen, rx: number, ry: number) =>
  each(scatter(pen, 24, 1, 0.2), ([x, y]) =>
    ellipse(
      x * rx,
      y * ry,
      pen.between(5, 13),
      pen.between(4, 9),
      pen.pick(['#fff0b8', '#e9a93c', '#d98a2e']),
      fade(0.55),
    ),
  )

const boat = (pen: Pen) => {
  const crust = pen.pick(['#d08b3c', '#c67d33', '#db9c4c'])
  const hull =
    'M-146 0C-132 -10 -112 -50 -60 -74C-30 -88 30 -88 60 -74C112 -50 132 -10 146 0C132 10 112 50 60 74C30 88 -30 88 -60 74C-112 50 -132 10 -146 0Z'
  return (
    solid(
      hull,
      pen.radial(
        [
          [0, tint(crust, 0.3)],
          [0.7, crust],
          [1, tint(crust, -0.42)],
        ],
        0.42,
        0.36,
        0.7,
      ),
      7,
      0.36,
    ) +
    stroke('M-120 -18C-92 -58 -50 -76 0 -76S92 -58 118 -20', '#fff', 6, fade(0.35)) +
    each(scatter(pen, 20, 1, 0.2, 0.8), ([x, y]) => ellipse(x * 122, y * 74, 6, 4, tint(crust, -0.4), fade(0.4))) +
    path('M-108 0C-84 -34 -44 -54 0 -54S84 -34 108 0C84 34 44 54 0 54S-84 34 -108 0Z', tint(crust, -0.4)) +
    path('M-102 2C-80 -30 -42 -48 0 -48S80 -30 102 2C80 34 42 52 0 52S-80 34 -102 2Z', pen.lit('#f7cf68', 0.3)) +
    place(0, 2, cheeseBubbles(pen, 84, 38)) +
    friedEgg(pen, pen.between(-14, 14), 2, 30) +
    solid('M40 -20L62 -24L66 -6L46 -2Z', pen.slope('#fae08a', 0.3), 3) +
    herbs(pen, scatter(pen, 10, 60), 4)
  )
}

const flatPie = (pen: Pen) => {
  const crust = pen.pick(['#d69a4c', '#c98838'])
  const lines = each([0, 45, 90, 135], (turn) =>
    place(0, 0, path('M-112 -1H112V1H-112Z', '#8a5420', fade(0.5)), turn + 12),
  )
  return (
    solid(blob(pen, 0, 0, 113, 113, { wobble: 0.02, corners: 20 }), pen.lit(crust, 0.3), 6, 0.36) +
    circle(0, 0, 98, pen.lit('#f6cd6c', 0.3)) +
    cheeseBubbles(pen, 88, 88) +
    ring(0, 0, 101, '#8a5420', 2, fade(0.35)) +
    lines +
    stroke('M-80 -62A101 101 0 0 1 -16 -100', '#fff', 5, fade(0.4)) +
    solid('M-14 -16L12 -20L18 4L-8 10Z', pen.slope('#fae08a', 0.3), 3) +
    herbs(pen, scatter(pen, 12, 80), 4.5)
  )
}

/** Khachapuri: the Adjarian boat, or the round one. */
export const khachapuri = (pen: Pen) => {
  const base = pen.pick([() => board(pen, 326, 214), () => roundBoard(pen, 130), () => paper(pen, 322, 218)])
  return pen.chance(0.68)
    ? pen.pick([() => board(pen, 326, 214), () => paper(pen, 322, 218)])() +
        place(0, 0, boat(pen), pen.pick([-14, 0, 12])) +
        sprig(pen, 118, 78, 1.1, 30)
    : base() + flatPie(pen)
}
