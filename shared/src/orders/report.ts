import { regionOffset } from '../formats/installation'
import type { TableLines } from '../formats/tables'
import { formatTime, localParts } from '../formats/time'
import { PAYMENT_TYPE_LABELS } from './checkout'
import { EVENT_LABELS } from './events'
import { DELIVERY_TYPE_LABELS } from './labels'
import type { DeliveryType, OrderStatus, PaymentType } from './statuses'

/** An order of a restaurant's report; sums are those of its ledger, rubles. */
export type ReportedOrder = {
  id: number
  created_at: string
  status: OrderStatus
  delivery_type: DeliveryType
  payment_type: PaymentType
  promo_code: string | null
  goods: number
  delivery: number
  discount: number
  /** Of the discount, what the restaurant pays for; the platform pays for the rest. */
  own_discount: number
  paid: number
  refunded: number
}

const HEAD = [
  ...['Заказ', 'День', 'Время', 'Статус', 'Получение', 'Оплата', 'Промокод', 'Блюда, ₽', 'Доставка, ₽'],
  ...[
    'Скидка за счёт сервиса, ₽',
    'Скидка за счёт ресторана, ₽',
    'Начислено, ₽',
    'Оплачено онлайн, ₽',
    'Возвращено, ₽',
    'Осталось онлайн, ₽',
  ],
  'Получено на месте, ₽',
]

/** A restaurant's orders as its accountant needs them: a line each, then the sums of all and of those that were received. */
export function reportTable(orders: readonly ReportedOrder[], offset = regionOffset()): TableLines {
  const lines = orders.map((order) => ({ order, sums: sumsOf(order) }))
  const total = (name: string, some: typeof lines) => [
    ...[name, '', '', '', '', '', ''],
    ...some.reduce<number[]>((all, { sums }) => sums.map((sum, at) => sum + (all[at] ?? 0)), sumsOf(NOTHING)),
  ]
  return [
    HEAD,
    ...lines.map(({ order, sums }) => [...wordsOf(order, offset), ...sums]),
    total('Итого', lines),
    total(
      'Из них выполненные',
      lines.filter(({ order }) => isReceived(order.status)),
    ),
  ]
}

const isReceived = (status: OrderStatus) => status === 'DELIVERED' || status === 'COMPLETED'

function wordsOf({ id, created_at, status, delivery_type, payment_type, promo_code }: ReportedOrder, offset: number) {
  return [
    ...[id, localParts(created_at, offset).date, formatTime(created_at, offset), EVENT_LABELS[status]],
    ...[DELIVERY_TYPE_LABELS[delivery_type], PAYMENT_TYPE_LABELS[payment_type], promo_code ?? ''],
  ]
}

type Sum = 'goods' | 'delivery' | 'discount' | 'own_discount' | 'paid' | 'refunded'
type Sums = Pick<ReportedOrder, 'status' | 'payment_type' | Sum>

const NOTHING: Sums = {
  ...{ status: 'new', payment_type: 'online' },
  ...{ goods: 0, delivery: 0, discount: 0, own_discount: 0, paid: 0, refunded: 0 },
}

/** In the order of the head; what is paid on receipt is no row of the ledger, so it is received with the food. */
function sumsOf({ status, payment_type, goods, delivery, discount, own_discount, paid, refunded }: Sums): number[] {
  const charged = goods + delivery - discount
  const onSpot = payment_type !== 'online' && isReceived(status) ? charged : 0
  return [goods, delivery, discount - own_discount, own_discount, charged, paid, refunded, paid - refunded, onSpot]
}
