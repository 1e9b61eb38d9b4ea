import { expect, test } from 'bun:test'
import { instantAt } from '../formats/time'
import { isServed, notServedWords, type Serving, servingWords } from './hours'

const always: Serving = { served_from: null, served_till: null, served_days: null }
const breakfast: Serving = { ...always, served_from: '08:00', served_till: '11:00' }
const lunch: Serving = { served_from: '12:00', served_till: '15:00', served_days: ['1', '2', '3', '4', '5'] }
const night: Serving = { served_from: '22:00', served_till: '02:00', served_days: ['5'] }
const weekend: Serving = { ...night, served_days: ['6', '7'] }
// 27 November 2026 is a Friday.
const at = (date: string, clock: number) => instantAt(date, clock * 60)

test('a breakfast is served from its first minute to before its last', () => {
  expect([7.9, 8, 10.98, 11].map((hour) => isServed(breakfast, at('2026-11-27', hour)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('a lunch of workdays is not served on a Saturday', () => {
  expect([isServed(lunch, at('2026-11-27', 12)), isServed(lunch, at('2026-11-28', 12))]).toEqual([true, false])
})

test('a night belongs to the day it begins on', () => {
  const moments = [at('2026-11-27', 1), at('2026-11-27', 23), at('2026-11-28', 1), at('2026-11-28', 2)]
  expect(moments.map((moment) => isServed(night, moment))).toEqual([false, true, true, false])
})

test('what has no hours is always served', () => {
  expect(isServed(always, at('2026-11-27', 3))).toBe(true)
})

test('hours are said as one says them, and only where they stand in the way', () => {
  expect([breakfast, lunch, night, weekend].map(servingWords)).toEqual([
    'с\u00A008:00 до\u00A011:00',
    'с\u00A012:00 до\u00A015:00 по\u00A0будням',
    'с\u00A022:00 до\u00A002:00 в\u00A0пятницу',
    'с\u00A022:00 до\u00A002:00 по\u00A0выходным',
  ])
  expect(notServedWords([always, lunch], at('2026-11-28', 12))).toBe('Подают с\u00A012:00 до\u00A015:00 по\u00A0будням')
  expect(notServedWords([breakfast, always], at('2026-11-28', 9))).toBeNull()
})
