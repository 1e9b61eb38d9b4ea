import { formatTime, MINUTE_MS } from '../formats/time'
import type { Barrier } from './barrier'

export const QUARTER_MS = 15 * MINUTE_MS

/** The quarter of the clock's hour that a moment lies in. */
export function quarterOf(now: Date): { from: Date; to: Date } {
  const from = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS
  return { from: new Date(from), to: new Date(from + QUARTER_MS) }
}

/** Why an order is not taken in this quarter, and when the next one begins. */
export function fullMessage(now: Date): string {
  return `Кухня сейчас загружена. Оформите заказ в\u00A0${formatTime(quarterOf(now).to)}`
}

/** The same before the button is pressed. */
export function fullBarrier(now: Date): Barrier {
  return { code: 'full', message: fullMessage(now) }
}
