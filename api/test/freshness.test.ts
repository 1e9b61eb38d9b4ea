import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { NOUNS } from '@ostrov/shared/nouns'
import { RESTAURANT_TAGS } from '@ostrov/shared/page-tags'
import { openNotices } from '../src/db/notices'
import { rows, sql } from '../src/db/sql'
import { endStops } from '../src/modules/menu/set-activity'
import { refreshDueOpenHours } from '../src/modules/restaurants/hours/open-hours'
import { makeProduct, makeRestaurant } from './kitchen'
import { businessOwner } from './people'
import { openProduct } from './product'
import { until } from './server'

const PAGES = join(import.meta.dir, '../../site/src/pages')
const NOBODY = '018f0000-0000-7000-8000-000000000000'

const product = await openProduct()
const { em, deps, databaseUrl } = product
const owner = await businessOwner(product)
const kitchen = await makeRestaurant(em(), { zone: {}, owner_id: owner.id })
const dish = await makeProduct(em(), {
  ...{ restaurant_id: kitchen.id, category_id: kitchen.category_id, price: 690 },
  options: [{ name: 'Сыр' }],
  groups: [{ name: 'Тесто', min: 1, max: 1, options: [{ name: 'Тонкое' }] }],
})
const change = (id: string, body: { price?: number; discount_price?: number }) =>
  product.call('PUT', `/api/restaurant/${kitchen.id}/products/${id}`, { token: owner.token, body })
const mine = `restaurant:${kitchen.id}`

/** The tags that one statement drops. */
async function droppedBy(change: () => Promise<unknown>) {
  const heard: string[] = []
  const notices = openNotices(databaseUrl, deps.log)
  notices.hear('stale', { heard: (tag) => heard.push(tag), again: () => undefined })
  await notices.ready()
  await change()
  await rows(em(), sql`select pg_notify('stale', 'end')`)
  await until(() => heard.includes('end'))
  await notices.close()
  return heard.filter((tag) => tag !== 'end').sort()
}

const kitchenRows = `where restaurant_id = '${kitchen.id}'`
const dishRows = `where product_id = '${dish.id}'`

test.each([
  [
    'a restaurant',
    `update restaurant set delivery_time = 50 where id = '${kitchen.id}'`,
    ['dishes', mine, 'restaurants'],
  ],
  ['its hours', `update restaurant_schedule set closed = true ${kitchenRows}`, [mine, 'restaurants']],
  ['its zones', `update delivery_zone set price = 77 ${kitchenRows}`, [mine, 'restaurants']],
  [
    'peak hours of its zones',
    `update delivery_zone set peak_told = not peak_told ${kitchenRows}`,
    [mine, 'restaurants'],
  ],
  ['its category', `update product_category set label = 'Горячее' ${kitchenRows}`, ['dishes', mine]],
  ['its dish', `update product set name = 'Маргарита' where id = '${dish.id}'`, ['dishes', mine]],
  [
    'its stop',
    `update product set stopped_until = now() + interval '1 hour' where id = '${dish.id}'`,
    ['dishes', mine],
  ],
  ['how few of it are left', `update product set stock = 6 where id = '${dish.id}'`, ['dishes', mine]],
  ['a stopped option', `update product_option set stopped_until = now() - interval '1 hour' ${kitchenRows}`, [mine]],
  [
    'a stopped group',
    `update product_option_group set stopped_until = now() - interval '1 hour' ${kitchenRows}`,
    [mine],
  ],
  ['an option', `update product_option set price = 55 ${kitchenRows}`, [mine]],
  ['a group', `update product_option_group set max = 2 ${kitchenRows}`, [mine]],
  ['what a dish offers', `delete from product_option_link ${dishRows}`, [mine]],
  ['the groups it offers', `delete from product_option_group_link ${dishRows}`, [mine]],
  ['a kitchen', `insert into cuisine (slug, name) values ('pizza', 'Пицца')`, ['restaurants']],
  [
    'the kitchens of a restaurant',
    `insert into restaurant_cuisine select '${kitchen.id}', id from cuisine where slug = 'pizza'`,
    [mine, 'restaurants'],
  ],
  ['a story', `insert into story (title) values ('Осень')`, ['stories']],
  ['a promotion', `insert into promotion (title) values ('Осень')`, ['promotions']],
  [
    'the edition of a document',
    `insert into document_version (document_id, number, title, body, published_at) select id, 2, title, body, now() from document`,
    ['documents'],
  ],
])('a change of %s drops what shows it', async (_, statement, tags) => {
  expect(await droppedBy(() => rows(em(), sql.raw(statement)))).toEqual(tags)
})

test('a review and the name of who wrote it are shown by the reviews of the restaurant', async () => {
  const reviewed = `insert into review (order_id, user_id, restaurant_id, rating) select o.id, o.user_id, o.restaurant_id, 5 from "order" o`
  await rows(
    em(),
    sql.raw(`with guest as (insert into "user" (phone, name, ref_code) values ('79001112233', 'Анна', 'R1') returning id)
      insert into "order" (status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone, delivery_type, payment_type, price, total)
      select 'COMPLETED', id, '${kitchen.id}', uuidv7(), '{}', 'Анна', '79001112233', 'pickup', 'cash', 100, 100 from guest`),
  )
  const tags = [`reviews:${kitchen.id}`]
  expect(await droppedBy(() => rows(em(), sql.raw(reviewed)))).toEqual(tags)
  expect(await droppedBy(() => rows(em(), sql.raw(`update "user" set name = 'Анна П.'`)))).toEqual(tags)
})

test('what was stopped drops what shows it when it is back', async () => {
  await endStops(em(), new Date())
  await rows(em(), sql`update product set stopped_until = now() - interval '1 second' where id = ${dish.id}`)
  expect(await droppedBy(() => endStops(em(), new Date()))).toEqual(['dishes', mine])
  expect(await droppedBy(() => endStops(em(), new Date()))).toEqual([])
})

test('a change that nobody sees drops nothing', async () => {
  await rows(em(), sql`update product set stock = 50`)
  expect(await droppedBy(() => rows(em(), sql`update product set stock = 49`))).toEqual([])
  await rows(em(), sql`update product set stock = null`)
  await rows(em(), sql`update restaurant_schedule set closed = false`)
  await rows(em(), sql`update restaurant set open_to = now() - interval '1 minute'`)
  expect(await droppedBy(() => refreshDueOpenHours(em(), new Date()))).toEqual([])
  expect(await droppedBy(() => rows(em(), sql`update product set price = price`))).toEqual([])
  expect(await droppedBy(() => rows(em(), sql`update "user" set is_new_user = false`))).toEqual([])
})

test('a change that is taken back drops nothing', async () => {
  const takeBack = () =>
    em().transactional(async (tx) => {
      await rows(tx, sql`update product set price = price + 1`)
      throw new Error('taken back')
    })
  expect(await droppedBy(() => takeBack().catch(() => undefined))).toEqual([])
})

test('pages set no tag but those that tables drop', async () => {
  const set = new Set<string>()
  for (const path of new Bun.Glob('**/*.astro').scanSync(PAGES)) {
    const text = await Bun.file(join(PAGES, path)).text()
    // Only through the function that knows the words.
    expect([path, /tags: (?!showing\()/.test(text)]).toEqual([path, false])
    for (const [, tags = ''] of text.matchAll(/tags: showing\(([^)]*)\)/g))
      for (const [, tag = ''] of tags.matchAll(/['`]([a-z]+:?)/g)) set.add(tag)
  }
  const bodies = await rows<{ body: string }>(
    em(),
    sql`select prosrc as body from pg_proc where proname like '%drops_tags_fn'`,
  )
  const dropped = new Set(
    bodies.flatMap(({ body }) => [...body.matchAll(/'stale', '([a-z]+:?)'/g)].map(([, tag]) => tag ?? '')),
  )
  expect([...set.add('catalogues')].sort()).toEqual([...dropped].sort()) // Those are kept by processes.
  const said = Object.values(NOUNS).flatMap((noun) => ('pages' in noun ? noun.pages : []))
  expect([...dropped].sort()).toEqual([...said, ...RESTAURANT_TAGS].sort())
})

test('a price is changed by the restaurant that sells the dish, and stays above its discount', async () => {
  expect((await change(NOBODY, { price: 1 })).body.errorMessage).toBe('product.not_found')
  expect((await change(dish.id, { price: 700, discount_price: 600 })).status).toBe(200)
  expect((await change(dish.id, { price: 600 })).body.errors).toHaveProperty('discount_price')
  await change(dish.id, { discount_price: 0 })
})

test('who lost the connection begins anew when it is back', async () => {
  const notices = openNotices(databaseUrl, deps.log)
  afterAll(notices.close)
  let begun = 0
  notices.hear('stale', { heard: () => undefined, again: () => begun++ })
  await notices.ready()
  await rows(
    em(),
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ostrov-live'
    and datname = current_database()`,
  )
  await until(() => begun === 2)
  expect(notices.isHearing()).toBe(true)
})
