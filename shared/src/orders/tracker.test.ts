import { expect, test } from 'bun:test'
import type { OrderStatus } from './statuses'
import { type TrackedOrder, tracker } from './tracker'

const now = new Date('2026-11-20T14:30:00+11:00')

function order(status: OrderStatus, facts: Partial<TrackedOrder> = {}): TrackedOrder {
  const created_at = '2026-11-20T14:20:00+11:00'
  return {
    status,
    delivery_type: 'delivery',
    confirmation_date: '2026-11-20T14:28:00+11:00',
    created_at,
    delivery_time: 45,
    ...facts,
  }
}

test.each([
  ['new', 'Заказ создан', 'Ожидайте подтверждения заказа'],
  ['CONFIRMATION_PENDING', 'Заказ создан', 'Ожидайте подтверждения заказа'],
  ['in_progress', 'Заказ создан', 'Ресторан может связаться в вами для подтверждения заказа'],
  ['PICKUP_PENDING', 'Заказ готов', 'Забирайте пока не остыл'],
  ['DELIVERED', 'Заказ доставлен', ''],
  ['COMPLETED', 'Заказ получен', 'Приятного аппетита!'],
  ['PAYMENT_PENDING', 'Заказ не оплачен', 'Завершите оформление заказа'],
  ['PAYMENT_FAILED', 'Заказ не оплачен', 'Завершите оформление заказа'],
  ['CANCELLED', 'Заказ отменен', 'Уточните причину отмены у ресторана'],
  ['CANCELLED_BY_USER', 'Заказ отменен', 'Вы сами отменили этот заказ'],
  ['CANCELLED_BY_RESTAURANT', 'Заказ отменен', 'Уточните причину отмены у ресторана'],
  ['EXECUTION_STOPPED', 'Выполнение остановлено', 'Уточните причину отмены у ресторана'],
] as const)('an order in %s is told as «%s / %s»', (status, title, text) => {
  expect(tracker(order(status), now)).toMatchObject({ title, text })
})

test.each(['CONFIRMED', 'IN_PREPARATION'] as const)(
  'an order in %s that waits for its customer’s word says so',
  (status) => {
    const asked = order(status, { answer_until: '2026-11-20T14:34:00+11:00' })
    expect(tracker(asked, now)).toEqual({ title: 'Ресторан ждёт вашего ответа', text: 'Ответьте до\u00A014:34' })
  },
)

test.each(['CANCELLED', 'CANCELLED_BY_RESTAURANT', 'EXECUTION_STOPPED'] as const)(
  'an order in %s whose reason stands below sends nobody to ask for it',
  (status) => {
    expect(tracker(order(status, { reason: 'Закончились продукты' }), now).text).toBe('')
  },
)

test('an order that was never paid sends nobody to the restaurant', () => {
  expect(tracker(order('CANCELLED', { never_paid: true }), now).text).toBe('Мы не\u00A0дождались оплаты')
})

test('a declined payment is not an unpaid order', () => {
  expect(tracker(order('PAYMENT_FAILED', { declined: true }), now).title).toBe('Банк отклонил оплату')
})

test.each(['new', 'CONFIRMATION_PENDING', 'in_progress'] as const)(
  'an order in %s says when it is usually there',
  (status) => {
    expect(tracker(order(status), now).expected).toBe('Обычно курьер приезжает с\u00A015:05 до\u00A015:35')
    expect(tracker(order(status, { delivery_type: 'pickup' }), now).expected).toBe('Обычно готово к\u00A015:05')
  },
)

test('a delivery being prepared names the window of the courier in region time', () => {
  expect(tracker(order('IN_PREPARATION'), now)).toMatchObject({
    title: 'Заказ готовят',
    text: 'Курьер приедет с\u00A015:05 до\u00A015:35',
  })
})

test('a pickup being prepared names the time to come', () => {
  expect(tracker(order('IN_PREPARATION', { delivery_type: 'pickup' }), now).text).toBe('Приходите к\u00A015:05')
})

test('the note about cancelling stands while one can cancel, and no longer', () => {
  const soon = tracker(order('IN_PREPARATION'), now)
  const late = tracker(order('IN_PREPARATION'), new Date('2026-11-20T14:33:00+11:00'))
  expect(soon.note).toContain('5\u00A0минут')
  expect(late).not.toHaveProperty('note')
})

test('the courier is promised until the window has passed, then a new time is told, each quarter of an hour', () => {
  const onTheWay = order('OUT_FOR_DELIVERY')
  expect(tracker(onTheWay, now)).toEqual({
    title: 'Заказ у курьера',
    text: 'Курьер приедет с\u00A015:05 до\u00A015:35',
  })
  const at = (time: string) => new Date(`2026-11-20T${time}:00+11:00`)
  expect(tracker(onTheWay, at('15:36')).text).toBe('Задерживается, новое время 15:50')
  expect(tracker(order('IN_PREPARATION'), at('15:51')).text).toBe('Задерживается, новое время 16:05')
  expect(tracker(order('CONFIRMED', { delivery_window: 5 }), at('15:11')).text).toContain('15:25')
})

test('a person back from the bank is told that the payment is being processed', () => {
  expect(tracker(order('PAYMENT_PENDING'), now, { redirect: true }).title).toBe('Обработка платежа')
})

test('a payment that failed is not called processing', () => {
  expect(tracker(order('PAYMENT_FAILED'), now, { redirect: true }).title).toBe('Заказ не оплачен')
})
