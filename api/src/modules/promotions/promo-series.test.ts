import { expect, test } from 'bun:test'
import Papa from 'papaparse'
import { fillBasket, openKitchen, orderForm } from '../../../test/orders'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, clock, pool } = product
const { token } = await administrator(product)
const DAY = 24 * 3_600_000
const SERIES = '/api/admin/promo_code_series'

const terms = (over: Record<string, unknown> = {}) => ({
  ...{ name: 'Листовки', count: 3, prefix: 'лето', amount: 300, amount_type: 'rubles', max_discount: null },
  ...{ min_order_sum: 500, paid_by: 'platform', restaurant_ids: [], user_use_limit: 1, total_use_limit: 1 },
  ...{ first_order_only: false, starts_at: new Date(clock.now.getTime() - 1000).toISOString() },
  ...{ expires_at: new Date(clock.now.getTime() + 20 * DAY).toISOString(), ...over },
})
const make = (over: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call('POST', SERIES, { token, body: terms(over), headers })
const codesOf = async (id: string): Promise<string[]> =>
  (await pool.query(`select code from promo_code where series_id = $1`, [id])).rows.map(({ code }) => code)

test('ten thousand codes are made at once, each its own, none guessed from another, and saved as a file', async () => {
  const { status, body } = await make({ count: 10_000 })
  expect(status).toBe(200)
  const codes = await codesOf(body.id)
  expect(new Set(codes).size).toBe(10_000)
  expect(codes.filter((code) => !/^ЛЕТО-[ACEFHJKMNPQRTVWXY3479]{12}$/.test(code))).toEqual([])
  // Each sign stands in each place about as often as any other: 10 000 of 21.
  for (let at = 5; at < 17; at++) {
    const counts = Object.values(Object.groupBy(codes, (code) => code.charAt(at))).map((of) => of?.length ?? 0)
    expect(counts).toHaveLength(21)
    expect(Math.min(...counts)).toBeGreaterThan(350)
    expect(Math.max(...counts)).toBeLessThan(610)
  }
  const file = await call('GET', `/api/admin/promo_code/export?format=csv&series_id=${body.id}`, { token })
  const { data } = Papa.parse<string[]>(String(file.body).replace('\uFEFF', ''), {
    delimiter: ';',
    skipEmptyLines: true,
  })
  expect(new Set(data.slice(1).map(([code]) => code))).toEqual(new Set(codes))
  expect(data.flat().filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([])
  const { rows } = await pool.query(`select action, "to" from log where subject = $1`, [`promo_code_series:${body.id}`])
  expect(rows).toMatchObject([{ action: 'promo_code_series.create', to: { name: 'Листовки', count: 10_000 } }])
})

test('a second press, also at the same moment, gives the same series and no more codes', async () => {
  const key = { 'idempotency-key': 'one-series' }
  const body = terms({ count: 200, prefix: null })
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', SERIES, { token, body, headers: key })))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const codes = await codesOf(answers[0]?.body.id)
  expect(codes).toHaveLength(200)
  expect(codes.every((code) => /^[A-Z0-9]{12}$/.test(code))).toBe(true)
  expect((await call('POST', SERIES, { token, body: { ...body, count: 5 }, headers: key })).status).toBe(409)
})

test.each([
  ['no code', { count: 0 }, 'count'],
  ['more than ten thousand', { count: 10_001 }, 'count'],
  ['a beginning with a formula', { prefix: '=1+1' }, 'prefix'],
  ['more than a hundred percent', { amount_type: 'percent', amount: 101 }, 'amount'],
  ['over thirty days', { expires_at: new Date(clock.now.getTime() + 31 * DAY).toISOString() }, 'expires_at'],
  ['restaurants that pay and are not named', { paid_by: 'restaurant' }, 'restaurant_ids'],
  ['a restaurant that is not there', { restaurant_ids: [crypto.randomUUID()] }, 'restaurant_ids'],
])('a series of %s is refused at its field, and nothing of it is written', async (_, over, field) => {
  const before = (await pool.query(`select count(*)::int as n from promo_code_series`)).rows[0].n
  const { status, body } = await make(over)
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual([field])
  expect((await pool.query(`select count(*)::int as n from promo_code_series`)).rows[0].n).toBe(before)
})

test('its codes have its terms, are found by it, and nobody is shown them who was not given one', async () => {
  const { body: series } = await make({ name: 'Открытки', amount: 15, amount_type: 'percent', first_order_only: true })
  const list = await call('GET', `/api/admin/promo_code?series_id=${series.id}`, { token })
  expect(list.body.items).toHaveLength(3)
  expect(list.body.items[0]).toMatchObject({
    ...{ name: 'Открытки', amount: 15, amount_type: 'percent', min_order_sum: 500, state: 'active' },
    series: { id: series.id, name: 'Открытки' },
  })
  const single = await call('GET', `/api/admin/promo_code?single=true&query=${encodeURIComponent('Открытки')}`, {
    token,
  })
  expect(single.body.total).toBe(0)
  const found = await call('GET', '/api/admin/references/promo_code_series?query=%D0%BE%D1%82%D0%BA%D1%80', { token })
  expect(found.body.items).toMatchObject([{ id: series.id, title: 'Открытки' }])
  const person = await signIn(product)
  const mine = await call('GET', '/api/user/promo_code/promotions', { token: person.token })
  expect(mine.body.promo_codes).toEqual([])
  await pool.query(`update promotion set is_active = true where key = 'welcome'`)
  await pool.query(`insert into promotion (key, title) values ('welcome', 'Скидка') on conflict (key) do nothing`)
  const welcome = await call('GET', '/api/user/promotion/welcome', { token: person.token })
  expect(welcome.body.promo_code).toBeNull()
  const [code = ''] = await codesOf(series.id)
  const query = new URLSearchParams({ cart_sum: '2000', restaurant_id: crypto.randomUUID(), payment_type: 'online' })
  const valid = await call('GET', `/api/user/promo_code/${encodeURIComponent(code)}/validate?${query}`, {
    token: person.token,
  })
  expect(valid.body).toMatchObject({ is_valid: true, discount: 300 })
})

test('a series is stopped whole, once, and its codes are refused in words', async () => {
  const { body: series } = await make({ prefix: 'стоп' })
  const { body: other } = await make()
  const stop = () => call('POST', `${SERIES}/${series.id}/stop`, { token })
  const answers = await Promise.all([stop(), stop()])
  expect(answers.map(({ body }) => body.state)).toEqual(['stopped', 'stopped'])
  const active = async (id: string) =>
    (await pool.query(`select count(*)::int as n from promo_code where series_id = $1 and is_active`, [id])).rows[0].n
  expect([await active(series.id), await active(other.id)]).toEqual([0, 3])
  const log = await call('GET', `${SERIES}/${series.id}/log`, { token })
  expect(log.body.items.map(({ act }: { act: string }) => act)).toEqual([
    'promo_code_series.stop',
    'promo_code_series.create',
  ])
  const person = await signIn(product)
  const [code = ''] = await codesOf(series.id)
  const query = new URLSearchParams({ cart_sum: '2000', restaurant_id: crypto.randomUUID(), payment_type: 'online' })
  const path = `/api/user/promo_code/${encodeURIComponent(code)}/validate?${query}`
  expect((await call('GET', path, { token: person.token })).body.message).toBe('Срок действия промокода истёк')
  expect((await call('POST', `${SERIES}/${crypto.randomUUID()}/stop`, { token })).status).toBe(404)
})

test('who pays stands in the ledger, also of what is taken back, and in the restaurant’s report', async () => {
  const kitchen = await openKitchen(product)
  const pays = { paid_by: 'restaurant', restaurant_ids: [kitchen.restaurant_id], prefix: 'ресторан' }
  const { body: series } = await make(pays)
  const { body: ours } = await make()
  const place = async (series_id: string) => {
    const { token } = await signIn(product)
    const [code = ''] = await codesOf(series_id)
    const form = orderForm(kitchen, await fillBasket(product, token, kitchen), { payment_type: 'online', code })
    const { body } = await call('POST', '/api/user/orders', { token, body: form })
    return { id: Number(body.order_id), uuid: body.order_uuid, token }
  }
  const theirs = await place(series.id)
  const platform = await place(ours.id)
  const discounts = async (id: number) =>
    (
      await pool.query(
        `select amount, paid_by from order_ledger where order_id = $1 and kind = 'discount' order by id`,
        [id],
      )
    ).rows
  expect(await discounts(theirs.id)).toEqual([{ amount: -300, paid_by: 'restaurant' }])
  expect(await discounts(platform.id)).toEqual([{ amount: -300, paid_by: 'platform' }])
  await pool.query(`update "order" set status = 'COMPLETED' where id = $1`, [platform.id])
  await pool.query(`update "order" set status = 'COMPLETED' where id = $1`, [theirs.id])
  const { date } = { date: clock.now.toISOString().slice(0, 10) }
  const next = new Date(clock.now.getTime() + DAY).toISOString().slice(0, 10)
  const report = await call(
    'GET',
    `/api/admin/orders/restaurant/${kitchen.restaurant_id}/report?from=${date}&to=${next}&format=csv`,
    { token },
  )
  const { data } = Papa.parse<string[]>(String(report.body).replace('\uFEFF', ''), {
    delimiter: ';',
    skipEmptyLines: true,
  })
  const [head = [], ...lines] = data
  const sums = (of: string) => lines.at(-2)?.[head.indexOf(of)]
  expect([sums('Скидка за счёт сервиса, ₽'), sums('Скидка за счёт ресторана, ₽'), sums('Начислено, ₽')]).toEqual([
    ...['300', '300', String(2 * (1400 + 200 - 300))],
  ])

  const unpaid = await place((await make(pays)).body.id)
  const path = `/api/user/orders/${unpaid.uuid}/payment_type`
  const { status } = await call('PUT', path, { token: unpaid.token, body: { payment_type: 'card' } })
  expect(status).toBe(200)
  expect(await discounts(unpaid.id)).toEqual([
    { amount: -300, paid_by: 'restaurant' },
    { amount: 300, paid_by: 'restaurant' },
  ])

  const uses = (await call('GET', `${SERIES}/${series.id}/uses`, { token })).body
  expect(uses).toMatchObject({ orders: 1, discount: 300 })
  expect(uses.days.at(-1)).toMatchObject({ orders: 1, discount: 300 })
})
