import { expect, test } from 'bun:test'
import { isStillSignedIn } from './store'

const staff = { kind: 'business', expire_at: '2026-12-01T00:00:00+11:00' } as const

test('a session is shown as open until it expires', () => {
  expect(isStillSignedIn(staff, new Date('2026-11-30T12:59:59Z'))).toBe(true)
  expect(isStillSignedIn(staff, new Date('2026-11-30T13:00:00Z'))).toBe(false)
})

test('nobody is not signed in', () => {
  expect(isStillSignedIn(null, new Date())).toBe(false)
})
