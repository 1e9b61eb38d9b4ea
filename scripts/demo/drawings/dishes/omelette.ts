import { bean, dice, strip } from '../bites.ts'
import { herbs, leaf, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { bacon, friedEgg } from '../proteins.ts'
import {
  blob,
  circle,
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
import { cherryTomato, mushroom } from '../vegetables.ts'
import { skillet } from '../vessels.ts'
import { glaze, plate } from '../ware.ts'

const sunnySide = (pen: Pen, greens: string) =>
  bacon(pen, -48, -66, 1.15, -16) +
  bacon(pen, -30, -48, 1.1, -10) +
  friedEgg(pen, 42, -30, 52) +
  friedEgg(pen, -36, 34, 54) +
  greens +
  each(pairs(50, 46, 34, 66, 66, 30), ([x, y]) => cherryTomato(pen, x, y, 13)) +
  sprinkle(pen, 0, 0, 80, 26, '#2a1a12', 2.2) +
  herbs(pen, scatter(pen, 14, 84), 4.5)

const FOLD =
  'M-100 26C-108 -44 -44 -80 4 -78C58 -78 106 -44 100 26C96 40 70 34 40 40C10 46 -20 40 -46 42C-76 46 -98 42 -100 26Z'

const folded = (pen: Pen, greens: string) => {
  const stuffing = times(9, (i) => {
    const [x, y] = [-84 + i * 21, 40 + (i % 2) * 5]
    if (i % 3 === 0) return cherryTomato(pen, x, y, 11)
    return i % 3 === 1 ? mushroom(pen, x, y, 0.9) : leaf(pen, x, y, 1, undefined, '#5c9e45')
  })
  const browned = each(scatter(pen, 20, 1, 0.2), ([x, y]) =>
    ellipse(x * 78, y * 34 - 20, pen.between(5, 14), pen.between(3, 7), '#d08a24', fade(0.35)),
  )
  const body =
    stuffing +
    solid(FOLD, pen.lit('#f7cb52', 0.4), 6, 0.34) +
    browned +
    stroke('M-86 6C-86 -42 -40 -66 2 -66', '#fff', 6, fade(0.45)) +
    herbs(pen, shift(scatter(pen, 18, 60), 0, -18), 5)
  return (
    place(-2, -4, body, pen.pick([-12, 0, 14])) +
    greens +
    each(pairs(46, 84, 70, 78), ([x, y]) => cherryTomato(pen, x, y, 13)) +
    sprinkle(pen, 0, 0, 70, 20, '#2a1a12', 2)
  )
}

const under = (pen: Pen) =>
  pen.pick([() => plate(pen, 138, glaze(pen)), () => skillet(pen, 134), () => plate(pen, 138, glaze(pen, 'dark'))])()

const salad = (pen: Pen) =>
  each(pairs(70, 58, 88, 40, 58, 78, 90, 66), ([x, y]) => leaf(pen, x, y, 1.4, undefined, '#6fae4a'))

/** A slice of toast lying flat. */
const toastAt = (pen: Pen, x: number, y: number, turn: number) =>
  place(
    x,
    y,
    solid('M-36 -30Q0 -42 36 -30Q42 -20 36 -12V32Q0 40 -36 32V-12Q-42 -20 -36 -30Z', pen.slope('#a8662a', 0.2), 4) +
      path('M-31 -26Q0 -36 31 -26Q36 -18 31 -10V28Q0 34 -31 28V-10Q-36 -18 -31 -26Z', pen.lit('#e6bd7c', 0.2)),
    turn,
  )

const sailor: Draw = (pen) =>
  plate(pen, 140, glaze(pen)) +
  toastAt(pen, -82, -58, -20) +
  friedEgg(pen, 38, -48, 46) +
  friedEgg(pen, 58, 22, 44) +
  bacon(pen, -14, -74, 1, -12) +
  bacon(pen, -8, -56, 1, -6) +
  each([0, 1], (i) =>
    place(
      -58 + i * 8,
      8 + i * 20,
      solid('M-44 -9Q-50 0 -44 9H44Q50 0 44 -9Z', pen.blend(90, '#d98a5c', '#a4502c', '#6b2c14'), 4) +
        stroke('M-26 -6l6 11M-4 -7l6 12M18 -7l6 12', '#4a1a0c', 3, fade(0.5)),
      -8,
    ),
  ) +
  place(
    -20,
    72,
    ellipse(0, 2, 62, 30, pen.lit('#c9501f', 0.24)) +
      each(scatter(pen, 20, 1, 0.12), ([a, b]) => bean('#e3a05a', 1)(pen, a * 50, b * 22)),
  ) +
  each(pairs(78, 74, 56, 84), ([x, y]) => cherryTomato(pen, x, y, 12)) +
  sprinkle(pen, 30, -20, 60, 24, '#2a1a12', 2.2)

const shakshuka: Draw = (pen) =>
  skillet(pen, 136) +
  circle(0, 0, 116, pen.lit('#c93a1c', 0.24)) +
  each(scatter(pen, 26, 106, 14), ([x, y], i) =>
    strip(['#e8602c', '#eda52c', '#a82a14'][i % 3] ?? '#e8602c', 1.2)(pen, x, y),
  ) +
  friedEgg(pen, -42, -22, 40) +
  friedEgg(pen, 46, 18, 40) +
  each(scatter(pen, 12, 92, 20), ([x, y]) => dice('#fbf4e2', 0.9)(pen, x, y)) +
  herbs(pen, scatter(pen, 24, 96), 6)

/** Poached eggs on ham and brioche under a yellow sauce. */
const benedict: Draw = (pen) => {
  const one = (x: number, y: number) =>
    place(
      x,
      y,
      circle(5, 9, 54, '#1d0d05', fade(0.32)) +
        circle(0, 4, 53, pen.lit('#d8994a', 0.34)) +
        circle(0, 0, 46, '#f6e0b0') +
        solid(blob(pen, 0, 0, 48, 46, { wobble: 0.12, corners: 11 }), pen.slope('#eb9a8f', 0.2), 3) +
        solid(blob(pen, 0, -3, 36, 33, { wobble: 0.08, corners: 10 }), '#fffdf6', 3) +
        path(
          'M-34 -12Q-20 -36 6 -36Q34 -30 36 -6Q40 14 28 30Q22 14 14 20Q8 40 -2 24Q-12 16 -18 30Q-30 22 -28 6Q-38 0 -34 -12Z',
          pen.lit('#f6cd4c', 0.34),
        ) +
        stroke('M-20 -20Q-8 -30 8 -28', '#fff', 4, fade(0.7)) +
        herbs(pen, scatter(pen, 6, 22), 4.5),
    )
  return (
    plate(pen, 140, glaze(pen)) +
    one(-52, -24) +
    one(54, -8) +
    each(pairs(-40, 78, -10, 88, 20, 82, -66, 64), ([x, y]) => leaf(pen, x, y, 1.5, undefined, '#6fae4a')) +
    each(pairs(52, 82, 76, 68), ([x, y]) => cherryTomato(pen, x, y, 12))
  )
}

/** Eggs in the morning. */
export const OMELETTES = {
  folded: (pen) => under(pen) + folded(pen, salad(pen)),
  crab: (pen) =>
    under(pen) +
    folded(pen, salad(pen)) +
    each(pairs(-40, -34, -4, -48, 34, -34, -16, -14, 18, -12), ([x, y]) =>
      place(
        x,
        y,
        solid('M-15 -6Q0 -10 15 -5Q17 1 14 6Q0 9 -15 6Z', pen.slope('#fff3e8', 0.1), 2.4) +
          path('M-15 -6Q0 -10 15 -5L16 -1Q0 -4 -16 -1Z', '#dd4a2c'),
        pen.between(-40, 40),
      ),
    ),
  'fried-eggs': (pen) => under(pen) + sunnySide(pen, salad(pen)),
  sailor,
  shakshuka,
  benedict,
} as const satisfies Record<string, Draw>
