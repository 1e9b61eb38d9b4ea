import { tint } from '../colour.ts'
import { leaf, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { blob, dots, each, ellipse, fade, pairs, path, place, polar, scatter, solid, times } from '../shapes.ts'
import { paper } from '../vessels.ts'
import { board, plate, roundBoard } from '../ware.ts'
import { RECIPES, type Recipe } from './pizza-recipes.ts'

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
  const taken = pen.chance(0.3)
  return (
    (taken ? onWood(pen) : under(pen)) +
    crust(pen) +
    base(pen, recipe) +
    each(big, ([x, y]) => topping(pen, x, y)) +
    small +
    sprinkle(pen, 0, 0, 84, 26, '#3f7a34', 1.9) +
    cuts +
    (taken ? pulled(pen, cut) : '') +
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
    path(wedge, pen.slope(WOOD, 0.08)) +
      path('M0 0L118 0L115 5L4 4Z', '#2a1008', fade(0.25)) +
      dots(pairs(60, -30, 80, -20, 52, -50, 84, -46), 3, '#e7b96f'),
    cut,
  )
}
