import type { Bite } from '../bites.ts'
import { lemonSlice, lemonWedge } from '../fruit.ts'
import { chiliRings, herbs, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { circle, each, fade, pairs, path, place, ring, scatter, solid, stroke, times } from '../shapes.ts'
import { dip, skillet } from '../vessels.ts'
import { board, bowl, glaze, plate, slate } from '../ware.ts'
import { iceBed } from './ice.ts'

/** A mussel without its shell. */
export const mussel: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-15 1Q-10 -11 5 -10Q18 -7 16 1Q8 11 -5 10Q-15 9 -15 1Z', pen.lit('#e59a3e', 0.34), 2.6) +
      stroke('M-10 1Q0 -6 11 0', '#6b3a1c', 2, fade(0.6)),
    pen.between(0, 360),
  )

export const squidRing: Bite = (pen, x, y) => {
  const r = pen.between(11, 14)
  return (
    ring(x + 1.4, y + 2.4, r, '#5a1c08', 6.4, fade(0.28)) +
    ring(x, y, r, '#fbeee2', 6) +
    ring(x, y, r + 2, '#e3aaa4', 1.6, fade(0.8)) +
    ring(x - 1, y - 1, r - 2, '#fff', 1.2, fade(0.8))
  )
}

/** A mussel open in its black shell. */
const openMussel: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-34 4C-30 -20 14 -24 36 -2C30 16 -10 24 -34 4Z', pen.lit('#2f3344', 0.4), 4) +
      path('M-28 4C-24 -14 12 -17 29 -1C24 11 -8 17 -28 4Z', pen.slope('#cfd3dc', 0.1)) +
      place(0, 0, mussel(pen, 0, 0), 0, 1.15) +
      stroke('M-30 -2C-22 -18 12 -20 30 -5', '#7f8496', 2, fade(0.7)),
    pen.between(0, 360),
  )

/** Mussels in cream and wine. */
export const mussels: Draw = (pen) =>
  (pen.chance(0.5)
    ? skillet(pen, 132) + circle(0, 0, 112, pen.lit('#f3e3ba', 0.2))
    : bowl(pen, 134, pen.lit('#f3e3ba', 0.2), glaze(pen, 'dark'))) +
  each(scatter(pen, 15, 84, 36), ([x, y]) => openMussel(pen, x, y)) +
  herbs(pen, scatter(pen, 26, 92), 6) +
  lemonWedge(pen, 84, 74, 1.2)

const oyster = (pen: Pen, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    solid(
      'M-42 4Q-46 -18 -28 -24Q-16 -38 4 -32Q28 -36 38 -16Q50 0 36 16Q26 34 4 30Q-20 38 -32 22Q-44 18 -42 4Z',
      pen.lit('#8f8578', 0.3),
      5,
    ) +
      path(
        'M-34 2Q-36 -14 -20 -20Q-6 -30 8 -25Q26 -26 31 -10Q38 2 27 14Q16 26 0 23Q-18 28 -26 16Q-34 12 -34 2Z',
        pen.lit('#f1ece4', 0.14),
      ) +
      path('M-24 2Q-24 -14 -4 -16Q20 -18 24 -2Q22 14 2 16Q-20 18 -24 2Z', pen.lit('#c3c4b4', 0.3)) +
      stroke('M-22 4Q-18 16 2 15Q20 13 23 0', '#4a4a44', 3, fade(0.5)) +
      stroke('M-14 -4Q0 -12 14 -5', '#fff', 4, fade(0.8)),
    turn,
  )

/** Three oysters on ice. */
export const oysters: Draw = (pen) =>
  pen.pick([() => slate(pen, 316, 236), () => plate(pen, 138, glaze(pen, 'dark'))])() +
  iceBed(pen, 116, 96) +
  oyster(pen, -58, -34, -20) +
  oyster(pen, 56, -36, 24) +
  oyster(pen, 0, 48, 4) +
  lemonWedge(pen, -92, 62, 1.2, 20) +
  lemonSlice(pen, 92, 60, 22) +
  dip(pen, 0, -20, 19, '#8f2a3a')

/** A whole squid, scored and grilled. */
const tube = (pen: Pen, x: number, y: number, turn: number, size: number) =>
  place(
    x,
    y,
    times(5, (i) =>
      stroke(`M64 ${-12 + i * 6}q22 ${-14 + i * 7} 46 ${-8 + i * 4}`, pen.pick(['#e0a08a', '#d98f78']), 6),
    ) +
      solid('M-104 0Q-92 -40 -60 -30Q-10 -38 66 -22V22Q-10 38 -60 30Q-92 40 -104 0Z', pen.lit('#f0cbb8', 0.3), 5) +
      times(6, (i) => stroke(`M${-62 + i * 22} -28Q${-54 + i * 22} 0 ${-62 + i * 22} 28`, '#8a4a2c', 4, fade(0.6))) +
      stroke('M-84 -18Q-20 -26 58 -14', '#fff', 4, fade(0.55)),
    turn,
    size,
  )

const crispRing: Bite = (pen, x, y) => {
  const r = pen.between(19, 25)
  return place(
    x,
    y,
    ring(3, 5, r, '#1d0d05', 13, fade(0.28)) +
      ring(0, 0, r, '#c98430', 13) +
      ring(0, 0, r, '#e5ab50', 9, 'stroke-dasharray="7 4"') +
      ring(-1, -1.6, r + 2, '#fbe0a2', 2.4, 'stroke-dasharray="9 14" opacity="0.9"'),
    pen.between(0, 360),
  )
}

export const SQUIDS = {
  grilled: (pen) =>
    pen.pick([() => plate(pen, 138, glaze(pen, 'dark')), () => board(pen, 316, 232), () => slate(pen, 316, 230)])() +
    tube(pen, -6, -36, -8, 1) +
    tube(pen, -2, 40, 6, 0.94) +
    sprinkle(pen, 0, 0, 100, 50, '#fff4d6', 3) +
    chiliRings(scatter(pen, 6, 90), 4) +
    herbs(pen, scatter(pen, 14, 96), 5.5) +
    lemonWedge(pen, 92, 82, 1.2),
  rings: (pen) =>
    pen.pick([() => plate(pen, 138, glaze(pen, 'dark')), () => board(pen, 310, 234)])() +
    each(scatter(pen, 13, 74, 30), ([x, y]) => crispRing(pen, x, y)) +
    dip(pen, 92, -58, 30, '#f4efdc') +
    herbs(pen, [...scatter(pen, 10, 90), [92, -58], [86, -64]], 5) +
    each(pairs(-100, 70, -76, 84), ([x, y]) => lemonWedge(pen, x, y, 1.1)),
} as const satisfies Record<string, Draw>
