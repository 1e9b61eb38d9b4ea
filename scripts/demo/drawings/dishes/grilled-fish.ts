import { type Bite, tangle } from '../bites.ts'
import { tint } from '../colour.ts'
import { lemonSlice, lemonWedge } from '../fruit.ts'
import { herbs, sprig, sprinkle } from '../greens.ts'
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
import { cherryTomato, redOnion } from '../vegetables.ts'
import { board, glaze, plate, slate } from '../ware.ts'

/** Grilled fillet of a fish. */
export const grilled = (pen: Pen, colour: string) => {
  const d =
    'M-98 10C-100 -28 -58 -48 -10 -46C44 -46 92 -34 100 -8C104 12 84 26 50 28C6 34 -50 48 -80 38C-92 34 -98 24 -98 10Z'
  const flakes = stroke(
    'M-72 -24Q-56 4 -76 30M-42 -38Q-22 0 -42 36M-8 -44Q14 -4 -6 32M28 -42Q48 -6 30 28M60 -36Q78 -8 64 24',
    tint(colour, 0.55),
    3.4,
    fade(0.85),
  )
  const sear = stroke('M-84 0L-30 -40M-66 30L14 -42M-10 32L58 -36M40 28L86 -24', '#6b2c12', 4.6, fade(0.4))
  return (
    solid(d, pen.lit(colour, 0.3), 6, 0.36) +
    flakes +
    sear +
    stroke('M-88 -6C-76 -32 -40 -40 0 -40S76 -34 90 -16', '#fff', 4, fade(0.45)) +
    meatless(pen)
  )
}

const meatless = (pen: Pen) => sprinkle(pen, 0, -6, 70, 22, '#2a1a12', 2) + sprinkle(pen, 0, -6, 70, 12, '#fff', 2.2)

/** A whole fish, its head to the left. */
const whole = (pen: Pen, back: string, belly: string, scored: boolean) =>
  solid('M96 0Q118 -34 146 -40Q136 -10 140 0Q136 10 146 40Q118 34 96 0Z', pen.slope(tint(back, -0.2), 0.2), 4) +
  solid('M-20 -38Q10 -62 44 -54Q30 -40 34 -30Z', tint(back, -0.25), 2) +
  solid(
    'M-142 4Q-124 -40 -50 -42Q40 -44 104 -8Q108 0 104 8Q40 44 -50 42Q-124 40 -142 4Z',
    pen.blend(90, back, tint(belly, -0.1), belly, tint(belly, -0.25)),
    6,
  ) +
  stroke('M-92 -34Q-76 0 -92 36', tint(back, -0.5), 3, fade(0.5)) +
  circle(-114, -8, 8, '#fbf6ea') +
  circle(-115, -8, 4.6, '#1d1512') +
  (scored
    ? times(4, (i) => stroke(`M${-56 + i * 34} -34Q${-44 + i * 34} 0 ${-56 + i * 34} 34`, '#4a1c08', 5, fade(0.5)))
    : '') +
  stroke('M-110 -24Q-50 -36 30 -28', '#fff', 4, fade(0.4))

const onions: Bite = (pen, x, y) => redOnion(pen, x, y, 15)

/** Fish whole or in fillets. */
export const FISH = {
  mackerel: (pen) =>
    pen.pick([() => board(pen, 336, 226), () => slate(pen, 336, 222)])() +
    place(
      0,
      -8,
      whole(pen, '#3f5a60', '#dfd3bc', true) +
        stroke(
          'M-70 -36q10 10 4 20M-40 -38q12 10 4 22M-8 -38q12 10 4 22M24 -34q12 10 4 20M54 -28q8 8 2 16',
          '#1f3238',
          4,
          fade(0.7),
        ),
      pen.pick([-8, 6]),
      0.98,
    ) +
    lemonSlice(pen, -30, 62, 22) +
    lemonSlice(pen, 6, 70, 22) +
    herbs(pen, scatter(pen, 16, 100), 6) +
    sprig(pen, 96, 70, 1.2),
  navaga: (pen) =>
    pen.pick([() => plate(pen, 140, glaze(pen)), () => board(pen, 326, 240)])() +
    each(pairs(0, -66, 4, -22, -2, 22, 6, 66), ([x, y], i) =>
      place(
        x,
        y,
        whole(pen, '#b8742c', '#e0a850', false) +
          dots(
            scatter(pen, 40, 1, 0.08).map(([a, b]) => [a * 84, b * 26] as const),
            4,
            '#f3cf86',
            fade(0.8),
          ),
        i % 2 ? 176 : -4,
        0.72,
      ),
    ) +
    lemonWedge(pen, 106, 84, 1.2) +
    herbs(pen, scatter(pen, 12, 100), 5.5),
  halibut: (pen) =>
    plate(pen, 138, glaze(pen)) +
    path(blob(pen, 6, 40, 92, 34, { wobble: 0.1 }), pen.lit('#f3dc9a', 0.2), fade(0.9)) +
    place(
      0,
      -12,
      grilled(pen, '#f3e2c8') +
        dots(
          scatter(pen, 70, 1, 0.08).map(([a, b]) => [a * 78, b * 30 - 6] as const),
          4.4,
          '#d9a032',
        ) +
        dots(
          scatter(pen, 40, 1, 0.1).map(([a, b]) => [a * 78, b * 30 - 6] as const),
          3,
          '#8a5a1c',
        ),
      pen.pick([-10, 8]),
      1.14,
    ) +
    each(pairs(-74, 66, -50, 78, -92, 44), ([x, y]) => cherryTomato(pen, x, y, 12)) +
    lemonWedge(pen, 90, 66, 1.2) +
    herbs(pen, scatter(pen, 12, 90), 5),
  marinade: (pen) =>
    plate(pen, 138, glaze(pen)) +
    place(0, 0, grilled(pen, '#ef9a72'), -8, 1.12) +
    path(blob(pen, 0, -2, 88, 42, { wobble: 0.14, corners: 12 }), '#a8431c', fade(0.85)) +
    place(
      0,
      -2,
      `<g transform="scale(1.9 .84)">${tangle(pen, 44, ['#e8812a', '#f2a24e', '#d95a2a'], { count: 110, length: 20, width: 3 })}</g>`,
    ) +
    each(scatter(pen, 6, 56, 24), ([x, y]) => onions(pen, x, y * 0.6)) +
    ellipse(-30, -22, 10, 4, '#fff', fade(0.4)) +
    herbs(pen, scatter(pen, 14, 84), 5.5),
} as const satisfies Record<string, Draw>
