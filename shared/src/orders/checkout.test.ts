import { expect, test } from 'bun:test'
import type { PaymentMethod } from '../payments/statuses'
import { type CheckoutFacts, checkoutButton, paidBy, paymentWays, placeOrderCaption, wayOf } from './checkout'
import { minimumSumMessage } from './messages'

const facts: CheckoutFacts = {
  blacklisted: false,
  in_zone: true,
  delivery_type: 'delivery',
  payment_type: 'online',
  total: 1500,
  posting: false,
}

test('an online order is paid, any other is placed', () => {
  expect(checkoutButton(facts)).toEqual({ caption: 'Оплатить 1\u00A0500\u00A0₽', disabled: false })
  expect(checkoutButton({ ...facts, payment_type: 'cash' }).caption).toBe('Оформить 1\u00A0500\u00A0₽')
  expect(checkoutButton({ ...facts, payment_type: null }).caption).toBe('Оформить 1\u00A0500\u00A0₽')
})

test('a blocked person is told so first', () => {
  const button = checkoutButton({ ...facts, blacklisted: true, in_zone: false })
  expect(button).toEqual({ caption: 'Вы заблокированны рестораном', disabled: true })
})

test('an address out of reach stops a delivery but no pickup', () => {
  const outside = { ...facts, in_zone: false }
  expect(checkoutButton(outside)).toEqual({ caption: 'Ваш адрес вне зоны доставки', disabled: true })
  expect(checkoutButton({ ...outside, delivery_type: 'pickup' }).disabled).toBe(false)
})

test('an order that is being sent cannot be sent again', () => {
  expect(checkoutButton({ ...facts, posting: true }).disabled).toBe(true)
})

test('without a bank an order is paid on receipt alone', () => {
  expect(paymentWays('delivery', []).map(({ value }) => value)).toEqual(['card', 'cash'])
  expect(paymentWays('pickup', []).map(({ value }) => value)).toEqual(['cash'])
})

test('sums in captions and messages are money', () => {
  expect(placeOrderCaption(1500)).toBe('Оформить заказ на 1\u00A0500\u00A0₽')
  expect(minimumSumMessage(700)).toBe('Минимальная сумма заказа: 700\u00A0₽')
})

test('SBP stands beside cards only where it is offered, and is an online payment everywhere else', () => {
  const labels = (methods: readonly PaymentMethod[]) => paymentWays('delivery', methods).map(({ label }) => label)
  expect(labels(['card'])).toEqual(['Онлайн', 'Картой при получении', 'Наличными'])
  expect(labels(['card', 'sbp'])).toEqual([
    ...['Картой на\u00A0сайте', 'По\u00A0СБП', 'Картой при получении', 'Наличными'],
  ])
  expect(paymentWays('pickup', ['card', 'sbp']).map(({ value }) => value)).toEqual(['online', 'sbp', 'cash'])
  for (const { value } of paymentWays('delivery', ['card', 'sbp'])) expect(wayOf(paidBy(value))).toBe(value)
  expect(paidBy('sbp')).toEqual({ payment_type: 'online', payment_method: 'sbp', saved_method_id: '' })
})

test('a kept card stands before the other ways, and is an online payment by its id', () => {
  const id = '018f0000-0000-7000-8000-000000000000'
  const kept = { id, kind: 'card', label: '••\u00A04276', is_usable: true, agreed_at: '2026-11-20T03:30:00Z' } as const
  expect(paymentWays('pickup', ['card'], [kept]).map(({ label }) => label)).toEqual([
    ...['Карта\u00A0••\u00A04276', 'Другой картой на\u00A0сайте', 'Наличными'],
  ])
  expect(paidBy(id)).toEqual({ payment_type: 'online', payment_method: 'card', saved_method_id: id })
  expect(wayOf(paidBy(id))).toBe(id)
})
