import { describe, expect, test } from 'bun:test'
import type { ScheduleRow } from '../restaurants/schedule'
import { leftWords, saleState, stopEnd, stopWords } from './stops'

const on = { is_active: true, stopped_until: null, stock: null }
/** Wednesday, 18:30 on the island's clock. */
const now = new Date('2026-11-18T07:30:20Z')
const later = '2026-11-18T09:00:00Z'
const everyDay = (open_time: string, close_time: string): ScheduleRow[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ type: 'general', weekday, open_time, close_time }))
const endOf = (asked: string, schedules: ScheduleRow[]) => {
  const end = stopEnd(asked, { schedules, now })
  return 'refusal' in end ? end.refusal : end.toISOString()
}

describe('saleState', () => {
  test('what is taken off sale is off, whatever else is said of it', () => {
    expect(saleState({ ...on, is_active: false, stopped_until: later, stock: 0 }, now)).toBe('off')
  })

  test('a stop ends by itself at its very moment', () => {
    expect(saleState({ ...on, stopped_until: later }, now)).toBe('stopped')
    expect(saleState({ ...on, stopped_until: later }, new Date(later))).toBe('on')
  })

  test('what is counted is sold out at nothing', () => {
    expect(saleState({ ...on, stock: 1 }, now)).toBe('on')
    expect(saleState({ ...on, stock: 0 }, now)).toBe('sold_out')
  })
})

describe('stopEnd', () => {
  test('two hours are whole minutes', () => {
    expect(endOf('two_hours', [])).toBe('2026-11-18T09:31:00.000Z')
  })

  test('until tomorrow is until tomorrow’s opening', () => {
    expect(endOf('tomorrow', everyDay('10:00', '22:00'))).toBe('2026-11-18T23:00:00.000Z')
  })

  test('a night that runs into tomorrow is not its morning', () => {
    expect(endOf('tomorrow', everyDay('18:00', '02:00'))).toBe('2026-11-19T07:00:00.000Z')
  })

  test('a day off is passed over', () => {
    const hours = [...everyDay('10:00', '22:00'), { type: 'holiday' as const, date: '2026-11-19', closed: true }]
    expect(endOf('tomorrow', hours)).toBe('2026-11-19T23:00:00.000Z')
  })

  test('who never closes, or has no hours yet, begins at six', () => {
    expect(endOf('tomorrow', [{ type: 'all_day' }])).toBe('2026-11-18T19:00:00.000Z')
    expect(endOf('tomorrow', [])).toBe('2026-11-18T19:00:00.000Z')
  })

  test('a day is until its opening, a moment is itself', () => {
    expect(endOf('2026-11-25', everyDay('10:00', '22:00'))).toBe('2026-11-24T23:00:00.000Z')
    expect(endOf('2026-11-18T10:00:00+00:00', [])).toBe('2026-11-18T10:00:00.000Z')
  })

  test('the past, and more than a year, are refused with a sentence', () => {
    expect(endOf('2026-11-17', [])).toBe('Выберите время позже нынешнего')
    expect(endOf('2028-01-01', [])).toStartWith('Не\u00A0дольше года')
  })
})

test('few that are left are told, many are not', () => {
  expect([leftWords(10), leftWords(11), leftWords(0), leftWords(null)]).toEqual(['осталось\u00A010', null, null, null])
})

test('the kitchen is told of every stop in words', () => {
  expect(stopWords(on, now)).toBeNull()
  expect(stopWords({ ...on, stock: 40 }, now)).toBe('Осталось\u00A040')
  expect(stopWords({ ...on, stock: 0 }, now)).toBe('Закончилось')
  expect(stopWords({ ...on, stopped_until: later }, now)).toBe('Стоп до\u00A020:00')
  expect(stopWords({ ...on, stopped_until: '2026-11-18T23:00:00Z' }, now)).toBe('Стоп до\u00A0завтра, 10:00')
  expect(stopWords({ ...on, is_active: false }, now)).toBe('Снято с продажи')
})
