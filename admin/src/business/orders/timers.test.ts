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

const calls = { calling: 0, waitedMs: 0, stopped: 0 }

test('the tab’s title counts new orders, says how long they wait, and what was cancelled first of all', () => {
  expect(boardTitle({ ...calls, calling: 2 })).toBe('(2) Новые заказы')
  expect(boardTitle({ ...calls, calling: 2, waitedMs: 660_000 })).toBe('(2) Ждут 11\u00A0мин')
  expect(boardTitle({ calling: 0, waitedMs: 0, stopped: 1 })).toBe('(1) Заказ отменён')
  expect(boardTitle({ calling: 0, waitedMs: 0, stopped: 2 })).toBe('(2) Заказы отменены')
  // What is new comes before what is over.
  expect(boardTitle({ calling: 4, waitedMs: 660_000, stopped: 1 })).toBe('(4) новых · 1\u00A0отменён')
  expect(boardTitle({ calling: 1, waitedMs: 0, stopped: 2 })).toBe('(1) новый · 2\u00A0отменено')
  expect(boardTitle(calls)).toBe('Заказы')
})

test('a screen reader hears how many orders are new and, step by step, how long the first waits', () => {
  expect(callingLabel({ ...calls, calling: 1 })).toBe('1\u00A0новый заказ')
  expect(callingLabel({ ...calls, calling: 5 })).toBe('5\u00A0новых заказов')
  const waiting = [301_000, 420_000].map((waitedMs) => callingLabel({ ...calls, calling: 2, waitedMs }))
  expect(new Set(waiting)).toEqual(new Set(['2\u00A0новых заказа, первый ждёт дольше 5\u00A0минут']))
})
