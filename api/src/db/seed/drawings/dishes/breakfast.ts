import { tint } from '../colour.ts'
import { herbs, leaf, sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { bacon, friedEgg } from '../proteins.ts'
import {
  around,
  circle,
  dots,
  each,
  ellipse,
  fade,
  pairs,
  place,
  polar,
  round,
  scatter,
  shift,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { cherryTomato, mushroom } from '../vegetables.ts'
import { skillet } from '../vessels.ts'
import { bowl, glaze, plate } from '../ware.ts'
import { fruit } from './berries.ts'

const banana = (pen: Pen, x: number, y: number) =>
  circle(x + 1.5, y + 3, 13, '#2a1008', fade(0.25)) +
  circle(x, y, 13, pen.lit('#f7e3a0', 0.3)) +
  circle(x, y, 9, '#fbefc4') +
  dots(around(3, 3.4, 0.5, x, y), 2.2, '#8a6a35')

const almond = (pen: Pen, x: number, y: number) =>
  place(
    x,
    y,
    solid('M-10 0Q0 -8 11 0Q0 8 -10 0Z', pen.slope('#b87536', 0.3), 2) + stroke('M-7 0H8M-4 -2H5', '#e6b67a', 1.2),
    pen.between(0, 360),
  )

/** Porridge with fruit, nuts and honey. */
export const porridge = (pen: Pen) => {
  const grain = pen.pick(['#efdcb2', '#f3e6c8', '#e3c48c'])
  const oats = each(scatter(pen, 56, 100, 9), ([x, y]) =>
    ellipse(
      x,
      y,
      pen.between(4, 8),
      pen.between(3, 5),
      pen.pick([tint(grain, 0.5), tint(grain, -0.16), tint(grain, 0.25)]),
      `transform="rotate(${pen.int(0, 180)} ${round(x)} ${round(y)})" ${fade(0.75)}`,
    ),
  )
  const turn = pen.between(0, 360)
  const row = times(6, (i) => {
    const [x, y] = polar(70, -2.4 + i * 0.36)
    return banana(pen, x, y)
  })
  const berries = fruit(
    pen,
    Array.from({ length: 8 }, (_, i) => polar(66 - (i % 2) * 18, 0.3 + i * 0.22)),
  )
  const nuts = each(
    Array.from({ length: 9 }, (_, i) => polar(74 - (i % 3) * 16, 2.3 + i * 0.13)),
    ([x, y]) => almond(pen, x, y),
  )
  const honey =
    stroke('M-40 -10q16 -24 34 -4t30 -6t26 16q-10 22 -34 12t-44 10', '#d98f22', 6, fade(0.85)) +
    stroke('M-38 -12q16 -22 32 -4', '#ffe3a0', 2)
  const butter = pen.chance(0.4) ? solid('M-14 -10L10 -14L15 7L-10 11Z', pen.slope('#fadf7e', 0.35), 3) : ''
  return (
    bowl(pen, 134, pen.lit(grain, 0.14), glaze(pen)) +
    oats +
    honey +
    place(0, 0, row + berries + nuts, turn) +
    butter +
    sprig(pen, 4, 6, 0.9) +
    sprinkle(pen, 0, 0, 94, 26, '#6b4a2a', 2.2)
  )
}

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

/** Folded omelette, or fried eggs with bacon. */
export const omelette = (pen: Pen) => {
  const base = pen.pick([
    () => plate(pen, 138, glaze(pen)),
    () => skillet(pen, 134),
    () => plate(pen, 138, glaze(pen, 'dark')),
  ])()
  const greens = each(pairs(70, 58, 88, 40, 58, 78, 90, 66), ([x, y]) => leaf(pen, x, y, 1.4, undefined, '#6fae4a'))
  return base + (pen.chance(0.45) ? sunnySide(pen, greens) : folded(pen, greens))
}
