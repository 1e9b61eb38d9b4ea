import type { BasketChange } from '@ostrov/shared/baskets/changes'
import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import type { OrderPlacedWire } from '@ostrov/shared/orders/schema'
import { orderPath } from '@ostrov/shared/paths'
import { showToast } from '@ostrov/shared/ui/toasts'
import { leaving } from '@ostrov/shared/ui/use-form'
import { Problem } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { showToastOnNextPage } from '../../components/left-toast'
import { settleBaskets } from '../baskets/changes'
import { $baskets, loadBaskets } from '../baskets/store'
import { leaveForAddress } from './CartStep'
import { forgetRestaurant, type TypedOrder } from './form-store'
import { keepName } from './keep-name'
import { type OrderParts, orderInput, placeOrder } from './place'

/** Why the order was not placed, to be shown where the button is. */
export type OrderRefusal = {
  code: string
  message: string
  /** Field → sentence. */
  errors: Record<string, string>
  changes: readonly BasketChange[]
  /** The next moment that is to be had, of one that is not. */
  next_at?: string
}

type Sent = OrderParts & { form: TypedOrder /** Asks anew what the order would be charged. */; requote: () => void }

const LOST = 'Не\u00a0получилось отправить заказ. Всё, что вы ввели, сохранено: попробуйте ещё раз.'

/** Sends the order; what comes back against it is kept until the next try, and thrown for the fields it concerns. */
export function useSubmit() {
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null)
  const submit = async (parts: Sent) => {
    setRefusal(null)
    const refused = await settleBaskets()
      .then(() => send(parts))
      .catch(() => ({ code: 'network', message: LOST, errors: {}, changes: [] }))
    if (!refused) return leaving()
    setRefusal(refused)
    throw new Problem(422, refused.code, refused.message, refused.errors)
  }
  return { refusal, submit, dismiss: () => setRefusal(null) }
}

/** Null once the order is placed and the page is being left. */
async function send(parts: Sent): Promise<OrderRefusal | null> {
  const seen = parts.basket
  const basket = $baskets.get()[seen.restaurant_id]
  // A counter pressed a moment ago may have been refused: then the person looks again before paying.
  if (!basket || basket.total !== seen.total) return changed(parts)
  try {
    const placed = await placeOrder(orderInput({ ...parts, basket }))
    keepName(parts.form)
    leave(placed, seen.restaurant_id)
    return null
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    return refusalOf(problem, parts)
  }
}

async function refusalOf(problem: Problem, parts: Sent): Promise<OrderRefusal | null> {
  const { errorMessage: code, message, errors, data, status } = problem
  if (code === 'order.cart_changed' || code === 'order.bonus_changed' || code.startsWith('basket.'))
    return changed(parts, message)
  if (code === 'order.already_placed' && typeof data.order_uuid === 'string') {
    location.replace(orderPath(data.order_uuid))
    return null
  }
  if (code === 'order.address_required') {
    leaveForAddress(parts.basket.restaurant_id)
    return null
  }
  if (status === 0 || status >= 500) return { code, message: LOST, errors: {}, changes: [] }
  // What was said of that time before is no more.
  if (code === 'order.slot_unavailable') parts.requote()
  if (code === 'zone.below_minimum') showToast(message, { kind: 'error' })
  const next_at = typeof data.next_at === 'string' ? { next_at: data.next_at } : {}
  return { code, message, errors, changes: [], ...next_at }
}

/** The basket is not what the person saw, or not what it costs: both are asked anew, and the difference is told. */
async function changed({ basket: seen, requote }: Sent, message = 'Корзина изменилась'): Promise<OrderRefusal> {
  await loadBaskets()
  requote()
  const { shownChanges } = await import('./changes')
  const changes = shownChanges(seen, $baskets.get()[seen.restaurant_id] ?? null)
  return { code: 'order.cart_changed', message, errors: {}, changes }
}

function leave({ order_uuid, payment_url }: OrderPlacedWire, restaurant_id: string) {
  forgetRestaurant(restaurant_id)
  const page = orderPath(order_uuid)
  if (payment_url) {
    // Coming back from the bank by the browser's own button leads to the order, not to an empty cart.
    history.replaceState(null, '', page)
    location.assign(payment_url)
    return
  }
  showToastOnNextPage(ORDER_MESSAGES.placed, 'success')
  location.replace(page)
}
