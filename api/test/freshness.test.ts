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
import { ZONE } from './place'
import { openProduct } from './product'
import { startServer, until } from './server'

const PAGES = join(import.meta.dir, '../../site/src/pages')
const SECOND_MS = 1000
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

test('a price, a stop and what is left are in the menu and the baskets of two processes within a second', async () => {
  const env = { DATABASE_URL: databaseUrl }
  const servers = await Promise.all([startServer(env), startServer(env)])
  const guest = crypto.randomUUID()
  await change(dish.id, { price: 690 })
  // A dish without a choice that must be made first.
  const plain = await makeProduct(em(), { restaurant_id: kitchen.id, category_id: kitchen.category_id, price: 100 })
  const body = JSON.stringify({ restaurant_id: kitchen.id, product_id: plain.id, quantity: 1 })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${servers[0].url}/api/unauthorized/basket_item/${guest}`, { method: 'POST', body, headers })
  const inMenu = async (url: string) => {
    const menu = await (await fetch(`${url}/api/restaurants/${kitchen.id}/menu`)).json()
    return menu.products.find(({ id }: { id: string }) => id === plain.id)
  }
  const menuPrice = async (url: string) => (await inMenu(url)).price
  const basketSum = async (url: string) =>
    (await (await fetch(`${url}/api/unauthorized/baskets/${guest}`)).json()).items[0].total
  const shown = () => Promise.all(servers.flatMap(({ url }) => [menuPrice(url), basketSum(url)]))
  expect(await shown()).toEqual([100, 100, 100, 100])
  await change(plain.id, { price: 130 })
  const changedAt = performance.now()
  await until(async () => Bun.deepEquals(await shown(), [130, 130, 130, 130]))
  expect(performance.now() - changedAt).toBeLessThan(SECOND_MS)

  const activity = (body: unknown) =>
    product.call('PUT', `/api/restaurant/${kitchen.id}/products/activity/${plain.id}`, { token: owner.token, body })
  const seenWithin = async (body: unknown, expected: unknown[]) => {
    await activity(body)
    const since = performance.now()
    const seen = () => Promise.all(servers.map(async ({ url }) => (await inMenu(url))?.stock))
    await until(async () => Bun.deepEquals(await seen(), expected))
    expect(performance.now() - since).toBeLessThan(SECOND_MS)
    return Promise.all(servers.map(({ url }) => basketSum(url)))
  }
  expect(await seenWithin({ stopped_until: 'two_hours' }, [undefined, undefined])).toEqual([0, 0])
  expect(await seenWithin({ stopped_until: null, stock: 6 }, [6, 6])).toEqual([130, 130])
  expect(await seenWithin({ stock: 0 }, [undefined, undefined])).toEqual([0, 0])
}, 60_000)

test('hours, a pause and a zone changed once are shown by two processes within a second', async () => {
  const env = { DATABASE_URL: databaseUrl }
  const servers = await Promise.all([startServer(env), startServer(env)])
  const { id } = await makeRestaurant(em(), { zone: null, owner_id: owner.id, open: false })
  const asOwner = async (method: string, path: string, body?: unknown) =>
    expect((await product.call(method, path, { token: owner.token, body })).status).toBe(200)
  const read = async (url: string, path: string) => (await fetch(`${url}/api/restaurants/${path}`)).json()
  const shown = () =>
    Promise.all(
      servers.map(async ({ url }) => {
        const { restaurant } = await read(url, `${id}/menu`)
        const listed = (await read(url, 'filters')).items.find((one: { id: string }) => one.id === id)
        const { total } = await read(url, `${id}/delivery_zone/active`)
        return [restaurant.is_open, listed.is_open, restaurant.disabled_reason, listed.delivery_price, total]
      }),
    )
  const soon = async (facts: unknown[]) => {
    const changedAt = performance.now()
    let seen: unknown
    const isSeen = async () => {
      seen = await shown()
      return Bun.deepEquals(seen, [facts, facts])
    }
    await until(isSeen).catch(() => expect(seen).toEqual([facts, facts]))
    expect(performance.now() - changedAt).toBeLessThan(SECOND_MS)
  }
  await until(async () => Bun.deepEquals((await shown())[1], [false, false, null, null, 0]))
  await asOwner('POST', `/api/restaurant_schedule/${id}/all_day`)
  await soon([true, true, null, null, 0])
  const path = `/api/business_user/restaurants/${id}`
  await asOwner('POST', `${path}/delivery_zone`, ZONE)
  await soon([true, true, null, 200, 1])
  const disabled_until = new Date(product.clock.now.getTime() + 3_600_000).toISOString()
  await asOwner('PUT', path, { disabled_until, disabled_reason: 'Сломалась печь' })
  await soon([false, false, 'Сломалась печь', 200, 1])
  await asOwner('PUT', path, { disabled_until: null })
  await soon([true, true, null, 200, 1])
}, 60_000)
