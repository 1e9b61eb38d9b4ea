import type { Tone } from '../orders/labels'

/** What a restaurant's own software may be told of. */
export const WEBHOOK_EVENTS = {
  'order.placed': 'Новый заказ',
  'order.status_changed': 'Сменился статус',
  'order.changed': 'Изменился состав или сумма',
  'order.cancelled': 'Заказ отменён',
} as const
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
/** Sent by «Проверить» alone. */
export const SENT_EVENTS = { ...WEBHOOK_EVENTS, 'webhook.test': 'Проверка' } as const
export type SentEvent = keyof typeof SENT_EVENTS

export const DELIVERY_STATES = {
  waiting: 'Ждёт отправки',
  delivered: 'Доставлено',
  failed: 'Не\u00A0доставлено',
} as const
export type DeliveryState = keyof typeof DELIVERY_STATES
export const DELIVERY_TONES = { waiting: 'amber', delivered: 'leaf', failed: 'berry' } as const satisfies Record<
  DeliveryState,
  Tone
>

/** Why an event did not come. */
export const WEBHOOK_FAILURES = {
  status: 'Сервер ответил отказом',
  timeout: 'Сервер не\u00A0ответил за\u00A010\u00A0секунд',
  away: 'Сервер недоступен',
  name: 'Такого адреса нет в\u00A0интернете',
  tls: 'Сертификат сервера не\u00A0прошёл проверку',
  inside: 'Адрес ведёт во\u00A0внутреннюю сеть: туда мы не\u00A0отправляем',
  moved: 'Сервер перенаправляет на\u00A0другой адрес: укажите сразу его',
  gone: 'Сервер просит больше не\u00A0присылать',
  stopped: 'Отправку остановили раньше, чем\u00A0дошла очередь',
} as const
export type WebhookFailure = keyof typeof WEBHOOK_FAILURES

/** How much of an answer is kept, and for how many days. */
export const ANSWER_SIGNS = 500
export const DELIVERY_DAYS = 30
/** How long the secret before stays good beside the new one. */
export const OVERLAP_HOURS = 24
