import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { addDays, formatTime, instantAt, localParts, MINUTE_MS } from '../formats/time'
import { isPeak } from '../restaurants/peak'
import { openState, type ScheduleRow } from '../restaurants/schedule'
import { type AheadFacts, dayTitle, kitchenMoment, nextSlot, slotDays } from './ahead'
import { wantedWords } from './wanted'

const QUARTER_MS = 15 * MINUTE_MS
// 27 November 2026 is a Friday.
const TODAY = '2026-11-27'
const at = (clock: number, day = TODAY) => instantAt(day, clock * 60)
const week = (open_time: string, close_time: string, days = [1, 2, 3, 4, 5, 6, 7]): ScheduleRow[] =>
  days.map((weekday) => ({ type: 'general', weekday, open_time, close_time }))

const kitchen: AheadFacts = {
  ahead_days: 1,
  ahead_lead: 30,
  delivery_type: 'delivery',
  delivery_time: 30,
  pace: null,
  busy_minutes: 0,
  busy_until: null,
  moderation_status: 'approved',
  schedules: week('10:00', '22:00'),
  disabled_until: null,
  reaches: { usual: true, peak: true },
  caps: [],
}
const clocks = (facts: AheadFacts, now: Date, day = 0) =>
  slotDays(facts, now)[day]?.slots.map((slot) => formatTime(slot.at)) ?? []

test('who opens at ten and needs three quarters of an hour brings at a quarter to eleven first', () => {
  expect(clocks(kitchen, at(7))[0]).toBe('10:45')
})

test('the last order begins before the kitchen closes, and a pickup is fetched while it is open', () => {
  expect(clocks(kitchen, at(12)).at(-1)).toBe('22:30')
  expect(clocks({ ...kitchen, delivery_type: 'pickup' }, at(12)).at(-1)).toBe('22:00')
})

test('nothing is offered sooner than the least lead nor where no orders ahead are taken', () => {
  expect(clocks({ ...kitchen, ahead_lead: 120 }, at(12))[0]).toBe('14:00')
  expect(slotDays({ ...kitchen, ahead_days: null }, at(12))).toEqual([])
})

test('a pause moves the first moment behind it, busy time makes the kitchen begin earlier', () => {
  expect(clocks({ ...kitchen, disabled_until: at(15) }, at(12))[0]).toBe('15:45')
  expect(clocks({ ...kitchen, busy_minutes: 30, busy_until: at(13) }, at(12))[0]).toBe('13:15')
})

test('in peak hours nothing is offered where nothing is brought then', () => {
  const offered = clocks({ ...kitchen, reaches: { usual: true, peak: false } }, at(10))
  expect(['11:45', '12:00', '13:45', '14:00'].map((clock) => offered.includes(clock))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('what is full stays and says so, and the next free one is told', () => {
  const wanted = at(20)
  const taken = new Map([[kitchenMoment(kitchen, wanted).getTime(), 10]])
  const days = slotDays({ ...kitchen, caps: [{ limit: 10, wanted: 1, taken }] }, at(12))
  const slot = days[0]?.slots.find(({ at }) => at.getTime() === wanted.getTime())
  expect(slot?.is_full).toBe(true)
  expect(nextSlot(days, wanted)).toEqual(at(20.25))
})

test('a moment is said as one says it', () => {
  expect(
    [at(20), at(9.25, addDays(TODAY, 1)), at(12, addDays(TODAY, 5))].map((moment) => wantedWords(moment, at(12))),
  ).toEqual(['сегодня к\u00A020:00', 'завтра к\u00A009:15', '2\u00A0декабря к\u00A012:00'])
})

test('a day to choose is named as one names it', () => {
  expect([0, 1, 4].map((days) => dayTitle(addDays(TODAY, days), at(12)))).toEqual([
    'Сегодня',
    'Завтра',
    'вт, 1\u00A0декабря',
  ])
})

/** Every minute of every day asked by itself, by the rule for «now»: slow, and plain to read. */
function plainly(facts: AheadFacts, now: Date): number[] {
  const found: number[] = []
  if (facts.ahead_days === null) return found
  const last = addDays(localParts(now).date, facts.ahead_days)
  for (let time = Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS; ; time += MINUTE_MS) {
    const moment = new Date(time)
    if (localParts(moment).date > last) return found
    const begins = kitchenMoment(facts, moment)
    const isOpen = openState({ ...facts, now: begins }).open
    const inTime = time - now.getTime() >= facts.ahead_lead * MINUTE_MS && begins.getTime() >= now.getTime()
    const isBrought =
      facts.delivery_type === 'pickup'
        ? openState({ ...facts, disabled_until: null, now: new Date(time - 1) }).open
        : isPeak(moment)
          ? facts.reaches.peak
          : facts.reaches.usual
    if (time % QUARTER_MS === 0 && isOpen && inTime && isBrought) found.push(time)
  }
}

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const minutes = quarter * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})
const row: fc.Arbitrary<ScheduleRow> = fc.oneof(
  fc.record({
    type: fc.constant('general' as const),
    weekday: fc.integer({ min: 1, max: 7 }),
    open_time: clock,
    close_time: clock,
  }),
  fc.record({
    type: fc.constant('holiday' as const),
    date: fc.constantFrom(TODAY, addDays(TODAY, 1)),
    open_time: clock,
    close_time: clock,
    closed: fc.boolean(),
  }),
  fc.constant({ type: 'all_day' as const }),
)
const momentAround = fc
  .integer({ min: -600, max: 2_000 })
  .map((minutes) => new Date(at(12).getTime() + minutes * MINUTE_MS))

test('slots are those that a slow and plain search finds', () => {
  fc.assert(
    fc.property(
      fc.record({
        schedules: fc.array(row, { maxLength: 12 }),
        ahead_days: fc.integer({ min: 0, max: 2 }),
        ahead_lead: fc.integer({ min: 0, max: 200 }),
        delivery_type: fc.constantFrom('delivery' as const, 'pickup' as const),
        delivery_time: fc.integer({ min: 5, max: 120 }),
        disabled_until: fc.option(momentAround),
        busy_until: fc.option(momentAround),
        busy_minutes: fc.integer({ min: 0, max: 60 }),
        reaches: fc.record({ usual: fc.boolean(), peak: fc.boolean() }),
        pace: fc.option(
          fc.dictionary(
            fc.integer({ min: 0, max: 23 }).map(String),
            fc.constantFrom([30, 50] as const, [20, 90] as const),
          ),
        ),
      }),
      momentAround,
      (some, now) => {
        const facts: AheadFacts = { ...kitchen, ...some }
        const slots = slotDays(facts, now).flatMap((day) => day.slots.map((slot) => slot.at.getTime()))
        expect(slots).toEqual(plainly(facts, now))
      },
    ),
    { numRuns: 30 },
  )
})
