import { isBrought } from '@ostrov/shared/couriers/rules'
import type { OrderCourierWire } from '@ostrov/shared/couriers/schema'
import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { PROPOSAL_ANSWERS } from '@ostrov/shared/orders/proposals'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { cartPath, orderPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { askOrNull } from '@ostrov/shared/wire/nowhere'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { wayIn } from '../payments/way-in'

/** What the server knows when it writes the page of an order: nobody, an order that is not theirs (null), or the order. */
export type OrderView = {
  isKnown: boolean
  order: OrderWire | null
  courier: OrderCourierWire | null
  refusal: string | null
  cancelling: string | null
}

/** One's own order, after what a form asked of it: the page to draw, or the way on. A browser that runs scripts posts nothing. */
export async function orderOf(visit: Visit, id: string): Promise<OrderView | Response> {
  if (!(await personOf(visit))) return { isKnown: false, order: null, courier: null, refusal: null, cancelling: null }
  const form = await visit.form()
  // To cancel is asked once more, by a page of its own: this is the key of that attempt.
  const asks = form?.get('act') === 'cancel' && !form.has('key')
  const refusal = form && !asks ? await act(visit, id, form) : null
  if (refusal instanceof Response) return refusal
  const order = await askOrNull(visit.api.user.orders({ id }).get())
  const isAsked = order?.delivery.type === 'delivery' && isBrought(order.status)
  const found = isAsked ? await askOrNull(visit.api.user.orders({ id }).courier.get()) : null
  // A page may be kept by the browser, and a place never is.
  const courier = found && { ...found, near: found.near && { ...found.near, coordinates: null } }
  return { isKnown: true, order, courier, refusal, cancelling: asks ? crypto.randomUUID() : null }
}

/** The way on, or why it was refused. */
async function act({ api, leave }: Visit, id: string, form: URLSearchParams): Promise<Response | string> {
  const page = orderPath(encodeURIComponent(id))
  const wanted = form.get('act')
  try {
    if (wanted === 'pay') {
      const { payment_url } = await ask(api.user.orders({ id }).pay.post(wayIn(form)))
      return leave(payment_url ?? page)
    }
    if (wanted === 'repeat') {
      const { basket } = await ask(api.user.baskets.repeat_order({ id }).put())
      return basket ? leave(cartPath({ step: 1, restaurant: basket.restaurant_id })) : ORDER_MESSAGES.repeatFailed
    }
    if (wanted === 'received') await ask(api.orders.actions.user.received({ orderId: id }).put())
    if (wanted === 'cancel') {
      const headers = { 'idempotency-key': textOf(form, 'key') }
      await ask(api.orders.actions.user.cancel({ orderId: id }).put(undefined, { headers }))
    }
    const answer = PROPOSAL_ANSWERS.find((one) => one === wanted)
    const proposal_id = textOf(form, 'proposal_id')
    if (answer && proposal_id) await ask(api.orders.actions.user.answer({ orderId: id }).put({ proposal_id, answer }))
    return leave(page)
  } catch (problem) {
    return refusalOf(problem).message
  }
}
