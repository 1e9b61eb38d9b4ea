import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import * as time from './time'

// 14:30 of Friday 20 November 2026 on the island.
const now = new Date('2026-11-20T03:30:00Z')

describe('the region clock', () => {
  test('runs eleven hours ahead of UTC', () => {
    expect(time.localParts(now)).toEqual({ date: '2026-11-20', weekday: 5, minutes: 14 * 60 + 30 })
  })

  test('starts its day while UTC still has yesterday', () => {
    expect(time.localParts(new Date('2026-11-20T13:00:00Z'))).toEqual({ date: '2026-11-21', weekday: 6, minutes: 0 })
  })

  test('calls Sunday the seventh day', () => {
    expect(time.localParts(new Date('2026-11-22T03:00:00Z')).weekday).toBe(7)
  })

  test('can be another zone', () => {
    expect(time.localParts(now, 180).minutes).toBe(6 * 60 + 30)
  })

  test('reads an instant off the wire as it reads a Date', () => {
    expect(time.localParts('2026-11-20T14:30:00+11:00')).toEqual(time.localParts(now))
  })

  test('leads from an instant to its parts and back', () => {
    const minute = fc.integer({ min: 0, max: 40_000_000 })
    fc.assert(
      fc.property(minute, fc.integer({ min: -720, max: 840 }), (minutes, offset) => {
        const instant = new Date(minutes * time.MINUTE_MS)
        const parts = time.localParts(instant, offset)
        expect(time.instantAt(parts.date, parts.minutes, offset)).toEqual(instant)
      }),
    )
  })
})

test('days are added over the end of a month and a year', () => {
  expect(time.addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(time.addDays('2028-03-01', -1)).toBe('2028-02-29')
})

test.each([
  ['00:00', 0],
  ['09:05', 545],
  ['23:59:00', 1439],
  ['24:00', 1440],
])('the clock %s is minute %d', (clock, minutes) => {
  expect(time.parseClock(clock)).toBe(minutes)
})

test.each(['', '9:00', '24:01', '12:60', 'noon'])('%p is no clock', (clock) => {
  expect(time.parseClock(clock)).toBeNull()
})

test('minutes past midnight are shown as the next morning', () => {
  expect(time.formatClock(25 * 60 + 30)).toBe('01:30')
})

test.each([
  ['2026-11-20T03:30:00Z', 'сегодня'],
  ['2026-11-19T12:59:00Z', 'вчера'],
  ['2026-11-20T13:00:00Z', 'завтра'],
  ['2026-11-02T03:30:00Z', '2\u00A0ноября'],
  ['2025-11-20T03:30:00Z', '20\u00A0ноября 2025'],
])('%s is called %s', (instant, day) => {
  expect(time.formatDay(instant, now)).toBe(day)
})

test('a moment is a day and a time', () => {
  expect(time.formatMoment(now, now)).toBe('сегодня в\u00A014:30')
  expect(time.formatTime(now)).toBe('14:30')
})

test('months and weekdays have their Russian names', () => {
  expect(time.monthName(11, 'prepositional')).toBe('ноябре')
  expect(time.monthName(5, 'genitive')).toBe('мая')
  expect(time.weekdayName(1, 'full')).toBe('понедельник')
  expect([1, 2, 3, 4, 5, 6, 7].map((day) => time.weekdayName(day, 'short')).join(' ')).toBe('пн вт ср чт пт сб вс')
  expect(time.weekdayName(2, 'when')).toBe('во\u00A0вторник')
  expect(time.weekdayName(5, 'when')).toBe('в\u00A0пятницу')
})
