import { describe, expect, test } from 'bun:test'
import { dayLabel, openingTime, opensLabel, weekTable } from './hours'
import type { ScheduleRow } from './schedule'

const at = (moment: string) => new Date(`${moment}:00+11:00`)
const now = at('2026-11-20T12:00')
const friday: ScheduleRow = { type: 'general', weekday: 5, open_time: '10:00', close_time: '22:00' }

test('a day is called by its hours, round the clock or a day off', () => {
  expect(dayLabel([friday], '2026-11-20')).toBe('с\u00A010:00 до\u00A022:00')
  expect(dayLabel([friday], '2026-11-21')).toBe('Выходной')
  expect(dayLabel([{ type: 'all_day' }], '2026-11-21')).toBe('Круглосуточно')
})

test('hours past midnight are called by the clock', () => {
  expect(dayLabel([{ ...friday, open_time: '18:00', close_time: '02:00' }], '2026-11-20')).toBe(
    'с\u00A018:00 до\u00A002:00',
  )
})

test('a break makes two spans', () => {
  const rows = [
    { ...friday, close_time: '14:00' },
    { ...friday, open_time: '17:00' },
  ]
  expect(dayLabel(rows, '2026-11-20')).toBe('с\u00A010:00 до\u00A014:00, с\u00A017:00 до\u00A022:00')
})

test('the week runs from Monday and marks today and holidays', () => {
  const week = weekTable([friday, { type: 'holiday', date: '2026-11-23', closed: true }], now)
  expect(week.map((line) => line.title)[0]).toBe('понедельник')
  expect(week.filter((line) => line.today).map((line) => line.weekday)).toEqual([5])
  expect(week.filter((line) => line.holiday).map((line) => line.date)).toEqual(['2026-11-23'])
  expect(week[4]?.label).toBe('с\u00A010:00 до\u00A022:00')
})

describe('an opening is announced', () => {
  test.each([
    ['2026-11-20T15:00', 'в\u00A015:00'],
    ['2026-11-21T10:00', 'завтра в\u00A010:00'],
    ['2026-11-23T10:00', 'в\u00A0понедельник в\u00A010:00'],
    ['2026-11-27T10:00', '27\u00A0ноября в\u00A010:00'],
  ])('%s as %s', (opens, said) => {
    expect(openingTime(at(opens), now)).toBe(said)
    expect(opensLabel(at(opens), now)).toBe(`Откроется ${said}`)
  })

  test('as merely closed when nobody knows', () => {
    expect(opensLabel(null, now)).toBe('Закрыто')
  })
})
