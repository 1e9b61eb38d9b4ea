import { expect, test } from 'bun:test'
import { readMoment, sayMoment } from './moments.ts'

const ZONE = { timezone: 'Asia/Sakhalin', utcOffset: 11 }
const NOW = new Date('2026-11-29T00:00:00Z')

test.each([
  ['2026-11-28 19:42', '2026-11-28T08:42:00.000Z'],
  ['2026-11-28T19:42:07', '2026-11-28T08:42:07.000Z'],
  ['2026-11-28 19:42Z', '2026-11-28T19:42:00.000Z'],
  ['2026-11-28 19:42:30 +03:30', '2026-11-28T16:12:30.000Z'],
  ['2026-11-28 03:00-0200', '2026-11-28T05:00:00.000Z'],
  ['2026-11-28 03:00+03', '2026-11-28T00:00:00.000Z'],
])('%s is %s', (written, moment) => {
  expect(readMoment(written, ZONE, NOW).toISOString()).toBe(moment)
})

test.each([
  'yesterday',
  '',
  '2026-11-28',
  '2026-02-30 10:00',
  '2026-11-28 24:00',
  '2026-11-28 10:60',
  '28.11.2026 19:42',
])('«%s» is refused as no moment', (written) => {
  expect(() => readMoment(written, ZONE, NOW)).toThrow('is no moment. Write it like this')
})

test('what is still to come is refused in the clock of the region', () => {
  expect(() => readMoment('2026-11-29 11:00:01', ZONE, NOW)).toThrow(
    '2026-11-29 11:00:01 (Asia/Sakhalin, UTC+11) is still to come.',
  )
  expect(sayMoment(NOW, { timezone: 'America/Sao_Paulo', utcOffset: -3 })).toBe(
    '2026-11-28 21:00:00 (America/Sao_Paulo, UTC−3)',
  )
})
