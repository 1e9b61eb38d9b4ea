import { expect, test } from 'bun:test'
import { instantAt } from '../formats/time'
import { openWords, pauseEnds } from './pause'
import { openState, type ScheduleRow } from './schedule'

// 27 November 2026 is a Friday.
const at = (clock: number, date = '2026-11-27') => instantAt(date, clock * 60)
const night: ScheduleRow = { type: 'general', weekday: 5, open_time: '18:00', close_time: '02:00' }
const monday: ScheduleRow = { type: 'general', weekday: 1, open_time: '10:00', close_time: '22:00' }
const words = (schedules: ScheduleRow[], now: Date, disabled_until: string | null = null) =>
  openWords(openState({ schedules, disabled_until, moderation_status: 'approved', now }), disabled_until, now)

test('a pause till tomorrow ends with the first shift of a later day, not with the night that still runs', () => {
  const ends = pauseEnds([night, monday], at(23))
  expect(ends.map(({ name, until }) => [name, until])).toEqual([
    ['half_hour', at(23.5)],
    ['hour', at(24)],
    ['tomorrow', at(10, '2026-11-30')],
  ])
  expect(ends[2]?.label).toBe('До открытия: в\u00A0понедельник в\u00A010:00')
})

test('half an hour from now ends at whole five minutes, for it is told to customers', () => {
  const now = new Date(at(21).getTime() + (4 * 60 + 17) * 1000)
  expect(pauseEnds([], now).map(({ until }) => until)).toEqual([at(21 + 35 / 60), at(22 + 5 / 60)])
})

test('round the clock, tomorrow begins at midnight; without hours there is no tomorrow', () => {
  expect(pauseEnds([{ type: 'all_day' }], at(12))[2]?.until).toEqual(at(24))
  expect(pauseEnds([{ type: 'all_day' }], at(12))[2]?.label).toBe('До\u00A0завтра, до\u00A0полуночи')
  expect(pauseEnds([], at(12))).toHaveLength(2)
})

test('words say whether it is open and what comes next', () => {
  expect(words([night], at(19))).toBe('Открыто. Закроется завтра в\u00A002:00')
  expect(words([{ type: 'all_day' }], at(19))).toBe('Открыто круглосуточно')
  expect(words([monday], at(19))).toBe('Закрыто. Откроется в\u00A0понедельник в\u00A010:00')
  expect(words([], at(19))).toBe('Закрыто: часов работы ещё нет')
  expect(words([{ type: 'holiday', date: '2026-11-27', closed: true }], at(19))).toContain('ближайший месяц')
})

test('words of a pause say when it ends, and when it opens if that is later', () => {
  expect(words([night], at(19), at(20).toISOString())).toBe('Пауза закончится в\u00A020:00')
  expect(words([night, monday], at(19), at(26).toISOString())).toBe(
    'Пауза закончится завтра в\u00A002:00. Откроется в\u00A0понедельник в\u00A010:00',
  )
})
