import { tint } from '../colour.ts'
import { cherryTomato, leaf, mushroom, olive, pepperRing, redOnion, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { bacon, shrimp } from '../proteins.ts'
import {
  blob,
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  path,
  place,
  polar,
  scatter,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { paper } from '../vessels.ts'
import { board, plate, roundBoard } from '../ware.ts'

const CHEESE = 88

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
      dots(
        [
          [-2, -1],
          [3, 3],
          [2, -4],
        ],
        2.2,
        '#6b86a0',
      ),
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

type Recipe = {
  sauce: string
  cheese: string
  big: readonly [Topping, number]
  rest: readonly (readonly [Topping, number])[]
  basil: number
}

const RECIPES = [
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

const crust = (pen: Pen) => {
  const dough = pen.pick(['#d9984b', '#e0a75c', '#cc8640'] as const)
  const edge = blob(pen, 0, 0, 110, 110, { wobble: 0.018, corners: 26 })
  const blisters = times(26, () => {
    const [x, y] = polar(pen.between(98, 106), pen.rand() * 6.28)
    return ellipse(
      x,
      y,
      pen.between(2.5, 7),
      pen.between(2, 5),
      pen.pick([tint(dough, -0.5), tint(dough, 0.4), tint(dough, -0.3)]),
      fade(0.55),
    )
  })
  return (
    solid(
      edge,
      pen.radial([
        [0.78, tint(dough, -0.25)],
        [0.9, tint(dough, 0.32)],
        [0.97, dough],
        [1, tint(dough, -0.4)],
      ]),
      5,
      0.35,
    ) + blisters
  )
}

const base = (pen: Pen, { sauce, cheese }: Recipe) => {
  const brown = times(16, () => {
    const [x, y] = polar(CHEESE * Math.sqrt(pen.rand()) * 0.94, pen.rand() * 6.28)
    return ellipse(
      x,
      y,
      pen.between(6, 15),
      pen.between(5, 12),
      pen.pick([tint(cheese, 0.45), tint(cheese, -0.2), '#e08f35']),
      fade(0.5),
    )
  })
  return (
    `<path d="${blob(pen, 0, 0, 94, 94, { wobble: 0.03, corners: 22 })}" fill="${tint(sauce, -0.12)}"/>` +
    `<path d="${blob(pen, 0, 0, CHEESE, CHEESE, { wobble: 0.04, corners: 22 })}" fill="${pen.lit(cheese, 0.2)}"/>` +
    brown
  )
}

const under = (pen: Pen) =>
  pen.pick([
    () => roundBoard(pen, 128),
    () => plate(pen, 131),
    () => board(pen, 268, 252),
    () => paper(pen, 264, 250),
  ])()

/** Whole round pizza, cut, one of eight recipes. */
export const pizza = (pen: Pen) => {
  const recipe: Recipe = pen.next(RECIPES)
  const [topping, count] = recipe.big
  const big = pen.shuffle(scatter(pen, count, 76, 27))
  const small = recipe.rest
    .map(([draw, many]) => each(scatter(pen, many, 80, 22), ([x, y]) => draw(pen, x, y)))
    .join('')
  const cut = pen.between(0, 60)
  const cuts = each([0, 60, 120], (angle) =>
    place(
      0,
      0,
      path('M-109 -1H109V1H-109Z', '#6b3312', fade(0.35)) + path('M-108 1H108V2H-108Z', '#fff2cf', fade(0.35)),
      cut + angle,
    ),
  )
  const slice = pen.chance(0.3) ? pulled(pen, cut) : ''
  return (
    under(pen) +
    crust(pen) +
    base(pen, recipe) +
    each(big, ([x, y]) => topping(pen, x, y)) +
    small +
    sprinkle(pen, 0, 0, 84, 26, '#3f7a34', 1.9) +
    cuts +
    slice +
    each(scatter(pen, recipe.basil, 70, 30), ([x, y]) => leaf(pen, x, y, 0.95)) +
    path(
      `M-78 -62A100 100 0 0 1 -10 -99`,
      'none',
      `stroke="#fff" stroke-width="3" stroke-linecap="round" ${fade(0.35)}`,
    )
  )
}

const pulled = (pen: Pen, cut: number) => {
  const wedge = 'M0 0L118 0A118 118 0 0 0 59 -102.2Z'
  return place(
    0,
    0,
    path(wedge, pen.slope('#8f5a30', 0.1)) +
      path('M0 0L118 0L115 5L4 4Z', '#2a1008', fade(0.25)) +
      dots(
        [
          [60, -30],
          [80, -20],
          [52, -50],
          [84, -46],
        ],
        3,
        '#e7b96f',
      ),
    cut,
  )
}
