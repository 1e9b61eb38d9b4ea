import { describe, expect, test } from 'bun:test'
import { closedDescription, openCount } from './labels'
import type { OpenState } from './schedule'

const now = new Date('2026-11-20T12:00:00+11:00')
const OPEN: OpenState = { open: true, closes_at: null, opens_at: null, reason: null, disabled_reason: null }
const CLOSED: OpenState = {
  ...OPEN,
  open: false,
  reason: 'outside_hours',
  opens_at: new Date('2026-11-21T10:00:00+11:00'),
}
test('so many restaurants are open, in words that agree', () => {
  expect([1, 2, 5, 21].map(openCount)).toEqual([
    '1\u00A0ресторан открыт',
    '2\u00A0ресторана открыто',
    '5\u00A0ресторанов открыто',
    '21\u00A0ресторан открыт',
  ])
})

describe('the dialog over a closed restaurant', () => {
  test('gives its own reason and the time of opening', () => {
    const state: OpenState = { ...CLOSED, reason: 'disabled', disabled_reason: 'Ремонт кухни' }
    expect(closedDescription(state, now)).toBe('Ремонт кухни. Откроется завтра в\u00A010:00.')
  })

  test('says that it is not working when its hours are over', () => {
    expect(closedDescription(CLOSED, now)).toBe('Сейчас ресторан не\u00A0работает. Откроется завтра в\u00A010:00.')
  })

  test('promises no opening nobody knows', () => {
    expect(closedDescription({ ...CLOSED, reason: 'no_schedule', opens_at: null }, now)).not.toContain('Откроется')
  })
})
