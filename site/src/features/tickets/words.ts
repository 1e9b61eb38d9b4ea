import { formatMoney } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatDate, formatTime, localParts } from '@ostrov/shared/formats/time'
import type { PurchaseState } from '@ostrov/shared/tickets/rules'

export const priceOf = (price: number) => (price === 0 ? 'Бесплатно' : formatMoney(price))

/** «28 ноября, 19:00» */
export const beginsWords = (starts_at: string) => `${formatDate(localParts(starts_at).date)}, ${formatTime(starts_at)}`

type Place = { venue: string; hall: string | null; city: string; address: string }
export const placeWords = ({ venue, hall, city, address }: Place) =>
  [venue, ...(hall === null ? [] : [hall]), city, address].join(', ')

const ticketsOf = (count: number) => countOf(count, 'билет', 'билета', 'билетов')

type Counted = { count: number; total: number; kept: { count: number; total: number } | null }
/** How many tickets and what they cost; of those that were given back, what is left. */
export function boughtWords({ count, total, kept }: Counted): string {
  if (kept === null) return `${ticketsOf(count)} · ${priceOf(total)}`
  if (kept.count === 0) return `${ticketsOf(count)}: все возвращены`
  return `${ticketsOf(kept.count)} из\u00A0${count} · ${priceOf(kept.total)}`
}

type Standing = { is_mine: boolean; used_at: string | null; refunded_at: string | null }
/** What has become of a ticket that somebody was handed. */
export function standingWords({ is_mine, used_at, refunded_at }: Standing): string {
  if (refunded_at) return 'Возвращён'
  if (used_at) return 'По\u00A0билету прошли'
  return is_mine ? 'Ваш' : 'Передан дальше'
}

/** When what was bought comes back. */
export function ruleWords(refund_hours: number | null): string {
  if (refund_hours === null) return 'Вернуть билет можно, только если сеанс перенесут или\u00A0отменят.'
  if (refund_hours === 0) return 'Вернуть билет можно до\u00A0начала: вернём всё, что заплатили.'
  return `Вернуть билет можно не\u00A0позже чем за\u00A0${refund_hours}\u00A0ч до\u00A0начала: вернём всё, что заплатили.`
}

export const STATE_COLOURS = { held: 'amber', lapsed: 'ink', failed: 'berry', sold: 'leaf' } as const satisfies Record<
  PurchaseState,
  string
>
