import type { AddressWire } from '@ostrov/shared/addresses/schema'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import type { OrderInputWire } from '@ostrov/shared/orders/schema'
import type { OnlineWayWire } from '@ostrov/shared/payments/schema'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { attemptAnswered, attemptKey } from './attempt'
import type { TypedOrder } from './form-store'

export type OrderParts = {
  basket: BasketWire
  form: Omit<TypedOrder, 'keep_name' | 'code_applied' | 'address_id' | 'is_ahead' | 'use_bonus'>
  address: AddressWire | null
  /** What the person was shown to be paid. */
  total: number
  /** How many points of theirs are in it. */
  bonus: number
}

/** What the server is sent: for a pickup nothing about the form. */
export function orderInput({ basket, form, address, total, bonus }: OrderParts) {
  const { delivery_type, payment_type } = form
  const input: OrderInputWire = {
    restaurant_id: basket.restaurant_id,
    basket_id: basket.id,
    delivery_type,
    payment_type,
    ...(payment_type === 'online' && onlineWay(form)),
    ...(form.wanted_at && { wanted_at: form.wanted_at }),
    user_name: form.user_name.trim(),
    user_phone: form.user_phone,
    cartSum: basket.total,
    total,
    ...(bonus > 0 && { bonus }),
    cultery_count: form.cultery_count,
    comment: form.comment.trim() || null,
    payment_comment: payment_type === 'cash' ? form.payment_comment.trim() || null : null,
    // Whatever stands in the field is sent: a code that does not count is the server's to refuse, never ours to drop.
    code: payment_type === 'online' ? form.code.trim() || null : null,
  }
  if (delivery_type === 'pickup' || !address) return input
  return {
    ...input,
    address: address.address,
    coordinates: address.coordinates,
    private_house: form.private_house,
    apartment: form.apartment.trim() || null,
    front_door: form.front_door.trim() || null,
    floor: form.floor.trim() || null,
    delivery_comment: form.delivery_comment.trim() || null,
  }
}

type Way = Pick<TypedOrder, 'payment_method' | 'saved_method_id' | 'keep_method'>

/** Of how it is paid online, what is not said of itself. */
export function onlineWay({ payment_method, saved_method_id, keep_method }: Way): OnlineWayWire {
  if (saved_method_id) return { saved_method_id }
  return { ...(payment_method === 'sbp' && { payment_method }), ...(keep_method && { keep_method }) }
}

/**
 * Places the order. A lost answer keeps its Idempotency-Key, so pressing again cannot order twice.
 * @throws {Problem} with the rule that stands against it.
 */
export async function placeOrder(input: OrderInputWire) {
  const key = attemptKey(input, sessionStorage, newKey)
  try {
    const placed = await ask(api.user.orders.post(input, { headers: { 'idempotency-key': key } }))
    attemptAnswered(sessionStorage)
    return placed
  } catch (problem) {
    if (problem instanceof Problem && isAnswer(problem.status)) attemptAnswered(sessionStorage)
    throw problem
  }
}

/** The server did decide; anything else leaves open whether the order was written. */
function isAnswer(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
