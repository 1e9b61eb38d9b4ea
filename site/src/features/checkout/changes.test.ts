import { expect, test } from 'bun:test'
import type { BasketChange } from '@ostrov/shared/baskets/changes'
import { allChanges } from './changes'

const change = (kind: BasketChange['kind'], from: number | null, to: number | null): BasketChange => {
  return { kind, item_id: 'a', name: 'Уха', from, to, reason: null }
}

test('what the server tells and what the screen saw are told once each', () => {
  const told = [change('price', 300, 350)]
  const shown = [change('price', 320, 350), change('quantity', 1, 2)]
  expect(allChanges(told, shown)).toEqual([change('price', 300, 350), change('quantity', 1, 2)])
})
