import { formatNumber } from '../formats/money'
import type { PaymentMethod, PaymentStatus } from './statuses'

/** How it is paid online, as one chooses it. */
export const PAYMENT_METHOD_LABELS = {
  card: 'Картой на\u00A0сайте',
  sbp: 'По\u00A0СБП',
} as const satisfies Record<PaymentMethod, string>

/** The same beside cards that are kept. */
export const NEW_CARD = 'Другой картой на\u00A0сайте'

/** A kept way as its owner tells it: «Карта •• 4276». */
export const savedLabel = ({ kind, label }: { kind: PaymentMethod; label: string }) =>
  kind === 'card' ? `Карта\u00A0${label}` : `Счёт по\u00A0СБП: ${label}`

/** What is asked before a way is kept, by the ways that may be. */
export function keepLabel(methods: readonly PaymentMethod[]): string {
  if (methods.length > 1) return 'Запомнить карту или\u00A0счёт для\u00A0следующих оплат'
  return `Запомнить ${methods[0] === 'sbp' ? 'счёт' : 'карту'} для\u00A0следующих оплат`
}
export const KEEP_NOTE =
  'Данные хранит банк, у\u00A0нас\u00A0— только последние цифры или название банка. Спишем, только когда вы сами нажмёте «Оплатить». Убрать можно в\u00A0профиле, «Способы оплаты».'

/** What became of an attempt to pay, as an administrator reads it. */
export const PAYMENT_LABELS = {
  NEW: 'Создан',
  FORM_SHOWED: 'Открыта страница оплаты',
  AUTHORIZING: 'Банк проверяет карту',
  '3DS_CHECKING': 'Ждём код из\u00A0банка',
  '3DS_CHECKED': 'Код принят',
  AUTHORIZED: 'Деньги удержаны',
  PAY_CHECKING: 'Банк проверяет платёж',
  CONFIRMING: 'Списываем удержанное',
  CONFIRMED: 'Деньги списаны',
  ASYNC_REFUNDING: 'Возвращаем по\u00A0СБП',
  REVERSING: 'Отпускаем удержанное',
  PARTIAL_REVERSED: 'Часть удержанного отпущена',
  REVERSED: 'Удержанное отпущено',
  REFUNDING: 'Возвращаем',
  PARTIAL_REFUNDED: 'Возвращена часть',
  REFUNDED: 'Возвращён',
  CANCELED: 'Отменён',
  DEADLINE_EXPIRED: 'Время оплаты вышло',
  REJECTED: 'Банк отказал',
  AUTH_FAIL: 'Карта не\u00A0прошла проверку',
} as const satisfies Record<PaymentStatus, string>

/** What an attempt paid for, as it is called. */
export function paidFor({ order_id, purchase_number }: { order_id: number | null; purchase_number: number | null }) {
  return order_id === null ? `Покупка билетов №\u00A0${purchase_number}` : `Заказ №\u00A0${formatNumber(order_id)}`
}
