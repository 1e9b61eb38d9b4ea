import type { PaymentMethod, PaymentStatus } from './statuses'

/** Whether the bank said no, as opposed to nobody having paid. */
export function isDeclined(status: string): boolean {
  return DECLINED.some((declined) => declined === status)
}

/** Whether its page cannot be paid any more: the bank said no, or the page is closed. */
export function isPageOver(status: string): boolean {
  return isDeclined(status) || status === 'CANCELED' || status === 'DEADLINE_EXPIRED'
}

const DECLINED = ['REJECTED', 'AUTH_FAIL'] as const satisfies PaymentStatus[]

const NO_MONEY = 'На\u00A0карте не\u00A0хватило денег или лимита'
const WRONG_CARD = 'Номер, срок или код карты введены с\u00A0ошибкой'
const BLOCKED = 'Банк закрыл эту карту для\u00A0оплаты'
const LATER = 'Банк просит повторить попытку позже'
const EXPIRED = 'У\u00A0карты истёк срок действия'
const OVER_LIMIT = 'Покупка больше того, что карта позволяет за\u00A0день'

/** What the bank's commonest codes mean to a person. */
const REASONS: Readonly<Record<string, string>> = {
  101: 'Не\u00A0подошёл код из\u00A0СМС или подтверждение в\u00A0приложении банка',
  116: NO_MONEY,
  1051: NO_MONEY,
  1014: WRONG_CARD,
  1082: WRONG_CARD,
  1004: BLOCKED,
  1007: BLOCKED,
  1041: BLOCKED,
  1043: BLOCKED,
  1033: EXPIRED,
  1054: EXPIRED,
  1057: 'Такие покупки для\u00A0этой карты запрещены в\u00A0её банке',
  99: LATER,
  100: LATER,
  119: LATER,
  1091: LATER,
  1096: LATER,
  1061: OVER_LIMIT,
  1065: OVER_LIMIT,
}

const USUAL =
  'Так бывает, если на\u00A0карте не\u00A0хватает денег или лимита, не\u00A0подошёл код из\u00A0СМС или банк остановил покупку для\u00A0проверки'

const NO_SBP = 'Оплата по\u00A0СБП сейчас недоступна'
const OVER_SBP = 'Банк не\u00A0пропускает столько оплат по\u00A0СБП за\u00A0день'
const REASONS_OF_SBP: Readonly<Record<string, string>> = {
  3001: NO_SBP,
  3019: NO_SBP,
  3016: 'Такую сумму по\u00A0СБП заплатить нельзя',
  5061: OVER_SBP,
  5062: OVER_SBP,
}
const USUAL_OF_SBP = 'Банк не\u00A0подтвердил оплату по\u00A0СБП'

/** What we say in the bank's place: a kept way was removed before it was charged, and a charge that nobody answered. */
export const KEPT_GONE = 'kept_gone'
export const KEPT_LOST = 'kept_lost'

const NOT_IN_ONE_PRESS = 'В\u00A0одно нажатие сейчас заплатить не\u00A0получилось'
/** Of a kept way, where they mean another thing than on the bank's page. */
const REASONS_OF_KEPT: Readonly<Record<string, string>> = {
  10: NOT_IN_ONE_PRESS,
  104: NOT_IN_ONE_PRESS,
  101: 'Банк просит подтвердить эту покупку, а\u00A0это можно только на\u00A0его странице',
  [KEPT_GONE]: 'Этого способа оплаты больше нет',
  [KEPT_LOST]: 'Банк не\u00A0ответил, деньги не\u00A0списаны',
}
/** Stolen, lost, unknown or expired: such a card pays nothing any more. */
const DEAD = new Set(['1004', '1007', '1014', '1015', '1033', '1041', '1043', '1054'])

/** Whether a kept way that was refused so is to be offered no more. */
export const isDeadMethod = (error_code: string | null | undefined) => DEAD.has(error_code ?? '')

type Declined = { error_code: string | null; method: PaymentMethod; saved_method_id?: string | null }

/** Why the bank may have declined, as far as its code tells. */
export function declineReason({ error_code, method, saved_method_id }: Declined): string {
  const kept = saved_method_id ? REASONS_OF_KEPT[error_code ?? ''] : undefined
  if (kept) return kept
  if (method === 'sbp') return REASONS_OF_SBP[error_code ?? ''] ?? USUAL_OF_SBP
  return REASONS[error_code ?? ''] ?? USUAL
}
