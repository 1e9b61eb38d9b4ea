import { isCancelled } from '@ostrov/shared/orders/rules'
import type { DemoCustomer } from '../island/shapes'
import { type Written, writeOrder } from './orders'
import type { Plan } from './plans'
import { promoBook } from './promos'

const FIRST_NUMBER = 10_001
/** So many orders of a restaurant in a row are of different people. */
const NEIGHBOURS = 12

/** The planned orders, which come in the order of time and are numbered in it. */
export function writtenOrders(plans: readonly Plan[], now: Date): Written[] {
  const usePromo = promoBook(now)
  const recent = new Map<string, DemoCustomer[]>()
  return plans.map((plan, index) => {
    const { name, at, status, demo } = plan
    const before = recent.get(demo.key) ?? []
    const written = writeOrder(plan, FIRST_NUMBER + index, {
      recent: before,
      usePromo: (attempt) =>
        usePromo({ ...attempt, name, at, restaurant: demo.key, is_cancelled: isCancelled(status) }),
    })
    recent.set(demo.key, [...before, written.buyer.customer].slice(-NEIGHBOURS))
    return written
  })
}
