import { walnut } from '../bites.ts'
import { tint } from '../colour.ts'
import { sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
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
  rect,
  scatter,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { glaze, plate } from '../ware.ts'

export const onPlate = (pen: Pen) => plate(pen, 136, glaze(pen, pen.chance(0.5) ? 'dark' : 'light'))

export const cookieAt = (pen: Pen, x: number, y: number, r: number) =>
  place(
    x,
    y,
    solid(blob(pen, 0, 0, r, r * 0.97, { wobble: 0.04, corners: 16 }), pen.lit('#c98a44', 0.36), 6) +
      each(scatter(pen, 14, r * 0.8, r * 0.24), ([px, py]) =>
        solid(blob(pen, px, py, r * 0.11, r * 0.09, { wobble: 0.3, corners: 6 }), pen.lit('#3f2012', 0.34), 2),
      ) +
      dots(scatter(pen, 30, r * 0.86), 2.6, '#8a5420', fade(0.4)) +
      stroke(`M${-r * 0.7} ${-r * 0.3}Q${-r * 0.5} ${-r * 0.72} ${r * 0.04} ${-r * 0.8}`, '#fff', 5, fade(0.35)),
  )

export const brownieAt = (pen: Pen, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    path('M-52 -36L44 -42L52 30L-46 40Z', '#2a120a', 'transform="translate(3 14)"') +
      solid('M-52 -36L44 -42L52 30L-46 40Z', pen.slope('#5b301c', 0.24), 6) +
      stroke('M-40 -20L-10 -4L-26 18M10 -34L24 -8L44 -2M0 30L14 12', '#2f160c', 2.6, fade(0.7)) +
      each(pairs(-22, -18, 18, 6, -6, 24), ([px, py]) => place(px, py, walnut(pen, 0, 0), 0, 0.8)) +
      sprinkle(pen, 0, 0, 36, 14, '#e9d3a0', 2.6),
    turn,
  )

/** A string of nuts in grape must, one cut through. */
export const churchkhela = (pen: Pen, y: number, turn: number, colour: string) =>
  place(
    0,
    y,
    stroke('M-158 0h30', '#e9dcc0', 3) +
      solid(
        'M-130 0Q-126 -17 -106 -14Q-88 -21 -70 -15Q-52 -22 -34 -15Q-16 -22 2 -15Q20 -22 38 -15Q56 -22 74 -15Q96 -18 104 0Q96 18 74 15Q56 22 38 15Q20 22 2 15Q-16 22 -34 15Q-52 22 -70 15Q-88 21 -106 14Q-126 17 -130 0Z',
        pen.blend(90, tint(colour, 0.35), colour, tint(colour, -0.4)),
        5,
      ) +
      stroke('M-116 -8Q0 -16 92 -7', '#fff', 4, fade(0.45)),
    turn,
  )

export const nutSlice = (pen: Pen, x: number, y: number, colour: string) =>
  place(x, y, circle(2, 4, 19, '#1d0d05', fade(0.3)) + circle(0, 0, 19, pen.lit(colour, 0.3)) + walnut(pen, 0, 0))

export const baklavaAt = (pen: Pen, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    times(5, (i) =>
      path('M-76 6L0 -34L76 6L0 46Z', i % 2 ? '#f0cf86' : '#b87a2c', `transform="translate(0 ${20 - i * 4})"`),
    ) +
      solid('M-76 0L0 -40L76 0L0 40Z', pen.slope('#e0a64a', 0.26), 4) +
      stroke('M-60 0L0 -31L60 0M-44 8L0 -15', '#fbe6b4', 2.4, fade(0.6)) +
      walnut(pen, 0, 0) +
      sprinkle(pen, 0, 0, 30, 16, '#7d9a3c', 3.2),
    turn,
    0.94,
  )

export const macaronAt = (pen: Pen, x: number, y: number, size: number, colour: string) =>
  place(
    x,
    y,
    ellipse(4, 20, 48, 17, '#1d0d05', fade(0.3)) +
      path('M-44 6Q-44 26 0 28Q44 26 44 6Z', pen.blend(90, colour, tint(colour, -0.25))) +
      rect(-45, -4, 90, 13, 6, tint(colour, 0.5)) +
      stroke(
        'M-44 -5q6 -6 11 0t11 0t11 0t11 0t11 0t11 0t11 0t11 0M-44 9q6 6 11 0t11 0t11 0t11 0t11 0t11 0t11 0t11 0',
        tint(colour, -0.14),
        3.4,
      ) +
      path('M-45 -6Q-44 -36 0 -37Q44 -36 45 -6Q0 2 -45 -6Z', pen.lit(colour, 0.34)) +
      stroke('M-32 -18Q-20 -31 6 -31', '#fff', 4, fade(0.6)),
    0,
    size,
  )

export const TINTS = ['#e2738a', '#a9c46a', '#6b3f2a', '#f0c24e', '#b98ad0', '#8fc4c9'] as const

export const puff = (pen: Pen, x: number, y: number) =>
  solid(blob(pen, x, y, 36, 33, { wobble: 0.1, corners: 9 }), pen.lit('#cf9444', 0.4), 5) +
  path(blob(pen, x - 2, y - 9, 26, 17, { wobble: 0.22, corners: 9 }), pen.lit('#4a2412', 0.3)) +
  stroke(`M${x - 18} ${y - 14}q10 -8 22 -5`, '#fff', 3, fade(0.45))

export const mochiAt = (pen: Pen, x: number, y: number, colour: string) =>
  place(
    x,
    y,
    ellipse(5, 14, 58, 44, '#1d0d05', fade(0.28)) +
      solid(blob(pen, 0, 0, 56, 48, { wobble: 0.03, corners: 12 }), pen.lit(colour, 0.3), 4, 0.2) +
      dots(scatter(pen, 60, 48), 2.4, '#fff', fade(0.85)) +
      stroke('M-36 -16Q-24 -36 6 -38', '#fff', 6, fade(0.6)),
  )

/** Honey-fried dough in a mound. */
export const chakChak: Draw = (pen) =>
  onPlate(pen) +
  ellipse(6, 12, 92, 84, '#1d0d05', fade(0.32)) +
  path(blob(pen, 0, 4, 86, 80, { wobble: 0.08, corners: 13 }), '#a86418') +
  each(
    [...scatter(pen, 96, 78, 8)].sort((a, b) => Math.hypot(b[0], b[1]) - Math.hypot(a[0], a[1])),
    ([x, y]) =>
      place(
        x,
        y - (78 - Math.hypot(x, y)) * 0.16,
        solid(
          'M-12 -5H12Q15 0 12 5H-12Q-15 0 -12 -5Z',
          pen.lit(pen.pick(['#e9a93c', '#f3c05a', '#d8922a']), 0.34),
          1.8,
        ),
        pen.between(0, 180),
      ),
  ) +
  stroke('M-50 -30q20 -16 40 0M10 10q20 -14 38 2M-30 30q18 -12 34 0', '#fff3c4', 4, fade(0.6))

/** Rice cakes rolled in ground beans. */
export const chartogi: Draw = (pen) =>
  onPlate(pen) +
  each(pairs(-52, -42, 46, -48, -4, 8, -56, 54, 56, 44), ([x, y]) =>
    place(
      x,
      y,
      solid(blob(pen, 0, 0, 42, 36, { wobble: 0.08, corners: 10 }), pen.lit('#f3e6cc', 0.2), 5) +
        dots(scatter(pen, 46, 34), 4.2, pen.pick(['#8a4436', '#9c5442'])) +
        dots(scatter(pen, 20, 34), 3, '#5b261c') +
        stroke('M-24 -14Q-12 -26 8 -26', '#fff', 4, fade(0.6)),
    ),
  )

export const potatoAt = (pen: Pen, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    solid(
      'M-70 4C-72 -34 -30 -46 0 -44C40 -46 74 -30 72 6C68 40 34 46 0 44C-38 46 -68 36 -70 4Z',
      pen.lit('#5f3822', 0.34),
      6,
    ) +
      dots(
        scatter(pen, 60, 1, 0.06).map(([a, b]): Point => [a * 62, b * 38]),
        3.6,
        '#8a5a3a',
        fade(0.8),
      ) +
      stroke('M-34 2q8 -16 14 -2q8 -18 13 -2M16 -6q8 -16 13 -3q8 -16 14 0', '#fff3df', 6) +
      stroke('M-50 -18Q-30 -36 6 -36', '#fff', 4, fade(0.35)),
    turn,
  )
