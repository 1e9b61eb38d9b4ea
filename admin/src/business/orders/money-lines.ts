import { formatMoney } from '@ostrov/shared/formats/money'
import { doorWords } from '@ostrov/shared/geo/forms'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'

type Payment = Pick<BusinessOrderWire, 'payment_type' | 'payment_comment' | 'is_paid'>

/** Who takes money and how: «Оплачен онлайн», «Наличные, сдача с 2 000 ₽». */
export function paymentLine({ payment_type, payment_comment, is_paid }: Payment): string {
  if (payment_type === 'online') return is_paid ? 'Оплачен онлайн' : 'Онлайн'
  if (payment_type === 'card') return 'Картой при\u00A0получении'
  const change = changeFrom(payment_comment)
  return change ? `Наличные, сдача с\u00A0${change}` : 'Наличные'
}

/** The note a customer leaves («сдача с 2000», «2000») as the sum to bring change from; words stay as they are. */
function changeFrom(comment: string | null): string | null {
  const note = comment?.trim().replace(/^сдача\s+с\s+/iu, '') ?? ''
  if (note === '') return null
  const digits = note.replace(/\s|₽|рублей|рубля|рубль|руб\.?/giu, '')
  return /^\d{2,6}$/.test(digits) ? formatMoney(Number(digits)) : note
}

export type MoneyLine = { label: string; amount: number }

/** The sums of an order in the order they add up; the last line is the total. */
export function moneyLines(order: BusinessOrderWire): MoneyLine[] {
  const lines: MoneyLine[] = [{ label: 'Блюда', amount: order.price }]
  if (order.discount > 0) {
    const code = order.promo_code?.code
    lines.push({ label: code ? `Скидка по\u00A0промокоду ${code}` : 'Скидка', amount: -order.discount })
  }
  if (order.delivery.type === 'delivery') lines.push({ label: 'Доставка', amount: order.delivery.price })
  return [...lines, { label: 'Итого', amount: order.total }]
}

/** The street and the way to the door in one line each; null for a pickup. */
export function addressLines({
  delivery,
}: Pick<BusinessOrderWire, 'delivery'>): { street: string; door: string } | null {
  if (delivery.type === 'pickup' || !delivery.address) return null
  return { street: delivery.address, door: doorWords(delivery).join(', ') }
}
