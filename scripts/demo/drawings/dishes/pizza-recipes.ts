import { grains, walnut } from '../bites.ts'
import {
  beef,
  blackOlive,
  blueCheese,
  cheddar,
  chicken,
  crabMeat,
  floret,
  fungus,
  ham,
  kimchi,
  mozzarella,
  mussel,
  onion,
  pear,
  pepper,
  pepperoni,
  pineapple,
  prawn,
  rasher,
  sausage,
  smokedSalmon,
  spinach,
  squidRing,
  type Topping,
  tomato,
} from './pizza-toppings.ts'

export type Recipe = {
  sauce: string
  cheese: string
  big: readonly [Topping, number]
  rest: readonly (readonly [Topping, number])[]
  basil: number
}

const recipe = (sauce: string, cheese: string, big: Recipe['big'], rest: Recipe['rest'] = [], basil = 0): Recipe => ({
  sauce,
  cheese,
  big,
  rest,
  basil,
})

const [TOMATO, CREAM] = ['#c4371f', '#f2dfb8']

export const PIZZA_RECIPES = {
  pepperoni: recipe(TOMATO, '#f4c96c', [pepperoni, 13]),
  margherita: recipe(TOMATO, '#e05a35', [mozzarella, 10], [[tomato, 5]], 7),
  fourCheese: recipe(
    CREAM,
    '#f6d98f',
    [mozzarella, 6],
    [
      [blueCheese, 7],
      [cheddar, 8],
    ],
  ),
  hamMushroom: recipe(CREAM, '#f6d98f', [ham, 8], [[fungus, 8]], 2),
  meat: recipe(
    TOMATO,
    '#f1c869',
    [sausage, 8],
    [
      [beef, 7],
      [rasher, 5],
      [onion, 5],
    ],
  ),
  hawaiian: recipe(TOMATO, '#f1c869', [chicken, 8], [[pineapple, 9]]),
  crabSpinach: recipe(CREAM, '#f8dd98', [crabMeat, 8], [[spinach, 11]]),
  salmonBroccoli: recipe(
    CREAM,
    '#f8e0a4',
    [smokedSalmon, 8],
    [
      [floret, 7],
      [mozzarella, 3],
    ],
  ),
  seafood: recipe(
    TOMATO,
    '#f3cc78',
    [prawn, 6],
    [
      [squidRing, 6],
      [mussel, 5],
      [tomato, 3],
    ],
    4,
  ),
  kimchi: recipe(
    '#b8371c',
    '#f0bd60',
    [kimchi, 9],
    [
      [beef, 8],
      [grains('#fff3d0', 1.4), 6],
    ],
  ),
  pear: recipe(
    CREAM,
    '#f8dd98',
    [pear, 7],
    [
      [blueCheese, 7],
      [walnut, 5],
    ],
    3,
  ),
  vegetable: recipe(
    TOMATO,
    '#f2c766',
    [pepper, 7],
    [
      [blackOlive, 7],
      [onion, 6],
      [fungus, 5],
    ],
    4,
  ),
} as const satisfies Record<string, Recipe>
