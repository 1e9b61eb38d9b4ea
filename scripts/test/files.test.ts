import { expect, test } from 'bun:test'
import { chooseTests } from './files.ts'

const PATHS = [
  'api/src/modules/orders/placing/place-order.test.ts',
  'shared/src/orders/rules.test.ts',
  'shared/src/menu/rules.test.ts',
  'site/e2e/orders.test.ts',
]

test('without words everything is chosen, and journeys stand apart', () => {
  const { quick, journeys } = chooseTests(PATHS, [])
  expect(quick).toHaveLength(3)
  expect(journeys).toEqual(['site/e2e/orders.test.ts'])
})

test('a word chooses the files whose path holds it, in any case', () => {
  expect(chooseTests(PATHS, ['Menu'])).toEqual({ quick: ['shared/src/menu/rules.test.ts'], journeys: [] })
})

test('several words choose what any of them chooses', () => {
  expect(chooseTests(PATHS, ['menu', 'e2e'])).toEqual({
    quick: ['shared/src/menu/rules.test.ts'],
    journeys: ['site/e2e/orders.test.ts'],
  })
})

test('a path as a shell completes it is a word too', () => {
  expect(chooseTests(PATHS, ['./shared/src/menu/rules.test.ts']).quick).toEqual(['shared/src/menu/rules.test.ts'])
})
