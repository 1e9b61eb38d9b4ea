import { expect, test } from 'bun:test'
import { dateComplaint, MAX_INTERVALS, midnightHint, weekComplaint } from './intervals'
import type { ScheduleRow } from './schedule'

const every = (weekday: number, open_time: string, close_time: string): ScheduleRow & { weekday: number } => ({
  ...{ type: 'general', weekday },
  ...{ open_time, close_time },
})
const interval = (weekday: number, open_time: string, close_time: string) => ({ weekday, open_time, close_time })
const on = (date: string, open_time: string | null, close_time: string | null, closed = false) => ({
  ...{ type: 'holiday' as const, date },
  ...{ open_time, close_time, closed },
})

test('intervals that overlap on a day are told with both their names', () => {
  expect(weekComplaint(interval(5, '12:00', '15:00'), [every(5, '10:00', '13:00')])).toBe(
    'Часы пересекаются: пятница, 12:00–15:00, и\u00A0пятница, 10:00–13:00. Сдвиньте начало или\u00A0конец.',
  )
})

test('intervals that only touch do not overlap', () => {
  expect(weekComplaint(interval(5, '13:00', '15:00'), [every(5, '10:00', '13:00')])).toBeNull()
})

test('a night overlaps the morning of the next day', () => {
  expect(weekComplaint(interval(6, '01:00', '05:00'), [every(5, '18:00', '02:00')])).toContain('пятница, 18:00–02:00')
  expect(weekComplaint(interval(6, '02:00', '05:00'), [every(5, '18:00', '02:00')])).toBeNull()
})

test('the night of Sunday overlaps the morning of Monday, from either side', () => {
  expect(weekComplaint(interval(1, '01:00', '05:00'), [every(7, '18:00', '02:00')])).toContain('воскресенье')
  expect(weekComplaint(interval(7, '18:00', '02:00'), [every(1, '01:00', '05:00')])).toContain('понедельник')
})

test('a day has six intervals at most', () => {
  const full = Array.from({ length: MAX_INTERVALS }, (_, hour) => every(2, `0${hour}:00`, `0${hour}:30`))
  expect(weekComplaint(interval(2, '12:00', '13:00'), full)).toContain('Не\u00A0больше 6')
  expect(weekComplaint(interval(3, '12:00', '13:00'), full)).toBeNull()
})

test('a date is closed or has hours, never both', () => {
  const closed = on('2026-12-31', null, null, true)
  const evening = on('2026-12-31', '10:00', '18:00')
  expect(dateComplaint(evening, [closed])).toContain('31\u00A0декабря уже назначен выходной')
  expect(dateComplaint(closed, [evening])).toContain('уже заданы часы')
  expect(dateComplaint(closed, [closed])).toContain('уже назначен выходной')
  expect(dateComplaint(evening, [on('2026-12-30', null, null, true)])).toBeNull()
})

test('the night of a special date overlaps the special date after it', () => {
  const eve = on('2026-12-31', '18:00', '04:00')
  expect(dateComplaint(on('2027-01-01', '03:00', '10:00'), [eve])).toContain('31\u00A0декабря, 18:00–04:00')
  expect(dateComplaint(on('2027-01-01', '04:00', '10:00'), [eve])).toBeNull()
})

test('the ordinary week does not stand in the way of a special date', () => {
  expect(dateComplaint(on('2026-11-27', '10:00', '12:00'), [every(5, '10:00', '22:00')])).toBeNull()
})

test('an interval past midnight says when it ends', () => {
  expect(midnightHint({ open_time: '18:00', close_time: '02:00' })).toBe('до\u00A002:00 следующего дня')
  expect(midnightHint({ open_time: '10:00', close_time: '22:00' })).toBeNull()
  expect(midnightHint({ open_time: '10:00', close_time: '00:00' })).toBeNull()
  expect(midnightHint({ open_time: '10:00', close_time: '10:00' })).toBe('Ровно сутки')
})
