import { expect, test } from 'bun:test'
import { type CalendarEntry, calendarText } from './ical'

const ENTRY: CalendarEntry = {
  session: {
    ...{ id: '018f0000-0000-7000-8000-000000000001', starts_at: '2026-11-28T08:00:00.000Z', ends_at: null },
    ...{
      state: 'planned',
      moved_from: null,
      is_free: true,
      price_from: null,
      price_to: null,
      hall: 'Зал; малый',
      has_tickets: false,
      ...{ sale: null, changed_at: '2026-11-20T08:00:00.000Z', made_at: '2026-11-01T00:00:00.000Z' },
    },
    venue: {
      ...{ slug: 'mayak', name: 'Маяк', city: 'Холмск', address: 'Победы, 7' },
      point: { type: 'Point', coordinates: [142.05, 47.04] },
    },
  },
  ...{ title: 'Рояль, метель; и\\море', words: 'Две\nстроки', url: 'https://ostrov.example/afisha/royal-7' },
  changed_at: '2026-11-20T00:00:00.000Z',
}
const text = (entry: Partial<CalendarEntry> = {}) =>
  calendarText({ name: 'Маяк', host: 'ostrov.example', entries: [{ ...ENTRY, ...entry }] })
const whole = (file: string) => file.replaceAll('\r\n ', '')

test('moments are told in UTC, a session without an end takes two hours', () => {
  expect(text()).toContain('\r\nDTSTART:20261128T080000Z\r\nDTEND:20261128T100000Z\r\n')
})

test('commas, semicolons, backslashes and new lines are escaped', () => {
  expect(whole(text())).toContain('SUMMARY:Рояль\\, метель\\; и\\\\море\r\n')
  expect(whole(text())).toContain('DESCRIPTION:Две\\nстроки\\nhttps://ostrov.example/afisha/royal-7\r\n')
  expect(whole(text())).toContain('LOCATION:Маяк\\, Зал\\; малый\\, Победы\\, 7\\, Холмск\r\n')
})

test('no line is longer than 75 bytes, each ends with CRLF, and put together they are what was said', () => {
  const words = 'Долгий рассказ о том, что будет на сцене и после неё 🎻. '.repeat(12)
  const file = text({ words })
  const lines = file.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([])
  expect(whole(file).replaceAll('\\,', ',')).toContain(words)
})

test('a cancelled session says so to calendars that have it', () => {
  expect(text({ session: { ...ENTRY.session, state: 'cancelled' } })).toContain('STATUS:CANCELLED')
})

test('a change of a session raises its number and its stamp, so that calendars take it over', () => {
  const changed = { ...ENTRY.session, changed_at: '2026-11-22T08:00:00.000Z' }
  const numberOf = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1])
  expect(numberOf(text({ session: changed }))).toBeGreaterThan(numberOf(text()))
  expect(text({ session: changed })).toContain('DTSTAMP:20261122T080000Z')
})
