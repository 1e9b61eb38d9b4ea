import { beforeEach, expect, test } from 'bun:test'
import { openCounterKitchen, openFrontpad, saveFrontpad } from '../../../test/counters'
import { makeProduct } from '../../../test/kitchen'
import { openProduct } from '../../../test/product'
import { sendToCounter } from './send-to-counter'

const product = await openProduct()
const { call, clock, deps, em, pool } = product
const frontpad = openFrontpad(product)
const { kitchen, handed, standing } = await openCounterKitchen(product)
const { token } = kitchen.owner
const { restaurant_id, product_id } = kitchen
const root = `/api/integrations/frontpad/restaurant/${restaurant_id}`
const HOUR = 3_600_000
const read = async () => (await call('GET', `${root}/products/import`, { token })).body
const ask = () => call('POST', `${root}/products/import`, { token })
const link = (kind: string, id: string, article: string) =>
  call('PUT', `${root}/articles`, { token, body: { links: [{ kind, id, article }] } })
const rowOf = (menu: { rows: { name: string }[] }, name: string) => menu.rows.find((one) => one.name === name)

const { rows: dishes } = await pool.query<{ price: number }>(
  `update product set name = 'Суп «Борщ»', article = null where id = $1 returning price`,
  [product_id],
)
Object.assign(frontpad.goods[1] ?? {}, { price: String(dishes[0]?.price) })
const { rows: categories } = await pool.query<{ category_id: string }>('select category_id from product limit 1')
const about = { restaurant_id, category_id: categories[0]?.category_id ?? '' }
await makeProduct(em(), { ...about, name: 'Пицца Маргарита', price: 720, article: '101' })
await makeProduct(em(), { ...about, name: 'Плов', article: '777' })

beforeEach(() => {
  frontpad.faults.length = 0
})

test('until the counter was asked nothing is known of articles but whether there are any', async () => {
  const menu = await read()
  expect(menu).toMatchObject({ goods_at: null, next_at: null, goods: [], fresh: [] })
  expect(rowOf(menu, 'Плов')).toMatchObject({ state: 'linked' })
  expect(rowOf(menu, 'Суп «Борщ»')).toMatchObject({ state: 'unlinked', suggested: [] })
})

test('the dry run says what is new, what is gone, what costs otherwise and what has no article', async () => {
  const { status, body } = await ask()
  expect([status, body.problem, body.goods.length]).toEqual([200, null, 4])
  expect(rowOf(body, 'Пицца Маргарита')).toMatchObject({ state: 'price', article: '101' })
  expect(rowOf(body, 'Плов')).toMatchObject({ state: 'unknown' })
  expect(rowOf(body, 'Суп «Борщ»')).toMatchObject({ state: 'unlinked', suggested: [{ article: '102', sure: false }] })
  expect(body.fresh.toSorted()).toEqual(['102', '905'])
  // Nothing of the menu is written by it.
  expect((await pool.query(`select from product where article = '102'`)).rowCount).toBe(0)
})

test('the menu is asked for once an hour, by whoever presses first, and after a lost answer sooner', async () => {
  expect(await ask()).toMatchObject({ status: 409, body: { errorMessage: 'counter.goods_too_soon' } })
  clock.now = new Date(clock.now.getTime() + HOUR)
  frontpad.faults.push('cut')
  const lost = await ask()
  expect([lost.status, lost.body.problem.said, lost.body.goods.length]).toEqual([200, 'Касса не\u00A0отвечает', 4])
  expect((await ask()).status).toBe(409)
  clock.now = new Date(clock.now.getTime() + HOUR / 12)
  const [one, other] = await Promise.all([ask(), ask()])
  expect([one.status, other.status].toSorted()).toEqual([200, 409])
})

test('a dish, an option and a zone are linked by hand, logged, and a stranger’s is not found', async () => {
  const { body } = await link('product', product_id, '102')
  expect(rowOf(body, 'Суп «Борщ»')).toMatchObject({ state: 'linked', article: '102', suggested: [] })
  const { rows } = await pool.query(
    `select subject, "to" from log where action = 'product.change' order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({ subject: `product:${product_id}`, to: { article: '102' } })
  expect((await link('product', product_id, '10а')).status).toBe(422)
  expect((await link('product', crypto.randomUUID(), '102')).body.errorMessage).toBe('product.not_found')
  expect(rowOf((await link('product', product_id, '')).body, 'Суп «Борщ»')).toMatchObject({ article: null })
  await link('product', product_id, '102')
})

test('a dish, an option and a zone are linked one by one as well, and zones are listed with their articles', async () => {
  const put = (path: string, article: string) => call('PUT', `${root}/${path}`, { token, body: { article } })
  const listed = async () => (await call('GET', `${root}/delivery_zone`, { token })).body.items
  const [zone] = await listed()
  expect((await put(`delivery_zone/${zone.id}`, ' 9001 ')).body).toEqual({
    ...{ kind: 'delivery_zone', id: zone.id, article: '9001' },
  })
  expect((await listed())[0]).toMatchObject({ kind: 'delivery_zone', id: zone.id, article: '9001' })
  expect((await put(`delivery_zone/${zone.id}`, '')).body.article).toBeNull()
  expect((await put(`product/${product_id}`, '102')).body).toEqual({ kind: 'product', id: product_id, article: '102' })
  expect((await put(`product/${product_id}`, '10а')).status).toBe(422)
  // What is one kind's is not another's.
  for (const [path, refusal] of [
    ['product', 'product.not_found'],
    ['product_option', 'product_option.not_found'],
    ['delivery_zone', 'zone.not_found'],
  ])
    expect((await put(`${path}/${restaurant_id}`, '102')).body.errorMessage).toBe(refusal)
})

test('an option with an article goes as a modifier of its dish, and a zone’s own article brings it', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into product_option (restaurant_id, name, price, moderation_status, updated_at)
     values ($1, 'Без лука', 20, 'approved', now()) returning id`,
    [restaurant_id],
  )
  const option = rows[0]?.id ?? ''
  const zones = (await read()).rows.filter(({ kind }: { kind: string }) => kind === 'delivery_zone')
  await link('product_option', option, '905')
  frontpad.goods.push({ article: '9002', name: 'Доставка далеко', price: '0', sale: '0' })
  for (const { id } of zones) await link('delivery_zone', id, '9002')
  const { id } = await handed()
  await pool.query(
    `update order_item set article = '102', quantity = 2, unit_price = 350, product_options = $2::jsonb where order_id = $1`,
    [id, JSON.stringify([{ id: option, name: 'Без лука', price: 20 }])],
  )
  const zone = zones[0]?.id ?? crypto.randomUUID()
  await pool.query(
    `update "order" set delivery_price = 90, delivery = jsonb_set(coalesce(delivery, '{}'), '{zone_id}', to_jsonb($2::text)) where id = $1`,
    [id, zone],
  )
  await sendToCounter(deps, { order_id: id })
  expect((await standing(id)).state).toBe('sent')
  const form = Object.fromEntries(frontpad.orders.at(-1)?.form ?? [])
  expect(form).toMatchObject({
    ...{ 'product[0]': '102', 'product_kol[0]': '2', 'product_price[0]': '350' },
    ...{ 'product[1]': '905', 'product_kol[1]': '2', 'product_price[1]': '20', 'product_mod[1]': '0' },
    ...(zones.length > 0 && { 'product[2]': '9002', 'product_price[2]': '90' }),
  })
  expect(form.descr).not.toContain('Без лука')
})

test('what only the counter has is planned as an import, applied and taken back', async () => {
  frontpad.goods.push({ article: '300', name: 'Чизкейк', price: '280', sale: '1' })
  clock.now = new Date(clock.now.getTime() + 2 * HOUR)
  await ask()
  const plan = await call('POST', `${root}/products/plan`, { token })
  expect([plan.status, plan.body.problems]).toEqual([200, []])
  expect(plan.body.rows.map(({ name }: { name: string }) => name)).toEqual(['Чизкейк'])
  const act = (name: string) =>
    call('PUT', `/api/restaurant/${restaurant_id}/menu_import/${plan.body.id}/${name}`, { token })
  expect((await act('apply')).status).toBe(200)
  const menu = await read()
  const made = menu.rows.find(({ name }: { name: string }) => name === 'Чизкейк')
  expect(made).toMatchObject({ suggested: [{ article: '300', sure: true }] })
  expect((await call('POST', `${root}/products/plan`, { token })).body.errorMessage).toBe('counter.nothing_new')
  // An article is no edit that an import would trip over.
  await link('product', made.id, '300')
  expect((await act('undo')).status).toBe(200)
  expect(rowOf(await read(), 'Чизкейк')).toBeUndefined()
})

test('another secret is another account: its menu may be asked for at once', async () => {
  expect((await ask()).status).toBe(409)
  await saveFrontpad(product, kitchen)
  expect((await ask()).status).toBe(200)
})
