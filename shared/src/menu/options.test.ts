import { describe, expect, test } from 'bun:test'
import { chosenOptions, demandOf, firstChoice, missingGroup, priceOf, toggleInGroup } from './options'

const option = (id: string, price = 0) => ({ id, name: id, price })
const heat = { id: 'heat', name: 'Острота', min: 1, max: 1, product_options: [option('soft'), option('hot')] }
const extras = {
  id: 'extras',
  name: 'Добавки',
  min: 0,
  max: 2,
  product_options: [option('egg', 60), option('pork', 190), option('nori', 40)],
}
const ramen = {
  id: 'ramen',
  restaurant_id: 'storm',
  category_id: 'hot',
  name: 'Рамен',
  description: '',
  price: 620,
  discount_price: 490,
  weight: 450,
  weight_unit: 'gram',
  image: null,
  nutritional_value: null,
  is_popular: true,
  rating: 5,
  stock: null,
  servings: [],
  reviews_count: 1,
  has_options: true,
  images: [],
  product_options: [option('box', 20)],
  product_option_groups: [heat, extras],
} satisfies Parameters<typeof priceOf>[0]

test('a group that demands exactly one begins with its first option', () => {
  expect(firstChoice(ramen)).toEqual(['soft'])
})

describe('toggleInGroup', () => {
  test('one of one replaces the other and cannot be taken away', () => {
    expect(toggleInGroup(heat, ['soft', 'egg'], 'hot')).toEqual(['egg', 'hot'])
    expect(toggleInGroup(heat, ['hot'], 'hot')).toEqual(['hot'])
  })

  test('one of one that may be left out can be taken away', () => {
    expect(toggleInGroup({ ...heat, min: 0 }, ['hot'], 'hot')).toEqual([])
  })

  test('a full group takes no more', () => {
    expect(toggleInGroup(extras, ['egg', 'pork'], 'nori')).toEqual(['egg', 'pork'])
    expect(toggleInGroup(extras, ['egg', 'pork'], 'pork')).toEqual(['egg'])
  })
})

test('a group says what it wants', () => {
  expect(demandOf(heat)).toBe('Выберите один вариант')
  expect(demandOf(extras)).toBe('До\u00a02')
  expect(demandOf({ ...extras, min: 1 })).toBe('От\u00a01 до\u00a02')
  expect(demandOf({ ...extras, max: 3 })).toBeNull()
})

test('the price counts options as often as the dish', () => {
  expect(priceOf(ramen, ['soft'], 1)).toBe(490)
  expect(priceOf(ramen, ['hot', 'egg', 'box'], 3)).toBe(1710)
})

test('an option standing alone and in a group is chosen once', () => {
  const twice = { ...ramen, product_options: [option('egg', 60)] }
  expect(chosenOptions(twice, ['egg'])).toHaveLength(1)
})

test('the group not satisfied is named', () => {
  expect(missingGroup(ramen, ['egg'])).toBe('heat')
  expect(missingGroup(ramen, ['soft'])).toBeNull()
})
