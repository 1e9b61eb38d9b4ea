import { countOf } from '@ostrov/shared/formats/plural'
import { formatDay, formatTime, localParts } from '@ostrov/shared/formats/time'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { isUnanswered } from '@ostrov/shared/orders/waiting'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { type Board, isCalling } from './board'

type Ahead = Pick<BusinessOrderWire, 'kitchen_at' | 'status'>

/** The latest moment at which an order has come to its kitchen, in milliseconds: the shelf changes when this does. */
export function lastDue(orders: readonly Ahead[], now: Date): number {
  const moments = orders.flatMap(({ kitchen_at }) => (kitchen_at ? [Date.parse(kitchen_at)] : []))
  return Math.max(0, ...moments.filter((moment) => moment <= now.getTime()))
}

/** Whether the order stands on the shelf, accepted or not: nobody has begun it, and its moment is later than `due`. */
export function isAhead({ kitchen_at, status }: Ahead, due: number): boolean {
  return kitchen_at !== null && Date.parse(kitchen_at) > due && (isUnanswered({ status }) || status === 'CONFIRMED')
}

export type ShelfHour = { title: string; orders: BusinessOrderWire[] }

/** The shelf by the hour in which its orders are wanted: «сегодня, 20:00–21:00». */
export function shelfHours(shelf: readonly BusinessOrderWire[], now: Date): ShelfHour[] {
  const hours = new Map<string, ShelfHour>()
  for (const order of [...shelf].sort((a, b) => wantedOf(a) - wantedOf(b) || a.id - b.id)) {
    const at = new Date(wantedOf(order))
    const hour = Math.floor(localParts(at).minutes / 60)
    const title = `${formatDay(at, now)}, ${clock(hour)}–${clock(hour + 1)}`
    const there = hours.get(title)
    if (there) there.orders.push(order)
    else hours.set(title, { title, orders: [order] })
  }
  return [...hours.values()]
}

/** «готовить с 19:15», as it stands beside the moment: with its day where that is another. */
export function beginWords(kitchen_at: string, { wanted_at, now }: { wanted_at: string; now: Date }): string {
  const isSameDay = localParts(kitchen_at).date === localParts(wanted_at).date
  return `готовить ${isSameDay ? '' : `${formatDay(kitchen_at, now)} `}с\u00A0${formatTime(kitchen_at)}`
}

/** «к 20:00», «завтра к 09:15»: how a card says the moment. */
export function momentWords(wanted_at: string, now: Date): string {
  const isToday = localParts(wanted_at).date === localParts(now).date
  return isToday ? `к\u00A0${formatTime(wanted_at)}` : wantedWords(wanted_at, now)
}

type Shown = { shelf: readonly BusinessOrderWire[]; board: Board }
/** What rings once: orders that have come to the shelf to be answered, and those that have come from it to the kitchen. */
export type ShelfNews = { come: BusinessOrderWire[]; due: BusinessOrderWire[] }

/** What has changed since the shelf was `before`; on a page just opened only what nobody has looked at is new. */
export function shelfNews({ shelf, board }: Shown, before: readonly BusinessOrderWire[] | undefined): ShelfNews {
  const stood = new Set(before?.map(({ id }) => id))
  const isNew = (order: BusinessOrderWire) => (before ? !stood.has(order.id) : order.viewed_at === null)
  const inKitchen = [...board.fresh, ...board.cooking].filter(({ status }) => status !== 'IN_PREPARATION')
  return {
    come: shelf.filter((order) => isCalling(order) && isNew(order)),
    due: inKitchen.filter(({ id }) => stood.has(id)),
  }
}

/** «Пора готовить заказ № 512, к 20:00», as a screen reader says it. */
export function newsWords({ come, due }: ShelfNews, now: Date): string {
  const named = ({ id, wanted_at }: BusinessOrderWire) =>
    `заказ №\u00A0${id}${wanted_at ? `, ${momentWords(wanted_at, now)}` : ''}`
  return [
    ...due.map((order) => `Пора готовить ${named(order)}`),
    ...(come.length > 0
      ? [`${countOf(come.length, 'новый заказ', 'новых заказа', 'новых заказов')} ко\u00A0времени`]
      : []),
  ].join('. ')
}

const wantedOf = ({ wanted_at, created_at }: BusinessOrderWire) => Date.parse(wanted_at ?? created_at)
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
