import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { MINUTE_MS } from '../formats/time'
import { type OpeningFacts, openState, type ScheduleRow } from './schedule'

// 20 November 2026 is a Friday; every clock here is the island's.
const at = (moment: string) => new Date(`${moment}:00+11:00`)

function general(open_time: string, close_time: string, weekdays = [1, 2, 3, 4, 5, 6, 7]): ScheduleRow[] {
  return weekdays.map((weekday) => ({ type: 'general', weekday, open_time, close_time }))
}
const holiday = (date: string, open_time?: string, close_time?: string): ScheduleRow => ({
  type: 'holiday',
  date,
  open_time,
  close_time,
  closed: !open_time,
})
const ALL_DAY: ScheduleRow = { type: 'all_day' }

function state(schedules: ScheduleRow[], now: Date, facts: Partial<OpeningFacts> = {}) {
  return openState({ schedules, now, disabled_until: null, moderation_status: 'approved', ...facts })
}

describe('ordinary hours', () => {
  const day = general('10:00', '22:00')

  test('begin with their first minute', () => {
    expect(state(day, at('2026-11-20T09:59'))).toMatchObject({ open: false, opens_at: at('2026-11-20T10:00') })
    expect(state(day, at('2026-11-20T10:00'))).toMatchObject({ open: true, closes_at: at('2026-11-20T22:00') })
  })

  test('end before their last minute', () => {
    expect(state(day, at('2026-11-20T21:59')).open).toBe(true)
    expect(state(day, at('2026-11-20T22:00'))).toMatchObject({
      open: false,
      reason: 'outside_hours',
      opens_at: at('2026-11-21T10:00'),
    })
  })

  test('skip the days that have none', () => {
    const workdays = general('10:00', '22:00', [1, 2, 3, 4, 5])
    expect(state(workdays, at('2026-11-20T23:00')).opens_at).toEqual(at('2026-11-23T10:00'))
  })

  test('may have a break', () => {
    const broken = [...general('10:00', '14:00'), ...general('17:00', '22:00')]
    expect(state(broken, at('2026-11-20T15:00'))).toMatchObject({ open: false, opens_at: at('2026-11-20T17:00') })
  })

  test('that touch are one evening', () => {
    const touching = [...general('10:00', '14:00'), ...general('14:00', '22:00')]
    expect(state(touching, at('2026-11-20T12:00')).closes_at).toEqual(at('2026-11-20T22:00'))
  })

  test('read the seconds a database adds', () => {
    expect(state(general('10:00:00', '22:00:00'), at('2026-11-20T12:00')).open).toBe(true)
  })
})

describe('hours past midnight', () => {
  const friday = general('18:00', '02:00', [5])

  test('keep Friday open on Saturday at 01:30', () => {
    expect(state(friday, at('2026-11-21T01:30'))).toMatchObject({ open: true, closes_at: at('2026-11-21T02:00') })
  })

  test('do not open Friday at 01:30', () => {
    expect(state(friday, at('2026-11-20T01:30'))).toMatchObject({ open: false, opens_at: at('2026-11-20T18:00') })
  })

  test('lead from Sunday into Monday', () => {
    expect(state(general('18:00', '02:00', [7]), at('2026-11-23T00:30')).open).toBe(true)
  })

  test('of equal clocks are a whole day', () => {
    expect(state(general('10:00', '10:00', [5]), at('2026-11-21T09:59'))).toMatchObject({
      open: true,
      closes_at: at('2026-11-21T10:00'),
    })
  })
})

describe('a holiday', () => {
  test('closes a day the week has open', () => {
    const rows = [...general('10:00', '22:00'), holiday('2026-11-20')]
    expect(state(rows, at('2026-11-20T12:00'))).toMatchObject({ open: false, opens_at: at('2026-11-21T10:00') })
  })

  test('has its own hours', () => {
    const rows = [...general('10:00', '22:00'), holiday('2026-11-20', '12:00', '16:00')]
    expect(state(rows, at('2026-11-20T11:00')).opens_at).toEqual(at('2026-11-20T12:00'))
    expect(state(rows, at('2026-11-20T17:00')).open).toBe(false)
  })

  test('governs the shift that starts on it, not the night it begins with', () => {
    const rows = [...general('18:00', '02:00'), holiday('2026-11-21')]
    expect(state(rows, at('2026-11-21T01:30')).open).toBe(true)
    expect(state(rows, at('2026-11-21T19:00')).open).toBe(false)
    expect(state(rows, at('2026-11-22T01:30')).open).toBe(false)
  })

  test('interrupts even a round-the-clock restaurant', () => {
    const rows = [ALL_DAY, holiday('2026-11-21')]
    expect(state(rows, at('2026-11-20T23:59'))).toMatchObject({ open: true, closes_at: at('2026-11-21T00:00') })
    expect(state(rows, at('2026-11-21T12:00'))).toMatchObject({ open: false, opens_at: at('2026-11-22T00:00') })
  })

  test('may open a restaurant that has no other hours', () => {
    expect(state([holiday('2026-11-25', '10:00', '12:00')], at('2026-11-20T12:00')).opens_at).toEqual(
      at('2026-11-25T10:00'),
    )
  })

  test('may last longer than a week', () => {
    const days = Array.from({ length: 10 }, (_, i) => holiday(`2027-01-${String(i + 1).padStart(2, '0')}`))
    expect(state([ALL_DAY, ...days], at('2027-01-01T12:00')).opens_at).toEqual(at('2027-01-11T00:00'))
  })
})

describe('round the clock', () => {
  test('is open at any moment and names no closing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), (minute) => {
        const now = new Date(at('2026-01-01T00:00').getTime() + minute * MINUTE_MS)
        expect(state([ALL_DAY], now)).toMatchObject({ open: true, closes_at: null })
      }),
    )
  })

  test('goes before the hours of the week', () => {
    expect(state([ALL_DAY, ...general('10:00', '12:00')], at('2026-11-20T15:00')).open).toBe(true)
  })
})

describe('a restaurant takes no orders', () => {
  const day = general('10:00', '22:00')
  const noon = at('2026-11-20T12:00')

  test.each(['draft', 'pending', 'rejected'] as const)('while it is %s', (moderation_status) => {
    expect(state(day, noon, { moderation_status })).toMatchObject({ open: false, reason: 'not_approved' })
  })

  test('without any schedule', () => {
    expect(state([], noon)).toMatchObject({ open: false, reason: 'no_schedule', opens_at: null })
  })

  test('while it is switched off, and says why and until when', () => {
    const off = { disabled_until: at('2026-11-20T15:00'), disabled_reason: 'Ремонт кухни' }
    expect(state(day, noon, off)).toMatchObject({
      open: false,
      reason: 'disabled',
      disabled_reason: 'Ремонт кухни',
      opens_at: at('2026-11-20T15:00'),
    })
  })

  test('until its hours begin when it is switched off for the night', () => {
    expect(state(day, noon, { disabled_until: at('2026-11-20T23:00') }).opens_at).toEqual(at('2026-11-21T10:00'))
  })

  test('and takes them again when the switch has run out', () => {
    expect(state(day, noon, { disabled_until: noon }).open).toBe(true)
    expect(state(day, noon, { disabled_until: '2026-11-20T11:00:00+11:00' }).open).toBe(true)
  })
})

test('an open restaurant is open until it closes, a closed one opens when it says', () => {
  const clock = fc.integer({ min: 0, max: 1439 }).map((m) => `${pad(Math.floor(m / 60))}:${pad(m % 60)}`)
  const row = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), open_time: clock, close_time: clock })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 20_160 }), (rows, minute) => {
      const schedules = rows.map((one): ScheduleRow => ({ type: 'general', ...one }))
      const now = new Date(at('2026-11-16T00:00').getTime() + minute * MINUTE_MS)
      const { open, opens_at, closes_at } = state(schedules, now)
      const turn = open ? closes_at : opens_at
      if (!turn) return
      expect(state(schedules, new Date(turn.getTime() - 1)).open).toBe(open)
      expect(state(schedules, turn).open).toBe(!open)
    }),
  )
})

function pad(part: number): string {
  return String(part).padStart(2, '0')
}
