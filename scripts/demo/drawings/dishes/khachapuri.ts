import { tint } from '../colour.ts'
import { lemonWedge } from '../fruit.ts'
import { herbs, sprig } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { friedEgg } from '../proteins.ts'
import { blob, circle, each, ellipse, fade, path, place, ring, scatter, solid, stroke } from '../shapes.ts'
import { dip, paper } from '../vessels.ts'
import { board, glaze, plate, roundBoard, slate } from '../ware.ts'

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

type Flat = { crust: string; top: 'cheese' | 'plain'; inside: string }

const faceOf = (pen: Pen, crust: string, top: Flat['top']) =>
  pen.lit(top === 'cheese' ? '#f6cd6c' : tint(crust, 0.12), 0.3)

/** A round flat pie, cut into eight; one slice drawn out shows what is inside. */
const flatPie = (pen: Pen, { crust, top, inside }: Flat) => {
  const lines = each([0, 45, 90, 135], (turn) =>
    place(0, 0, path('M-112 -1H112V1H-112Z', '#8a5420', fade(0.5)), turn + 12),
  )
  const face =
    top === 'cheese'
      ? circle(0, 0, 98, pen.lit('#f6cd6c', 0.3)) + cheeseBubbles(pen, 88, 88)
      : circle(0, 0, 104, pen.lit(tint(crust, 0.12), 0.26)) +
        each(scatter(pen, 26, 96, 14), ([x, y]) =>
          ellipse(x, y, pen.between(5, 13), pen.between(4, 9), tint(crust, -0.3), fade(0.34)),
        )
  const slice =
    path('M0 0L116 0A116 116 0 0 1 82 82Z', '#6b3f1c') +
    path('M0 0L113 0L113 7L5 7Z', tint(inside, -0.25)) +
    path('M0 0L80 80L75 85L0 8Z', tint(inside, -0.1)) +
    place(
      30,
      13,
      path('M0 0L80 80L75 90L-6 8Z', pen.slope(inside, 0.2)) +
        solid('M0 0L113 0A113 113 0 0 1 80 80Z', faceOf(pen, crust, top), 5),
    )
  return (
    solid(blob(pen, 0, 0, 113, 113, { wobble: 0.02, corners: 20 }), pen.lit(crust, 0.3), 6, 0.36) +
    face +
    ring(0, 0, 101, '#8a5420', 2, fade(0.35)) +
    lines +
    place(0, 0, slice, 12) +
    stroke('M-80 -62A101 101 0 0 1 -16 -100', '#fff', 5, fade(0.4)) +
    (top === 'cheese'
      ? herbs(pen, scatter(pen, 9, 70), 4.5)
      : solid('M-14 -16L12 -20L18 4L-8 10Z', pen.slope('#fae08a', 0.3), 3))
  )
}

const flat =
  (look: Flat): Draw =>
  (pen) =>
    pen.pick([() => board(pen, 300, 250), () => roundBoard(pen, 132), () => paper(pen, 290, 250)])() +
    flatPie(pen, look) +
    sprig(pen, 112, 92, 1, 30)

/** Khachapuri: the Adjarian boat and the round ones, with cheese inside, on top, or another filling. */
export const KHACHAPURI = {
  adjarian: (pen) =>
    pen.pick([() => board(pen, 326, 214), () => paper(pen, 322, 218)])() +
    place(0, 0, boat(pen), pen.pick([-14, 0, 12])) +
    sprig(pen, 118, 78, 1.1, 30),
  imeretian: flat({ crust: '#dba65a', top: 'plain', inside: '#fbe7ae' }),
  megrelian: flat({ crust: '#d69a4c', top: 'cheese', inside: '#fbe7ae' }),
  kubdari: flat({ crust: '#c98a44', top: 'plain', inside: '#8a4a2c' }),
  lobiani: flat({ crust: '#d29a50', top: 'plain', inside: '#9a5240' }),
} as const satisfies Record<string, Draw>

/** A folded tortilla cut into wedges, cheese running out of the cuts. */
export const quesadilla: Draw = (pen) => {
  const wedge = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      solid('M-60 42Q0 66 60 42L6 -62Q0 -68 -6 -62Z', pen.slope('#b87432', 0.2), 6) +
        path('M-56 40Q0 60 56 40L52 50Q0 72 -54 50Z', '#f6c64a') +
        each([-36, -8, 22, 40], (px) =>
          ellipse(px, 52 + pen.between(-2, 5), 8, 6, pen.pick(['#c23a24', '#e9d3a0', '#5fa046', '#a8622a'])),
        ) +
        path('M-58 38Q0 58 58 38L5 -62Q0 -66 -5 -62Z', pen.lit('#ecc88e', 0.3)) +
        each(scatter(pen, 9, 1, 0.26), ([px, py]) =>
          ellipse(px * 24, py * 34 + 8, pen.between(5, 10), pen.between(3, 6), '#9c5a22', fade(0.5)),
        ) +
        stroke('M-40 28L4 -50', '#fff', 3, fade(0.35)),
      turn,
    )
  return (
    pen.pick([() => board(pen, 312, 236), () => plate(pen, 138, glaze(pen, 'dark')), () => slate(pen, 312, 232)])() +
    wedge(-66, -30, -24) +
    wedge(30, -40, 14) +
    wedge(-18, 40, -6) +
    dip(pen, 96, -66, 27, '#c52f1d') +
    dip(pen, 102, 6, 27, '#8fb14c') +
    lemonWedge(pen, 92, 74, 1.1, 20, true) +
    herbs(pen, scatter(pen, 10, 106), 5.5)
  )
}
