import { expect, test } from 'bun:test'
import { makeRestaurant } from '../../../test/kitchen'
import { openKitchen, placedOrder } from '../../../test/orders'
import { administrator, businessOwner } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, pool, clock } = product
const { token } = await administrator(product)
const PATH = '/api/admin/restaurants'
const get = (query = '') => call('GET', `${PATH}${query}`, { token })
const put = (id: string, body: unknown) => call('PUT', `${PATH}/${id}`, { token, body })
const found = async (query: string) => (await get(`?${query}`)).body.items.map(({ title }: { title: string }) => title)
const inHours = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000).toISOString()

test('a restaurant is found by a part of its name, its owner’s mail or phone, and its own phone', async () => {
  const owner = await businessOwner(product, 'pier.owner@example.com')
  await pool.query(`update business_user set phone = '79991234567' where id = $1`, [owner.id])
  const { id } = await makeRestaurant(product.em(), { owner_id: owner.id, title: 'Старый причал' })
  await pool.query(
    `update restaurant set general_info = jsonb_set(general_info, '{phones}', '["74242555666"]') where id = $1`,
    [id],
  )
  for (const typed of ['причал', 'СТАРЫЙ ПР', 'pier.owner@ex', '999 123-45', '8 (4242) 55-56', '555666'])
    expect(await found(`query=${encodeURIComponent(typed)}`), typed).toEqual(['Старый причал'])
  for (const typed of ['причалы', '000111', '%', `' | ":*`])
    expect(await found(`query=${encodeURIComponent(typed)}`)).toEqual([])
})

test('every filter leaves what satisfies it, and counts it', async () => {
  const em = product.em()
  await makeRestaurant(em, { title: 'Ждёт проверки', moderation_status: 'pending' })
  await makeRestaurant(em, { title: 'На паузе', disabled_until: new Date(Date.now() + 3_600_000) })
  await makeRestaurant(em, { title: 'Пауза прошла', disabled_until: new Date(Date.now() - 3_600_000) })
  const rated = await makeRestaurant(em, { title: 'Невкусный', rating: 3.2 })
  await pool.query('update restaurant set reviews_count = 5 where id = $1', [rated.id])
  const states = new Map<string, string[]>()
  for (const state of ['approved', 'paused', 'pending', 'needs_work', 'rejected', 'draft'])
    states.set(state, await found(`state=${state}`))
  expect(states.get('pending')).toEqual(['Ждёт проверки'])
  expect(states.get('paused')).toEqual(['На паузе'])
  expect(states.get('approved')).toContain('Пауза прошла')
  expect(await found('rating=low')).toEqual(['Невкусный'])
  expect(await found('rating=none&state=paused')).toEqual(['На паузе'])
  expect(await found(`city_id=${rated.city_id}&rating=low`)).toEqual(['Невкусный'])
  expect(await found(`city_id=${crypto.randomUUID()}`)).toEqual([])
  const { body } = await get('/facets?rating=low')
  expect(body.state).toEqual({ approved: 1 })
  expect((await get('?sort=title')).status).toBe(200)
  expect((await get('?sort=orders')).status).toBe(422)
})

test('the figures are of the last 30 days: money that came, refusals of a hundred, the median until it accepts', async () => {
  const kitchen = await openKitchen(product)
  const orders: number[] = []
  for (let made = 0; made < 5; made++) orders.push((await placedOrder(product, kitchen)).id)
  const [taken, refused, unpaid, old, slow] = orders
  const set = (id: number | undefined, status: string, total: number, days: number) =>
    pool.query(
      `update "order" set status = $2, total = $3, created_at = now() - make_interval(days => $4) where id = $1`,
      [id, status, total, days],
    )
  await set(taken, 'COMPLETED', 1500, 1)
  await set(refused, 'CANCELLED_BY_RESTAURANT', 900, 2)
  await set(unpaid, 'PAYMENT_FAILED', 700, 2)
  await set(old, 'COMPLETED', 5000, 31)
  await set(slow, 'IN_PREPARATION', 500, 3)
  await pool.query('delete from order_event where order_id = any($1)', [orders])
  for (const [id, seconds] of [
    [taken, 60],
    [slow, 180],
    [old, 9000],
  ])
    await pool.query(
      `insert into order_event (order_id, "to", actor, created_at) values ($1, 'CONFIRMATION_PENDING', 'system', now()), ($1, 'CONFIRMED', 'restaurant', now() + make_interval(secs => $2))`,
      [id, seconds],
    )
  const { body } = await get(`/${kitchen.restaurant_id}`)
  expect(body).toMatchObject({ orders: 2, revenue: 2000, refused: 33, accept_seconds: 120 })
  const idle = await makeRestaurant(product.em())
  expect((await get(`/${idle.id}`)).body).toMatchObject({ orders: 0, revenue: 0, refused: null, accept_seconds: null })
})

test('a change applies at once, is shown under the new name, and its owner reads of it', async () => {
  const owner = await businessOwner(product)
  const { id } = await makeRestaurant(product.em(), { owner_id: owner.id, title: 'Было' })
  const { body: seen } = await get(`/${id}`)
  const saved = await put(id, { title: 'Стало', delivery_time: 50, version: seen.version })
  expect([saved.status, saved.body.title, saved.body.delivery_time]).toEqual([200, 'Стало', 50])
  expect((await call('GET', `/api/restaurants/${id}`)).body).toMatchObject({
    title: 'Стало',
    general_info: { name: 'Стало' },
  })
  const { body: log } = await call('GET', '/api/logs', { token: owner.token })
  expect(log.items[0].act).toBe('restaurant.change')
  expect(log.items[0].changes.map(({ field }: { field: string }) => field)).toEqual(['title', 'delivery_time'])
  const late = await put(id, { title: 'Иначе', version: seen.version })
  expect([late.status, late.body.errorMessage, late.body.current.title]).toEqual([409, 'restaurant.changed', 'Стало'])
})

test('whoever has its profile open is told that an administrator has changed it', async () => {
  const owner = await businessOwner(product)
  const { id } = await makeRestaurant(product.em(), { owner_id: owner.id })
  const own = `/api/business_user/restaurants/${id}`
  const { body: seen } = await call('GET', own, { token: owner.token })
  clock.now = new Date(clock.now.getTime() + 1000)
  await put(id, { pickup: false })
  const late = await call('PUT', own, { token: owner.token, body: { delivers: false, version: seen.version } })
  expect([late.status, late.body.errorMessage]).toEqual([409, 'restaurant.changed'])
})

test('a pause needs a reason and an end that comes; customers read it until it is taken off', async () => {
  const { id } = await makeRestaurant(product.em())
  const bare = await put(id, { disabled_until: inHours(2) })
  expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['disabled_reason']])
  const past = await put(id, { disabled_until: inHours(-1), disabled_reason: 'Проверка' })
  expect(past.body.errors).toEqual({ disabled_until: 'Это время уже прошло' })
  const endless = await put(id, { disabled_until: inHours(24 * 400), disabled_reason: 'Проверка' })
  expect(Object.keys(endless.body.errors)).toEqual(['disabled_until'])
  const paused = await put(id, { disabled_until: inHours(2), disabled_reason: 'Проверка' })
  expect([paused.status, paused.body.state]).toEqual([200, 'paused'])
  expect((await call('GET', `/api/restaurants/${id}`)).body.disabled_reason).toBe('Проверка')
  const { rows } = await pool.query(
    `select count(*)::int as jobs from graphile_worker._private_jobs where payload->>'restaurant_id' = $1`,
    [id],
  )
  expect(rows[0].jobs).toBe(1)
  const ended = await put(id, { disabled_until: null })
  expect(ended.body).toMatchObject({ state: 'approved', disabled_until: null, disabled_reason: null })
})

test('what is wrong is named in the form’s words; a restaurant that is not there is not found', async () => {
  const { id } = await makeRestaurant(product.em())
  const { status, body } = await put(id, { title: ' ', delivery_time: 1, orders_per_quarter: 0 })
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['delivery_time', 'orders_per_quarter', 'title']])
  const gone = await put(crypto.randomUUID(), { pickup: true })
  expect([gone.status, gone.body.errorMessage]).toEqual([404, 'restaurant.not_found'])
})

test.each([
  ['moderator', 200],
  ['support', 200],
  ['owner', 200],
  ['content', 404],
  ['finance', 404],
] as const)('a %s finds restaurants only where the role has them', async (role, status) => {
  const one = await administrator(product, undefined, role)
  const { id } = await makeRestaurant(product.em())
  const asked = [
    call('GET', PATH, { token: one.token }),
    call('PUT', `${PATH}/${id}`, { token: one.token, body: { pickup: true } }),
  ]
  expect((await Promise.all(asked)).map((answer) => answer.status)).toEqual([status, status])
})
