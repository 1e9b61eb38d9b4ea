import type { OrderInputWire } from '@ostrov/shared/orders/schema'
import { handOverOrder } from '../src/modules/orders/life/hand-over-order'
import { LENINA, makeProduct, makeRestaurant } from './kitchen'
import { businessOwner, signIn } from './people'
import type { Product } from './product'

type Kitchen = {
  restaurant_id: string
  owner: { token: string; id: string }
  product_id: string
  zone_id: string | null
}

/** An open restaurant whose owner is signed in, with one dish of 700 ₽; delivery costs 200 ₽ from 1 000 ₽ on. */
export async function openKitchen(
  product: Product,
  input: Parameters<typeof makeRestaurant>[1] = {},
): Promise<Kitchen> {
  const owner = await businessOwner(product)
  const made = await makeRestaurant(product.em(), { owner_id: owner.id, ...input })
  const dish = await makeProduct(product.em(), { restaurant_id: made.id, category_id: made.category_id, price: 700 })
  return { restaurant_id: made.id, owner, product_id: dish.id, zone_id: made.zone_id }
}

/** A basket of so many of the kitchen's dish; answers its id and sum. */
export async function fillBasket(product: Product, token: string, kitchen: Kitchen, quantity = 2) {
  const { restaurant_id, product_id } = kitchen
  const { status, body } = await product.call('POST', '/api/basket_item', {
    token,
    body: { restaurant_id, product_id, quantity },
  })
  if (status !== 200) throw new Error(`The basket was not filled: ${JSON.stringify(body)}`)
  return { basket_id: body.basket.id, cartSum: body.basket.total }
}

/** A checkout form that passes, delivered to Ленина, 234 and paid in cash. */
export function orderForm(
  kitchen: Pick<Kitchen, 'restaurant_id'>,
  basket: { basket_id: string; cartSum: number },
  changes: Partial<OrderInputWire> = {},
): OrderInputWire {
  return {
    restaurant_id: kitchen.restaurant_id,
    ...basket,
    delivery_type: 'delivery',
    payment_type: 'cash',
    user_name: 'Анна',
    user_phone: '+7 (900) 111-22-33',
    address: 'Ленина, 234, Южно-Сахалинск',
    apartment: '12',
    coordinates: LENINA,
    ...changes,
  }
}

/** A customer with a placed order, and everything one needs to go on with it. */
export async function placedOrder(product: Product, kitchen: Kitchen, changes: Partial<OrderInputWire> = {}) {
  const customer = await signIn(product)
  const basket = await fillBasket(product, customer.token, kitchen)
  const form = orderForm(kitchen, basket, changes)
  const { status, body } = await product.call('POST', '/api/user/orders', { token: customer.token, body: form })
  if (status !== 200) throw new Error(`The order was not placed: ${JSON.stringify(body)}`)
  return { customer, form, uuid: String(body.order_uuid), id: Number(body.order_id), payment_url: body.payment_url }
}

/** The number of a placed order that has come to the board. */
export async function handedOver(product: Product, kitchen: Kitchen): Promise<number> {
  const { id } = await placedOrder(product, kitchen)
  await handOverOrder(product.deps, id)
  return id
}
