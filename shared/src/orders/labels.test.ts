import { describe, expect, test } from 'bun:test'
import * as labels from './labels'
import { ORDER_STATUSES, type OrderStatus } from './statuses'

test('statuses that differ only for the kitchen share one label', () => {
  expect(labels.ORDER_LABELS.CONFIRMATION_PENDING).toBe('В обработке')
  expect(labels.ORDER_LABELS.in_progress).toBe('В обработке')
  expect(labels.ORDER_LABELS.new).toBe('В обработке')
})

test('every cancelled order has the same words and the colour of danger', () => {
  for (const status of ['CANCELLED', 'CANCELLED_BY_RESTAURANT', 'CANCELLED_BY_USER'] as const) {
    expect(labels.orderBadge(status)).toEqual({ label: 'Отменен', tone: 'berry' })
  }
})

test('on the board the call colour belongs to orders nobody has accepted', () => {
  const calling = ORDER_STATUSES.filter((status) => labels.boardTone(status) === 'ember')
  expect(calling).toEqual(['new', 'in_progress', 'CONFIRMATION_PENDING'])
})

test('the last step of a pickup is handing out', () => {
  expect(labels.restaurantActionLabel('COMPLETED', 'pickup')).toBe('Выдан')
  expect(labels.restaurantActionLabel('COMPLETED', 'delivery')).toBe('Завершить')
})

test('an order paid online says so only when its money has come', () => {
  expect(labels.paymentLabel({ payment_type: 'online', status: 'CONFIRMED' })).toBe('Заказ оплачен онлайн')
  expect(labels.paymentLabel({ payment_type: 'online', status: 'PAYMENT_PENDING' })).toBe('Оплата онлайн')
  expect(labels.paymentLabel({ payment_type: 'cash', status: 'CONFIRMED' })).toBe('Оплата наличными')
})

describe('the timeline', () => {
  const DONE: Record<OrderStatus, string> = {
    new: 'next next next next',
    in_progress: 'next next next next',
    CONFIRMATION_PENDING: 'next next next next',
    PAYMENT_PENDING: 'next next next next',
    PAYMENT_FAILED: 'next next next next',
    CONFIRMED: 'current next next next',
    IN_PREPARATION: 'done current next next',
    PICKUP_PENDING: 'done done current next',
    OUT_FOR_DELIVERY: 'done done current next',
    DELIVERED: 'done done done done',
    COMPLETED: 'done done done done',
    CANCELLED: '',
    CANCELLED_BY_RESTAURANT: '',
    CANCELLED_BY_USER: '',
    EXECUTION_STOPPED: '',
  }

  test.each([...ORDER_STATUSES])('stands where an order in %s stands', (status) => {
    const steps = labels.timeline({ status, delivery_type: 'delivery' })
    expect(steps.map((step) => step.state).join(' ')).toBe(DONE[status])
  })

  test('leads a delivery over the road and a pickup over the counter', () => {
    const third = (delivery_type: 'delivery' | 'pickup') =>
      labels.timeline({ status: 'CONFIRMED', delivery_type })[2]?.label
    expect(third('delivery')).toBe('В\u00A0пути')
    expect(third('pickup')).toBe('Готов к\u00A0выдаче')
  })
})
