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
const OVER_LIMIT = 'Покупка больше того, что карта позволяет за\u00A0день'

/** What the bank's commonest codes mean to a person. */
const REASONS: Readonly<Record<string, string>> = {
  101: 'Не\u00A0подошёл код из\u00A0СМС или подтверждение в\u00A0приложении банка',
  116: NO_MONEY,
  1051: NO_MONEY,
  1014: WRONG_CARD,
  1082: WRONG_CARD,
  1054: 'У\u00A0карты истёк срок действия',
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

/** Why the bank may have declined, as far as its code tells. */
export function declineReason({ error_code, method }: { error_code: string | null; method: PaymentMethod }): string {
  if (method === 'sbp') return REASONS_OF_SBP[error_code ?? ''] ?? USUAL_OF_SBP
  return REASONS[error_code ?? ''] ?? USUAL
}
