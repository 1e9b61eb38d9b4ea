import { expect, test } from 'bun:test'
import { makeRestaurant } from '../../test/kitchen'
import { businessManager, businessOwner } from '../../test/people'
import { openProduct } from '../../test/product'
import type { Business } from './actors'
import { type NeededPermission, Served } from './served'

const product = await openProduct()
const owner = await businessOwner(product)
const rival = await businessOwner(product)
const first = await makeRestaurant(product.em(), { owner_id: owner.id })
const second = await makeRestaurant(product.em(), { owner_id: owner.id })
const theirs = await makeRestaurant(product.em(), { owner_id: rival.id })
const manager = await businessManager(product, owner, first.id, ['orders'])
const actor = (id: string, role: 'owner' | 'manager'): Business => ({
  kind: 'business',
  id,
  role,
  session: {
    id: '',
    is_confirmed: true,
    act_admin_id: null,
    act_writes: false,
    device_id: null,
    expire_at: product.clock.now,
  },
})
const refusal = (work: Promise<unknown>) => work.then(() => null).catch((error: { code?: string }) => error.code)

const one = (business: Business, permission: NeededPermission, id: string) =>
  Served.one(product.em(), { business, permission }, id)
const all = async (business: Business, permission: NeededPermission) =>
  (await Served.all(product.em(), { business, permission })).map(({ id }) => id)

test('an owner reaches the own restaurants and nobody else’s', async () => {
  const business = actor(owner.id, 'owner')
  expect(await all(business, 'owner')).toEqual([first.id, second.id])
  expect(await refusal(one(business, 'orders', theirs.id))).toBe('restaurant.not_found')
})

test('an owner without a restaurant yet has none, and is not refused', async () => {
  expect(await all(actor((await businessOwner(product)).id, 'owner'), 'orders')).toEqual([])
})

test('a manager reaches a restaurant only with the permission that was given', async () => {
  const business = actor(manager.id, 'manager')
  expect((await one(business, 'orders', first.id)).id).toBe(first.id)
  for (const permission of ['menu', 'owner'] as const) {
    expect(await refusal(one(business, permission, first.id))).toBe('restaurant.not_found')
    expect(await refusal(all(business, permission))).toBe('restaurant.not_found')
  }
  expect(await refusal(one(business, 'orders', second.id))).toBe('restaurant.not_found')
})

test('a manager of a restaurant that was sold serves it no longer, and the profile says so', async () => {
  const sold = await makeRestaurant(product.em(), { owner_id: owner.id })
  const cook = await businessManager(product, owner, sold.id, ['orders'])
  await product.pool.query('update restaurant set owner_id = $1 where id = $2', [rival.id, sold.id])
  expect(await refusal(one(actor(cook.id, 'manager'), 'orders', sold.id))).toBe('restaurant.not_found')
  expect((await product.call('GET', '/api/business_user', { token: cook.token })).body.restaurants).toEqual([])
})

test('nothing but these questions makes a served restaurant', () => {
  const isForged: { id: string } extends Served ? true : false = false
  expect(isForged).toBe(false)
})

test('the profile lists each restaurant with what may be done there', async () => {
  const of = async (token: string) => (await product.call('GET', '/api/business_user', { token })).body.restaurants
  expect(await of(manager.token)).toMatchObject([{ id: first.id, permissions: ['orders'] }])
  expect((await of(owner.token)).map(({ permissions }: { permissions: string[] }) => permissions.length)).toEqual([
    5, 5,
  ])
})
