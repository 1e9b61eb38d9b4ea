import { afterEach, expect, test } from 'bun:test'
import { $serverAhead, noteServerTime, serverNow } from './clock'

afterEach(() => $serverAhead.set(0))

test('a device that is ten minutes slow still tells the server’s time', () => {
  const now = Date.now()
  noteServerTime(new Date(now + 600_000).toUTCString(), now)
  expect(Math.abs(serverNow().getTime() - now - 600_000)).toBeLessThan(2000)
})

test('the header’s rounding to a second does not move the clock', () => {
  noteServerTime(new Date(1_000_000_000_000).toUTCString(), 1_000_000_000_900)
  expect($serverAhead.get()).toBe(0)
})

test('an answer without a date changes nothing', () => {
  noteServerTime(null)
  noteServerTime('yesterday')
  expect($serverAhead.get()).toBe(0)
})
