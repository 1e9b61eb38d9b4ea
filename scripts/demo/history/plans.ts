import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { RESTAURANTS } from '../island/restaurants'
import type { DemoRestaurant } from '../island/shapes'
import { seedNumber } from '../rows'
import { momentAgo } from './moments'
import { type Said, saidOf } from './review-texts'

/** How an order ended, or how far it has come. */
export type Ending = OrderStatus

/** An order that will be written: whose kitchen, when, how it ended, and what was said of it. */
export type Plan = {
  name: string
  demo: DemoRestaurant
  at: Date
  status: Ending
  review: Said | null
  /** How a live order is received; the past is left to chance. */
  delivery_type?: 'delivery' | 'pickup'
}

const PERIOD_DAYS = 80
/** Of a hundred orders with a review so many more had none, and so many ended without food. */
const [SILENT_PERCENT, CANCELLED_PERCENT] = [22, 8]
const CANCELLED: readonly Ending[] = [
  'CANCELLED_BY_RESTAURANT',
  'CANCELLED_BY_USER',
  'CANCELLED_BY_RESTAURANT',
  'CANCELLED_BY_USER',
  'CANCELLED',
]
/** The flagship's evening: two new orders, some being cooked, one on its way, one waiting at the counter. */
const EVENING: readonly [status: Ending, minutes: number, type: 'delivery' | 'pickup'][] = [
  ['CONFIRMATION_PENDING', 1, 'delivery'],
  ['CONFIRMATION_PENDING', 3, 'pickup'],
  ['IN_PREPARATION', 14, 'delivery'],
  ['IN_PREPARATION', 22, 'delivery'],
  ['OUT_FOR_DELIVERY', 36, 'delivery'],
  ['PICKUP_PENDING', 31, 'pickup'],
]

/** Every order of the island, in the order in which they were placed. */
export function plansOf(now: Date): Plan[] {
  const plans = [...RESTAURANTS.flatMap((demo) => pastOf(demo, now)), ...eveningOf(now)]
  return plans.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.name < b.name ? -1 : 1))
}

function pastOf(demo: DemoRestaurant, now: Date): Plan[] {
  const said = saidOf(demo)
  const reviewed = said.map((review, index): Plan => {
    const name = `${demo.key}:${index}`
    const at = momentAgo(demo, name, ((index + 0.5) / said.length) * PERIOD_DAYS, now)
    return { name, demo, at, status: 'COMPLETED', review }
  })
  const silent = many(demo, 'silent', (said.length * SILENT_PERCENT) / 100, () => 'COMPLETED', now)
  const pickCancelled = (name: string) => CANCELLED[seedNumber(name) % CANCELLED.length] ?? 'CANCELLED'
  const cancelled = many(demo, 'cancelled', (said.length * CANCELLED_PERCENT) / 100 + 1, pickCancelled, now)
  return [...reviewed, ...silent, ...cancelled]
}

function many(demo: DemoRestaurant, kind: string, count: number, ending: (name: string) => Ending, now: Date): Plan[] {
  return Array.from({ length: Math.floor(count) }, (_, index) => {
    const name = `${demo.key}:${kind}:${index}`
    const at = momentAgo(demo, name, seedNumber(name) % PERIOD_DAYS, now)
    return { name, demo, at, status: ending(name), review: null }
  })
}

function eveningOf(now: Date): Plan[] {
  const flagship = RESTAURANTS[0]
  if (!flagship) return []
  return EVENING.map(([status, minutes, delivery_type], index) => ({
    name: `board:${index}`,
    demo: flagship,
    at: new Date(now.getTime() - minutes * 60_000),
    status,
    review: null,
    delivery_type,
  }))
}
