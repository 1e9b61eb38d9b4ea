import type { OrderStatus } from '../orders/statuses'

/** How somebody brings orders. */
export const TRANSPORTS = { foot: 'Пешком', bicycle: 'Велосипед', moped: 'Мопед', car: 'Машина' } as const

export type Transport = keyof typeof TRANSPORTS

/** Who has come in by a code is on shift for so long, or until they end it. */
export const SHIFT_HOURS = 16

/** What a courier does with an order, as their button says it. */
export const COURIER_ACTS = {
  take: 'Возьму',
  pick_up: 'Забрал',
  at_door: 'У\u00A0двери',
  hand_over: 'Вручил',
  not_opened: 'Не\u00A0открывают',
  bring_back: 'Вернул в\u00A0ресторан',
} as const
export type CourierAct = keyof typeof COURIER_ACTS

/** Digits of the code by which a customer proves to have the order, and how often it may be typed wrongly. */
export const HAND_OVER_CODE_LENGTH = 4
export const HAND_OVER_CODE_TRIES = 5

/** Moments of an order's way, null until they come. */
export type Way = {
  at_door_at: string | null
  not_opened_at: string | null
  brought_back_at?: string | null
}

/** An order may be given to a courier, and taken of the shelf: the kitchen makes it and nobody has left with it. */
export function mayBeTaken(status: OrderStatus): boolean {
  return status === 'CONFIRMED' || status === 'IN_PREPARATION'
}

/** A courier's work: given, and neither handed over nor ended otherwise. */
export function isCarried(status: OrderStatus): boolean {
  return mayBeTaken(status) || status === 'OUT_FOR_DELIVERY'
}

/** Its customer is told who brings it, and a while after who did. */
export function isBrought(status: OrderStatus): boolean {
  return isCarried(status) || status === 'DELIVERED'
}

/** What a courier may press on an order that is theirs, the likeliest first. */
export function actsOf({ status, at_door_at, not_opened_at }: { status: OrderStatus } & Way): CourierAct[] {
  if (status === 'IN_PREPARATION') return ['pick_up']
  if (status !== 'OUT_FOR_DELIVERY') return []
  if (not_opened_at) return ['hand_over', 'bring_back']
  return at_door_at ? ['hand_over', 'not_opened'] : ['at_door', 'hand_over', 'not_opened']
}

/** How far an order is, for the restaurant. */
export function wayWords(way: Way & { picked_up_at: string | null; handed_over_at: string | null }): string {
  if (way.handed_over_at) return 'вручил'
  if (way.brought_back_at) return 'вернул в\u00A0ресторан: не\u00A0открыли'
  if (way.not_opened_at) return 'не\u00A0открывают'
  if (way.at_door_at) return 'у\u00A0двери'
  return way.picked_up_at ? 'везёт' : 'ещё не\u00A0забрал'
}
