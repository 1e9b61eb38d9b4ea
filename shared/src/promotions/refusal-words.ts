import { formatMoney } from '../formats/money'

/** The specification's letter; the sum it speaks of stands beside it. */
export const BELOW_MINIMUM = 'Мин. сумма заказа не соответствует условиям акции'
export const ONLINE_ONLY = 'Промокод действует только при онлайн-оплате'

type Refused = { message: string; min_order_sum: number }

/** Why a code does not count, with the sum it asks for where that is the reason. */
export function refusalWords({ message, min_order_sum }: Refused): string {
  return message === BELOW_MINIMUM ? `${message}: от\u00A0${formatMoney(min_order_sum)}` : message
}

/** The same where the order is paid on receipt, when no code would count: what is really wrong comes first. */
export function lostWords(code: string, { discount, message }: { discount: number; message: string | null }): string {
  const own = `Промокод ${code}`
  if (discount > 0)
    return `${own} действует только при\u00A0оплате онлайн: ${formatMoney(-discount)} не\u00A0применится.`
  if (!message || message === ONLINE_ONLY)
    return `${own} действует только при\u00A0оплате онлайн и\u00A0не\u00A0применится.`
  return `${own} не\u00A0применится. ${message}.`
}
