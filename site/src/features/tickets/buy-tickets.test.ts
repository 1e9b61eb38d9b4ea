import { expect, test } from 'bun:test'
import type { KindOnSaleWire } from '@ostrov/shared/tickets/schema'
import { oddCount } from './buy-tickets'

const kind: KindOnSaleWire = {
  ...{ id: 'k', name: 'Входной', is_seated: false, price: 500, state: 'on_sale', sale_from: null },
  ...{ most: 4, can_wait: 0 },
}
const said = (typed: string, most = 4) => oddCount(new URLSearchParams({ k: typed }), { kinds: [{ ...kind, most }] })

test('nobody buys another number of tickets than was typed', () => {
  for (const typed of ['', '0', '2', ' 4 ']) expect(said(typed)).toBeNull()
  for (const typed of ['2,5', '2.5', '-1', 'два', '1 2']) expect(said(typed)).toContain('напишите целое число')
  expect(said('5')).toContain('не\u00A0больше 4')
  expect(said('1', 0)).toContain('билетов больше нет')
})
