import { expect, test } from 'bun:test'
import { boardTitle, callingLabel, minutesLabel, stopwatch, timerLabel } from './timers'

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [72_000, '1:12'],
  [3_729_000, '1:02:09'],
  [-5000, '0:00'],
])('%d ms on a stopwatch is «%s»', (milliseconds, shown) => {
  expect(stopwatch(milliseconds)).toBe(shown)
})

test('minutes become hours after sixty', () => {
  expect(minutesLabel(59 * 60_000)).toBe('59\u00A0мин')
  expect(minutesLabel(65 * 60_000)).toBe('1\u00A0ч 5\u00A0мин')
})

test('a new order is timed to the second, later steps to the minute', () => {
  expect(timerLabel('CONFIRMATION_PENDING', 18_000, true)).toBe('0:18')
  expect(timerLabel('IN_PREPARATION', 720_000, false)).toBe('12\u00A0мин')
  expect(timerLabel('OUT_FOR_DELIVERY', 960_000, false)).toBe('в\u00A0пути 16\u00A0мин')
  expect(timerLabel('PICKUP_PENDING', 240_000, false)).toBe('ждёт 4\u00A0мин')
})

test('the tab’s title counts new orders', () => {
  expect(boardTitle(2)).toBe('(2) Новые заказы — Остров')
  expect(boardTitle(0)).toBe('Заказы — Остров')
})

test('a screen reader hears how many orders are new', () => {
  expect(callingLabel(1)).toBe('1\u00A0новый заказ')
  expect(callingLabel(5)).toBe('5\u00A0новых заказов')
})
