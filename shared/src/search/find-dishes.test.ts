import { expect, test } from 'bun:test'
import { findDishes } from './find-dishes'

const dishes = [
  { name: 'Ролл «Анива»', description: 'с крабом и авокадо' },
  { name: 'Рамен с кимчи', description: 'острый, со свининой' },
  { name: 'Краб по-сахалински', description: 'на пару' },
]
const names = (query: string) => findDishes(dishes, query).map((dish) => dish.name)

test('dishes named so come before those only described so', () => {
  expect(names('краб')).toEqual(['Краб по-сахалински', 'Ролл «Анива»'])
})

test('endings and ё do not matter', () => {
  expect(names('свинина')).toEqual(['Рамен с кимчи'])
  expect(names('Острый рамён')).toEqual(['Рамен с кимчи'])
})

test('every word must be found', () => {
  expect(names('рамен краб')).toEqual([])
})

test('a slip of the hand, the other layout and the other script do not matter', () => {
  expect(names('рамин')).toEqual(['Рамен с кимчи'])
  expect(names('hfvty')).toEqual(['Рамен с кимчи'])
  expect(names('ramen')).toEqual(['Рамен с кимчи'])
})

test('a word that nothing of the menu is called by is left out beside one that something is', () => {
  expect(names('суп рамен')).toEqual(['Рамен с кимчи'])
  expect(names('крокодил')).toEqual([])
})

test('an empty query finds nothing', () => {
  expect(names('  «»')).toEqual([])
})

test('«сладкое» is a dessert, not the sauce that is called so', () => {
  const menu = [
    { name: 'Кисло-сладкая свинина', description: 'в соусе' },
    { name: 'Десерт «Маяк»', description: 'со сливками' },
  ]
  const found = (query: string) => findDishes(menu, query).map((dish) => dish.name)
  expect(found('сладкое')).toEqual(['Десерт «Маяк»'])
  expect(found('десерты')).toEqual(['Десерт «Маяк»'])
  expect(found('сладкая свинина')).toEqual(['Кисло-сладкая свинина'])
})
