import { beforeEach, expect, test } from 'bun:test'
import { openBoard } from '../../../../test/ads'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { findRunningOut, remindOfAd } from '../remind-of-ads'
import { renewAd } from './move-ad'
import { renewToken } from './renew-by-link'

const product = await openProduct()
const { call, clock, pool } = product
const { anna, publish, write, filled } = await openBoard(product)
const DAY_MS = 24 * 3_600_000

beforeEach(async () => {
  await pool.query('delete from ad')
})

const shown = async (section: string) => (await call('GET', `/api/ads/${section}`)).body.items
const asked = (path: string, body?: object) => call('POST', `/api/user/ad/${path}`, { token: anna.token, body })

test('photos that stand in an ad are saved with it, whoever sent them; no others of strangers are taken', async () => {
  const { id } = await publish('sales')
  const image = async () => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into image (width, height, color, uploaded_by) values (10, 10, '#aabbcc', 'admin:1') returning id`,
    )
    return rows[0]?.id
  }
  const [stands, other] = [await image(), await image()]
  await pool.query('update ad set image_ids = $2 where id = $1', [id, [stands]])
  const { version } = (await call('GET', `/api/user/ad/${id}`, { token: anna.token })).body
  const save = (image_ids: unknown[]) =>
    call('PUT', `/api/user/ads/sales/${id}`, {
      token: anna.token,
      body: { ...filled('sales', { image_ids }), version },
    })
  expect((await save([stands, other])).body.errorMessage).toBe('image.not_found')
  expect((await save([stands])).status).toBe(200)
})

test('of presses at once each is counted once, and one change wins', async () => {
  const { id } = await publish('sales')
  const answers = await Promise.all([...Array(6).keys()].map(() => asked(`${id}/archive`, { as: 'withdrawn' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a change is refused first for whose ad it is, then for its state, then for what is typed, then for its version', async () => {
  const { id } = await publish('sales')
  const change = async (section: 'sales' | 'cars', typed: object) => {
    const body = { ...filled(section, typed), version: 'old' }
    return (await call('PUT', `/api/user/ads/${section}/${id}`, { token: anna.token, body })).body.errorMessage
  }
  const [wrong, gone] = [{ description: '  ' }, { city_id: crypto.randomUUID() }]
  expect(await change('sales', wrong)).toBe('request.invalid')
  expect(await change('sales', gone)).toBe('request.invalid')
  expect(await change('sales', {})).toBe('ad.changed')
  await asked(`${id}/archive`, { as: 'sold' })
  expect(await change('sales', wrong)).toBe('ad.over')
  expect(await change('cars', wrong)).toBe('ad.not_found')
})

test('five new ads a day, however many are sent at once', async () => {
  const boris = await signIn(product)
  const answers = await Promise.all([...Array(9).keys()].map((at) => write('sales', { title: `Вещь ${at}` }, boris)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.find(({ status }) => status === 409)?.body.errorMessage).toBe('ad.too_many_today')
})

test('one that was removed counts among them: nobody sends more by removing', async () => {
  const boris = await signIn(product)
  for (let at = 0; at < 5; at++) {
    const { id } = (await write('sales', { title: `Вещь ${at}` }, boris)).body
    expect((await call('DELETE', `/api/user/ad/${id}`, { token: boris.token })).status).toBe(200)
  }
  expect((await write('sales', {}, boris)).body.errorMessage).toBe('ad.too_many_today')
  const before = clock.now
  clock.now = new Date(before.getTime() + DAY_MS + 1)
  expect((await write('sales', {}, boris)).status).toBe(200)
  clock.now = before
})

test('an ad that runs out this very moment is renewed once, by whatever presses at once, and its author told of no end', async () => {
  const boris = await signIn(product)
  const { id, number } = await publish('sales', {}, boris)
  const before = clock.now
  const end = Date.parse((await call('GET', `/api/user/ad/${id}`, { token: boris.token })).body.expires_at)
  const link = renewToken(product.config.sessionSecret, id, new Date(end).toISOString())
  const press = () => call('POST', `/api/user/ad/${id}/renew`, { token: boris.token })
  const follow = () => call('POST', '/api/links/ad', { body: { token: link } })
  for (const [moment, published] of [
    [end - 1, before.getTime()],
    [end, end],
  ] as const) {
    await pool.query('update ad set expires_at = $2, published_at = $3, told_at = null where id = $1', [
      ...[id, new Date(end), before],
    ])
    clock.now = new Date(moment)
    const answers = await Promise.all([press(), follow(), findRunningOut(product.em(), clock.now), press(), follow()])
    expect(answers.flatMap((one) => (one ? [one.status] : []))).toEqual([200, 200, 200, 200])
    const { rows } = await pool.query('select expires_at, published_at from ad where id = $1', [id])
    const found = rows.map(({ expires_at, published_at }) => [expires_at.getTime(), published_at.getTime()])
    expect(found).toEqual([[moment + 30 * DAY_MS, published]])
    expect(await shown('sales')).toMatchObject([{ number }])
    await remindOfAd(product.deps, { ad_id: id, expires_at: new Date(end).toISOString() })
  }
  clock.now = before
})

test('an ad that is renewed while the job looks for those that run out is not taken for told of', async () => {
  const boris = await signIn(product)
  const { id } = await publish('sales', {}, boris)
  const before = clock.now
  clock.now = new Date(before.getTime() + 28 * DAY_MS)
  const by = { kind: 'customer', id: boris.id, act_admin_id: null, ip: null } as const
  let looking = Promise.resolve()
  await product.em().transactional(async (tx) => {
    await renewAd(tx, id, { customer: boris, by, now: clock.now })
    looking = findRunningOut(product.em(), clock.now)
    await Bun.sleep(200)
  })
  await looking
  const { rows } = await pool.query('select told_at from ad where id = $1', [id])
  expect(rows).toEqual([{ told_at: null }])
  clock.now = before
})
