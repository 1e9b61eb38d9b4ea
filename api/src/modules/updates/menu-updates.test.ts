import { expect, test } from 'bun:test'
import { makeProduct } from '../../../test/kitchen'
import { openKitchen, placedOrder } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { rows, sql } from '../../db/sql'
import { Product } from '../menu/product'

const product = await openProduct()
const { call, em } = product

async function openMenu() {
  const kitchen = await openKitchen(product)
  const { restaurant_id, product_id } = kitchen
  const { category_id } = await em().findOneOrFail(Product, product_id)
  await makeProduct(em(), {
    ...{ restaurant_id, category_id, options: [{ name: 'Сыр' }] },
    groups: [{ name: 'Тесто', min: 1, max: 1, options: [{ name: 'Тонкое' }] }],
  })
  await placedOrder(product, kitchen)
  return restaurant_id
}
async function versionsAround(restaurant_id: string, statement: string) {
  const [before] = (await call('GET', `/api/updates/menu_and_reviews?ids=${restaurant_id}`)).body.items
  await rows(em(), sql.raw(statement))
  const [after] = (await call('GET', `/api/updates/menu_and_reviews?ids=${restaurant_id}`)).body.items
  return { menu: before.menu !== after.menu, reviews: before.reviews !== after.reviews }
}

test('any change of what is sold makes another version of the menu, and of the menu alone', async () => {
  const id = await openMenu()
  const ofIt = `where restaurant_id = '${id}'`
  for (const statement of [
    `update product set price = price + 1 ${ofIt}`,
    `update product_option set price = price + 1 ${ofIt}`,
    `update product_option_group set max = max + 1 ${ofIt}`,
    `update product_category set label = 'Горячее' ${ofIt}`,
    `delete from product_option_link where product_id in (select id from product ${ofIt})`,
    `delete from product_option_group_link where product_id in (select id from product ${ofIt})`,
    `update product set is_active = false ${ofIt}`,
  ])
    expect([statement, await versionsAround(id, statement)]).toEqual([statement, { menu: true, reviews: false }])
})

test('a review, its answer and its hiding make another version of the reviews alone; nothing makes none', async () => {
  const id = await openMenu()
  const ofIt = `where restaurant_id = '${id}'`
  for (const statement of [
    `insert into review (order_id, user_id, restaurant_id, rating) select id, user_id, restaurant_id, 5 from "order" ${ofIt}`,
    `update review set restaurant_answer = 'Спасибо' ${ofIt}`,
    `update review set is_visible = false ${ofIt}`,
  ])
    expect([statement, await versionsAround(id, statement)]).toEqual([statement, { menu: false, reviews: true }])
  expect(await versionsAround(id, `update product set rating = 4, reviews_count = 1 ${ofIt}`)).toEqual({
    menu: false,
    reviews: false,
  })
})

test('an unknown restaurant has no versions, and too many are not asked about at once', async () => {
  const unknown = Bun.randomUUIDv7()
  expect((await call('GET', `/api/updates/menu_and_reviews?ids=${unknown}`)).body).toEqual({ items: [] })
  const many = Array.from({ length: 21 }, () => Bun.randomUUIDv7()).join()
  expect((await call('GET', `/api/updates/menu_and_reviews?ids=${many}`)).status).toBe(422)
})
