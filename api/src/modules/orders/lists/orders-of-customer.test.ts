import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { administrator, businessManager, businessOwner } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { call, pool } = product
const kitchen = await openKitchen(product)
const { token } = await administrator(product, undefined, 'support')
const stranger = '018f0000-0000-7000-8000-000000000000'

test('a customer’s card shows their orders, promo uses, addresses, reviews and ways of telling, and nobody else’s', async () => {
  const [mine, other] = [await placedOrder(product, kitchen), await placedOrder(product, kitchen)]
  const read = async (part: string, id = mine.customer.id) =>
    (await call('GET', `/api/admin/user/${id}/${part}`, { token })).body
  const orders = await read('orders')
  expect(orders.items).toMatchObject([
    { id: mine.id, restaurant: { id: kitchen.restaurant_id }, promo_code: null, discount: 0 },
  ])
  expect((await read('promo_uses')).items).toEqual([])
  await pool.query(
    `update "order" set promo_code = 'ЛЕТО', discount = 350, offer_discount = 200, bonus_spent = 50 where id = $1`,
    [mine.id],
  )
  expect((await read('promo_uses')).items).toMatchObject([{ id: mine.id, promo_code: 'ЛЕТО', discount: 100 }])
  await pool.query(
    `insert into review (order_id, user_id, restaurant_id, rating, text) values ($1, $2, $3, 4.5, 'Вкусно')`,
    [mine.id, mine.customer.id, kitchen.restaurant_id],
  )
  expect((await read('reviews')).items).toMatchObject([{ text: 'Вкусно', rating: 4.5 }])
  expect((await read('reviews', other.customer.id)).items).toEqual([])
  const { rows } = await pool.query('select count(*)::int as n from user_address where user_id = $1', [
    mine.customer.id,
  ])
  expect((await read('addresses')).total).toBe(rows[0].n)
  expect(await read('notices')).toMatchObject({ browsers: 0, mail: null })
})

test.each(['orders', 'promo_uses', 'addresses', 'reviews', 'notices'])('%s of nobody are not found', async (part) => {
  const { status, body } = await call('GET', `/api/admin/user/${stranger}/${part}`, { token })
  expect([status, body.errorMessage]).toEqual([404, 'customer.not_found'])
})

test('an owner’s card names the managers and what each may do', async () => {
  const manager = await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['menu', 'orders'])
  const { body } = await call('GET', `/api/admin/business_user/${kitchen.owner.id}/managers`, { token })
  const one = body.items.find(({ id }: { id: string }) => id === manager.id)
  expect(one.restaurants).toEqual([
    { restaurant_id: kitchen.restaurant_id, title: expect.any(String), permissions: ['menu', 'orders'] },
  ])
  const other = await businessOwner(product)
  expect((await call('GET', `/api/admin/business_user/${other.id}/managers`, { token })).body.items).toEqual([])
  const missed = await call('GET', `/api/admin/business_user/${stranger}/managers`, { token })
  expect([missed.status, missed.body.errorMessage]).toEqual([404, 'business.not_found'])
})
