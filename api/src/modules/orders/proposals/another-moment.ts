import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { Point } from '@ostrov/shared/geo/shapes'
import { AHEAD_REFUSALS } from '@ostrov/shared/orders/ahead'
import type { ProposalInputWire } from '@ostrov/shared/orders/proposal-schema'
import type { Em } from '../../../db/orm'
import { row, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import type { OrderHead } from '../find-order'
import { loadPlacingTerms } from '../placing/placing-facts'
import { type Capped, takePlace } from '../placing/quarter-cap'
import { kitchenStart, readSlots } from '../placing/slots'

/** For when an order is wanted by agreement; `lead` is how many minutes before its kitchen begins. */
export type AgreedMoment = { wanted_at: Date; kitchen_at: Date; lead: number }

/**
 * Whether another moment may be proposed: one of the restaurant's own quarters, for an order that is wanted for a time.
 * @throws {Refusal} `request.invalid` beside lines or of an order for now, `order.slot_unavailable`, `restaurant.not_found`
 */
export async function demandMoment(em: Em, order: OrderHead, input: ProposalInputWire, now: Date): Promise<void> {
  const { cancelled_items, replacement, wanted_at = '' } = input
  const at = Date.parse(wanted_at)
  const refused = (why: string) => new Refusal('request.invalid', { errors: { wanted_at: why } })
  if (order.wanted_at === null) throw refused('Этот заказ готовят сразу: времени у\u00A0него нет')
  if (cancelled_items.length > 0 || replacement)
    throw refused('О\u00A0времени и\u00A0о\u00A0блюдах спрашивают по\u00A0очереди')
  if (at === Date.parse(order.wanted_at)) throw refused('К\u00A0этому времени заказ и\u00A0ждут')
  const { restaurant_id, delivery_type } = order
  const point = await pointOf(em, order)
  const days = await readSlots(em, { restaurant_id, delivery_type, point, lines: await linesOf(em, order) }, now)
  const slot = days.flatMap(({ slots }) => slots).find((one) => one.at.getTime() === at)
  if (slot && !slot.is_full) return
  const message = AHEAD_REFUSALS[slot ? 'full' : 'closed']
  throw new Refusal('order.slot_unavailable', { message, errors: { wanted_at: message } })
}

/**
 * Takes the kitchen's quarter for the moment that was agreed on, until the commit.
 * @throws {Refusal} `order.slot_unavailable` when it is full by now, `restaurant.not_found`
 */
export async function takeMoment(em: Em, order: OrderHead, wanted_at: Date, now: Date): Promise<AgreedMoment> {
  const { user_id, restaurant_id, delivery_type } = order
  const terms = await loadPlacingTerms(em, { user_id, restaurant_id, point: null, now, at: wanted_at })
  if (!terms) throw new Refusal('restaurant.not_found')
  const { orders_per_quarter } = terms
  const kitchen_at = kitchenStart(terms, delivery_type, wanted_at)
  await takePlace(em, { restaurant_id, orders_per_quarter, lines: await linesOf(em, order) }, kitchen_at, fullByNow)
  return { wanted_at, kitchen_at, lead: Math.round((wanted_at.getTime() - kitchen_at.getTime()) / MINUTE_MS) }
}

const fullByNow = () =>
  new Refusal('order.slot_unavailable', {
    message: 'На\u00A0это время мест больше нет. Оставьте прежнее или\u00A0отмените заказ',
  })

async function pointOf(em: Em, { id }: OrderHead) {
  const found = await row<{ point: Point | null }>(
    em,
    sql`select delivery->'coordinates' as point from "order" where id = ${id}`,
  )
  return found?.point ?? null
}

function linesOf(em: Em, { id }: OrderHead) {
  return rows<Capped['lines'][number]>(
    em,
    sql`select i.quantity, i.cancellation_comment, json_build_object('id', c.id, 'label', c.label, 'dishes_per_quarter', c.dishes_per_quarter) as category
        from order_item i join product p on p.id = i.product_id join product_category c on c.id = p.category_id
        where i.order_id = ${id} and i.cancellation_comment is null`,
  )
}
