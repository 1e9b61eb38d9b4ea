import { tint } from '../colour.ts'
import { herbs, rosemary, sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
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
  rect,
  scatter,
  shift,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { cherryTomato, pepperRing, redOnion, tomatoSlice } from '../vegetables.ts'
import { dip, skillet } from '../vessels.ts'
import { board, plate, slate } from '../ware.ts'

const chunk = (pen: Pen, x: number, colour: string) =>
  place(
    x,
    0,
    solid(blob(pen, 0, 0, 20, 20, { wobble: 0.11, corners: 8 }), pen.lit(colour, 0.34), 4) +
      stroke(`M-13 ${pen.int(-8, -3)}l20 -5M-12 ${pen.int(3, 7)}l24 -6`, tint(colour, -0.62), 3.4, fade(0.6)) +
      stroke('M-10 -12q8 -5 17 -1', '#ffd9a8', 2.6, fade(0.6)),
  )

const between = (pen: Pen, x: number) =>
  pen.pick([
    () =>
      place(
        x,
        0,
        solid(
          'M-4 -19Q4 -21 6 0Q4 21 -4 19Q-8 0 -4 -19Z',
          pen.slope(pen.pick(['#d8382a', '#6aa544', '#eda62c']), 0.3),
          3,
        ),
      ),
    () =>
      place(
        x,
        0,
        solid('M-4 -18Q4 -20 5 0Q4 19 -4 18Q-7 0 -4 -18Z', pen.slope('#f0dfe8', 0.1), 3) +
          stroke('M-3 -15Q1 0 -3 15', '#a2608a', 1.8),
      ),
    () => cherryTomato(pen, x, 0, 11),
  ])()

const skewer = (pen: Pen, y: number, colour: string, turn: number) => {
  const rod =
    rect(-146, -1, 292, 4.4, 2, '#1d0d05', `transform="translate(3 6)" ${fade(0.3)}`) +
    rect(-146, -2, 292, 4, 2, pen.blend(90, '#f3f2ee', '#8b8d8b')) +
    circle(-142, 0, 6, 'none', 'stroke="#a9aaa7" stroke-width="3"')
  const items = Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? chunk(pen, -104 + i * 26, colour) : ''))
  const spacers = Array.from({ length: 9 }, (_, i) => (i % 2 ? between(pen, -104 + i * 26) : ''))
  return place(0, y, rod + spacers.join('') + items.join(''), turn)
}

const lavash = (pen: Pen) =>
  solid(blob(pen, 0, 4, 132, 88, { wobble: 0.06, corners: 12 }), pen.slope('#f2ddb0', 0.2), 4) +
  each(shift(scatter(pen, 24, 82, 14), 0, 4), ([x, y]) =>
    ellipse(x * 1.3, y, pen.between(3, 8), pen.between(2, 5), '#b87a3c', fade(0.45)),
  )

/** Three skewers on flatbread with onion and sauce. */
export const shashlik = (pen: Pen) => {
  const colour = pen.pick(['#7f4122', '#94501f', '#6d351d', '#b5763a'])
  const base = pen.pick([() => board(pen, 312, 232), () => slate(pen, 308, 226), () => plate(pen, 135)])()
  const turn = pen.pick([-9, 0, 8])
  const onions = each(scatter(pen, 9, 30, 11), ([x, y]) => redOnion(pen, x * 1.4 + 66, y * 0.6 + 76, 12))
  return (
    base +
    lavash(pen) +
    onions +
    skewer(pen, -56, colour, turn) +
    skewer(pen, -4, colour, turn) +
    skewer(pen, 46, colour, turn) +
    dip(pen, -94, 82, 25, pen.pick(['#c02f1c', '#8f2a1a', '#f4ead2'])) +
    herbs(pen, scatter(pen, 22, 104), 6) +
    sprig(pen, 98, 82, 1.05, 20)
  )
}

const marks = (turn: number) =>
  place(
    0,
    0,
    stroke(
      times(6, (i) => `M-74 ${-40 + i * 17}H74`),
      '#1f0d06',
      4.6,
      fade(0.55),
    ),
    turn,
  )

const sliced = (pen: Pen, doneness: string) =>
  times(6, (i) => {
    const x = -62 + i * 25
    return place(
      x,
      (i % 2) * 3,
      solid('M-13 -42Q0 -50 13 -40Q18 0 11 42Q0 48 -12 42Q-17 0 -13 -42Z', pen.slope('#5d2c18', 0.2), 4) +
        path(
          'M-8 -37Q2 -43 10 -35Q14 0 8 37Q0 42 -7 37Q-11 0 -8 -37Z',
          pen.linear(
            [
              [0, '#8a4a30'],
              [0.25, doneness],
              [0.75, doneness],
              [1, '#8a4a30'],
            ],
            90,
          ),
        ) +
        dots(pairs(-1, -14, 3, 6, 0, 22), 3, '#fff', fade(0.25)),
      14,
    )
  })

const side = (pen: Pen) =>
  pen.pick([
    () =>
      times(6, (i) =>
        place(
          -74 + i * 10,
          70 + (i % 2) * 4,
          stroke('M-3 34L2 -30', '#2a1008', 7, `transform="translate(2 2)" ${fade(0.25)}`) +
            stroke('M-3 34L2 -30', '#6b9e3f', 6.4) +
            stroke('M1 -14l1 -18M0 -2l3 -8M-2 10l-3 -8', '#3e7230', 4),
          -62 + i * 5,
        ),
      ),
    () =>
      each(shift(scatter(pen, 8, 34, 17), 64, 64), ([x, y]) =>
        place(
          x,
          y,
          solid('M-14 -6L12 -9L15 6L-11 10Z', pen.slope('#e3ab4a', 0.3), 3) + stroke('M-9 -3L9 -5', '#fbe3a6', 2.4),
          pen.between(0, 180),
        ),
      ),
    () => each(shift(scatter(pen, 6, 34, 19), 60, 62), ([x, y]) => cherryTomato(pen, x, y, 11)),
    () => tomatoSlice(pen, 50, 76, 20) + tomatoSlice(pen, 80, 58, 19) + pepperRing(pen, 84, 84, 15, '#e9a92c'),
  ])()

/** Grilled steak, whole or cut, with butter and rosemary. */
export const steak = (pen: Pen) => {
  const base = pen.pick([
    () => board(pen, 300, 240),
    () => slate(pen, 300, 232),
    () => skillet(pen, 130),
    () => plate(pen, 134),
  ])()
  const colour = pen.pick(['#6b3420', '#5b2a18', '#7a3f26'])
  const d = 'M-96 -4C-98 -52 -40 -66 10 -58C60 -50 98 -34 94 4C92 40 46 52 4 46C-44 58 -94 44 -96 -4Z'
  const whole =
    solid(d, pen.lit(colour, 0.32), 6, 0.4) +
    stroke('M-88 -18C-80 -48 -36 -58 8 -51C50 -45 84 -30 86 -6', '#f0d2a0', 5, fade(0.65)) +
    place(0, -4, marks(pen.pick([28, -30])), 0, 0.86) +
    path('M-78 -24C-66 -46 -30 -52 4 -47', 'none', `stroke="#fff" stroke-width="4" stroke-linecap="round" ${fade(0.3)}`)
  const butter =
    ellipse(-6, -2, 26, 20, '#f7dc7a', fade(0.5)) +
    solid('M-18 -12L8 -15L12 6L-14 10Z', pen.slope('#f9df7c', 0.3), 3) +
    herbs(pen, pairs(-6, -4, 2, 0, -10, 3), 3)
  const cut = pen.chance(0.45)
  const body = cut ? sliced(pen, pen.pick(['#c9564a', '#d8706a', '#b8443c'])) : whole + (pen.chance(0.6) ? butter : '')
  return (
    base +
    side(pen) +
    place(-4, -22, body, pen.pick([-12, 8, 18])) +
    rosemary(pen, -58, -62, 1, -18) +
    dip(pen, 98, -74, 23, pen.pick(['#4a2414', '#c98a3c', '#5f8a3a'])) +
    sprinkle(pen, -6, -20, 62, 22, '#fffaf0', 2.4) +
    sprinkle(pen, 0, 0, 104, 16, '#2a1a12', 2.4)
  )
}

/** Grilled fish steak or fillet with lemon, used by the seafood family. */
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
