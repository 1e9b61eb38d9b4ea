import type { Tone } from '../orders/labels'

export const MESSAGE_DOORS = { sms: 'СМС', mail: 'Письмо', push: 'Уведомление' } as const
export type MessageDoor = keyof typeof MESSAGE_DOORS

/** What a message is about. What signs somebody in is sent by asking anew, never a second time. */
export const MESSAGE_KINDS = {
  code: 'Код для\u00A0входа',
  link: 'Ссылка для\u00A0входа',
  notice: 'Клиенту',
  restaurant: 'Ресторану',
  other: 'Прочее',
} as const
export type MessageKind = keyof typeof MESSAGE_KINDS
export const isSecret = (kind: MessageKind) => kind === 'code' || kind === 'link'

export const MESSAGE_FATES = {
  queued: 'Отправляется',
  sent: 'Отправлено',
  delivered: 'Доставлено',
  failed: 'Не\u00A0ушло',
} as const
export type MessageFate = keyof typeof MESSAGE_FATES
export const FATE_TONES = {
  queued: 'amber',
  sent: 'sea',
  delivered: 'leaf',
  failed: 'berry',
} as const satisfies Record<MessageFate, Tone>

/** Who carried it; `outbox` carries nothing anywhere. */
export const MESSAGE_PROVIDERS = {
  smsru: 'SMS.ru',
  smsc: 'SMSC.ru',
  smtp: 'Почтовый сервер',
  webpush: 'Браузер',
  outbox: 'Никуда: сервер для\u00A0проб',
} as const
export type MessageProvider = keyof typeof MESSAGE_PROVIDERS

/** Where no letter leaves. */
export const NO_MAIL = 'Письма здесь пока не\u00A0отправляются'
