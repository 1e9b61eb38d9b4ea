import { tint } from '../colour.ts'
import { chiliRings, herbs, leaf, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  path,
  place,
  rect,
  scatter,
  shadow,
  shift,
  stroke,
} from '../shapes.ts'
import { arc } from '../vessels.ts'
import { board, plate, slate } from '../ware.ts'
import { burger } from './burgers.ts'
import { lemonade } from './cold-drinks.ts'
import { friesBox } from './fries.ts'
import { hotdog } from './hotdog.ts'

const SAUCES = ['#c02f1c', '#f1e3bf', '#e5b433', '#5f8f3a', '#3a1a10', '#d8762c', '#8f2440'] as const

const ramekin = (pen: Pen, x: number, y: number, r: number, sauce: string) => {
  const garnish = pen.pick([
    () => herbs(pen, shift(scatter(pen, 7, r * 0.5), x, y), r * 0.12),
    () => sprinkle(pen, x, y, r * 0.55, 16, tint(sauce, 0.7), r * 0.06),
    () => chiliRings(shift(scatter(pen, 4, r * 0.45, 8), x, y), r * 0.09),
    () => leaf(pen, x + r * 0.1, y, r / 46),
  ])()
  return (
    shadow(pen, x + r * 0.1, y + r * 0.15, r * 1.18, r * 1.16, 0.46) +
    circle(x, y, r, pen.slope(pen.pick(['#fdfaf2', '#2e3a3b', '#f3ece0', '#1f5557', '#b36a3c']), 0.24)) +
    circle(x, y, r * 0.85, '#2a1008', fade(0.4)) +
    circle(x, y + r * 0.03, r * 0.82, pen.lit(sauce, 0.26)) +
    stroke(
      `M${x - r * 0.3} ${y + r * 0.1}q${r * 0.1} ${-r * 0.5} ${r * 0.5} ${-r * 0.34}q${r * 0.36} ${r * 0.3} ${-r * 0.02} ${r * 0.52}`,
      tint(sauce, -0.25),
      r * 0.06,
      fade(0.6),
    ) +
    stroke(arc(x, y, r * 0.64, 3.5, 4.6), '#fff', r * 0.07, fade(0.5)) +
    stroke(arc(x, y, r * 0.93, 3.5, 4.7), '#fff', r * 0.035, fade(0.7)) +
    garnish
  )
}

/** One, two or three bowls of sauce. */
export const sauce = (pen: Pen) => {
  const [a, b, c] = pen.shuffle(SAUCES)
  const [first, second, third] = [a ?? SAUCES[0], b ?? SAUCES[1], c ?? SAUCES[2]]
  const base = pen.pick([() => board(pen, 312, 226), () => slate(pen, 312, 218), () => plate(pen, 136)])()
  const bowls = pen.pick([
    () => ramekin(pen, 0, 0, 84, first),
    () => ramekin(pen, -58, -28, 58, first) + ramekin(pen, 62, 34, 56, second),
    () => ramekin(pen, -56, -36, 50, first) + ramekin(pen, 56, -34, 50, second) + ramekin(pen, 0, 54, 50, third),
  ])()
  return base + bowls + herbs(pen, scatter(pen, 10, 110, 0, 92), 5)
}

const cup = (pen: Pen) => {
  const colour = pen.pick(['#d63f1e', '#0b6767', '#e0a92e'])
  const bands = each([0, 1, 2], (i) =>
    path(
      `M${-46 + i * 3} ${-96 + i * 30}Q0 ${-84 + i * 30} ${46 - i * 3} ${-96 + i * 30}L${44 - i * 3} ${-82 + i * 30}Q0 ${-70 + i * 30} ${-44 + i * 3} ${-82 + i * 30}Z`,
      '#fff',
      fade(0.85),
    ),
  )
  return (
    shadow(pen, 8, 4, 66, 13, 0.5) +
    place(6, 0, rect(-4, -206, 8, 80, 3, '#fff') + stroke('M-3 -190l6 -5M-3 -170l6 -5M-3 -150l6 -5', '#d63f1e', 3), 8) +
    path(
      'M-52 -136H52L38 -4Q37 4 28 4H-28Q-37 4 -38 -4Z',
      pen.linear(
        [
          [0, tint(colour, 0.3)],
          [0.6, colour],
          [1, tint(colour, -0.3)],
        ],
        0,
      ),
    ) +
    bands +
    path('M-58 -148Q-58 -156 -48 -156H48Q58 -156 58 -148V-136H-58Z', pen.blend(10, '#fff', '#cfc8ba')) +
    ellipse(0, -156, 40, 5, '#e8e2d4')
  )
}

const tray = (pen: Pen) =>
  rect(-182, -2, 364, 18, 8, pen.blend(90, '#d9a063', '#7d4a26')) + rect(-182, -2, 364, 4, 2, '#f5d3a2', fade(0.8))

/** Set meal on a tray: burger or hot dog, fries and a drink. */
export const combo = (pen: Pen) => {
  const main = pen.chance(0.75) ? place(-64, -2, burger(pen), 0, 0.74) : place(-66, 4, hotdog(pen), 0, 0.68)
  const drink = pen.chance(0.6) ? place(136, -2, cup(pen), 0, 0.96) : place(134, -2, lemonade(pen), 0, 0.74)
  const points: Point[] = Array.from({ length: 8 }, () => [pen.between(-170, 170), pen.between(2, 10)])
  return (
    shadow(pen, 6, 14, 205, 22, 0.46) +
    tray(pen) +
    place(64, -4, friesBox(pen), 0, 0.68) +
    drink +
    main +
    dots(points, 2, '#fff', fade(0.6))
  )
}
