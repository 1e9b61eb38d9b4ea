import { describe, expect, test } from 'bun:test'
import { cardLabel, closedDescription, openCount, type ServiceFacts, serviceLabel } from './labels'
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

const facts: ServiceFacts = { state: OPEN, delivers: true, has_address: true, in_zone: true, now }

describe('a restaurant', () => {
  test('that simply delivers says nothing', () => {
    expect(serviceLabel(facts)).toBeNull()
  })

  test('that is closed says when it opens, before all else', () => {
    expect(serviceLabel({ ...facts, state: CLOSED, delivers: false })).toBe('Откроется завтра в\u00A010:00')
  })

  test('without zones has only pickup', () => {
    expect(serviceLabel({ ...facts, delivers: false })).toBe('Только самовывоз')
  })

  test('asks for an address when there is none', () => {
    expect(serviceLabel({ ...facts, has_address: false, in_zone: false })).toBe('Добавьте адрес')
  })

  test('out of reach says so', () => {
    expect(serviceLabel({ ...facts, in_zone: false })).toBe('Ваш адрес вне зоны доставки')
  })
})

describe('its card', () => {
  test('offers pickup when the address is out of reach', () => {
    expect(cardLabel({ ...facts, in_zone: false })).toBe('Самовывоз, ваш адрес вне зоны доставки')
  })

  test('does not ask for an address', () => {
    expect(cardLabel({ ...facts, has_address: false })).toBeNull()
  })

  test('says when it opens', () => {
    expect(cardLabel({ ...facts, state: CLOSED })).toBe('Откроется завтра в\u00A010:00')
  })
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
