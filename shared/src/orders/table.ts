import { regionOffset } from '../formats/installation'
import { formatPhone } from '../formats/phone'
import { formatTime, localParts } from '../formats/time'
import { offersOf } from '../offers/gains'
import { PAYMENT_TYPE_LABELS } from './checkout'
import { EVENT_LABELS } from './events'
import { DELIVERY_TYPE_LABELS } from './labels'
import type { BusinessOrderWire } from './schema'

const HEAD = [
  ...[
    'Заказ',
    'День',
    'Время',
    'Ресторан',
    'Статус',
    'Получение',
    'Ко\u00A0времени',
    'Адрес',
    'Оплата',
    'Блюда, ₽',
    'Скидка, ₽',
  ],
  ...['Доставка, ₽', 'Итого, ₽', 'Промокод', 'Акции', 'Клиент', 'Телефон', 'Состав'],
]

/** Orders as a table to save: a line each, days and hours of the region's clock. */
export function orderTable(orders: readonly BusinessOrderWire[], offset = regionOffset()): (string | number)[][] {
  return [HEAD, ...orders.map((order) => lineOf(order, offset))]
}

function lineOf(order: BusinessOrderWire, offset: number): (string | number)[] {
  const { id, created_at, wanted_at, status, delivery, payment_type, price, discount, total, user_name, user_phone } =
    order
  return [
    ...[id, localParts(created_at, offset).date, formatTime(created_at, offset)],
    ...[order.basket.restaurant.general_info.name, EVENT_LABELS[status]],
    ...[DELIVERY_TYPE_LABELS[delivery.type], wantedCell(wanted_at, offset), delivery.address ?? ''],
    PAYMENT_TYPE_LABELS[payment_type],
    ...[price, discount, delivery.price, total, order.promo_code?.code ?? ''],
    offersOf(order.basket.items)
      .map(({ label, amount }) => `${label} −${amount}`)
      .join('; '),
    ...[user_name, formatPhone(user_phone), order.basket.items.map(wordsOf).join('; ')],
  ]
}

/** «2026-11-29 20:00»; nothing of an order for now. */
export function wantedCell(wanted_at: string | null, offset: number): string {
  return wanted_at ? `${localParts(wanted_at, offset).date} ${formatTime(wanted_at, offset)}` : ''
}

/** «Рамен (большой) × 2»; what was struck says so. */
function wordsOf({
  name,
  product_options,
  quantity,
  cancellation_comment,
}: BusinessOrderWire['basket']['items'][number]) {
  const options = product_options.map((option) => option.name).join(', ')
  const struck = cancellation_comment === null ? '' : ` — вычеркнуто: ${cancellation_comment}`
  return `${name}${options && ` (${options})`} × ${quantity}${struck}`
}
