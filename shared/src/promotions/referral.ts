import { regionOffset } from '../formats/installation'
import { countOf } from '../formats/plural'
import { instantAt, localParts, monthName } from '../formats/time'

/** Remembers whose link a browser came by until somebody signs in: a browser's cookie, 30 days. */
export const INVITATION_COOKIE = 'ostrov_invitation'
export const INVITATION_DAYS = 30
const REF_CODE = /^[a-z0-9]{1,20}$/i

/** Text that may be somebody's invitation code. */
export function isRefCode(text: string): boolean {
  return REF_CODE.test(text)
}

/** Friends one person may invite in a calendar month. */
export const INVITES_PER_MONTH = 100

/** Invitations left this month. */
export function invitesLeft(used: number, limit = INVITES_PER_MONTH): number {
  return Math.max(limit - used, 0)
}

/** The colour token of the progress bar: red at 25 left or fewer, yellow below 50, green otherwise. */
export function invitesTone(left: number): 'berry' | 'amber' | 'leaf' {
  if (left <= 25) return 'berry'
  return left < 50 ? 'amber' : 'leaf'
}

/** «В ноябре осталось»: the month is the region's current one. */
export function invitesMonthText(now: Date, offset = regionOffset()): string {
  const month = Number(localParts(now, offset).date.slice(5, 7))
  return `В ${monthName(month, 'prepositional')} осталось`
}

/** «3 из 100 приглашений в месяц» */
export function invitesUsedText(used: number, limit = INVITES_PER_MONTH): string {
  return `${used} из ${countOf(limit, 'приглашения', 'приглашений', 'приглашений')} в месяц`
}

/** When the month's invitations are counted anew: the first midnight of the next month in the region. */
export function refreshDate(now: Date, offset = regionOffset()): Date {
  const [year = 0, month = 0] = localParts(now, offset).date.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return instantAt(next, 0, offset)
}
