import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { PROPOSAL_ANSWERS } from '@ostrov/shared/orders/proposals'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { cartPath, loginPath, orderPath, plainPath } from '@ostrov/shared/paths'
import { PAYMENT_METHODS } from '@ostrov/shared/payments/statuses'
import { ask } from '@ostrov/shared/wire/answers'
import { isNowhere } from '@ostrov/shared/wire/nowhere'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'

/** An order to draw, with what was refused; null where no such order is. */
export type OrderView = { order: OrderWire; refusal: string | null; key: string } | null

/** One's own order, after what a form asked of it: the page to draw, or the way on. */
export async function orderOf(visit: Visit, id: string): Promise<OrderView | Response> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: orderPath(encodeURIComponent(id)) }))
  const form = await visit.form()
  const refusal = form && (await act(visit, id, form))
  if (refusal instanceof Response) return refusal
  try {
    return { order: await ask(visit.api.user.orders({ id }).get()), refusal, key: crypto.randomUUID() }
  } catch (problem) {
    if (isNowhere(problem)) return null
    throw problem
  }
}

/** The way on, or why it was refused. */
async function act({ api, leave }: Visit, id: string, form: URLSearchParams): Promise<Response | string> {
  const wanted = form.get('act')
  try {
    if (wanted === 'pay') {
      const payment_method = PAYMENT_METHODS.find((one) => one === form.get('payment_method'))
      const { payment_url } = await ask(api.user.orders({ id }).pay.post(payment_method ? { payment_method } : null))
      return leave(payment_url ?? plainPath(orderPath(encodeURIComponent(id))))
    }
    if (wanted === 'repeat') {
      const { basket } = await ask(api.user.baskets.repeat_order({ id }).put())
      return basket ? leave(cartPath({ step: 1, restaurant: basket.restaurant_id })) : ORDER_MESSAGES.repeatFailed
    }
    if (wanted === 'received') {
      await ask(api.orders.actions.user.received({ orderId: id }).put())
      return leave(plainPath(orderPath(encodeURIComponent(id))))
    }
    if (wanted === 'answer') {
      const answer = PROPOSAL_ANSWERS.find((one) => one === form.get('answer'))
      const proposal_id = textOf(form, 'proposal_id')
      if (answer) await ask(api.orders.actions.user.answer({ orderId: id }).put({ proposal_id, answer }))
      return leave(plainPath(orderPath(encodeURIComponent(id))))
    }
    const headers = { 'idempotency-key': textOf(form, 'key') }
    await ask(api.orders.actions.user.cancel({ orderId: id }).put(undefined, { headers }))
    return leave(plainPath(orderPath(encodeURIComponent(id))))
  } catch (problem) {
    return refusalOf(problem).message
  }
}
