import { expect, test } from 'bun:test'
import { USUAL_NOTICES } from '@ostrov/shared/notices/rules'
import { openKitchen, placedOrder } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { notifyAuthor } from './notify-author'

const product = await openProduct()
const { call, pool } = product
const kitchen = await openKitchen(product)
const { restaurant_id, product_id } = kitchen
const olga = await administrator(product, undefined, 'moderator')
type Of = 'restaurant' | 'product'
type Row = { id: string; text: string; rating: number; state?: string; is_visible: boolean; edited_at: string | null }

async function reviewed(rating: number, text = 'Вкусно', of: Of = 'restaurant') {
  const { id: order_id, customer } = await placedOrder(product, kitchen)
  const { rows } = await pool.query<{ id: string }>(
    `insert into review (order_id, user_id, restaurant_id, product_id, rating, text) values ($1, $2, $3, $4, $5, $6) returning id`,
    [order_id, customer.id, restaurant_id, of === 'product' ? product_id : null, rating, text],
  )
  return { id: rows[0]?.id ?? '', order_id, customer }
}
const ask = (method: string, path: string, body?: unknown, { token } = olga) =>
  call(method, `/api/admin/review${path}`, { token, ...(body !== undefined && { body }) })
const change = (id: string, body: unknown, of: Of = 'restaurant') => ask('PUT', `/${of}/${id}`, body)
const ratingOf = async (table: 'restaurant' | 'product', id: string) => {
  const { rows } = await pool.query(
    `select rating::float8 as rating, reviews_count as count from ${table} where id = $1`,
    [id],
  )
  return rows[0]
}
const waiting = async (review_id: string) => {
  const { rows } = await pool.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'review.tell_author' order by j.id`,
  )
  return rows.map(({ payload }) => payload).filter((payload) => payload.review_id === review_id)
}
const hidden = { is_visible: false, hidden_reason: 'Оскорбляет повара' }

test('a review that is hidden leaves the site and the rating, and comes back to both', async () => {
  const [bad, good] = [await reviewed(1, 'Ужас'), await reviewed(5)]
  const listed = async () =>
    (await call('GET', `/api/user/reviews/by_restaurant/${restaurant_id}`)).body.items.map(({ id }: Row) => id)
  expect((await change(bad.id, hidden)).body).toMatchObject({ is_visible: false, hidden_reason: 'Оскорбляет повара' })
  expect(await ratingOf('restaurant', restaurant_id)).toEqual({ rating: 5, count: 1 })
  expect(await listed()).toEqual([good.id])
  const own = await call('GET', `/api/user/reviews/restaurant_review/${bad.id}`, { token: bad.customer.token })
  expect(own.body).toMatchObject({ is_visible: false, hidden_reason: 'Оскорбляет повара' })
  expect((await change(bad.id, { is_visible: true })).body).toMatchObject({ is_visible: true, hidden_reason: null })
  expect(await ratingOf('restaurant', restaurant_id)).toEqual({ rating: 3, count: 2 })
  expect((await listed()).toSorted()).toEqual([bad.id, good.id].toSorted())
})

test('of reviews hidden at the same moment the rating counts none', async () => {
  const several = await Promise.all([1, 2, 3, 4].map((rating) => reviewed(rating, 'Разом', 'product')))
  await Promise.all(several.map(({ id }) => change(id, hidden, 'product')))
  expect(await ratingOf('product', product_id)).toEqual({ rating: 0, count: 0 })
})

test('it is hidden for a reason, and the words are changed for one; the author reads both', async () => {
  const { id, customer } = await reviewed(2, 'Повар Иванов — вор')
  expect((await change(id, { is_visible: false })).body.errors).toHaveProperty('hidden_reason')
  expect((await change(id, { text: 'Невкусно' })).body.errors).toHaveProperty('edited_reason')
  const edited = await change(id, { text: 'Невкусно', edited_reason: 'Клевета' })
  expect(edited.body).toMatchObject({ text: 'Невкусно', edited_at: expect.any(String) })
  const shown = (await call('GET', `/api/user/reviews/by_restaurant/${restaurant_id}`)).body.items
  expect(shown.find((one: Row) => one.id === id)).toMatchObject({ text: 'Невкусно', is_edited: true })
  const own = () => call('GET', `/api/user/reviews/restaurant_review/${id}`, { token: customer.token })
  expect((await own()).body).toMatchObject({ is_edited: true, edited_reason: 'Клевета' })
  await pool.query(
    `update "order" set status = 'DELIVERED', confirmation_date = $2 where id = (select order_id from review where id = $1)`,
    [id, product.clock.now],
  )
  const path = `/api/user/reviews/restaurant_review/${id}`
  expect((await call('PUT', path, { token: customer.token, body: { text: 'Мне не понравилось' } })).status).toBe(200)
  expect((await own()).body).toMatchObject({ is_edited: false, edited_reason: null })
})

test('the author is told once of each act, with its reason, and not of what was undone meanwhile', async () => {
  const { id } = await reviewed(2)
  await change(id, hidden)
  await change(id, { is_visible: false, hidden_reason: 'Брань' })
  await change(id, { text: 'Так себе', edited_reason: 'Клевета' })
  const told = await waiting(id)
  expect(told.map(({ did }) => did)).toEqual(['hidden', 'edited'])
  await pool.query(`update "user" set email = $2, email_confirmed_at = now(), notices = $3 where id = $1`, [
    told[0].user_id,
    'anna-reviews@example.com',
    JSON.stringify({ ...USUAL_NOTICES, answer: 'mail' }),
  ])
  const letters = async () => {
    const { rows } = await pool.query(
      `select j.payload::text as text from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'mail.send' and j.payload::text like '%anna-reviews@%' order by j.id`,
    )
    return rows.map(({ text }) => String(text))
  }
  for (const payload of told) await notifyAuthor(product.deps, payload)
  const sent = (await letters()).join()
  expect([sent.includes('скрыл'), sent.includes('Брань'), sent.includes('Клевета')]).toEqual([true, true, true])
  await change(id, { is_visible: true })
  const before = (await letters()).length
  await notifyAuthor(product.deps, told[0])
  expect((await letters()).length).toBe(before)
})

test('one that is removed leaves the rating, and its author is told', async () => {
  const { id, customer } = await reviewed(1, 'Прочь')
  const { count } = await ratingOf('restaurant', restaurant_id)
  await pool.query('update restaurant set reviews_count = 99 where id = $1', [restaurant_id])
  expect((await ask('DELETE', `/restaurant/${id}`)).status).toBe(200)
  expect((await ratingOf('restaurant', restaurant_id)).count).toBeLessThan(99)
  expect(count).toBeGreaterThan(0)
  expect(await waiting(id)).toMatchObject([{ user_id: customer.id, did: 'removed' }])
  expect((await ask('GET', `/restaurant/${id}`)).body.errorMessage).toBe('review.not_found')
  const log = (await ask('GET', `/restaurant/${id}/log`)).body.items
  expect(log).toMatchObject([{ act: 'review.delete', actor: { id: olga.id } }])
})

test('what somebody else changed meanwhile is a refusal with the review as it stands', async () => {
  const { id } = await reviewed(3)
  const { version } = (await ask('GET', `/restaurant/${id}`)).body
  await change(id, hidden)
  const refused = await change(id, { version, text: 'Иначе', edited_reason: 'Клевета' })
  expect([refused.status, refused.body.errorMessage, refused.body.current?.is_visible]).toEqual([
    409,
    'review.changed',
    false,
  ])
})

test('a dish’s review is none of the restaurants’, and the other way round', async () => {
  const [dish, place] = [await reviewed(4, 'Суп', 'product'), await reviewed(4)]
  for (const [of, id] of [
    ['restaurant', dish.id],
    ['product', place.id],
  ] as const) {
    expect((await ask('GET', `/${of}/${id}`)).status).toBe(404)
    expect((await change(id, hidden, of)).status).toBe(404)
    expect((await ask('DELETE', `/${of}/${id}`)).status).toBe(404)
  }
})

test('each filter leaves what it says, and as many as it says', async () => {
  const { id, order_id } = await reviewed(1.5, 'Тюлень_лежал')
  const shown = await reviewed(5, 'Тюлень бежал')
  await change(id, { ...hidden, text: 'Тюлень_лежал.', edited_reason: 'Клевета' })
  const list = async (query: string): Promise<Row[]> => (await ask('GET', `/restaurant?${query}`)).body.items
  const ids = async (query: string) => (await list(query)).map((one) => one.id)
  expect(await ids('query=тюлень')).toEqual([shown.id, id])
  expect(await ids('query=тюлень_')).toEqual([id])
  expect(await ids(`query=${order_id}`)).toEqual([id])
  expect(await ids('query=тюлень&state=hidden')).toEqual([id])
  expect(await ids('query=тюлень&state=shown')).toEqual([shown.id])
  expect(await ids('query=тюлень&state=edited')).toEqual([id])
  expect(await ids('query=тюлень&stars=one')).toEqual([id])
  expect(await ids('query=тюлень&stars=one,five&sort=created_at')).toEqual([id, shown.id])
  expect(await ids(`query=тюлень&restaurant_id=${Bun.randomUUIDv7()}`)).toEqual([])
  expect(await ids('query=тюлень&to=2001-01-01')).toEqual([])
  expect(await ids(`query=тюлень&after=${shown.id}`)).toEqual([id])
  const { body } = await ask('GET', '/restaurant/facets?query=тюлень')
  const today = expect.any(Object)
  expect(body).toEqual({ state: { shown: 1, hidden: 1, edited: 1 }, stars: { five: 1, one: 1 }, from: today })
  expect(Object.values(body.from)).toEqual([2])
  for (const bad of ['state=x', 'stars=six', 'restaurant_id=1', 'from=вчера'])
    expect((await ask('GET', `/restaurant?${bad}`)).status, bad).toBe(422)
})

test('support and moderators do so, an editor and finance do not', async () => {
  const { id } = await reviewed(4)
  for (const role of ['support', 'moderator', 'owner'] as const) {
    const who = await administrator(product, undefined, role)
    expect((await ask('GET', `/restaurant/${id}`, undefined, who)).status, role).toBe(200)
  }
  for (const role of ['content', 'finance'] as const) {
    const who = await administrator(product, undefined, role)
    for (const [method, path] of [
      ['GET', ''],
      ['GET', `/${id}`],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
    ] as const)
      expect((await ask(method, `/restaurant${path}`, method === 'PUT' ? hidden : undefined, who)).status, role).toBe(
        404,
      )
  }
})
