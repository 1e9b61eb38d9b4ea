import { expect, test } from 'bun:test'
import { KORSAKOV, LENINA, makeZone, squareAround } from '../../../../test/kitchen'
import { fillBasket, openKitchen, orderForm, placedOrder } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { rows, sql } from '../../../db/sql'

const product = await openProduct({ LOG_LEVEL: 'error' })
const { call, em } = product
const place = (token: string, body: unknown) => call('POST', '/api/user/orders', { token, body })

test('an order goes where both its text and its point are, or nowhere', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const basket = await fillBasket(product, token, kitchen)
  const refused = async (changes: Record<string, unknown>) =>
    (await place(token, orderForm(kitchen, basket, changes))).body
  expect(await refused({ coordinates: KORSAKOV })).toMatchObject({ errorMessage: 'address.elsewhere' })
  expect(await refused({ address: 'абракадабра' })).toMatchObject({
    errors: { address: 'Укажите улицу и\u00a0номер дома' },
  })
  const nowhere = { coordinates: { type: 'Point', coordinates: [0, 0] } }
  expect(await refused(nowhere)).toMatchObject({ errorMessage: 'address.outside_region' })
})

test('an order to a private house needs no flat and says that it is one', async () => {
  const kitchen = await openKitchen(product)
  const { customer, uuid } = await placedOrder(product, kitchen, {
    apartment: '',
    front_door: '7',
    private_house: true,
  })
  const { body } = await call('GET', `/api/user/orders/${uuid}`, { token: customer.token })
  expect(body.delivery).toMatchObject({ private_house: true, apartment: null, front_door: null, floor: null })
})

test('of zones that cost the same, the one that is shown is the one that is charged', async () => {
  const kitchen = await openKitchen(product)
  const zones = [kitchen.zone_id ?? '']
  for (let i = 0; i < 6; i++) {
    const free_delivery_sum = 1400 + i * 100
    zones.push(await makeZone(em(), kitchen.restaurant_id, { price: 200, min_order_sum: 1000, free_delivery_sum }))
  }
  // Of equal rows the table answers as they were last written: the oldest zone last.
  await rows(em(), sql`update delivery_zone set is_active = false where restaurant_id = ${kitchen.restaurant_id}`)
  for (const id of zones.toReversed()) await rows(em(), sql`update delivery_zone set is_active = true where id = ${id}`)
  const [lon, lat] = LENINA.coordinates
  const path = `/api/restaurants/${kitchen.restaurant_id}/delivery_zone/user_cheapest_zone/unauthorized`
  const shown = await call('GET', `${path}?lon=${lon}&lat=${lat}`)
  const { uuid } = await placedOrder(product, kitchen)
  const charged = sql<{ zone_id: string }>`select delivery->>'zone_id' as zone_id from "order" where uuid = ${uuid}`
  expect((await rows(em(), charged))[0]).toEqual({ zone_id: shown.body.zone.id })
})

test('a hole in a zone is delivered to by nobody', async () => {
  const [outline = []] = squareAround(LENINA).coordinates
  const [hole = []] = squareAround(LENINA, 0.01).coordinates
  const kitchen = await openKitchen(product, { zone: { polygon: { type: 'Polygon', coordinates: [outline, hole] } } })
  const { token } = await signIn(product)
  const form = orderForm(kitchen, await fillBasket(product, token, kitchen))
  expect((await place(token, form)).body.errorMessage).toBe('zone.outside')
})

test('an address outside every zone is refused, and a pickup there is taken without a delivery price', async () => {
  const kitchen = await openKitchen(product)
  const { token } = await signIn(product)
  const basket = await fillBasket(product, token, kitchen)
  const outside = await place(
    token,
    orderForm(kitchen, basket, { coordinates: { type: 'Point', coordinates: [142.7335, 47.05] } }),
  )
  expect(outside.body.errorMessage).toBe('zone.outside')
  const pickup = await place(token, orderForm(kitchen, basket, { delivery_type: 'pickup', coordinates: null }))
  expect(pickup.status).toBe(200)
  const { body } = await call('GET', `/api/user/orders/${pickup.body.order_id}`, { token })
  expect(body).toMatchObject({ total: 1400, delivery: { type: 'pickup', price: 0, address: null } })
})
