import { countOf, plural } from '@ostrov/shared/formats/plural'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { WAITING_MINUTES, waitingLevel } from '@ostrov/shared/orders/waiting'

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

/** What the board calls for: how many orders are new, how long the first has waited, how many were cancelled at work. */
export type Calls = { calling: number; waitedMs: number; stopped: number }

/** The name of the board's tab, which is all one sees from another tab: what is new comes first. */
export function boardTitle({ calling, waitedMs, stopped }: Calls): string {
  const gone = `${stopped}\u00A0${plural(stopped, 'отменён', 'отменено', 'отменено')}`
  if (calling > 0 && stopped > 0) return `(${calling}) ${plural(calling, 'новый', 'новых', 'новых')} · ${gone}`
  if (stopped > 0) return stopped === 1 ? '(1) Заказ отменён' : `(${stopped}) Заказы отменены`
  if (calling === 0) return 'Заказы'
  return `(${calling}) ${waitingLevel(waitedMs) > 0 ? `Ждут ${minutesLabel(waitedMs)}` : 'Новые заказы'}`
}

/** «2 новых заказа, первый ждёт дольше 5 минут», announced to a screen reader when it changes. */
export function callingLabel({ calling, waitedMs }: Calls): string {
  if (calling === 0) return 'Новых заказов нет'
  const words = countOf(calling, 'новый заказ', 'новых заказа', 'новых заказов')
  const passed = WAITING_MINUTES[waitingLevel(waitedMs) - 1]
  return passed === undefined ? words : `${words}, первый ждёт дольше ${passed}\u00A0минут`
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}
