import { deliveryFee, orderTotals } from '@ostrov/shared/orders/pricing'
import { isCancelled, isFinal, UNPAID_TIMEOUT_MS } from '@ostrov/shared/orders/rules'
import {
  type DeliveryType,
  type OrderStatus,
  offeredPaymentTypes,
  type PaymentType,
} from '@ostrov/shared/orders/statuses'
import type { DemoCustomer, DemoProduct, DemoRestaurant } from '../island/shapes'
import { houseAt, ownerOf, restaurantId, zoneId } from '../kitchens'
import { businessUserId, customerId } from '../people'
import { logoPicture } from '../pictures'
import { promoId } from '../promotions'
import { pick, seedId, seedNumber } from '../rows'
import { type Buyer, neighbour, walkIn } from './buyers'
import { cartOf, goodsOf, type Line, lineRows } from './carts'
import type { Plan } from './plans'
import type { Use } from './promos'
import { isNeverPaid, type Step, timelineOf } from './timelines'

/** All that was written of one order. Its sums and events are numbered later, over the whole island. */
export type Written = {
  id: number
  plan: Plan
  buyer: Buyer
  products: DemoProduct[]
  finished_at: Date | null
  order: ReturnType<typeof orderRow>
  items: ReturnType<typeof lineRows>
  ledger: ReturnType<typeof ledgerRows>
  events: ReturnType<typeof eventRows>
  payments: ReturnType<typeof paymentRow>[]
}

type Sums = ReturnType<typeof sumsOf>
type UsePromo = (attempt: { goods: number; payment_type: PaymentType; phone: string }) => Use | null

const PICKUP_PERCENT = 18
const PAYMENTS: readonly [below: number, PaymentType][] = [
  [52, 'online'],
  [76, 'card'],
  [100, 'cash'],
]
const WISHES = [
  'Без лука, пожалуйста',
  'Поострее, если можно',
  'Соус положите отдельно',
  'Кинзу не\u00a0кладите',
  'Нарежьте, пожалуйста',
  'Можно не\u00a0торопиться',
] as const

/** What an order depends on beside its plan. */
type Past = { usePromo: UsePromo; recent: readonly DemoCustomer[] }

/** An order as it would have been written, had it been placed and worked on. */
export function writeOrder(plan: Plan, id: number, { usePromo, recent }: Past): Written {
  const { demo, name } = plan
  const delivery_type = plan.delivery_type ?? deliveryOf(demo, name)
  const buyer = delivery_type === 'delivery' ? neighbour(demo, name, recent) : walkIn(demo, name, recent)
  const payment_type = paymentOf(plan, delivery_type)
  const lines = cartOf(demo, name, buyer.zone?.min_order_sum ?? 0)
  const goods = goodsOf(lines)
  const promo = usePromo({ goods, payment_type, phone: buyer.customer.phone })
  const sums = sumsOf(demo, buyer, goods, promo)
  const steps = timelineOf(plan, { delivery_type, payment_type })
  const order = orderRow(plan, id, { buyer, delivery_type, payment_type, sums, promo, steps })
  const paid = payment_type === 'online' ? [paymentRow(plan, id, sums.total, steps)] : []
  return {
    id,
    plan,
    buyer,
    products: lines.map((line: Line) => line.product),
    finished_at: order.finished_at,
    order,
    items: lineRows(demo, { id, name }, lines),
    ledger: ledgerRows(plan, id, sums, steps),
    events: eventRows(id, buyer, demo, steps),
    payments: paid,
  }
}

function deliveryOf({ delivers, pickup }: DemoRestaurant, name: string): DeliveryType {
  if (!delivers) return 'pickup'
  return pickup && seedNumber(`${name}:pickup`) % 100 < PICKUP_PERCENT ? 'pickup' : 'delivery'
}

/** A live order is paid at the door: no bank knows of the demo's payments, so nothing could be sent back. */
function paymentOf(plan: Plan, delivery_type: DeliveryType): PaymentType {
  if (isNeverPaid(plan)) return 'online'
  const share = seedNumber(`${plan.name}:payment`) % 100
  const chosen = PAYMENTS.find(([below]) => share < below)?.[1] ?? 'cash'
  const payable = chosen === 'online' && !isFinal(plan.status) ? 'card' : chosen
  return offeredPaymentTypes(delivery_type).includes(payable) ? payable : 'cash'
}

function sumsOf(demo: DemoRestaurant, { zone }: Buyer, cartSum: number, promo: Use | null) {
  const delivery_price = deliveryFee({
    cartSum,
    zone,
    restaurant_free_delivery_sum: demo.free_delivery_sum,
    delivery_type: zone ? 'delivery' : 'pickup',
  })
  const totals = orderTotals({ cartSum, discount: promo?.discount ?? 0, delivery_price })
  return { ...totals, price: cartSum, delivery_price }
}

type Facts = {
  buyer: Buyer
  delivery_type: DeliveryType
  payment_type: PaymentType
  sums: Sums
  promo: Use | null
  steps: Step[]
}

function orderRow(plan: Plan, id: number, facts: Facts) {
  const { buyer, sums, promo, steps, payment_type, delivery_type } = facts
  const { demo, name, at, status } = plan
  const reached = (to: OrderStatus) => steps.find((step) => step.to === to)?.at ?? null
  const last = steps.at(-1)?.at ?? at
  return {
    id,
    uuid: seedId(`order:${name}`),
    status,
    user_id: customerId(buyer.customer.phone),
    restaurant_id: restaurantId(demo.key),
    basket_id: seedId(`basket:${name}`),
    restaurant: snapshotOf(demo),
    user_name: buyer.customer.name,
    user_phone: buyer.customer.phone,
    comment: seedNumber(`${name}:wish`) % 5 === 0 ? pick(WISHES, name) : null,
    cultery_count: seedNumber(`${name}:cutlery`) % 4,
    delivery_type,
    delivery: placeOf(demo, buyer),
    payment_type,
    payment_comment: payment_type === 'cash' ? changeFrom(sums.total, name) : null,
    price: sums.price,
    discount: sums.discount,
    delivery_price: sums.delivery_price,
    total: sums.total,
    promo_code_id: promo ? promoId(promo.code) : null,
    promo_code: promo?.code ?? null,
    confirmation_date: reached('CONFIRMED'),
    viewed_at: reached('CONFIRMED'),
    finished_at: isFinal(status) ? last : null,
    created_at: at,
    updated_at: last,
  }
}

function snapshotOf(demo: DemoRestaurant) {
  return {
    general_info: {
      name: demo.name,
      address: `${demo.street}, ${demo.house}, ${demo.city}`,
      phones: demo.phones,
      coordinates: { type: 'Point', coordinates: houseAt(demo) },
    },
    logo_id: logoPicture(demo).id,
    delivery_time: demo.delivery_time,
  }
}

function placeOf(demo: DemoRestaurant, { home, zone }: Buyer) {
  if (!home || !zone) return null
  const { address, apartment, front_door, floor, comment, coordinates } = home
  return {
    address,
    apartment,
    front_door,
    floor,
    comment,
    coordinates: { type: 'Point', coordinates },
    zone_id: zoneId(demo.key, zone.district),
  }
}

/** The note people have at home, when they have no change. */
function changeFrom(total: number, name: string): string | null {
  if (seedNumber(`${name}:change`) % 2 === 0) return null
  const note = [1000, 2000, 5000].find((one) => one > total)
  return note ? `Сдача с\u00a0${note}\u00a0₽` : null
}

/** Held when the customer paid, taken when the restaurant accepted, let go when it ended without food. */
function paymentRow(plan: Plan, id: number, amount: number, steps: Step[]) {
  const status = isNeverPaid(plan) ? 'DEADLINE_EXPIRED' : isCancelled(plan.status) ? 'REVERSED' : 'CONFIRMED'
  return {
    id: paymentId(plan),
    order_id: id,
    provider: 'tbank',
    payment_id: String(4_100_000_000 + id),
    payment_url: null,
    amount,
    status,
    refunded_amount: status === 'REVERSED' ? amount : 0,
    due_at: new Date(plan.at.getTime() + UNPAID_TIMEOUT_MS),
    created_at: plan.at,
    updated_at: steps.at(-1)?.at ?? plan.at,
  }
}

const paymentId = ({ name }: Plan) => seedId(`payment:${name}`)

type LedgerEntry = { order_id: number; kind: string; amount: number; note: string | null; created_at: Date }

function ledgerRows(plan: Plan, order_id: number, sums: Sums, steps: Step[]): LedgerEntry[] {
  const owed = sums.rows.map((row) => ({ order_id, ...row, note: null, created_at: plan.at }))
  const paid = steps.find(({ to, actor }) => to === 'new' && actor === 'bank')
  if (!paid) return owed
  const note = paymentId(plan)
  const money = [{ order_id, kind: 'payment', amount: -sums.total, note, created_at: paid.at }]
  const back = steps.at(-1)
  if (back && isCancelled(back.to)) {
    money.push({ order_id, kind: 'refund', amount: sums.total, note, created_at: back.at })
  }
  return [...owed, ...money]
}

function eventRows(order_id: number, { customer }: Buyer, demo: DemoRestaurant, steps: Step[]) {
  return steps.map(({ to, actor, at, comment }, index) => ({
    order_id,
    from: steps[index - 1]?.to ?? null,
    to,
    actor,
    actor_id:
      actor === 'customer'
        ? customerId(customer.phone)
        : actor === 'restaurant'
          ? businessUserId(ownerOf(demo.key))
          : null,
    comment,
    created_at: at,
  }))
}
