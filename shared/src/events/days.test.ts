import { expect, test } from 'bun:test'
import { daysOf } from './days'

const at = (day: string, clock = '12:00') => new Date(`${day}T${clock}:00+11:00`)

test('a word about days means those of the region, and the weekend is the one that is near or goes on', () => {
  const thursday = at('2026-11-26')
  expect(daysOf('today', thursday)).toEqual({ from: '2026-11-26', to: '2026-11-26' })
  expect(daysOf('tomorrow', thursday)).toEqual({ from: '2026-11-27', to: '2026-11-27' })
  expect(daysOf('weekend', thursday)).toEqual({ from: '2026-11-28', to: '2026-11-29' })
  expect(daysOf('week', thursday)).toEqual({ from: '2026-11-26', to: '2026-12-02' })
  expect(daysOf('weekend', at('2026-11-28'))).toEqual({ from: '2026-11-28', to: '2026-11-29' })
  expect(daysOf('weekend', at('2026-11-29', '23:59'))).toEqual({ from: '2026-11-29', to: '2026-11-29' })
  expect(daysOf('weekend', at('2026-11-30', '00:00'))).toEqual({ from: '2026-12-05', to: '2026-12-06' })
})
