import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { AUTO_COMPLETE_MS } from '@ostrov/shared/orders/rules'
import type { DeliveryType, OrderActor, OrderStatus, PaymentType } from '@ostrov/shared/orders/statuses'
import { pick, seedNumber } from '../rows'
import type { Plan } from './plans'

/** One change of an order's status. */
export type Step = { to: OrderStatus; actor: OrderActor; at: Date; comment: string | null }

type Terms = { delivery_type: DeliveryType; payment_type: PaymentType }
/** Minutes after the order was placed. */
type Move = [to: OrderStatus, actor: OrderActor, minutes: number, comment?: string]

const REFUSALS = [
  'Закончился один из\u00a0продуктов, заменить нечем',
  'Не\u00a0дозвонились, чтобы уточнить адрес',
  'Дорогу замело, курьер не\u00a0проедет',
  'Кухня перегружена: приготовим не\u00a0раньше чем через два часа',
  'Не\u00a0работает печь, ждём мастера',
] as const
const PICKUP_REFUSALS = [
  'Закончился один из\u00a0продуктов, заменить нечем',
  'Закрываемся раньше: отключили свет',
  'Не\u00a0дозвонились, чтобы уточнить время',
] as const
const STOPPED = [
  'По\u00a0просьбе клиента: курьер задержался больше чем на\u00a0час',
  'Повторный заказ, по\u00a0просьбе клиента',
] as const

/** Everything that happened to an order, in the only order in which it may happen. */
export function timelineOf(plan: Plan, terms: Terms): Step[] {
  return movesOf(plan, terms).map(([to, actor, minutes, comment]) => ({
    to,
    actor,
    at: new Date(plan.at.getTime() + Math.round(minutes * MINUTE_MS)),
    comment: comment ?? null,
  }))
}

/** The order was never paid, so the restaurant never heard of it. */
export function isNeverPaid({ name, status }: Plan): boolean {
  return status === 'CANCELLED' && seedNumber(`${name}:unpaid`) % 3 > 0
}

function movesOf(plan: Plan, terms: Terms): Move[] {
  const { name, status } = plan
  if (isNeverPaid(plan)) {
    return [
      ['PAYMENT_PENDING', 'customer', 0],
      ['CANCELLED', 'system', 30.2],
    ]
  }
  const work = workOf(plan, terms)
  const placed = [...placedBy(terms), ...work]
  const until = (reached: OrderStatus) => placed.slice(0, placed.findIndex(([to]) => to === reached) + 1)
  const last = (moves: Move[]) => moves.at(-1)?.[2] ?? 0
  if (status === 'CANCELLED_BY_RESTAURANT') {
    const known = until(seedNumber(name) % 4 === 0 ? 'IN_PREPARATION' : 'CONFIRMATION_PENDING')
    const reasons = terms.delivery_type === 'delivery' ? REFUSALS : PICKUP_REFUSALS
    return [...known, [status, 'restaurant', last(known) + part(name, 'refused', 2, 9), pick(reasons, name)]]
  }
  if (status === 'CANCELLED_BY_USER') {
    const known = until(seedNumber(name) % 3 === 0 ? 'IN_PREPARATION' : 'CONFIRMATION_PENDING')
    return [...known, [status, 'customer', last(known) + part(name, 'changed', 0.7, 3)]]
  }
  if (status === 'CANCELLED') {
    const known = until(terms.delivery_type === 'delivery' ? 'OUT_FOR_DELIVERY' : 'PICKUP_PENDING')
    return [...known, [status, 'admin', last(known) + part(name, 'stopped', 40, 70), pick(STOPPED, name)]]
  }
  return until(status)
}

/** From the customer's press to the restaurant's board. */
function placedBy({ payment_type }: Terms): Move[] {
  if (payment_type !== 'online') {
    return [
      ['new', 'customer', 0],
      ['CONFIRMATION_PENDING', 'system', 0.03],
    ]
  }
  return [
    ['PAYMENT_PENDING', 'customer', 0],
    ['new', 'bank', 1.4],
    ['CONFIRMATION_PENDING', 'system', 1.43],
  ]
}

/** From the board to the customer's table. */
function workOf({ name, demo }: Plan, { delivery_type }: Terms): Move[] {
  const confirmed = part(name, 'confirmed', 2, 7)
  const begun: Move[] = [
    ['CONFIRMED', 'restaurant', confirmed],
    ['IN_PREPARATION', 'restaurant', confirmed + part(name, 'begun', 0.1, 2)],
  ]
  if (delivery_type === 'pickup') {
    const ready = confirmed + part(name, 'ready', 14, 21)
    return [
      ...begun,
      ['PICKUP_PENDING', 'restaurant', ready],
      completed(name, ready + part(name, 'fetched', 6, 35), ready, 'PICKUP_PENDING'),
    ]
  }
  const delivered = demo.delivery_time + part(name, 'delivered', -5, 12)
  return [
    ...begun,
    ['OUT_FOR_DELIVERY', 'restaurant', delivered - part(name, 'ride', 8, 17)],
    ['DELIVERED', 'restaurant', delivered],
    completed(name, delivered + part(name, 'completed', 3, 25), delivered, 'DELIVERED'),
  ]
}

/** Whoever got a delivery closes most of them by hand, the kitchen what it hands out; the rest close themselves in time. */
function completed(name: string, byHand: number, since: number, from: keyof typeof AUTO_COMPLETE_MS): Move {
  if (seedNumber(`${name}:by hand`) % 4 === 0) {
    return ['COMPLETED', 'system', since + AUTO_COMPLETE_MS[from] / MINUTE_MS + 0.1]
  }
  return ['COMPLETED', from === 'DELIVERED' ? 'customer' : 'restaurant', byHand]
}

function part(name: string, what: string, low: number, high: number) {
  return low + ((seedNumber(`${name}:${what}`) % 1000) / 1000) * (high - low)
}
