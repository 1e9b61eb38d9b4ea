import { basketTotal } from '@ostrov/shared/baskets/rules'
import { countOf } from '@ostrov/shared/formats/plural'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { changeRefusal } from '@ostrov/shared/orders/change'
import { ORDER_FORM } from '@ostrov/shared/orders/form'
import { minimumSumMessage } from '@ostrov/shared/orders/messages'
import { leftToMinimum } from '@ostrov/shared/orders/pricing'
import type { OrderInputWire } from '@ostrov/shared/orders/schema'
import { opensLabel } from '@ostrov/shared/restaurants/hours'
import { restingSentence } from '@ostrov/shared/restaurants/peak'
import { openState } from '@ostrov/shared/restaurants/schedule'
import type { Em } from '../../../db/orm'
import { pipelined, row, sql } from '../../../db/sql'
import type { Customer } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { onlineWay } from '../../../kernel/offered'
import { Refusal } from '../../../kernel/problems'
import { offersFor } from '../../baskets/basket-lines'
import { type TrustedPlace, trustPlace } from '../../geo/trust-place'
import { offerOver, takeOffers } from '../../menu/offers/take-offers'
import { takeStock } from '../../menu/stock'
import { usePromo } from '../../promotions/use-promo'
import { validateFor } from '../../promotions/validate-promo-code'
import { spendBonus } from '../bonuses/spend-bonus'
import { type InsertedOrder, insertOrder, type NewOrder } from './insert-order'
import { newOrder, type Placing, type Promo, wantedAt } from './new-order'
import { type HeldBasket, holdBasket, type PlacingFacts, type PlacingLine } from './placing-facts'
import { takePlace } from './quarter-cap'
import { kitchenStart, slotRefusal, slotUnavailable } from './slots'

/** How many orders one person may have under way at once. */
export const MAX_UNFINISHED_ORDERS = 5

/**
 * Reads the checkout form: where the order goes, by a point that agrees with the text of its address.
 * @throws {Refusal} naming what is wrong in it, or as `trustPlace`.
 */
export async function readOrderForm(em: Em, deps: Deps, input: OrderInputWire): Promise<TrustedPlace | null> {
  const { total: _, ...form } = input
  const { address, coordinates, delivery_type } = input
  const place = address?.trim() && coordinates ? { address, coordinates } : null
  const { apartment, ...errors } = checkForm(ORDER_FORM, form)
  // Where there is no house, no flat of it is missing.
  const wrong = { ...errors, ...(apartment && (place || form.apartment) && { apartment }) }
  if (!isValid(wrong)) throw new Refusal('request.invalid', { errors: wrong })
  if (delivery_type === 'pickup') return null
  if (!place) throw new Refusal('order.address_required')
  return trustPlace(em, deps, place)
}

/** Holds the basket that is to be ordered, to the end of the transaction. */
export function holdOrdered(em: Em, customer: Customer, { input, place, now }: Placing): Promise<HeldBasket> {
  const { restaurant_id, basket_id } = input
  const at = wantedAt(input) ?? now
  return holdBasket(em, { user_id: customer.id, restaurant_id, basket_id, point: place?.coordinates ?? null, now, at })
}

/**
 * Places an order out of the person's basket: checks everything against the database, never the client's word, and
 * writes it with its jobs. Call inside the transaction of `holdOrdered`, after `readOrderForm`.
 * @throws {Refusal} for each rule that stands against it; nothing is written then.
 */
export async function placeOrder(
  em: Em,
  customer: Customer,
  { input, place, now, held }: Placing & { held: HeldBasket },
): Promise<InsertedOrder> {
  const { basket_id } = input
  if (!held) throw await goneBasket(em, customer, basket_id)
  const { facts } = held
  if (!facts) throw new Refusal('restaurant.not_found')
  const placing = { input, place, now }
  await checkRestaurant(em, facts, placing)
  const lines = checkLines(facts.lines)
  const cartSum = basketTotal(lines)
  if (cartSum !== input.cartSum) throw new Refusal('order.cart_changed')
  const offers = offersFor(facts.offers, lines, wantedAt(input) ?? now)
  const goods = cartSum - offers.discount
  checkZone(facts, input, goods)
  if (facts.unfinished_orders >= MAX_UNFINISHED_ORDERS) throw new Refusal('order.too_many')
  await takeSlot(em, facts, placing)
  const promo = await checkPromo(em, customer, { input, cartSum: goods, now })
  const way = await onlineWay(em, customer.id, input)
  const wanted = newOrder({ customer, input, place, facts, lines, cartSum, offers, promo, way, now })
  demandBonus(input, wanted)
  if (input.total !== undefined && input.total !== wanted.total) throw otherTotal(facts, lines, placing)
  checkChange(wanted)
  await takeOffers(em, { offers: facts.offers, gains: offers.offers, user_id: customer.id })
  await takeStock(em, lines)
  const order_id = sql`(select id from "order" where basket_id = ${basket_id})`
  const [order] = await pipelined([
    insertOrder(em, wanted),
    usePromo(em, { promo: promo?.found ?? null, user_id: customer.id, order_id, now }),
  ])
  if (!order) throw new Error('The order was not written')
  if (wanted.bonus_spent > 0) {
    const { restaurant_id, bonus_spent: sum } = wanted
    await spendBonus(em, { user_id: customer.id, restaurant_id, order_id: order.id, sum, now })
  }
  return order
}

/** Points that are quoted are spent, or none. @throws {Refusal} `order.bonus_changed` */
function demandBonus({ bonus = 0 }: OrderInputWire, { bonus_spent }: NewOrder) {
  if (bonus === bonus_spent) return
  const most = bonus_spent > 0 ? `Можно списать ${countOf(bonus_spent, 'балл', 'балла', 'баллов')}.` : 'Списать нельзя.'
  throw new Refusal('order.bonus_changed', { message: `Баллов стало меньше. ${most} Проверьте сумму.` })
}

/** The basket may be gone because this very order was placed by an earlier press. */
async function goneBasket(em: Em, customer: Customer, basket_id: string): Promise<Refusal> {
  const placed = await row<{ uuid: string }>(
    em,
    sql`select uuid from "order" where basket_id = ${basket_id} and user_id = ${customer.id}`,
  )
  return placed
    ? new Refusal('order.already_placed', { data: { order_uuid: placed.uuid } })
    : new Refusal('basket.not_found')
}

async function checkRestaurant(em: Em, facts: PlacingFacts, placing: Placing) {
  const { input, now } = placing
  if (facts.blacklisted) throw new Refusal('restaurant.blacklisted')
  const at = wantedAt(input)
  if (at) await checkSlot(em, facts, placing, at)
  else checkOpen(facts, now)
  if (input.delivery_type === 'delivery' && !facts.delivers) throw new Refusal('restaurant.no_delivery')
  if (input.delivery_type === 'pickup' && !facts.pickup) throw new Refusal('restaurant.no_pickup')
}

async function checkSlot(em: Em, facts: PlacingFacts, { input, place, now }: Placing, at: Date) {
  const why = slotRefusal(facts, input.delivery_type, { at, now })
  if (why) throw await slotUnavailable(em, slotAsked(facts, input, place), why, { at, now })
}

const slotAsked = (
  { lines }: PlacingFacts,
  { restaurant_id, delivery_type }: OrderInputWire,
  place: Placing['place'],
) => ({
  ...{ restaurant_id, delivery_type, lines, point: place?.coordinates ?? null },
})

/** A place in the kitchen: of this quarter of an hour, or of the one in which it begins what is wanted for a time. */
async function takeSlot(em: Em, facts: PlacingFacts, { input, place, now }: Placing) {
  const at = wantedAt(input)
  const capped = { ...facts, restaurant_id: input.restaurant_id }
  if (!at) return takePlace(em, capped, now)
  const asked = slotAsked(facts, input, place)
  await takePlace(em, capped, kitchenStart(facts, input.delivery_type, at), () =>
    slotUnavailable(em, asked, 'full', { at, now }),
  )
}

function checkOpen(facts: PlacingFacts, now: Date) {
  const state = openState({ ...facts, now })
  if (!state.open) {
    const opens = state.opens_at ? `Ресторан закрыт. ${opensLabel(state.opens_at, now)}` : undefined
    throw new Refusal('restaurant.closed', {
      ...(opens && { message: opens }),
      data: { opens_at: state.opens_at?.toISOString() ?? null, disabled_reason: state.disabled_reason },
    })
  }
}

/** An offer that is used up since it was shown is named. */
function otherTotal({ offers }: PlacingFacts, lines: readonly PlacingLine[], { input, now }: Placing): Refusal {
  const spent = offers.filter(({ is_spent }) => is_spent).map((offer) => ({ ...offer, is_spent: false }))
  const [over] = offersFor(spent, lines, wantedAt(input) ?? now).offers
  return over ? offerOver(over.label) : new Refusal('order.cart_changed')
}

/** The lines that can be cooked: what the basket's screen has struck through is left out of the order. */
function checkLines(lines: readonly PlacingLine[]): PlacingLine[] {
  const available = lines.filter((line) => line.cancellation_comment === null)
  if (available.length === 0) throw new Refusal('basket.empty')
  return available
}

function checkZone(facts: PlacingFacts, { delivery_type }: OrderInputWire, cartSum: number) {
  if (delivery_type === 'pickup') return
  if (!facts.zone) throw outside(facts)
  if (leftToMinimum({ cartSum, delivery_type, zone: facts.zone }) > 0) {
    const { min_order_sum } = facts.zone
    throw new Refusal('zone.below_minimum', { message: minimumSumMessage(min_order_sum), data: { min_order_sum } })
  }
}

function outside({ rests_until }: PlacingFacts) {
  if (!rests_until) return new Refusal('zone.outside')
  const data = { rests_until: rests_until.toISOString() }
  return new Refusal('zone.outside', { message: restingSentence(rests_until), data })
}

/** @throws {Refusal} `order.change_too_small` when no change can be brought from what was asked. */
export function checkChange({ payment_comment, total }: Pick<NewOrder, 'payment_comment' | 'total'>) {
  const message = changeRefusal(payment_comment, total)
  if (message) throw new Refusal('order.change_too_small', { message, errors: { payment_comment: message } })
}

async function checkPromo(
  em: Em,
  customer: Customer,
  { input, cartSum, now }: { input: OrderInputWire; cartSum: number; now: Date },
): Promise<Promo | null> {
  const code = input.code?.trim()
  if (!code) return null
  const { payment_type, restaurant_id } = input
  const result = await validateFor(em, { code, user_id: customer.id, cartSum, payment_type, restaurant_id, now })
  if (!result.promo) throw new Refusal('promo.invalid', { message: result.message })
  return { found: result.promo, discount: result.discount }
}
