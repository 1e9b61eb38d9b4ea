import { expect, test } from 'bun:test'
import { groupState, sameName, stateWords, tidyName } from './rules'

const now = new Date('2026-11-22T02:00:00Z')
const facts = { ordered_at: null, closed_at: null, expires_at: new Date('2026-11-22T03:00:00Z'), is_locked: false }

test('a gathering is open until it is locked, closed, over or ordered, the last word counting most', () => {
  expect(groupState(facts, now)).toBe('open')
  expect(groupState({ ...facts, is_locked: true }, now)).toBe('locked')
  expect(groupState({ ...facts, is_locked: true, expires_at: now }, now)).toBe('expired')
  expect(groupState({ ...facts, closed_at: now, expires_at: now }, now)).toBe('closed')
  expect(groupState({ ...facts, closed_at: now, ordered_at: now }, now)).toBe('ordered')
})

test('names that look the same on a bag are the same', () => {
  expect(tidyName('  Аня   К. ')).toBe('Аня К.')
  expect(sameName('алёна', 'АЛЕНА ')).toBe(true)
  expect(sameName('Аня', '\u202eА\u200bня')).toBe(true)
  expect(sameName('Аня', 'Аня К.')).toBe(false)
})

test('an open gathering needs no words', () => {
  expect(stateWords('open', 'Аня')).toBeNull()
  expect(stateWords('ordered', 'Аня')).toBe('Заказ уже оформлен')
  expect(stateWords('locked', 'Аня')).toContain('Аня оформляет заказ')
})
