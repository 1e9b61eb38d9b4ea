import { expect, test } from 'bun:test'
import { openKitchen } from '../../../../test/orders'
import { businessOwner, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { call, pool } = product
const { owner, restaurant_id } = await openKitchen(product)
const customer = await signIn(product)

type Ending = {
  status?: string
  delivery_type?: 'delivery' | 'pickup'
  payment_type?: string
  total?: number
  created_at?: string
  user_phone?: string
}

/** An order that is over, as the years have left it. */
async function ended(order: Ending = {}): Promise<number> {
  const { status = 'COMPLETED', delivery_type = 'delivery', payment_type = 'cash', total = 1000 } = order
  const { created_at = '2026-11-10T03:00:00Z', user_phone = '79000000000' } = order
  const { rows } = await pool.query<{ id: string }>(
    `insert into "order" (status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone, delivery_type, delivery,
       payment_type, price, total, created_at, finished_at)
     values ($1, $2, $3, uuidv7(), $4, 'Анна', $5, $6, $7, $8, $9, $9, $10, $10) returning id`,
    [
      ...[status, customer.id, restaurant_id],
      ...[
        {
          general_info: { name: 'Шторм', address: '', phones: [], coordinates: POINT },
          delivery_time: 40,
          logo_id: null,
        },
      ],
      ...[
        user_phone,
        delivery_type,
        delivery_type === 'delivery' ? { address: 'Ленина, 1', coordinates: POINT } : null,
      ],
      ...[payment_type, total, created_at],
    ],
  )
  return Number(rows[0]?.id)
}
const POINT = { type: 'Point', coordinates: [142.73, 46.96] }

const history = async (query: string) =>
  (await call('GET', `/api/business_user/orders/history?${query}`, { token: owner.token })).body
const ids = async (query: string): Promise<number[]> => (await history(query)).items.map(({ id }: { id: number }) => id)
const facets = async (query: string) =>
  (await call('GET', `/api/business_user/orders/history/facets?${query}`, { token: owner.token })).body

const pickup = await ended({ delivery_type: 'pickup', total: 500, created_at: '2026-11-01T13:00:00Z' })
const card = await ended({ payment_type: 'card', total: 1500, created_at: '2026-11-02T13:00:00Z' })
const refused = await ended({ status: 'CANCELLED_BY_RESTAURANT', total: 2000, created_at: '2026-11-03T12:59:59.999Z' })
const stopped = await ended({ status: 'CANCELLED', delivery_type: 'pickup', total: 2500, user_phone: '79001234567' })
const WHOLE = [stopped, refused, card, pickup]

test('the history stands newest first until another order is asked for', async () => {
  expect(await ids('')).toEqual(WHOLE)
  expect(await ids('sort=created_at')).toEqual(WHOLE.toReversed())
  expect(await ids('sort=-total')).toEqual([stopped, refused, card, pickup])
  expect(await ids('sort=total')).toEqual([pickup, card, refused, stopped])
})

test('a filter of many takes any of its words, filters together demand all', async () => {
  expect(await ids('status=CANCELLED,CANCELLED_BY_RESTAURANT')).toEqual([stopped, refused])
  expect(await ids('status=CANCELLED,CANCELLED_BY_RESTAURANT&delivery_type=pickup')).toEqual([stopped])
  expect(await ids('payment_type=card')).toEqual([card])
})

test('both ends of a range belong to it', async () => {
  expect(await ids('total=1500,2000')).toEqual([refused, card])
  expect(await ids('total=1501,1999')).toEqual([])
})

test('the ends of a range may change places, and one or both may be missing', async () => {
  expect(await ids('total=2000,1500')).toEqual([refused, card])
  expect(await ids('total=2000,')).toEqual(await ids('total=2000,1000000'))
  expect(await ids('total=,')).toEqual(WHOLE)
  expect(await ids('total=0,0')).toEqual(WHOLE)
})

test('a range that cannot be is refused in a sentence', async () => {
  const said = async (total: string) =>
    (await call('GET', `/api/business_user/orders/history?total=${total}`, { token: owner.token })).body.errors.total
  expect(await said('много')).toStartWith('Напишите два целых числа через запятую')
  expect(await said(',1000001')).toBe('Числа от\u00A00 до\u00A01\u00A0000\u00A0000.')
})

test('days are the region’s, from the first moment of one to the last of the other', async () => {
  // Midnight of Sakhalin is 13:00 UTC the day before.
  expect(await ids('from=2026-11-03&to=2026-11-03')).toEqual([refused, card])
  expect(await ids('to=2026-11-02')).toEqual([pickup])
})

test('an order is found by its number and by the end of its phone', async () => {
  expect(await ids(`query=${refused}`)).toEqual([refused])
  expect(await ids('query=45-67')).toEqual([stopped])
  expect(await ids(`query=${'9'.repeat(40)}`)).toEqual([])
  expect(await ids('query=Анна')).toEqual([])
})

test('the facets of a filter answer to all the others and not to itself', async () => {
  expect(await facets('')).toEqual({
    status: { COMPLETED: 2, CANCELLED_BY_RESTAURANT: 1, CANCELLED: 1 },
    delivery_type: { delivery: 2, pickup: 2 },
    payment_type: { cash: 3, card: 1 },
    total: { from: 500, to: 2500, '500,699': 1, '1500,1999': 1, '2000,2999': 2 },
    from: { '2026-11-02': 1, '2026-11-03': 2, '2026-11-10': 1 },
  })
  expect(await facets('delivery_type=pickup&total=,2000')).toEqual({
    status: { COMPLETED: 1 },
    delivery_type: { delivery: 2, pickup: 1 },
    payment_type: { cash: 1 },
    total: { from: 500, to: 2500, '500,699': 1, '2000,2999': 1 },
    from: { '2026-11-02': 1 },
  })
  expect((await facets('query=404')).total).toEqual({})
})

test('what each facet promises is what its choice leaves', async () => {
  const chosen = 'payment_type=cash&total=600,'
  const { status } = await facets(chosen)
  for (const [value, count] of Object.entries(status))
    expect((await history(`${chosen}&status=${value}`)).total).toBe(count)
})

test.each([
  'status=COMPLETED,LOST',
  'delivery_type=drone',
  'sort=name',
  'total=-1,',
  'total=,1e9',
  'total=500',
  'total=,1000001',
  'from=вчера',
  'after=0',
])('«%s» is refused, not guessed', async (query) => {
  const answer = await call('GET', `/api/business_user/orders/history?${query}`, { token: owner.token })
  expect([answer.status, answer.body.errorMessage]).toEqual([422, 'request.invalid'])
})

test('a page that starts after the last row seen neither repeats nor loses one when others come in', async () => {
  const first = await ids('limit=2')
  const newer = await ended({ created_at: '2026-11-20T00:00:00Z' })
  expect(await ids(`limit=2&page=2&after=${first[1]}`)).toEqual(WHOLE.slice(2))
  expect(await ids('limit=2&page=2')).toEqual([refused, card])
  expect(await ids(`limit=2&page=1&before=${card}`)).toEqual([stopped, refused])
  expect((await history(`limit=2&page=2&after=${first[1]}`)).total).toBe(5)
  await pool.query('delete from "order" where id = $1', [newer])
})

test('rows that are equal in what they are sorted by are still told apart between pages', async () => {
  const twins = [await ended({ total: 700 }), await ended({ total: 700 }), await ended({ total: 700 })]
  const [a, b, c] = twins
  expect(await ids(`sort=total&total=,700&limit=2`)).toEqual([pickup, a ?? 0])
  expect(await ids(`sort=total&total=,700&limit=2&page=2&after=${a}`)).toEqual([b ?? 0, c ?? 0])
  expect(await ids(`sort=-total&total=,700&limit=2&page=1&before=${a}`)).toEqual([c ?? 0, b ?? 0])
  await pool.query('delete from "order" where id = any($1)', [twins])
})

test('a row that is gone, or is somebody else’s, is no place: the number of the page is', async () => {
  const stranger = await openKitchen(product)
  const { rows } = await pool.query<{ id: string }>(
    'update "order" set restaurant_id = $1 where id = $2 returning id',
    [stranger.restaurant_id, await ended()],
  )
  expect(await ids(`limit=2&page=2&after=${rows[0]?.id}`)).toEqual(WHOLE.slice(2))
  expect(await ids('limit=2&page=2&after=999999')).toEqual(WHOLE.slice(2))
})

test('the total stops counting past a thousand, and a page beyond knows whether another one follows', async () => {
  const many = await businessOwner(product)
  const busy = await openKitchen(product)
  await pool.query(
    `insert into "order" (status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone, delivery_type,
       payment_type, price, total, created_at, finished_at)
     select 'COMPLETED', user_id, $1, uuidv7(), restaurant, user_name, user_phone, 'pickup', 'cash', n, n,
       created_at + n * interval '1 second', created_at from "order", generate_series(1, 1030) n where id = $2`,
    [busy.restaurant_id, pickup],
  )
  const read = async (query: string) =>
    (await call('GET', `/api/business_user/orders/history?${query}`, { token: busy.owner.token })).body
  expect((await read('')).total).toBe(1001)
  expect(await read('page=52&limit=20')).toMatchObject({ page: 52, total: 1030 })
  expect((await read('page=52&limit=20')).items).toHaveLength(10)
  expect((await read('total=,50')).total).toBe(50)
  const counts = (await call('GET', '/api/business_user/orders/history/facets', { token: busy.owner.token })).body
  expect([counts.payment_type, counts.total]).toMatchObject([{ cash: 1001 }, { from: 1, to: 1030, '300,499': 200 }])
  expect((await call('GET', '/api/business_user/orders/history', { token: many.token })).body.total).toBe(0)
})

test('the history of several restaurants is one, page by page, whichever way it is read', async () => {
  const [first, second, stranger] = [await openKitchen(product), await openKitchen(product), await openKitchen(product)]
  await pool.query('update restaurant set owner_id = (select owner_id from restaurant where id = $1) where id = $2', [
    first.restaurant_id,
    second.restaurant_id,
  ])
  const made: number[] = []
  // Newest last, in turn, two at each moment.
  for (const [at, kitchen] of [first, second, second, first, second, stranger].entries()) {
    const { rows } = await pool.query<{ id: string }>(
      `insert into "order" (status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone, delivery_type,
         payment_type, price, total, created_at, finished_at)
       select 'COMPLETED', user_id, $1, uuidv7(), restaurant, user_name, user_phone, 'pickup', 'cash', 100, 100,
         created_at + $2 * interval '1 minute', created_at from "order" where id = $3 returning id`,
      [kitchen.restaurant_id, Math.floor(at / 2), pickup],
    )
    if (kitchen !== stranger) made.unshift(Number(rows[0]?.id))
  }
  const read = async (query: string) => {
    const { body } = await call('GET', `/api/business_user/orders/history?limit=2&${query}`, {
      token: first.owner.token,
    })
    return [body.total, ...body.items.map(({ id }: { id: number }) => id)]
  }
  const [a, b, c, d, e] = made
  expect([await read(''), await read('page=2'), await read('page=3'), await read('page=4')]).toEqual([
    [5, a, b],
    [5, c, d],
    [5, e],
    [5],
  ])
  expect(await read('sort=created_at&page=2')).toEqual([5, c, b])
  expect(await read(`page=2&after=${b}`)).toEqual([5, c, d])
  expect(await read(`before=${d}`)).toEqual([5, b, c])
  expect(await read(`restaurant_id=${second.restaurant_id}`)).toEqual([3, a, c])
  const counts = await call('GET', '/api/business_user/orders/history/facets', { token: first.owner.token })
  expect(counts.body.payment_type).toEqual({ cash: 5 })
})

test('orders for a time can be listed alone, and their file says for when', async () => {
  await pool.query(
    `update "order" set wanted_at = '2026-11-02T09:00:00Z', kitchen_at = '2026-11-02T08:00:00Z' where id = $1`,
    [card],
  )
  expect(await ids('ahead=true')).toEqual([card])
  expect((await facets('ahead=true')).payment_type).toEqual({ card: 1 })
  const path = '/api/business_user/orders/history/export?format=csv&ahead=true'
  expect(String((await call('GET', path, { token: owner.token })).body)).toContain(';2026-11-02 20:00;')
})
