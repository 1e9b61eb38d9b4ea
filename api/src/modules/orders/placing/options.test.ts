import { expect, test } from 'bun:test'
import { makeProduct } from '../../../../test/kitchen'
import { openKitchen, orderForm } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { row, rows, sql } from '../../../db/sql'
import { ProductOptionGroup } from '../../menu/product-option-group'
import { handOverOrder } from '../life/hand-over-order'
import { notifyOfOrder } from '../life/notify-of-order'

const product = await openProduct()
const { call, em } = product
const kitchen = await openKitchen(product)
const { restaurant_id } = kitchen

test('an order keeps its options as the menu laid them out: groups in their places, what stands alone last', async () => {
  const { id, chosen, names } = await orderedShawarma()
  expect(names).toEqual(['Большая', 'Острый', 'Ещё мяса'])
  // A later change of the menu does not move what was bought.
  await em().nativeUpdate(ProductOptionGroup, { name: 'Соус' }, { sort: -1 })
  expect(await optionNames(id)).toEqual(names)
  expect(chosen).toHaveLength(3)
})

test('the restaurant’s letter names the options of a dish in that order', async () => {
  const { id } = await orderedShawarma()
  await rows(
    em(),
    sql`update restaurant set notification_config = notification_config || '{"emails": ["kitchen@example.com"]}'
        where id = ${restaurant_id}`,
  )
  await handOverOrder(product.deps, id)
  const event = await row<{ id: number }>(em(), sql`select max(id)::int as id from order_event where order_id = ${id}`)
  await notifyOfOrder(em(), product.deps, event?.id ?? 0)
  const letter = await row<{ text: string }>(
    em(),
    sql`select payload->>'text' as text from graphile_worker._private_jobs where payload->>'to' = 'kitchen@example.com'`,
  )
  expect(letter?.text).toContain('Шаверма (Большая, Острый, Ещё мяса) × 1')
})

/** An order of one shawarma, its options ticked in the wrong order. */
async function orderedShawarma() {
  const [category] = await rows<{ id: string }>(
    em(),
    sql`select id from product_category where restaurant_id = ${restaurant_id}`,
  )
  const dish = await makeProduct(em(), {
    restaurant_id,
    category_id: category?.id ?? '',
    name: 'Шаверма',
    price: 1200,
    options: [{ name: 'Ещё мяса', price: 90 }],
    groups: [
      { name: 'Размер', min: 1, max: 1, options: [{ name: 'Стандарт' }, { name: 'Большая', price: 90 }] },
      { name: 'Соус', min: 0, max: 2, options: [{ name: 'Острый' }] },
    ],
  })
  const { 'Ещё мяса': meat = '', Большая: large = '', Острый: hot = '' } = dish.options
  const chosen = [meat, hot, large]
  const { token } = await signIn(product)
  const body = { restaurant_id, product_id: dish.id, quantity: 1, product_options: chosen }
  const { basket } = (await call('POST', '/api/basket_item', { token, body })).body
  const form = orderForm(kitchen, { basket_id: basket.id, cartSum: basket.total })
  const placed = (await call('POST', '/api/user/orders', { token, body: form })).body
  const order = (await call('GET', `/api/user/orders/${placed.order_uuid}`, { token })).body
  const names: string[] = order.basket.items[0].product_options.map((one: { name: string }) => one.name)
  return { id: Number(placed.order_id), chosen, names }
}

async function optionNames(order_id: number) {
  const found = await rows<{ name: string }>(
    em(),
    sql`select o.value->>'name' as name from order_item i, jsonb_array_elements(i.product_options) with ordinality o
        where i.order_id = ${order_id} order by o.ordinality`,
  )
  return found.map(({ name }) => name)
}
