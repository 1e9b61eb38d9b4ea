import { localParts, parseClock } from '../formats/time'

/** What a restaurant is told of. */
export const RESTAURANT_EVENTS = {
  new_order: 'Новый заказ',
  unanswered: 'Заказ не\u00A0приняли за\u00A05 и\u00A010\u00A0минут',
  cancelled: 'Заказ отменён',
  review: 'Новый отзыв',
  weekly: 'Итоги недели',
} as const
export type RestaurantEvent = keyof typeof RESTAURANT_EVENTS

/** The ways it may be told. */
export const NOTICE_WAYS = { mail: 'Письмо', sms: 'СМС', push: 'Уведомление' } as const
export type NoticeWay = keyof typeof NOTICE_WAYS

/** Where a restaurant is told of what. */
export type NotificationConfig = {
  emails: string[]
  phones: string[]
  /** On the devices where its people have allowed it. */
  push: boolean
  /** Of the board. */
  sound: boolean
  quiet_from: string | null
  quiet_to: string | null
  /** Addresses that want no letters of what can wait: they said so by the link under one. */
  stopped?: string[]
  events: Record<Exclude<RestaurantEvent, 'unanswered'>, NoticeWay[]> & { unanswered?: NoticeWay[] }
}

/** As many addresses of one kind as one may name. */
export const NOTICE_ADDRESSES_MAX = 10

/** What holds for a new restaurant: its owner is told of everything that cannot wait. */
export function usualNotifications(email: string): NotificationConfig {
  return {
    emails: [email],
    phones: [],
    push: true,
    sound: true,
    quiet_from: null,
    quiet_to: null,
    events: {
      new_order: ['mail', 'push'],
      unanswered: ['mail', 'push'],
      cancelled: ['mail', 'push'],
      review: ['mail'],
      weekly: ['mail'],
    },
  }
}

/** The ways it chose for an event; who has not said how is told that an order waits as it is told of a new one. */
export function chosenWays({ events }: Pick<NotificationConfig, 'events'>, event: RestaurantEvent): NoticeWay[] {
  return events[event] ?? events.new_order
}

/** Where a notice of this event goes at this moment: what rings is silent in quiet hours, a letter waits by itself. */
export function noticeTargets(config: NotificationConfig, event: RestaurantEvent, now: Date) {
  const ways = chosenWays(config, event)
  const rings = !isQuiet(config, now)
  return {
    emails: ways.includes('mail') ? mailed(config, event) : [],
    phones: ways.includes('sms') && rings ? config.phones : [],
    push: ways.includes('push') && config.push && rings,
  }
}

/** Nobody can be spared a letter about an order. */
const mailed = ({ emails, stopped = [] }: NotificationConfig, event: RestaurantEvent) =>
  event === 'weekly' ? emails.filter((one) => !stopped.includes(one)) : emails

/** Why a notice by this way would reach nobody, whatever is chosen; null where it would reach somebody. */
export function wayComplaint(way: NoticeWay, reach: { emails: string; phones: string; push: boolean }): string | null {
  if (way === 'mail') return linesOf(reach.emails).length > 0 ? null : 'Никому не\u00A0придёт: почта не\u00A0указана'
  if (way === 'sms') return linesOf(reach.phones).length > 0 ? null : 'Никому не\u00A0придёт: нет телефонов'
  return reach.push ? null : 'Никому не\u00A0придёт: уведомления выключены'
}

/** Whether the restaurant's clock stands within its quiet hours, which may run past midnight. */
export function isQuiet({ quiet_from, quiet_to }: Pick<NotificationConfig, 'quiet_from' | 'quiet_to'>, now: Date) {
  const from = quiet_from === null ? null : parseClock(quiet_from)
  const to = quiet_to === null ? null : parseClock(quiet_to)
  if (from === null || to === null) return false
  const { minutes } = localParts(now)
  return from <= to ? from <= minutes && minutes < to : minutes >= from || minutes < to
}

/** Addresses out of a field where they stand one a line, or between commas. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split(/[\n,;]/).map((one) => one.trim()))].filter((one) => one !== '')
}
