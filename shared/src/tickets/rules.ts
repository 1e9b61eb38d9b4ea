import { MINUTE_MS } from '../formats/time'

/** So long seats are kept for who pays. */
export const HOLD_MINUTES = 15
/** So long what was freed is kept for who has waited for it. */
export const OFFER_MINUTES = 20
/** The bank opens no page that dies sooner. */
export const PAYABLE_MINUTES = 3

export const SALE_STATES = {
  on_sale: 'В\u00A0продаже',
  sold_out: 'Распродано',
  not_yet: 'Продажа ещё не\u00A0началась',
  over: 'Продажа закончена',
} as const
export type SaleState = keyof typeof SALE_STATES

export const PURCHASE_STATES = {
  held: 'Ждёт оплаты',
  lapsed: 'Не\u00A0оплачено, места вернулись в\u00A0продажу',
  failed: 'Мест не\u00A0хватило, деньги возвращаются',
  sold: 'Оплачено',
} as const
export type PurchaseState = keyof typeof PURCHASE_STATES

type Told = { paid_at: unknown; failed_at: unknown; held_until: string }
/** How far a purchase is: kept nowhere, told by its facts. */
export function purchaseState({ paid_at, failed_at, held_until }: Told, now: Date): PurchaseState {
  if (paid_at !== null) return 'sold'
  if (failed_at !== null) return 'failed'
  return Date.parse(held_until) > now.getTime() ? 'held' : 'lapsed'
}

type Session = { starts_at: string; state: string; replanned_at: string | null }
/**
 * Whether tickets can be given back now, for all that was paid: until so many hours before the beginning; of a session
 * that was moved or cancelled, or got another time, place or hall after they were paid, at any time before it begins.
 * `refund_hours` null: only of such a session.
 */
export function canRefund(
  { starts_at, state, replanned_at }: Session,
  { refund_hours, paid_at }: { refund_hours: number | null; paid_at: string | null },
  now: Date,
): boolean {
  const left = Date.parse(starts_at) - now.getTime()
  if (state === 'cancelled') return true
  if (left <= 0) return false
  const isOther = replanned_at !== null && paid_at !== null && Date.parse(paid_at) < Date.parse(replanned_at)
  return state === 'moved' || isOther || (refund_hours !== null && left >= refund_hours * 60 * MINUTE_MS)
}

/** Whoever takes a ticket from somebody reads it before. */
export const HANDED_NOTE =
  'За\u00A0билет заплатил другой человек: он может вернуть билет, тогда деньги получит он, а\u00A0билет перестанет действовать.'
