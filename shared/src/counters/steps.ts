import { isFinal } from '../orders/rules'
import type { DeliveryType, OrderStatus } from '../orders/statuses'
import type { CounterStep } from './form'

const WAYS: Readonly<Record<DeliveryType, readonly OrderStatus[]>> = {
  delivery: ['CONFIRMED', 'IN_PREPARATION', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED'],
  pickup: ['CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'COMPLETED'],
}
const GOALS: Readonly<Record<Exclude<CounterStep, 'cancelled'>, Readonly<Record<DeliveryType, OrderStatus>>>> = {
  accepted: { delivery: 'CONFIRMED', pickup: 'CONFIRMED' },
  preparing: { delivery: 'IN_PREPARATION', pickup: 'IN_PREPARATION' },
  ready: { delivery: 'IN_PREPARATION', pickup: 'PICKUP_PENDING' },
  on_way: { delivery: 'OUT_FOR_DELIVERY', pickup: 'PICKUP_PENDING' },
  done: { delivery: 'COMPLETED', pickup: 'COMPLETED' },
}

type Standing = { status: OrderStatus; delivery_type: DeliveryType }

/** What an order goes through to stand as its counter says; nothing where it is there, further on, or over. */
export function stepsTo({ status, delivery_type }: Standing, step: CounterStep): OrderStatus[] {
  if (isFinal(status)) return []
  if (step === 'cancelled') return status === 'DELIVERED' ? [] : ['CANCELLED_BY_RESTAURANT']
  const way = WAYS[delivery_type]
  return way.slice(way.indexOf(status) + 1, way.indexOf(GOALS[step][delivery_type]) + 1)
}
