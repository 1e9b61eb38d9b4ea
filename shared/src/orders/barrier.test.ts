import { expect, test } from 'bun:test'
import { type BarrierFacts, checkoutBarrier } from './barrier'

const clear: BarrierFacts = {
  blacklisted: false,
  is_open: true,
  opens_at: null,
  delivers: true,
  pickup: true,
  has_dishes: true,
  in_zone: true,
  delivery_type: 'delivery',
  min_order_sum: 300,
  left_to_minimum: 0,
}
const now = new Date('2026-11-21T08:00:00+11:00')

test('nothing stands against an order that can be placed', () => {
  expect(checkoutBarrier(clear, now)).toBeNull()
})

test.each([
  ['blacklisted', { blacklisted: true }, 'Вы заблокированны рестораном'],
  ['closed', { is_open: false, opens_at: '2026-11-21T10:00:00+11:00' }, 'Откроется в\u00A010:00'],
  ['no_delivery', { delivers: false }, 'Только самовывоз'],
  ['no_pickup', { delivery_type: 'pickup', pickup: false }, 'не\u00A0выдаёт'],
  ['no_dishes', { has_dishes: false }, 'нет в\u00A0продаже'],
  ['outside', { in_zone: false }, 'Ваш адрес вне зоны доставки'],
  ['below_minimum', { left_to_minimum: 150 }, 'Минимальная сумма заказа: 300\u00A0₽. Не\u00A0хватает 150\u00A0₽'],
] as const)('%s is said before the button is pressed', (code, fact, words) => {
  const barrier = checkoutBarrier({ ...clear, ...fact }, now)
  expect(barrier?.code).toBe(code)
  expect(barrier?.message).toContain(words)
})

test('the firmest reason is said, and a pickup knows neither zone nor minimum', () => {
  const everything = { ...clear, is_open: false, in_zone: false, left_to_minimum: 150 }
  expect(checkoutBarrier(everything, now)?.code).toBe('closed')
  expect(checkoutBarrier({ ...everything, is_open: true, delivery_type: 'pickup' }, now)).toBeNull()
})
