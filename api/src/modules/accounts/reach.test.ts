import { expect, test } from 'bun:test'
import { makeRestaurant } from '../../../test/kitchen'
import { businessManager, businessOwner } from '../../../test/people'
import { openProduct } from '../../../test/product'
import type { Business } from '../../http/sessions'
import { businessRestaurant, businessRestaurantIds } from './reach'

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
  session: { id: '', is_confirmed: true, act_admin_id: null, device_id: null, expire_at: product.clock.now },
})
const refusal = (work: Promise<unknown>) => work.then(() => null).catch((error: { code?: string }) => error.code)

test('an owner reaches the own restaurants and nobody else’s', async () => {
  const business = actor(owner.id, 'owner')
  expect(await businessRestaurantIds(product.em(), business, 'owner')).toEqual([first.id, second.id])
  expect(await refusal(businessRestaurant(product.em(), business, theirs.id, 'orders'))).toBe('restaurant.not_found')
})

test('a manager reaches a restaurant only with the permission that was given', async () => {
  const business = actor(manager.id, 'manager')
  expect(await businessRestaurant(product.em(), business, first.id, 'orders')).toBe(first.id)
  expect(await businessRestaurant(product.em(), business, first.id, 'any')).toBe(first.id)
  for (const permission of ['menu', 'owner'] as const) {
    expect(await refusal(businessRestaurant(product.em(), business, first.id, permission))).toBe('restaurant.not_found')
  }
  expect(await refusal(businessRestaurant(product.em(), business, second.id, 'orders'))).toBe('restaurant.not_found')
})

test('the profile lists each restaurant with what may be done there', async () => {
  const of = async (token: string) => (await product.call('GET', '/api/business_user', { token })).body.restaurants
  expect(await of(manager.token)).toMatchObject([{ id: first.id, permissions: ['orders'] }])
  expect((await of(owner.token)).map(({ permissions }: { permissions: string[] }) => permissions.length)).toEqual([
    5, 5,
  ])
})
