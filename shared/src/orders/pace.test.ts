import { expect, test } from 'bun:test'
import { courierWindow, deliveryWindow, newTime, type Pace, pickupMinutes } from './pace'

const kitchen: Pace = { delivery_time: 40, pace: null, busy_minutes: 0, busy_until: null }
const noon = new Date('2026-11-20T12:30:00+11:00')

test('without enough orders the restaurant’s own time and half an hour are promised', () => {
  expect(deliveryWindow(kitchen, noon)).toEqual({ from: 40, to: 70 })
  expect(deliveryWindow({ ...kitchen, pace: { 19: [55, 80] } }, noon)).toEqual({ from: 40, to: 70 })
})

test('what orders of this hour of the day took is promised, in steps of five minutes', () => {
  expect(deliveryWindow({ ...kitchen, pace: { 12: [33.2, 51.9] } }, noon)).toEqual({ from: 35, to: 55 })
  expect(deliveryWindow({ ...kitchen, pace: { 12: [30, 30] } }, noon)).toEqual({ from: 30, to: 35 })
})

test('a busy kitchen adds its minutes to every promise until it is over', () => {
  const busy = { ...kitchen, busy_minutes: 20, busy_until: '2026-11-20T13:00:00+11:00' }
  expect(deliveryWindow(busy, noon)).toEqual({ from: 60, to: 90 })
  expect(pickupMinutes(busy, noon)).toBe(60)
  const later = new Date('2026-11-20T13:00:00+11:00')
  expect(deliveryWindow(busy, later)).toEqual({ from: 40, to: 70 })
  expect(pickupMinutes(busy, later)).toBe(40)
})

test('a late order has a new time, the next quarter of an hour after the promise', () => {
  const order = { delivery_type: 'delivery' as const, created_at: '2026-11-20T12:00:00+11:00', delivery_time: 40 }
  const at = (time: string) => new Date(`2026-11-20T${time}+11:00`)
  expect(newTime(order, at('13:10:00'))).toBeNull()
  expect(newTime(order, at('13:10:01'))).toEqual(at('13:25:00'))
  expect(newTime(order, at('13:26:00'))).toEqual(at('13:40:00'))
  expect(newTime({ ...order, delivery_window: 10 }, at('12:51:00'))).toEqual(at('13:05:00'))
  expect(newTime({ ...order, delivery_type: 'pickup' }, at('12:41:00'))).toEqual(at('12:55:00'))
})

test('the courier comes between delivery_time and half an hour later', () => {
  expect(courierWindow({ created_at: '2026-11-20T14:30:00+11:00', delivery_time: 45 })).toEqual({
    from: new Date('2026-11-20T15:15:00+11:00'),
    to: new Date('2026-11-20T15:45:00+11:00'),
  })
})
