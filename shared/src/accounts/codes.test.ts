import { expect, test } from 'bun:test'
import { CODE_LIFE_MS, CODE_MAX_TRIES, isCodeAlive, resendIn } from './codes'

const now = new Date('2026-11-20T03:30:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

test('a code lives five minutes', () => {
  expect(isCodeAlive({ created_at: ago(CODE_LIFE_MS - 1), tries: 0 }, now)).toBe(true)
  expect(isCodeAlive({ created_at: ago(CODE_LIFE_MS), tries: 0 }, now)).toBe(false)
})

test('a code is dead after five tries', () => {
  expect(isCodeAlive({ created_at: now, tries: CODE_MAX_TRIES - 1 }, now)).toBe(true)
  expect(isCodeAlive({ created_at: now, tries: CODE_MAX_TRIES }, now)).toBe(false)
})

test('another code may be sent thirty seconds after the last one', () => {
  expect(resendIn(now, now)).toBe(30)
  expect(resendIn(ago(29_500), now)).toBe(1)
  expect(resendIn(ago(30_000), now)).toBe(0)
  expect(resendIn(null, now)).toBe(0)
})
