import { berry } from '../fruit.ts'
import { herbs, rosemary, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  pairs,
  path,
  place,
  scatter,
  shift,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { cherryTomato, pepperRing, tomatoSlice } from '../vegetables.ts'
import { dip, skillet } from '../vessels.ts'
import { board, plate, slate } from '../ware.ts'

/** The bars a grill leaves. */
export const marks = (turn: number) =>
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

const under = (pen: Pen) =>
  pen.pick([() => board(pen, 300, 240), () => slate(pen, 300, 232), () => skillet(pen, 130), () => plate(pen, 134)])()

const FLESH = 'M-96 -4C-98 -52 -40 -66 10 -58C60 -50 98 -34 94 4C92 40 46 52 4 46C-44 58 -94 44 -96 -4Z'

const whole = (pen: Pen, colour: string, fat: string) =>
  solid(FLESH, pen.lit(colour, 0.32), 6, 0.4) +
  stroke('M-88 -18C-80 -48 -36 -58 8 -51C50 -45 84 -30 86 -6', fat, 5, fade(0.65)) +
  place(0, -4, marks(pen.pick([28, -30])), 0, 0.86) +
  stroke('M-78 -24C-66 -46 -30 -52 4 -47', '#fff', 4, fade(0.3))

const butter = (pen: Pen) =>
  ellipse(-6, -2, 26, 20, '#f7dc7a', fade(0.5)) +
  solid('M-18 -12L8 -15L12 6L-14 10Z', pen.slope('#f9df7c', 0.3), 3) +
  herbs(pen, pairs(-6, -4, 2, 0, -10, 3), 3)

/** A thick round of tenderloin in a belt of bacon. */
const medallion = (pen: Pen) =>
  each(pairs(-46, 0, 46, 6), ([x, y]) =>
    place(
      x,
      y,
      circle(5, 9, 46, '#1d0d05', fade(0.34)) +
        circle(0, 5, 45, '#b9472e') +
        circle(0, 5, 45, 'none', 'stroke="#f3c9a0" stroke-width="3" stroke-dasharray="26 8"') +
        circle(0, -2, 40, pen.lit('#6b3420', 0.34)) +
        place(0, -2, marks(30), 0, 0.48) +
        stroke('M-26 -20Q-10 -36 14 -33', '#fff', 4, fade(0.35)),
    ),
  )

/** A pork chop with its bone. */
const chop = (pen: Pen) =>
  solid('M70 -34L132 -66Q146 -70 146 -58Q158 -52 146 -44L84 -4Z', pen.slope('#f2e2c4', 0.2), 4) +
  whole(pen, '#b0713c', '#f6e3c0')

const steak =
  (body: (pen: Pen) => string, sauce: string, finish: (pen: Pen) => string = () => ''): Draw =>
  (pen) =>
    under(pen) +
    side(pen) +
    place(-4, -22, body(pen), pen.pick([-12, 8, 18])) +
    rosemary(pen, -58, -62, 1, -18) +
    dip(pen, 98, -74, 23, sauce) +
    sprinkle(pen, -6, -20, 62, 22, '#fffaf0', 2.4) +
    sprinkle(pen, 0, 0, 104, 16, '#2a1a12', 2.4) +
    finish(pen)

/** Steaks by their cut. */
export const STEAKS = {
  ribeye: steak((pen) => whole(pen, '#6b3420', '#f0d2a0') + butter(pen), '#4a2414'),
  machete: steak((pen) => place(0, 0, sliced(pen, '#c9564a'), 0, 1.12), '#5f8a3a'),
  mignon: steak(medallion, '#c98a3c'),
  venison: steak(
    (pen) => sliced(pen, '#a8343c'),
    '#8f1436',
    (pen) => each(shift(scatter(pen, 12, 34, 12), -40, 62), ([x, y]) => berry(pen, x, y, 7, '#a8152f')),
  ),
  pork: steak(chop, '#c98a3c'),
} as const satisfies Record<string, Draw>
