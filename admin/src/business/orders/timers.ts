import { countOf } from '@ostrov/shared/formats/plural'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'

const HOUR_MINUTES = 60

/** «1:12» — how long a new order has waited; an hour and more as «1:02:09». Never below zero. */
export function stopwatch(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`
}

/** «12 мин», «1 ч 5 мин» — how long a later step has lasted. */
export function minutesLabel(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS))
  if (minutes < HOUR_MINUTES) return `${minutes}\u00A0мин`
  return `${Math.floor(minutes / HOUR_MINUTES)}\u00A0ч ${minutes % HOUR_MINUTES}\u00A0мин`
}

/** The words of a card's timer. */
export function timerLabel(status: OrderStatus, waitedMs: number, calling: boolean): string {
  if (calling || status === 'new') return stopwatch(waitedMs)
  if (status === 'OUT_FOR_DELIVERY') return `в\u00A0пути ${minutesLabel(waitedMs)}`
  if (status === 'PICKUP_PENDING') return `ждёт ${minutesLabel(waitedMs)}`
  return minutesLabel(waitedMs)
}

/** The tab's title, which is all one sees from another tab. */
export function boardTitle(calling: number): string {
  return calling > 0 ? `(${calling}) Новые заказы — Остров` : 'Заказы — Остров'
}

/** «2 новых заказа», announced to a screen reader. */
export function callingLabel(calling: number): string {
  return calling === 0 ? 'Новых заказов нет' : countOf(calling, 'новый заказ', 'новых заказа', 'новых заказов')
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}
