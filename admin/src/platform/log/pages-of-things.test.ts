import { expect, test } from 'bun:test'
import { pageOfActor, pageOfThing } from './pages-of-things'

const page = (kind: string, ref: string, title: string | null) => pageOfThing({ kind, ref, title })

test('whatever has a card leads to it: an order by its number, what has no name by its id', () => {
  expect(page('order', '12187', null)).toBe('/all-orders/12187')
  expect(page('payout', 'x', '3')).toBe('/settlements/x')
  expect(page('event_session', 'x', '')).toEndWith('/x')
  expect(page('customer', 'x', '')).toEndWith('/x')
})

test('what is gone, hidden or without a card leads nowhere', () => {
  expect([page('story', 'x', null), page('customer', '', ''), page('zone', 'x', 'Центр')]).toEqual([null, null, null])
})

test('whoever did it leads to their card while they are there', () => {
  expect(pageOfActor({ kind: 'business', id: 'x', name: 'Мария' })).toEndWith('/x')
  expect(pageOfActor({ kind: 'admin', id: 'x', name: null })).toBeNull()
  expect(pageOfActor({ kind: 'stranger', id: null, name: null })).toBeNull()
})
