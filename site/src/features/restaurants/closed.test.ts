import { expect, test } from 'bun:test'
import { closedNow, closedWhy, closedWords } from './closed'

const now = new Date('2026-11-21T12:00:00+11:00')
const facts = {
  is_open: false,
  opens_at: '2026-11-21T18:00:00+11:00',
  disabled_until: null,
  disabled_reason: null,
  ahead_days: null,
  schedules: [
    { id: '1', type: 'all_day', weekday: null, date: null, open_time: null, close_time: null, closed: false },
  ],
} as const satisfies { [Key in keyof Parameters<typeof closedWords>[0]]: unknown }

test('an open restaurant has nothing to say', () => {
  expect(closedWords({ ...facts, schedules: [...facts.schedules], is_open: true }, now)).toBeNull()
})

test('out of hours it says so and when it opens', () => {
  expect(closedWords({ ...facts, schedules: [...facts.schedules] }, now)).toBe(
    'Сейчас ресторан не\u00a0работает. Откроется в\u00a018:00.',
  )
})

test('one that takes orders for a time has no dialog over its menu', () => {
  expect(closedWords({ ...facts, schedules: [...facts.schedules], ahead_days: 0 }, now)).toBeNull()
})

test('a restaurant switched off gives its own reason while it lasts', () => {
  const off = { ...facts, schedules: [...facts.schedules], disabled_reason: 'Ремонт кухни' }
  expect(closedWords({ ...off, disabled_until: '2026-11-22T00:00:00+11:00' }, now)).toContain('Ремонт кухни.')
  expect(closedWords({ ...off, disabled_until: '2026-11-20T00:00:00+11:00' }, now)).not.toContain('Ремонт')
})

test('dialog, page and «О ресторане» tell one reason and one hour', () => {
  const off = { ...facts, schedules: [...facts.schedules], disabled_until: '2026-11-22T00:00:00+11:00' }
  const because = { ...off, disabled_reason: 'Ремонт кухни' }
  expect(closedNow(because, now)).toBe('Сейчас закрыт: ремонт кухни. Откроется в\u00a018:00.')
  expect(closedWords(because, now)).toBe('Ремонт кухни. Откроется в\u00a018:00.')
  expect(closedWhy(because, now)).toBe('Сейчас закрыт: ремонт кухни.')
  expect(closedNow({ ...off, disabled_reason: 'ЖКХ отключило воду!' }, now)).toContain('закрыт: ЖКХ отключило воду! ')
  expect([closedNow(off, now), closedWhy(off, now)]).toEqual(['Сейчас закрыт. Откроется в\u00a018:00.', null])
  expect(closedNow({ ...because, disabled_until: null }, now)).toBe('Сейчас закрыт. Откроется в\u00a018:00.')
  expect([closedNow({ ...because, is_open: true }, now), closedWhy({ ...because, is_open: true }, now)]).toEqual([
    null,
    null,
  ])
})
