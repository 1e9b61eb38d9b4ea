import type { Pen } from '../pen.ts'
import { bacon } from '../proteins.ts'
import { shrimp } from '../sea-parts.ts'
import { blob, circle, dots, ellipse, fade, type Point, pairs, place, scatter, solid, stroke } from '../shapes.ts'
import { cherryTomato, mushroom, olive, pepperRing, redOnion } from '../vegetables.ts'

type Topping = (pen: Pen, x: number, y: number) => string

const pepperoni: Topping = (pen, x, y) => {
  const r = pen.between(13.5, 16)
  return (
    circle(x + 1.4, y + 2.4, r, '#5a1c08', fade(0.4)) +
    circle(x, y, r, '#8f2415') +
    circle(x, y, r * 0.88, pen.lit('#c23a24', 0.26)) +
    dots(
      scatter(pen, 7, r * 0.7).map(([dx, dy]): Point => [x + dx, y + dy]),
      2.3,
      '#e8876a',
    ) +
    stroke(
      `M${(x - r * 0.5).toFixed(1)} ${(y - r * 0.45).toFixed(1)}q${(r * 0.4).toFixed(1)} ${(-r * 0.4).toFixed(1)} ${(r * 0.9).toFixed(1)} 0`,
      '#ffc9a0',
      1.8,
      fade(0.55),
    )
  )
}

const mozzarella: Topping = (pen, x, y) => {
  const r = pen.between(12, 17)
  return (
    `<path d="${blob(pen, x + 1, y + 2, r * 1.1, r, { wobble: 0.14 })}" fill="#b56a24" opacity=".4"/><path d="${blob(pen, x, y, r, r * 0.9, { wobble: 0.14 })}" fill="${pen.lit('#fff5de', 0.2)}"/>` +
    ellipse(x - r * 0.25, y - r * 0.3, r * 0.32, r * 0.16, '#fff', fade(0.9)) +
    dots([[x + r * 0.3, y + r * 0.25]], 3, '#e3b068', fade(0.7))
  )
}

const ham: Topping = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-12 -8Q0 -14 12 -6L10 9Q-2 13 -13 7Z', pen.slope('#eb9a8f', 0.2), 2) +
      stroke('M-9 -4Q1 -9 9 -3', '#fbd6cd', 2),
    pen.between(0, 360),
  )

const pineapple: Topping = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-10 8L-6 -9Q0 -12 6 -9L10 8Q0 12 -10 8Z', pen.slope('#f6cf4c', 0.25), 2) +
      stroke('M-4 -7L-6 7M0 -9V9M4 -7L6 7', '#d99b24', 1, fade(0.6)),
    pen.between(0, 360),
  )

const tomato: Topping = (pen, x, y) => cherryTomato(pen, x, y, 9) + circle(x, y, 5, '#f0785a', fade(0.5))

const prawn: Topping = (pen, x, y) => shrimp(pen, x, y, 0.72)

const fungus: Topping = (pen, x, y) => mushroom(pen, x, y, 0.9)

const blackOlive: Topping = (pen, x, y) => olive(pen, x, y, 6.5, '#2f2833')

const pepper: Topping = (pen, x, y) => pepperRing(pen, x, y, 12)

const onion: Topping = (pen, x, y) => redOnion(pen, x, y, 12)

const chicken: Topping = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-12 -5Q-4 -11 12 -7Q14 2 8 8Q-6 10 -13 4Z', pen.slope('#eac088', 0.25), 2.2) +
      stroke('M-8 -3l4 7M-1 -6l4 10M6 -6l3 8', '#a2622a', 1.7, fade(0.7)),
    pen.between(0, 360),
  )

const rasher: Topping = (pen, x, y) => bacon(pen, x, y, 0.42)

const blueCheese: Topping = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-9 -6L4 -9L10 3L-2 9L-10 4Z', pen.slope('#f7efd6', 0.1), 2) +
      dots(pairs(-2, -1, 3, 3, 2, -4), 2.2, '#6b86a0'),
    pen.between(0, 360),
  )

const pear: Topping = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-13 5Q-8 -9 12 -6Q10 6 -13 5Z', pen.slope('#efe3a2', 0.2), 2) +
      stroke('M-11 3Q-6 -7 11 -5', '#b8a24a', 1.2),
    pen.between(0, 360),
  )

export type Recipe = {
  sauce: string
  cheese: string
  big: readonly [Topping, number]
  rest: readonly (readonly [Topping, number])[]
  basil: number
}

export const RECIPES = [
  { sauce: '#c2361f', cheese: '#f4c96c', big: [pepperoni, 13], rest: [], basil: 0 },
  { sauce: '#c8391f', cheese: '#e05a35', big: [mozzarella, 10], rest: [[tomato, 5]], basil: 7 },
  { sauce: '#f2dfb8', cheese: '#f6d98f', big: [ham, 8], rest: [[fungus, 8]], basil: 2 },
  { sauce: '#c2361f', cheese: '#f1c869', big: [ham, 8], rest: [[pineapple, 9]], basil: 0 },
  {
    sauce: '#c8391f',
    cheese: '#f3cc78',
    big: [prawn, 7],
    rest: [
      [blackOlive, 7],
      [tomato, 4],
    ],
    basil: 5,
  },
  {
    sauce: '#c2361f',
    cheese: '#f2c766',
    big: [pepper, 7],
    rest: [
      [blackOlive, 7],
      [onion, 6],
      [fungus, 5],
    ],
    basil: 4,
  },
  {
    sauce: '#f3e3c0',
    cheese: '#f8dd98',
    big: [blueCheese, 8],
    rest: [
      [pear, 6],
      [mozzarella, 3],
    ],
    basil: 3,
  },
  {
    sauce: '#b8371c',
    cheese: '#f0bd60',
    big: [chicken, 9],
    rest: [
      [onion, 6],
      [rasher, 5],
    ],
    basil: 0,
  },
] as const satisfies readonly Recipe[]
