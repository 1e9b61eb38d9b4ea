import { expect, test } from 'bun:test'
import { wayComplaint } from './notifications'

const nobody = { emails: ' \n', phones: '', push: false }
const somebody = { emails: 'kitchen@example.com', phones: '+7 900 111-22-33', push: true }

test('a way that leads to nobody says so, one that leads to somebody nothing', () => {
  expect(wayComplaint('mail', nobody)).toContain('почта не\u00A0указана')
  expect(wayComplaint('sms', { ...somebody, phones: '' })).toContain('нет телефонов')
  expect(wayComplaint('push', nobody)).toContain('выключены')
  expect((['mail', 'sms', 'push'] as const).map((way) => wayComplaint(way, somebody))).toEqual([null, null, null])
})
