import { expect, test } from 'bun:test'
import { anyCity, LENINA, makeRestaurant } from '../../../test/kitchen'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { story } from '../../../test/story'

const product = await openProduct()
const { call, pool } = product
const [olga, boris] = [await administrator(product), await administrator(product)]
const moderator = await administrator(product, undefined, 'moderator')

const post = (body: unknown, headers = {}) => call('POST', '/api/admin/story', { token: olga.token, body, headers })
const put = (id: string, body: unknown, { token } = olga) => call('PUT', `/api/admin/story/${id}`, { token, body })
const shown = async () => (await call('GET', '/api/user/story')).body.items.map(({ title }: { title: string }) => title)

test('what an administrator adds is shown at once, and what is switched off is not', async () => {
  const { status, body } = await post(story('Краб'))
  expect([status, body.title, (await shown()).includes('Краб')]).toEqual([200, 'Краб', true])
  await put(body.id, { is_active: false })
  expect((await shown()).includes('Краб')).toBe(false)
})

test('an answer that was lost is asked again and makes nothing twice', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [first, again] = [await post(story('Один раз'), headers), await post(story('Один раз'), headers)]
  expect([again.status, again.body.id]).toEqual([200, first.body.id])
  expect((await post(story('Другое'), headers)).body.errorMessage).toBe('request.key_reused')
})

test('of two administrators the later is told what the earlier has changed, and their own stands until they have looked', async () => {
  const { body: seen } = await post(story('Гребешок'))
  expect((await put(seen.id, { version: seen.version, title: 'Морской гребешок' }, boris)).status).toBe(200)
  const refused = await put(seen.id, { version: seen.version, text: 'Свежий' })
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'story.changed'])
  expect(refused.body.current).toMatchObject({ title: 'Морской гребешок', text: '' })
  const saved = await put(seen.id, { version: refused.body.current.version, text: 'Свежий' })
  expect(saved.body).toMatchObject({ title: 'Морской гребешок', text: 'Свежий' })
})

test('two who save at the same moment get one change and one refusal', async () => {
  const { body: seen } = await post(story('Устрицы'))
  const answers = await Promise.all([
    put(seen.id, { version: seen.version, sort: 5 }),
    put(seen.id, { version: seen.version, sort: 7 }, boris),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('every field that is wrong is named at once, in the form’s words', async () => {
  const { status, body } = await post({ ...story(' '), link: 'javascript:alert(1)', is_ad: true })
  expect([status, body.errorMessage]).toEqual([422, 'request.invalid'])
  expect(Object.keys(body.errors).sort()).toEqual(['advertiser_inn', 'advertiser_name', 'erid', 'link', 'title'])
})

test('a picture or a restaurant that is not there is named', async () => {
  const nowhere = '018f0000-0000-7000-8000-000000000000'
  const { body } = await post({ ...story('Мидии'), image_id: nowhere, restaurant_id: nowhere })
  expect(Object.keys(body.errors).sort()).toEqual(['image_id', 'restaurant_id'])
})

test('the log says who changed what from what to what, and only that', async () => {
  const { body } = await post(story('Икра'))
  await put(body.id, { title: 'Икра кеты' })
  await call('DELETE', `/api/admin/story/${body.id}`, { token: boris.token })
  const { rows } = await pool.query(`select actor, action, "from", "to" from log where subject = $1 order by id`, [
    `story:${body.id}`,
  ])
  expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
    [`admin:${olga.id}`, 'story.create'],
    [`admin:${olga.id}`, 'story.change'],
    [`admin:${boris.id}`, 'story.delete'],
  ])
  expect([rows[1].from, rows[1].to]).toEqual([{ title: 'Икра' }, { title: 'Икра кеты' }])
  expect((await put(body.id, { title: 'Снова' })).body.errorMessage).toBe('story.not_found')
})

test('an administrator reads who changed a record, by name, also when it is gone', async () => {
  const { body } = await post(story('Нерпа'))
  const log = (id: string, query = '') => call('GET', `/api/admin/story/${id}/log${query}`, { token: boris.token })
  await put(body.id, { title: 'Нерпа-путешественница' })
  const [change, made] = (await log(body.id)).body.items
  expect(change).toMatchObject({
    act: 'story.change',
    actor: { kind: 'admin', id: olga.id, name: 'Ольга' },
    changes: [{ field: 'title', from: 'Нерпа', to: 'Нерпа-путешественница' }],
  })
  expect((await log(body.id, `?after=${change.id}`)).body.items).toEqual([made])
  await call('DELETE', `/api/admin/story/${body.id}`, { token: boris.token })
  expect((await log(body.id)).body.items.map(({ act }: { act: string }) => act)).toEqual([
    'story.delete',
    'story.change',
    'story.create',
  ])
  expect((await log(crypto.randomUUID())).body.errorMessage).toBe('story.not_found')
})

test('a restaurant is found by a part of its name, and called by its id', async () => {
  const { id: restaurant } = await makeRestaurant(product.em(), { title: 'Рыбный двор' })
  const find = async (query: string) =>
    (await call('GET', `/api/admin/references/restaurant?${query}`, { token: olga.token })).body.items
  const one = { id: restaurant, title: 'Рыбный двор', more: expect.any(String) }
  expect(await find('query=бный дв')).toEqual([one])
  expect(await find(`ids=${restaurant},никто,${crypto.randomUUID()}`)).toEqual([one])
  expect(await find('query=нет такого')).toEqual([])
})

test('whose role lacks the permission finds nothing there', async () => {
  for (const path of ['/api/admin/story', '/api/admin/cities', '/api/admin/promo_code', '/api/admin/promotion'])
    expect((await call('GET', path, { token: moderator.token })).status).toBe(404)
})

test('a list is filtered and counted', async () => {
  await post(story('Тюлень'))
  await post({ ...story('Тюлений остров'), is_active: false })
  const list = async (query: string) => (await call('GET', `/api/admin/story?${query}`, { token: olga.token })).body
  expect((await list('query=тюлен')).total).toBe(2)
  expect((await list('query=тюлен&state=hidden')).items).toMatchObject([{ title: 'Тюлений остров' }])
  const facets = (await call('GET', '/api/admin/story/facets?query=тюлен', { token: olga.token })).body
  expect(facets.state).toEqual({ shown: 1, hidden: 1 })
})

test('a city that a story is shown in is not removed, or the story would be shown in all', async () => {
  const { rows } = await product.pool.query(
    `insert into city (name, slug, coordinates) values ('Долинск', 'dolinsk', '{"type":"Point","coordinates":[142.8,47.3]}') returning id`,
  )
  await post({ ...story('Тюлень'), city_ids: [rows[0].id] })
  const refused = await call('DELETE', `/api/admin/cities/${rows[0].id}`, { token: olga.token })
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'city.in_use'])
})

test('a city in which something stands is hidden, not removed, and is offered no more', async () => {
  const city = await anyCity(product.em())
  await makeRestaurant(product.em(), { city_id: city })
  const refused = await call('DELETE', `/api/admin/cities/${city}`, { token: olga.token })
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'city.in_use'])
  const names = async () => (await call('GET', '/api/cities')).body.items.map(({ id }: { id: string }) => id)
  expect(await names()).toContain(city)
  await call('PUT', `/api/admin/cities/${city}`, { token: olga.token, body: { is_hidden: true } })
  expect(await names()).not.toContain(city)
})

test('a city’s name and address are its own', async () => {
  const city = { name: 'Шахтёрск', slug: 'shakhtyorsk', coordinates: LENINA, zoom: 12, sort: 9, is_hidden: false }
  const make = (body: unknown) => call('POST', '/api/admin/cities', { token: olga.token, body })
  expect((await make(city)).status).toBe(200)
  expect(Object.keys((await make({ ...city, name: 'ШАХТЁРСК' })).body.errors)).toEqual(['name', 'slug'])
})

const DAY_MS = 24 * 3_600_000
const inDays = (days: number) => new Date(product.clock.now.getTime() + days * DAY_MS).toISOString()
const promo = (code: string) => ({
  ...{ code, name: 'Лето', amount: 300, amount_type: 'rubles', max_discount: null, min_order_sum: 1500 },
  paid_by: 'platform',
  ...{ restaurant_ids: [], user_use_limit: 1, total_use_limit: 10, first_order_only: false, is_active: true },
  ...{ starts_at: inDays(0), expires_at: inDays(29) },
})
const code = (method: string, path: string, body?: unknown) =>
  call(method, `/api/admin/promo_code${path}`, { token: olga.token, ...(body !== undefined && { body }) })

test('a promo code is kept in capitals, is one of its kind, and lives no longer than thirty days', async () => {
  expect((await code('POST', '', promo('лето-300'))).body).toMatchObject({ code: 'ЛЕТО-300', state: 'active' })
  expect((await code('POST', '', promo('Лето-300'))).body.errors).toEqual({ code: 'Такой код уже есть' })
  const long = await code('POST', '', { ...promo('ДОЛГО'), expires_at: inDays(31) })
  expect(Object.keys(long.body.errors)).toEqual(['expires_at'])
})

test('what people hold of a code stays: its word, and a limit below what was used', async () => {
  const { id } = (await code('POST', '', promo('ОСЕНЬ'))).body
  await pool.query('update promo_code set total_used_count = 4 where id = $1', [id])
  const refused = await code('PUT', `/${id}`, { code: 'ЗИМА', total_use_limit: 3 })
  expect(Object.keys(refused.body.errors)).toEqual(['code', 'total_use_limit'])
  expect((await code('PUT', `/${id}`, { is_active: false })).body.state).toBe('off')
})

test('what a job counts on a code is no change of anybody’s', async () => {
  const { id, version } = (await code('POST', '', promo('ВЕСНА'))).body
  await pool.query('update promo_code set total_used_count = 1 where id = $1', [id])
  expect((await code('PUT', `/${id}`, { version, name: 'Весна' })).status).toBe(200)
})

test('a row whose number of its order is emptied stands behind all others, and the log says where', async () => {
  await post({ ...story('Первая'), sort: 41 })
  const { status, body } = await post({ ...story('Без номера'), sort: null })
  expect([status, body.sort]).toEqual([200, 42])
  const { body: early } = await post({ ...story('Ранняя'), sort: 0 })
  expect((await put(early.id, { sort: null })).body.sort).toBe(43)
  expect((await put(early.id, { sort: null })).body.sort).toBe(43)
  await put(early.id, { sort: 1000 })
  expect((await put(body.id, { sort: null })).body.sort).toBe(1000)
})
