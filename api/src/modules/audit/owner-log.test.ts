import { expect, test } from 'bun:test'
import { makeCategory } from '../../../test/kitchen'
import { openKitchen } from '../../../test/orders'
import { administrator, businessManager } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { writeEntry } from '../audit/write-entry'
import { hashPassword } from '../staff/passwords'

const product = await openProduct()
const { call, clock, pool } = product
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen
const { token } = owner

type Entry = { act: string; actor: { kind: string; id: string | null }; ip: string | null; changes: unknown[] }
const read = async (query = ''): Promise<Entry[]> => (await call('GET', `/api/logs${query}`, { token })).body.items

test('a change is told by field, with who, where and from where', async () => {
  const headers = { 'x-client-ip': '203.0.113.9' }
  const path = `/api/business_user/restaurants/${restaurant_id}`
  await call('PUT', path, { token, headers, body: { delivery_time: 55 } })
  const [entry] = await read()
  expect(entry).toMatchObject({
    act: 'restaurant.change',
    actor: { kind: 'business', id: owner.id, name: 'Владимир' },
    restaurant: { id: restaurant_id },
    subject: { kind: 'restaurant', title: 'Тётя Ён' },
    changes: [{ field: 'delivery_time', from: 45, to: 55 }],
    ip: '203.0.113.9',
  })
})

test('what happened in another’s restaurant, and what others’ people did, is not there', async () => {
  const stranger = await openKitchen(product)
  await call('PUT', `/api/business_user/restaurants/${stranger.restaurant_id}`, {
    token: stranger.owner.token,
    body: { delivery_time: 70 },
  })
  await call('PUT', '/api/business_user', { token: stranger.owner.token, body: { name: 'Чужой' } })
  const text = JSON.stringify(await read())
  expect([text.includes(stranger.restaurant_id), text.includes(stranger.owner.id)]).toEqual([false, false])
})

test('what a manager does in their own account is there, also after they were let go', async () => {
  const manager = await businessManager(product, owner, restaurant_id, ['menu'])
  await call('PUT', '/api/business_user', { token: manager.token, body: { name: 'Марья' } })
  await call('DELETE', `/api/business_user/manager/${manager.id}`, { token })
  const acts = (await read(`?who=${manager.id}`)).map(({ act }) => act)
  expect(acts).toEqual(['profile.change'])
})

test('the columns of a row that is gone, and what a table keeps of itself, are not told, also of entries written before', async () => {
  const by = { kind: 'business', id: owner.id, act_admin_id: null, ip: null } as const
  const id = await makeCategory(product.em(), restaurant_id, { sort: 70 })
  await call('DELETE', `/api/restaurant/${restaurant_id}/product_category/${id}`, { token })
  const names = async () => (await read())[0]?.changes.map((change) => Object(change).field)
  const served = [
    'dishes_per_quarter',
    'icon',
    'is_active',
    'label',
    'served_days',
    'served_from',
    'served_till',
    'sort',
  ]
  expect((await names())?.toSorted()).toEqual(served)
  const from = { id, words: ['суп'], deleted_at: null, updated_at: 'x', label: 'Супы' }
  const now = new Date(clock.now.getTime() + 1)
  await writeEntry(product.em(), {
    by,
    act: 'product_category.delete',
    subject: `product_category:${id}`,
    restaurant_id,
    from,
    now,
  })
  expect(await names()).toEqual(['label'])
})

test('who an administrator or a customer is, and where they were, is not told', async () => {
  const by = { kind: 'admin', id: Bun.randomUUIDv7(), act_admin_id: null, ip: '198.51.100.7' } as const
  const subject = `restaurant:${restaurant_id}`
  await writeEntry(product.em(), { by, act: 'moderation.decide', subject, restaurant_id, now: clock.now })
  const [entry] = await read('?kind=moderation')
  expect(entry).toMatchObject({ actor: { kind: 'admin', id: null, name: null }, ip: null })
})

test.each([
  ['owner', 'Владелец площадки'],
  ['support', 'Поддержка площадки'],
  ['moderator', 'Модератор площадки'],
] as const)('of an administrator who is %s an owner reads just that', async (role, words) => {
  const { id } = await administrator(product, undefined, role)
  const by = { kind: 'admin', id, act_admin_id: null, ip: '198.51.100.7' } as const
  const now = new Date(clock.now.getTime() + 60_000)
  await writeEntry(product.em(), {
    by,
    act: 'restaurant.change',
    subject: `restaurant:${restaurant_id}`,
    restaurant_id,
    now,
  })
  const entry = (await read()).find((one) => Object(one).actor.name === words)
  expect(entry).toMatchObject({ actor: { kind: 'admin', id: null, name: words }, ip: null })
})

test('rows are chosen by kind, by restaurant and by day', async () => {
  const later = new Date(clock.now.getTime() + 3 * 86_400_000)
  const by = { kind: 'business', id: owner.id, act_admin_id: null, ip: null } as const
  await writeEntry(product.em(), { by, act: 'black_list.add', subject: 'customer:x', restaurant_id, now: later })
  expect((await read('?kind=black_list')).map(({ act }) => act)).toEqual(['black_list.add'])
  const day = later.toISOString().slice(0, 10)
  expect((await read(`?from=${day}`)).map(({ act }) => act)).toEqual(['black_list.add'])
  const there = await read(`?restaurant_id=${restaurant_id}`)
  expect(there.every((entry) => 'restaurant' in entry && entry.restaurant !== null)).toBe(true)
})

test('a kind of several families of acts comes in one order, and none of another’s', async () => {
  const by = { kind: 'business', id: owner.id, act_admin_id: null, ip: null } as const
  const acts = ['password.change', 'push.change', 'session.end', 'profile.change'] as const
  for (const [hours, act] of acts.entries()) {
    const now = new Date(clock.now.getTime() + hours * 3_600_000)
    await writeEntry(product.em(), { by, act, subject: 'product:x', restaurant_id, now })
  }
  const newest = ['profile.change', 'push.change', 'password.change']
  expect((await read('?kind=account')).map(({ act }) => act).slice(0, 3)).toEqual(newest)
  expect((await read('?kind=account&sort=id')).slice(-3).map(({ act }) => act)).toEqual(newest.toReversed())
})

test('each kind says how many entries it would leave, and they are', async () => {
  const counts: Record<string, number> = (await call('GET', '/api/logs/facets', { token })).body.kind
  expect(Object.keys(counts)).toContain('account')
  for (const [kind, count] of Object.entries(counts)) {
    expect((await call('GET', `/api/logs?kind=${kind}`, { token })).body.total, kind).toBe(count)
  }
  const none = (await call('GET', '/api/logs/facets?from=2001-01-01&to=2001-01-02', { token })).body
  expect(none).toEqual({ kind: {} })
})

test('a new password ends every session but this one, and a wrong present one changes nothing', async () => {
  await pool.query('update business_user set password_hash = $1 where id = $2', [
    await hashPassword('prezhniy-parol'),
    owner.id,
  ])
  const { rows } = await pool.query('select email from business_user where id = $1', [owner.id])
  const body = { email: rows[0]?.email, password: 'prezhniy-parol' }
  const other = (await call('POST', '/api/staff/authenticate', { body })).body.token
  const change = (current: string) =>
    call('POST', '/api/business_user/password', { token, body: { current, password: 'novyi-parol' } })
  expect((await change('ne-tot-parol')).body.errors).toHaveProperty('current')
  expect((await change('prezhniy-parol')).status).toBe(200)
  expect((await call('GET', '/api/business_user', { token: other })).status).toBe(401)
  expect((await call('GET', '/api/business_user', { token })).status).toBe(200)
})

test('a session of one’s own is ended from afar, another’s is not found', async () => {
  const stranger = await openKitchen(product)
  const [own] = (await call('GET', '/api/business_user/sessions', { token: stranger.owner.token })).body.items
  expect((await call('DELETE', `/api/business_user/sessions/${own.id}`, { token })).status).toBe(404)
  await call('DELETE', '/api/business_user/sessions', { token: stranger.owner.token })
  expect((await call('GET', '/api/business_user', { token: stranger.owner.token })).status).toBe(401)
})
