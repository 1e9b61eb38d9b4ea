import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../test/orders'
import { businessManager, businessOwner } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { Product } from '../menu/product'
import { Image } from './image'

const product = await openProduct()
const kitchen = await openKitchen(product)
const manager = await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['menu'])
const stranger = await businessOwner(product)
const em = product.em()
const facts = { width: 10, height: 10, color: '#aabbcc' }
const [mine, colleagues, dish, customers] = [
  em.create(Image, { ...facts, uploaded_by: `business:${kitchen.owner.id}` }),
  em.create(Image, { ...facts, uploaded_by: `business:${manager.id}` }),
  em.create(Image, { ...facts, uploaded_by: 'seed' }),
  em.create(Image, { ...facts, uploaded_by: `customer:${Bun.randomUUIDv7()}` }),
]
await em.flush()
await em.nativeUpdate(Product, { id: kitchen.product_id }, { image_id: dish.id })

test.each([
  ['the owner', kitchen.owner.token, [200, 200, 200, 404]],
  ['a manager of the restaurant', manager.token, [200, 200, 200, 404]],
  ['another business user', stranger.token, [404, 404, 404, 404]],
])('%s learns of pictures of their own, of their colleagues and of their dishes alone', async (_, token, statuses) => {
  const ask = async ({ id }: Image) => (await product.call('GET', `/api/business_user/images/${id}`, { token })).status
  expect([await ask(mine), await ask(colleagues), await ask(dish), await ask(customers)]).toEqual(statuses)
})

test('a picture of what waits, of what an import can put back or of what was ordered is the restaurant’s alone', async () => {
  const { pool } = product
  const order = await placedOrder(product, kitchen)
  const made = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { rows } = await pool.query(
        `insert into image (width, height, color, uploaded_by) values (10, 10, '#aabbcc', 'seed') returning id`,
      )
      return String(rows[0].id)
    }),
  )
  const [waiting, kept, ordered, typed, logo] = made
  await pool.query(
    `insert into revision (kind, row_id, owner, proposed, base, status, author)
     values ('product', $1, $2, jsonb_build_object('gallery', jsonb_build_array($3::text), 'description', $4::text), '{}', 'pending', 'seed')`,
    [kitchen.product_id, `restaurant:${kitchen.restaurant_id}`, waiting, typed],
  )
  await pool.query(
    `insert into menu_import (restaurant_id, file_name, counts, rows, problems, operations, changes, version)
     values ($1, 'a.xlsx', '{}', '[]', '[]', '{}', $2, '1')`,
    [
      kitchen.restaurant_id,
      JSON.stringify([
        { table: 'product', key: '1', before: JSON.stringify({ image_id: kept, name: typed }), after: null },
      ]),
    ],
  )
  await pool.query('update order_item set image_id = $1 where order_id = $2', [ordered, order.id])
  await pool.query(
    `update "order" set restaurant = restaurant || jsonb_build_object('logo_id', $1::text) where id = $2`,
    [logo, order.id],
  )
  const asked = async (token: string) =>
    Promise.all(
      made.map(async (id) => (await product.call('GET', `/api/business_user/images/${id}`, { token })).status),
    )
  // What somebody has only typed somewhere gives no reach.
  expect(await asked(kitchen.owner.token)).toEqual([200, 200, 200, 404, 200])
  expect(await asked(stranger.token)).toEqual([404, 404, 404, 404, 404])
})
