import { expect, test } from 'bun:test'
import { resendIn } from './codes'

const now = new Date('2026-11-20T03:30:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

test('another code may be sent thirty seconds after the last one', () => {
  expect(resendIn(now, now)).toBe(30)
  expect(resendIn(ago(29_500), now)).toBe(1)
  expect(resendIn(ago(30_000), now)).toBe(0)
  expect(resendIn(null, now)).toBe(0)
})
