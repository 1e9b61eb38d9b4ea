import { formatNumber } from '../formats/money'
import { addDays, DAY_MS, instantAt, localParts } from '../formats/time'

/** Whole days of the region's calendar, both ends included, `YYYY-MM-DD`. */
export type Period = { from: string; to: string }

/** A longer one says nothing that a year does not. */
export const LONGEST_DAYS = 366

/** Periods one asks for most, as a person calls them. */
export const PERIODS = {
  today: 'Сегодня',
  yesterday: 'Вчера',
  week: '7\u00A0дней',
  month: '30\u00A0дней',
} as const
export type PeriodName = keyof typeof PERIODS

/** The days such a period has now. */
export function periodOf(name: PeriodName, now: Date): Period {
  const { date: today } = localParts(now)
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: addDays(today, -29), to: today }
  }
}

/** How many days it has; not a positive number when it ends before it begins. */
export function daysIn({ from, to }: Period): number {
  return Math.round((instantAt(to, 0).getTime() - instantAt(from, 0).getTime()) / DAY_MS) + 1
}

/** As many days right before it. */
export function periodBefore(period: Period): Period {
  const days = daysIn(period)
  return { from: addDays(period.from, -days), to: addDays(period.from, -1) }
}

/** Why there is nothing to count; null when there is. */
export function periodComplaint(period: Period): string | null {
  const days = daysIn(period)
  if (!(days >= 1)) return 'Начало позже конца: поменяйте дни местами'
  return days > LONGEST_DAYS ? `Не\u00A0больше ${LONGEST_DAYS}\u00A0дней` : null
}

/** How much more or less than before, in whole percents; null where there is nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}

/** «+1 242 %», «−8 %»: never broken across lines. */
export function changeWords(change: number): string {
  return `${signed(change)}\u00A0%`
}

/** The same of a share: «+2 п. п.», percentage points. */
export function pointWords(change: number): string {
  return `${signed(change)}\u00A0п.\u00A0п.`
}

function signed(change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return sign + formatNumber(Math.abs(change))
}

/** The part of orders that restaurants refused, in whole percents; null while none came. */
export function refusedShare(figures: Came): number | null {
  const { orders, cancelled_by_restaurant, cancelled_by_others } = figures
  const came = orders + cancelled_by_restaurant + cancelled_by_others
  return came === 0 ? null : Math.round((cancelled_by_restaurant / came) * 100)
}

type Came = { orders: number; cancelled_by_restaurant: number; cancelled_by_others: number }

/** Whether a row of a period has not begun: an hour, «14», of its only day, or a day of several. */
export function isComing(at: string, { from, to }: Period, now: Date): boolean {
  const { date, minutes } = localParts(now)
  if (from !== to) return at > date
  return from > date || (from === date && Number(at) * 60 > minutes)
}

/** Up to how many rubles a chart of these sums reaches: of nothing at all it still has a scale one can read. */
export function chartTop(sums: readonly number[]): number {
  const most = Math.max(0, ...sums)
  return most === 0 ? EMPTY_TOP : most * 1.1
}

const EMPTY_TOP = 1000
