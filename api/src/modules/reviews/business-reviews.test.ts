import { expect, test } from 'bun:test'
import { brandName, setInstallation } from '@ostrov/shared/formats/installation'
import { openKitchen, placedOrder } from '../../../test/orders'
import { businessManager } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { notifyOfReview } from './notify-of-review'

const product = await openProduct()
const { call, clock } = product

type Kitchen = Awaited<ReturnType<typeof openKitchen>>
type Written = { rating?: number; text?: string; product_id?: string | null; created_at?: Date }

/** A customer's review, written past the window's rules. */
async function review(kitchen: Kitchen, written: Written = {}) {
  const { rating = 5, text = '', product_id = null, created_at = clock.now } = written
  const { id: order_id, customer } = await placedOrder(product, kitchen)
  const { rows } = await product.pool.query<{ id: string }>(
    `insert into review (order_id, user_id, restaurant_id, product_id, rating, text, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [order_id, customer.id, kitchen.restaurant_id, product_id, rating, text, created_at],
  )
  return { id: rows[0]?.id ?? '', order_id, customer }
}

async function desk() {
  const kitchen = await openKitchen(product)
  const ask = (method: string, path = '', body?: unknown) =>
    call(method, `/api/restaurant/${kitchen.restaurant_id}/review${path}`, {
      token: kitchen.owner.token,
      ...(body !== undefined && { body }),
    })
  const ids = async (query: string) => (await ask('GET', query)).body.items.map(({ id }: { id: string }) => id)
  return { kitchen, ask, ids }
}

test('what nobody has read comes first, and reading it is said once', async () => {
  const { kitchen, ask, ids } = await desk()
  const older = await review(kitchen, { created_at: new Date(clock.now.getTime() - 86_400_000) })
  const newer = await review(kitchen)
  expect(await ids('')).toEqual([newer.id, older.id])
  const seen = await ask('PUT', `/${newer.id}/view`)
  expect([seen.status, seen.body.viewed_at]).toEqual([200, clock.now.toISOString()])
  expect(await ids('')).toEqual([older.id, newer.id])
  clock.now = new Date(clock.now.getTime() + 60_000)
  expect((await ask('PUT', `/${newer.id}/view`)).body.viewed_at).toBe(seen.body.viewed_at)
})

test('the list is narrowed by stars, subject, answer, words and the order’s number', async () => {
  const { kitchen, ask, ids } = await desk()
  const bad = await review(kitchen, { rating: 1.5, text: 'Холодное' })
  const dish = await review(kitchen, { rating: 4.5, product_id: kitchen.product_id })
  await ask('POST', '/restaurant_answer', { review_id: dish.id, text: 'Спасибо' })
  expect(await ids('?stars=one,two')).toEqual([bad.id])
  expect(await ids('?of=product')).toEqual([dish.id])
  expect(await ids(`?product_id=${kitchen.product_id}`)).toEqual([dish.id])
  expect(await ids(`?product_id=${Bun.randomUUIDv7()}`)).toEqual([])
  expect(await ids('?state=unanswered')).toEqual([bad.id])
  expect(await ids('?state=answered')).toEqual([dish.id])
  expect(await ids(`?query=${encodeURIComponent('холод')}`)).toEqual([bad.id])
  expect(await ids(`?query=${bad.order_id}`)).toEqual([bad.id])
  expect(await ids('?sort=rating')).toEqual([bad.id, dish.id])
  const facets = (await ask('GET', '/facets?of=product')).body
  expect([facets.stars, facets.of, facets.state]).toEqual([{ four: 1 }, { restaurant: 1, product: 1 }, { answered: 1 }])
})

test('an answer is given once, is changed, is read by everybody, and is the restaurant’s alone', async () => {
  const { kitchen, ask } = await desk()
  const { id } = await review(kitchen)
  const answers = await Promise.all(
    ['Спасибо', 'Ждём вас'].map((text) => ask('POST', '/restaurant_answer', { review_id: id, text })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const changed = await ask('PUT', `/restaurant_answer/${id}`, { text: ' Приходите ещё ' })
  expect([changed.body.restaurant_answer, changed.body.viewed_at]).toEqual(['Приходите ещё', clock.now.toISOString()])
  const shown = await call('GET', `/api/user/reviews/by_restaurant/${kitchen.restaurant_id}`)
  expect(shown.body.items[0].restaurant_answer).toBe('Приходите ещё')
  const other = await desk()
  expect((await other.ask('PUT', `/restaurant_answer/${id}`, { text: 'Нет' })).status).toBe(404)
  expect((await other.ask('PUT', `/${id}/view`)).status).toBe(404)
})

test('an answer is taken back until the customer has replied to it', async () => {
  const { kitchen, ask } = await desk()
  const { id, customer } = await review(kitchen)
  await ask('POST', '/restaurant_answer', { review_id: id, text: 'Спасибо' })
  expect((await ask('DELETE', `/restaurant_answer/${id}`)).body.restaurant_answer).toBeNull()
  expect((await ask('DELETE', `/restaurant_answer/${id}`)).status).toBe(200)
  await ask('POST', '/restaurant_answer', { review_id: id, text: 'Спасибо' })
  await call('POST', '/api/user/reviews/user_answer', { token: customer.token, body: { review_id: id, text: 'И вам' } })
  const kept = await ask('DELETE', `/restaurant_answer/${id}`)
  expect([kept.status, kept.body.errorMessage]).toEqual([409, 'review.replied'])
})

test('a review that a moderator has hidden is neither listed nor answered', async () => {
  const { kitchen, ask, ids } = await desk()
  const { id } = await review(kitchen)
  await product.pool.query('update review set is_visible = false where id = $1', [id])
  expect(await ids('')).toEqual([])
  expect((await ask('POST', '/restaurant_answer', { review_id: id, text: 'Спасибо' })).status).toBe(404)
})

test('the summary counts stars, months of the region’s calendar, and what waits', async () => {
  const { kitchen, ask } = await desk()
  // 23:30 of 31 May on the island is still May in both calendars, 00:30 of 1 June is May only in UTC.
  await review(kitchen, { rating: 4, created_at: new Date('2026-05-31T13:30:00Z') })
  await review(kitchen, { rating: 5, created_at: new Date('2026-05-31T13:30:00.5Z') })
  const june = await review(kitchen, { rating: 2.5, created_at: new Date('2026-05-31T12:30:00Z') })
  await ask('PUT', `/${june.id}/view`)
  const { body } = await ask('GET', '/summary')
  expect(body).toMatchObject({
    rating: 3.8333333333333335,
    reviews_count: 3,
    unread: 2,
    unanswered: 3,
    stars: [
      { stars: 'five', count: 1 },
      { stars: 'four', count: 1 },
      { stars: 'three', count: 0 },
      { stars: 'two', count: 1 },
      { stars: 'one', count: 0 },
    ],
    months: [
      { month: '2026-05', rating: 2.5, count: 1 },
      { month: '2026-06', rating: 4.5, count: 2 },
    ],
  })
})

/** What the summary must say, counted from the rows themselves. */
const COUNTED = `select coalesce(avg(rating) filter (where product_id is null), 0)::float8 as rating, count(*)::int as reviews_count,
    count(*) filter (where viewed_at is null)::int as unread, count(*) filter (where restaurant_answer is null)::int as unanswered,
    (select json_agg(m order by m.month) from (
      select to_char(created_at at time zone 'UTC' + make_interval(hours => $2), 'YYYY-MM') as month, round(avg(rating), 2)::float8 as rating,
        count(*)::int as count from review where restaurant_id = $1 and is_visible group by 1 order by 1 desc limit 12) m) as months
  from review where restaurant_id = $1 and is_visible`

test('what is kept is what the rows come to, whatever becomes of them and whatever the region’s clock says', async () => {
  const { kitchen, ask } = await desk()
  const around = [-11, -6, -1, 0, 4].map((hours) => hours * 3_600_000)
  const written = []
  // Two of each month: one beside its first midnight by UTC, one within it.
  for (let turn = 0; turn < 30; turn++) {
    const month = Date.UTC(2025, turn / 2, turn % 2 ? 12 : 1)
    const [created_at, product_id] = [new Date(month + (around[turn % 5] ?? 0)), turn % 3 ? null : kitchen.product_id]
    written.push(await review(kitchen, { created_at, product_id, rating: 1 + (turn % 9) / 2 }))
  }
  const [first, second, third, fourth, fifth] = written.map(({ id }) => `where id = '${id}'`)
  const changes = [
    `update review set is_visible = false ${first}`,
    `update review set is_visible = false, rating = 5 ${second}`,
    `update review set is_visible = true ${first}`,
    `update review set rating = 1.5 ${third}`,
    `update review set created_at = created_at + interval '40 days', product_id = null ${fourth}`,
    `update review set restaurant_answer = 'Спасибо', viewed_at = now() ${fifth}`,
    `update review set restaurant_answer = null ${fifth}`,
    `delete from review ${third}`,
    `delete from review ${second}`,
    `insert into black_list (restaurant_id, user_id, reason) select restaurant_id, user_id, '' from review ${first}`,
    `update review set viewed_at = now(), restaurant_answer = 'Спасибо' where restaurant_id = '${kitchen.restaurant_id}'`,
  ]
  try {
    for (const change of ['', ...changes]) {
      await product.pool.query(change)
      for (const utc_offset of [11, 0, -5]) {
        setInstallation({ brand: brandName(), utc_offset })
        const { stars, ...summary } = (await ask('GET', '/summary')).body
        const { rows } = await product.pool.query(COUNTED, [kitchen.restaurant_id, utc_offset])
        expect([change, utc_offset, summary]).toEqual([change, utc_offset, rows[0]])
        expect(stars.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(summary.reviews_count)
      }
    }
  } finally {
    setInstallation({ brand: brandName(), utc_offset: 11 })
  }
})

test('a restaurant without reviews has a summary of nothing', async () => {
  const { ask } = await desk()
  expect((await ask('GET', '/summary')).body).toMatchObject({ rating: 0, reviews_count: 0, months: [] })
})

test('ready answers are kept without blanks and repeats', async () => {
  const { ask } = await desk()
  expect((await ask('GET', '/templates')).body).toEqual({ templates: [] })
  const saved = await ask('PUT', '/templates', { templates: [' Спасибо! ', 'Спасибо!', 'Ждём вас'] })
  expect(saved.body).toEqual({ templates: ['Спасибо!', 'Ждём вас'] })
  expect((await ask('PUT', '/templates', { templates: Array.from({ length: 21 }, () => 'а') })).status).toBe(422)
})

test('a restaurant that asks for it is mailed each new review, in the customer’s words', async () => {
  const { kitchen } = await desk()
  const to = `${crypto.randomUUID()}@example.com`
  const letters = async () =>
    (
      await product.pool.query<{ subject: string; text: string }>(
        "select payload->>'subject' as subject, payload->>'text' as text from graphile_worker._private_jobs where payload->>'to' = $1",
        [to],
      )
    ).rows
  const wish = (review: string[]) =>
    product.pool.query('update restaurant set notification_config = notification_config || $2 where id = $1', [
      kitchen.restaurant_id,
      { emails: [to], events: { new_order: ['mail'], cancelled: [], review } },
    ])
  const { id } = await review(kitchen, { rating: 4.5, text: 'Всё <b>вкусно</b>' })
  await wish([])
  await notifyOfReview(product.deps, { review_id: id })
  expect(await letters()).toEqual([])
  await wish(['mail'])
  await notifyOfReview(product.deps, { review_id: id })
  await notifyOfReview(product.deps, { review_id: id })
  const [letter, second] = await letters()
  expect([
    letter?.subject.startsWith('Новый отзыв: 4,5'),
    letter?.text.includes('«Всё <b>вкусно</b>»'),
    second,
  ]).toEqual([true, true, undefined])
})

test('a customer’s review has the restaurant told of it', async () => {
  const { kitchen } = await desk()
  const { id: order_id, customer } = await placedOrder(product, kitchen)
  await product.pool.query(`update "order" set status = 'DELIVERED', confirmation_date = $2 where id = $1`, [
    order_id,
    clock.now,
  ])
  const { body } = await call('POST', '/api/user/reviews', { token: customer.token, body: { order_id, rating: 5 } })
  const { rows } = await product.pool.query(
    "select 1 from graphile_worker._private_jobs where payload->>'review_id' = $1",
    [body.id],
  )
  expect(rows).toHaveLength(1)
})

test('a manager needs the permission for reviews', async () => {
  const { kitchen } = await desk()
  const path = `/api/restaurant/${kitchen.restaurant_id}/review`
  const { token } = await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['orders', 'menu'])
  expect((await call('GET', path, { token })).status).toBe(404)
  const allowed = await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['reviews'])
  expect((await call('GET', path, { token: allowed.token })).status).toBe(200)
})
