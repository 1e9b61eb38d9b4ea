import { regionOffset } from '../formats/installation'
import type { TableLines } from '../formats/tables'
import { formatTime, localParts } from '../formats/time'
import { PAYMENT_TYPE_LABELS } from './checkout'
import { EVENT_LABELS } from './events'
import { DELIVERY_TYPE_LABELS } from './labels'
import type { DeliveryType, OrderStatus, PaymentType } from './statuses'
import { wantedCell } from './table'

/** An order of a restaurant's report; sums are those of its ledger, rubles. */
export type ReportedOrder = {
  id: number
  created_at: string
  /** The moment it is wanted for; null is as soon as possible. */
  wanted_at: string | null
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
  ...['Заказ', 'День', 'Время', 'Статус', 'Получение', 'Ко\u00A0времени', 'Оплата', 'Промокод', 'Блюда, ₽'],
  ...[
    'Доставка, ₽',
    'Скидка за счёт сервиса, ₽',
    'Скидка за счёт ресторана, ₽',
    'Начислено, ₽',
    'Оплачено онлайн, ₽',
    'Возвращено, ₽',
    'Осталось онлайн, ₽',
  ],
  'Получено на месте, ₽',
]

/** A restaurant's orders as its accountant needs them: a line each, then sums: of all, of those received, of those for a time, by their hour. */
export function reportTable(orders: readonly ReportedOrder[], offset = regionOffset()): TableLines {
  const lines = orders.map((order) => ({ order, sums: sumsOf(order) }))
  const total = (name: string, some: typeof lines) => [
    ...[name, '', '', '', '', '', '', ''],
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
    ...byHour(lines, offset).map(([hour, some]) => total(`Ко времени ${hour}: ${some.length}`, some)),
  ]
}

/** Lines of orders for a time, all of them and by the hour they are wanted in; nothing where there is none. */
function byHour<Line extends { order: ReportedOrder }>(lines: readonly Line[], offset: number): [string, Line[]][] {
  const ahead = lines.flatMap((line) => {
    const { wanted_at } = line.order
    return wanted_at ? [{ line, hour: formatTime(wanted_at, offset).slice(0, 2) }] : []
  })
  const hours = [...new Set(ahead.map(({ hour }) => hour))].sort()
  const of = (hour: string) => ahead.filter((one) => one.hour === hour).map(({ line }) => line)
  return ahead.length === 0
    ? []
    : [['всего', ahead.map(({ line }) => line)], ...hours.map((hour): [string, Line[]] => [`с ${hour}:00`, of(hour)])]
}

const isReceived = (status: OrderStatus) => status === 'DELIVERED' || status === 'COMPLETED'

function wordsOf(order: ReportedOrder, offset: number) {
  const { id, created_at, status, delivery_type, payment_type, promo_code } = order
  return [
    ...[id, localParts(created_at, offset).date, formatTime(created_at, offset), EVENT_LABELS[status]],
    ...[DELIVERY_TYPE_LABELS[delivery_type], wantedCell(order.wanted_at, offset), PAYMENT_TYPE_LABELS[payment_type]],
    promo_code ?? '',
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
