import { expect, test } from 'bun:test'
import * as referral from './referral'

const november = new Date('2026-11-20T03:30:00Z')

test.each([
  [0, 'berry'],
  [25, 'berry'],
  [26, 'amber'],
  [49, 'amber'],
  [50, 'leaf'],
  [100, 'leaf'],
] as const)('with %d invitations left the bar is %s', (left, tone) => {
  expect(referral.invitesTone(left)).toBe(tone)
})

test('what is left never falls below nothing', () => {
  expect(referral.invitesLeft(30)).toBe(70)
  expect(referral.invitesLeft(130)).toBe(0)
})

test('the text names the current month', () => {
  expect(referral.invitesMonthText(november)).toBe('В ноябре осталось')
})

test('the month turns at the midnight of the region', () => {
  expect(referral.invitesMonthText(new Date('2026-11-30T13:00:00Z'))).toBe('В декабре осталось')
})

test('the limit is told in its plural', () => {
  expect(referral.invitesUsedText(3)).toBe('3 из 100\u00A0приглашений в месяц')
})

test('counting starts anew on the first of the next month', () => {
  expect(referral.refreshDate(november)).toEqual(new Date('2026-12-01T00:00:00+11:00'))
})

test('after December comes January of the next year', () => {
  expect(referral.refreshDate(new Date('2026-12-31T05:00:00Z'))).toEqual(new Date('2027-01-01T00:00:00+11:00'))
})
