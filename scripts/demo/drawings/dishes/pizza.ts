import { tint } from '../colour.ts'
import { herbs, leaf, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import {
  blob,
  dots,
  each,
  ellipse,
  fade,
  pairs,
  path,
  place,
  polar,
  rect,
  scatter,
  shadow,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { paper, tumbler } from '../vessels.ts'
import { board, glaze, plate, roundBoard } from '../ware.ts'
import { PIZZA_RECIPES, type Recipe } from './pizza-recipes.ts'
import { SALADS } from './salads.ts'

const CHEESE = 88

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

const WOOD = '#a86a3c'

const onWood = (pen: Pen) => pen.pick([() => roundBoard(pen, 128, WOOD), () => board(pen, 268, 252, WOOD)])()

const under = (pen: Pen) => pen.pick([() => roundBoard(pen, 128), () => plate(pen, 131), () => paper(pen, 264, 250)])()

/** The round of a pizza alone, cut into six; `cut` turns the cuts. */
const round = (pen: Pen, recipe: Recipe, cut: number, last = '') => {
  const [topping, count] = recipe.big
  const big = pen.shuffle(scatter(pen, count, 76, 27))
  const small = recipe.rest
    .map(([draw, many]) => each(scatter(pen, many, 80, 22), ([x, y]) => draw(pen, x, y)))
    .join('')
  return (
    crust(pen) +
    base(pen, recipe) +
    each(big, ([x, y]) => topping(pen, x, y)) +
    small +
    sprinkle(pen, 0, 0, 84, 26, '#3f7a34', 1.9) +
    cuts(cut) +
    last +
    each(scatter(pen, recipe.basil, 70, 30), ([x, y]) => leaf(pen, x, y, 0.95)) +
    stroke('M-78 -62A100 100 0 0 1 -10 -99', '#fff', 3, fade(0.35))
  )
}

const cuts = (turn: number) =>
  each([0, 60, 120], (angle) =>
    place(
      0,
      0,
      path('M-109 -1H109V1H-109Z', '#6b3312', fade(0.35)) + path('M-108 1H108V2H-108Z', '#fff2cf', fade(0.35)),
      turn + angle,
    ),
  )

const of =
  (recipe: Recipe): Draw =>
  (pen) => {
    const cut = pen.between(0, 60)
    const taken = pen.chance(0.3)
    return (taken ? onWood(pen) : under(pen)) + round(pen, recipe, cut, taken ? pulled(pen, cut) : '')
  }

/** Half a metre of pizza in its box. */
const long: Draw = (pen) => {
  const { sauce, cheese, big } = PIZZA_RECIPES.pepperoni
  const [topping] = big
  const spots = Array.from({ length: 24 }, (_, i) => [-126 + (i % 8) * 36, -38 + Math.floor(i / 8) * 38] as const)
  return (
    shadow(pen, 8, 12, 196, 100, 0.46) +
    rect(-182, -92, 364, 184, 6, pen.slope('#d8b684', 0.16)) +
    rect(-172, -82, 344, 164, 4, tint('#d8b684', 0.35)) +
    rect(-160, -68, 320, 136, 22, pen.lit('#d9984b', 0.3)) +
    rect(-148, -57, 296, 114, 14, tint(sauce, -0.12)) +
    rect(-145, -54, 290, 108, 13, pen.lit(cheese, 0.2)) +
    times(22, () => ellipse(pen.between(-136, 136), pen.between(-46, 46), 12, 8, tint(cheese, 0.4), fade(0.5))) +
    each(spots, ([x, y]) => topping(pen, x + pen.between(-5, 5), y + pen.between(-3, 3))) +
    stroke('M-72 -66V66M0 -66V66M72 -66V66M-158 0H158', '#6b3312', 2, fade(0.35)) +
    herbs(
      pen,
      scatter(pen, 14, 60).map(([x, y]) => [x * 2.2, y * 0.8] as const),
      4,
    )
  )
}

/** Whole round pizzas by what is on them. */
export const PIZZAS = {
  pepperoni: of(PIZZA_RECIPES.pepperoni),
  margherita: of(PIZZA_RECIPES.margherita),
  'four-cheese': of(PIZZA_RECIPES.fourCheese),
  'ham-mushroom': of(PIZZA_RECIPES.hamMushroom),
  meat: of(PIZZA_RECIPES.meat),
  hawaiian: of(PIZZA_RECIPES.hawaiian),
  'crab-spinach': of(PIZZA_RECIPES.crabSpinach),
  'salmon-broccoli': of(PIZZA_RECIPES.salmonBroccoli),
  seafood: of(PIZZA_RECIPES.seafood),
  kimchi: of(PIZZA_RECIPES.kimchi),
  pear: of(PIZZA_RECIPES.pear),
  vegetable: of(PIZZA_RECIPES.vegetable),
  long,
} as const

const small = (pen: Pen, x: number, y: number, size: number, recipe: Recipe) =>
  place(x, y, plate(pen, 128, glaze(pen, 'light')) + round(pen, recipe, pen.between(0, 60)), 0, size)

/** Several pizzas for a company, or one with the rest of a lunch. */
export const PIZZA_SETS = {
  three: (pen) =>
    small(pen, -94, -38, 0.62, PIZZA_RECIPES.pepperoni) +
    small(pen, 82, -46, 0.62, PIZZA_RECIPES.margherita) +
    small(pen, 4, 62, 0.62, PIZZA_RECIPES.hamMushroom) +
    tumbler(pen, 142, 62, 27, '#b3162f') +
    tumbler(pen, -142, 76, 27, '#b3162f'),
  lunch: (pen) =>
    small(pen, -66, -2, 0.86, PIZZA_RECIPES.pepperoni) +
    place(100, 52, SALADS.greek(pen), 0, 0.46) +
    tumbler(pen, 92, -66, 33, '#f3cf4a'),
} as const satisfies Record<string, Draw>

const pulled = (pen: Pen, cut: number) => {
  const wedge = 'M0 0L118 0A118 118 0 0 0 59 -102.2Z'
  return place(
    0,
    0,
    path(wedge, pen.slope(WOOD, 0.08)) +
      path('M0 0L118 0L115 5L4 4Z', '#2a1008', fade(0.25)) +
      dots(pairs(60, -30, 80, -20, 52, -50, 84, -46), 3, '#e7b96f'),
    cut,
  )
}
