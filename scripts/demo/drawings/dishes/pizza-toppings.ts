import { broccoli } from '../bites.ts'
import type { Pen } from '../pen.ts'
import { bacon } from '../proteins.ts'
import { shrimp } from '../sea-parts.ts'
import { blob, circle, dots, ellipse, fade, type Point, pairs, path, place, scatter, solid, stroke } from '../shapes.ts'
import { cherryTomato, mushroom, olive, pepperRing, redOnion } from '../vegetables.ts'

/** What lies on a pizza, drawn at a point. */
export type Topping = (pen: Pen, x: number, y: number) => string

/** A topping drawn about its middle, lying as it fell. */
const anyWay =
  (draw: (pen: Pen) => string): Topping =>
  (pen, x, y) =>
    place(x, y, draw(pen), pen.between(0, 360))

export const pepperoni: Topping = (pen, x, y) => {
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

export const mozzarella: Topping = (pen, x, y) => {
  const r = pen.between(12, 17)
  return (
    `<path d="${blob(pen, x + 1, y + 2, r * 1.1, r, { wobble: 0.14 })}" fill="#b56a24" opacity=".4"/><path d="${blob(pen, x, y, r, r * 0.9, { wobble: 0.14 })}" fill="${pen.lit('#fff5de', 0.2)}"/>` +
    ellipse(x - r * 0.25, y - r * 0.3, r * 0.32, r * 0.16, '#fff', fade(0.9)) +
    dots([[x + r * 0.3, y + r * 0.25]], 3, '#e3b068', fade(0.7))
  )
}

export const ham = anyWay(
  (pen) =>
    solid('M-12 -8Q0 -14 12 -6L10 9Q-2 13 -13 7Z', pen.slope('#eb9a8f', 0.2), 2) +
    stroke('M-9 -4Q1 -9 9 -3', '#fbd6cd', 2),
)

export const pineapple = anyWay(
  (pen) =>
    solid('M-10 8L-6 -9Q0 -12 6 -9L10 8Q0 12 -10 8Z', pen.slope('#f6cf4c', 0.25), 2) +
    stroke('M-4 -7L-6 7M0 -9V9M4 -7L6 7', '#d99b24', 1, fade(0.6)),
)

export const tomato: Topping = (pen, x, y) => cherryTomato(pen, x, y, 9) + circle(x, y, 5, '#f0785a', fade(0.5))

export const prawn: Topping = (pen, x, y) => shrimp(pen, x, y, 0.72)

export const fungus: Topping = (pen, x, y) => mushroom(pen, x, y, 0.9)

export const blackOlive: Topping = (pen, x, y) => olive(pen, x, y, 6.5, '#2f2833')

export const pepper: Topping = (pen, x, y) => pepperRing(pen, x, y, 12)

export const onion: Topping = (pen, x, y) => redOnion(pen, x, y, 12)

export const chicken = anyWay(
  (pen) =>
    solid('M-12 -5Q-4 -11 12 -7Q14 2 8 8Q-6 10 -13 4Z', pen.slope('#eac088', 0.25), 2.2) +
    stroke('M-8 -3l4 7M-1 -6l4 10M6 -6l3 8', '#a2622a', 1.7, fade(0.7)),
)

export const rasher: Topping = (pen, x, y) => bacon(pen, x, y, 0.42)

export const blueCheese = anyWay(
  (pen) =>
    solid('M-9 -6L4 -9L10 3L-2 9L-10 4Z', pen.slope('#f7efd6', 0.1), 2) +
    dots(pairs(-2, -1, 3, 3, 2, -4), 2.2, '#6b86a0'),
)

export const pear = anyWay(
  (pen) =>
    solid('M-13 5Q-8 -9 12 -6Q10 6 -13 5Z', pen.slope('#efe3a2', 0.2), 2) +
    stroke('M-11 3Q-6 -7 11 -5', '#b8a24a', 1.2),
)

export const cheddar: Topping = (pen, x, y) =>
  place(x, y, solid('M-9 -7L8 -9L10 6L-7 9Z', pen.slope('#f0a52c', 0.3), 2), pen.between(0, 360))

export const sausage = anyWay(
  (pen) =>
    solid('M-13 -5Q0 -9 13 -5Q17 0 13 5Q0 9 -13 5Q-17 0 -13 -5Z', pen.lit('#a8462a', 0.3), 2.2) +
    stroke('M-9 -3Q0 -6 9 -3', '#ffc9a0', 1.6, fade(0.6)),
)

export const beef: Topping = (pen, x, y) =>
  `<path d="${blob(pen, x, y, 10, 8, { wobble: 0.2, corners: 7 })}" fill="${pen.lit('#7a4326', 0.3)}"/>`

export const crabMeat = anyWay(
  (pen) =>
    solid('M-15 -6Q0 -11 15 -5Q17 1 14 6Q0 10 -15 6Q-18 0 -15 -6Z', pen.slope('#fff3e6', 0.1), 2.4) +
    path('M-15 -6Q0 -11 15 -5Q16 -2 16 0Q0 -5 -17 0Q-17 -4 -15 -6Z', '#dd4a2c') +
    stroke('M-11 3Q0 0 11 3', '#e9c9b4', 1.4),
)

export const spinach = anyWay(
  (pen) =>
    solid('M-13 0Q-9 -11 0 -7Q10 -10 13 0Q8 9 0 6Q-9 9 -13 0Z', pen.slope('#3f7f38', 0.3), 1.8) +
    stroke('M-9 0Q0 -3 10 0', '#9cc77f', 1.4, fade(0.8)),
)

export const smokedSalmon = anyWay(
  (pen) =>
    solid('M-16 -5Q-6 -13 6 -7Q16 -9 17 2Q8 10 -3 7Q-14 11 -16 -5Z', pen.slope('#f08a5c', 0.24), 2.4) +
    stroke('M-11 -3Q0 -8 12 -2M-9 3Q0 -1 10 4', '#ffd8bd', 1.8, fade(0.85)),
)

export const floret: Topping = (pen, x, y) => place(x, y, broccoli(pen, 0, 0), 0, 0.8)

export const kimchi = anyWay(
  (pen) =>
    solid('M-15 -4Q-8 -12 2 -8Q12 -11 16 -1Q10 9 0 6Q-11 10 -15 -4Z', pen.slope('#d9552c', 0.3), 2) +
    stroke('M-9 -3Q0 -7 10 -1M-6 3Q2 0 8 3', '#f6dca2', 2.2, fade(0.85)),
)

export const squidRing: Topping = (pen, x, y) => redOnionLike(x, y, pen.between(9, 12))

const redOnionLike = (x: number, y: number, r: number) =>
  circle(x + 1.2, y + 2, r, 'none', `stroke="#5a1c08" stroke-width="5.4" ${fade(0.3)}`) +
  circle(x, y, r, 'none', 'stroke="#fbeee2" stroke-width="5"') +
  circle(x, y, r + 1.6, 'none', `stroke="#e9b8b0" stroke-width="1.4" ${fade(0.8)}`)

export const mussel = anyWay(
  (pen) =>
    solid('M-12 1Q-8 -9 4 -8Q14 -6 13 1Q6 9 -4 8Q-12 7 -12 1Z', pen.lit('#e59a3e', 0.34), 2.2) +
    stroke('M-8 1Q0 -5 9 0', '#6b3a1c', 1.6, fade(0.6)),
)
