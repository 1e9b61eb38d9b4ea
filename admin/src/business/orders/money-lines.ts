import { spokenAddress } from '@ostrov/shared/geo/door'
import { offersOf } from '@ostrov/shared/offers/gains'
import { changeLabel } from '@ostrov/shared/orders/change'
import { codeDiscount } from '@ostrov/shared/orders/pricing'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'

type Payment = Pick<BusinessOrderWire, 'payment_type' | 'payment_comment' | 'is_paid'> & { is_test?: boolean }

/** Who takes money and how: «Оплачен онлайн», «Наличные, сдача с 2 000 ₽». */
export function paymentLine({ payment_type, payment_comment, is_paid, is_test = false }: Payment): string {
  if (is_test) return 'Ничего не\u00A0стоит'
  if (payment_type === 'online') return is_paid ? 'Оплачен онлайн' : 'Онлайн'
  if (payment_type === 'card') return 'Картой при\u00A0получении'
  const change = changeLabel(payment_comment)
  return change ? `Наличные, сдача ${change}` : 'Наличные'
}

export type MoneyLine = { label: string; amount: number }

/** The sums of an order in the order they add up; the last line is the total. */
export function moneyLines(order: BusinessOrderWire): MoneyLine[] {
  const lines: MoneyLine[] = [{ label: 'Блюда', amount: order.price }]
  for (const { label, amount } of offersOf(order.basket.items)) lines.push({ label, amount: -amount })
  const ofCode = codeDiscount(order)
  if (ofCode > 0) {
    const code = order.promo_code?.code
    lines.push({ label: code ? `Скидка по\u00A0промокоду ${code}` : 'Скидка', amount: -ofCode })
  }
  if (order.bonus_spent > 0) lines.push({ label: 'Баллы клиента', amount: -order.bonus_spent })
  if (order.delivery.type === 'delivery') lines.push({ label: 'Доставка', amount: order.delivery.price })
  return [...lines, { label: 'Итого', amount: order.total }]
}

/** The house and the way to its door in one line each, the town last; null for a pickup. */
export function addressLines({
  delivery,
}: Pick<BusinessOrderWire, 'delivery'>): { street: string; door: string } | null {
  if (delivery.type === 'pickup' || !delivery.address) return null
  const [street = '', ...door] = spokenAddress(delivery)
  return { street, door: door.join(', ') }
}
