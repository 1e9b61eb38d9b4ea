import { expect, test } from 'bun:test'
import { findDishes } from './dish-search'

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

test('an empty query finds nothing', () => {
  expect(names('  «»')).toEqual([])
})
