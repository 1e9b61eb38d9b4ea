import type { OrderInputWire } from '@ostrov/shared/orders/schema'
import type { Em } from '../../../db/orm'
import type { Customer } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { readAndAnswerOnce } from '../../../kernel/idempotency'
import { ordersPlaced } from '../../../kernel/metrics'
import { Refusal } from '../../../kernel/problems'
import { holdOrdered, placeOrder, readOrderForm } from './place-order'
import { quoteIfThere } from './quote-basket'

type Placing = { input: OrderInputWire; key: string | undefined; now: Date }

/**
 * Places an order once, however often the press is repeated: the key, the order and the answer commit together.
 * @throws {Refusal} as `readOrderForm` and `placeOrder`; `order.cart_changed` carries the basket as it is now, quoted.
 */
export async function placeCustomerOrder(em: Em, deps: Deps, customer: Customer, { input, key, now }: Placing) {
  const place = await readOrderForm(em, deps, input)
  let isNew = false
  try {
    const answer = await readAndAnswerOnce(
      em,
      { scope: `customer:${customer.id}`, key, route: 'order.place', body: input },
      {
        read: (tx) => holdOrdered(tx, customer, { input, place, now }),
        write: async (tx, held) => {
          const { id, uuid, payment_id } = await placeOrder(tx, customer, { input, place, now, held })
          isNew = true
          return { order_uuid: uuid, order_id: id, payment_id }
        },
      },
    )
    if (isNew) ordersPlaced.inc({ payment_type: input.payment_type })
    return answer
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'order.cart_changed') throw error
    const { delivery_type, payment_type, code, bonus } = input
    const terms = { delivery_type, payment_type, code, bonus, coordinates: place?.coordinates ?? null }
    const asked = { person: { user_id: customer.id }, basket_id: input.basket_id, terms, now }
    throw new Refusal('order.cart_changed', { message: error.message, data: await quoteIfThere(em, asked) })
  }
}
