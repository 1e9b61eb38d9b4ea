import { expect, test } from 'bun:test'
import { tooOld } from './version.ts'

test('an older server is refused in one sentence, and a newer one is not', () => {
  expect(tooOld('15.14 (Debian 15.14-1)')).toBe(
    'PostgreSQL 18 or newer is needed; the server of DATABASE_URL is 15.14 (Debian 15.14-1).',
  )
  expect([tooOld('18.4'), tooOld('19beta1')]).toEqual([undefined, undefined])
})
