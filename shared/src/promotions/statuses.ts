/**
 * What a code is for one person: usable, or why not. Only `used` says that this person entered it; `exhausted` others have
 * taken up, `first_order_only` comes too late.
 */
export const PROMO_CODE_STATUSES = ['active', 'used', 'exhausted', 'first_order_only', 'expired', 'disabled'] as const
export type PromoCodeStatus = (typeof PROMO_CODE_STATUSES)[number]

/** What stands on the card of a code that cannot be used. */
export const PROMO_STATUS_LABELS = {
  used: 'Использован',
  exhausted: 'Уже разобрали',
  first_order_only: 'Только на\u00A0первый заказ',
  expired: 'Истёк',
  disabled: 'Не\u00A0действует',
} as const satisfies Record<Exclude<PromoCodeStatus, 'active'>, string>
