import { expect, test } from 'bun:test'
import { openingWords } from './opening'

/** Monday, two in the afternoon on the island. */
const MONDAY = new Date('2026-11-23T03:00:00Z')

const at = (hours: string | null) => ({ hours, restaurant: null })

test('an organization says until when it is open, or when it opens', () => {
  expect(openingWords(at('пн–пт 09:00–21:00'), MONDAY)).toEqual({ is_open: true, text: 'Открыто до\u00A021:00' })
  expect(openingWords(at('круглосуточно'), MONDAY)).toEqual({ is_open: true, text: 'Открыто круглосуточно' })
  expect(openingWords(at('вт 09:00–12:00'), MONDAY)).toEqual({
    is_open: false,
    text: 'Откроется завтра в\u00A009:00',
  })
})

test('one that tells no hours says nothing of them', () => {
  expect(openingWords(at(null), MONDAY)).toBeNull()
})

test('a restaurant goes by its schedule and its pause', () => {
  const schedule = { id: crypto.randomUUID(), type: 'all_day' as const, weekday: null, date: null }
  const schedules = [{ ...schedule, open_time: null, close_time: null, closed: false }]
  const restaurant = { id: crypto.randomUUID(), schedules, disabled_until: null, delivers: true }
  expect(openingWords({ hours: 'пн 09:00–10:00', restaurant }, MONDAY)?.is_open).toBe(true)
  const disabled_until = '2026-11-23T04:00:00Z'
  expect(openingWords({ hours: null, restaurant: { ...restaurant, disabled_until } }, MONDAY)?.is_open).toBe(false)
})
