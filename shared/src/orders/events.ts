import type { OrderStatus } from './statuses'

/** What happened, as the restaurant tells it: the customer's words for a status hide steps that matter here. */
export const EVENT_LABELS = {
  new: 'Оформлен',
  in_progress: 'Передан в\u00A0систему ресторана',
  CONFIRMATION_PENDING: 'Пришёл в\u00A0ресторан',
  CONFIRMED: 'Принят',
  IN_PREPARATION: 'Готовится',
  PICKUP_PENDING: 'Готов к\u00A0выдаче',
  OUT_FOR_DELIVERY: 'Передан курьеру',
  DELIVERED: 'Доставлен',
  COMPLETED: 'Завершён',
  CANCELLED: 'Отменён сервисом',
  CANCELLED_BY_RESTAURANT: 'Ресторан отказался',
  CANCELLED_BY_USER: 'Клиент отменил',
  PAYMENT_PENDING: 'Ждёт оплаты',
  PAYMENT_FAILED: 'Оплата не\u00A0прошла',
  EXECUTION_STOPPED: 'Остановлен поддержкой',
} as const satisfies Record<OrderStatus, string>
