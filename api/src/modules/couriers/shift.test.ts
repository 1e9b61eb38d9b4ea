import { expect, test } from 'bun:test'
import { instantAt, localParts } from '@ostrov/shared/formats/time'
import { cookedOrder, give, makeCourier, press } from '../../../test/couriers'
import { openKitchen } from '../../../test/orders'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, clock } = product
// A day in whose middle two hours do not end it.
clock.now = instantAt(localParts(clock.now).date, 12 * 60)
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen
const given = async (courier: Awaited<ReturnType<typeof makeCourier>>) => {
  const id = await cookedOrder(product, kitchen)
  await give(product, kitchen, id, { courier_id: courier.id })
  return id
}

test('who is at work is told with how much they carry, who carries least first', async () => {
  const [busy, free] = [await makeCourier(product, kitchen, 'Анна'), await makeCourier(product, kitchen, 'Яна')]
  await given(busy)
  const { body } = await call('GET', `/api/orders/actions/restaurant/${restaurant_id}/couriers`, {
    token: owner.token,
  })
  expect(body.items).toMatchObject([
    { id: free.id, carries: 0 },
    { id: busy.id, carries: 1 },
  ])
})

test('a press of another order’s id is refused by itself, and no moment lies before the order was picked up', async () => {
  const anna = await makeCourier(product, kitchen, 'Анна')
  const [one, other] = [await given(anna), await given(anna)]
  const id = crypto.randomUUID()
  const pick = (order_id: number) => ({ order_id, act: 'pick_up' as const, id })
  expect(await press(product, anna, pick(one), pick(other), { order_id: other, act: 'pick_up' })).toEqual([
    ...[null, expect.stringContaining('уже использован'), null],
  ])
  const pressed_at = new Date(clock.now.getTime() - 60 * 60_000).toISOString()
  expect(await press(product, anna, { order_id: one, act: 'hand_over', pressed_at })).toEqual([null])
  const { rows } = await product.pool.query(
    'select handed_over_at >= picked_up_at as is_later from order_courier where order_id = $1',
    [one],
  )
  expect(rows).toEqual([{ is_later: true }])
})

test('cash of a day is counted: what was taken and given for change against what was handed in; what came back was paid by nobody', async () => {
  const vera = await makeCourier(product, kitchen)
  const [one, back] = [await given(vera), await given(vera)]
  const began = clock.now
  const later = (minutes: number) => {
    clock.now = new Date(began.getTime() + minutes * 60_000)
  }
  await press(product, vera, { order_id: back, act: 'pick_up' }, { order_id: back, act: 'not_opened' })
  await press(product, vera, { order_id: back, act: 'bring_back' })
  later(10)
  await press(product, vera, { order_id: one, act: 'pick_up' })
  later(130)
  await press(product, vera, { order_id: one, act: 'hand_over' })
  const path = `/api/business_user/restaurant/${restaurant_id}/courier/${vera.id}/shift`
  const day = localParts(began).date
  const before = (await call('GET', `${path}?day=${day}`, { token: owner.token })).body
  expect(before).toMatchObject({ taken: 1600, by_card: 0, difference: null, minutes_on_way: 120 })
  expect(before.orders.map(({ is_late }: { is_late: boolean }) => is_late).toSorted()).toEqual([false, true])
  const body = { change_sum: 2000, handed_sum: 3500 }
  for (const _ of [1, 2])
    expect((await call('PUT', `${path}?day=${day}`, { token: owner.token, body })).body.difference).toBe(-100)
})

test('a period is told by couriers: legs, late, not opened, brought back, cash; and as a file', async () => {
  const other = await openKitchen(product)
  const zoya = await makeCourier(product, other, 'Зоя')
  const began = clock.now
  const later = (minutes: number) => {
    clock.now = new Date(began.getTime() + minutes * 60_000)
  }
  const [one, back] = [await cookedOrder(product, other), await cookedOrder(product, other)]
  for (const id of [one, back]) await give(product, other, id, { courier_id: zoya.id })
  later(10)
  for (const order_id of [one, back]) await press(product, zoya, { order_id, act: 'pick_up' })
  later(130)
  await press(product, zoya, { order_id: one, act: 'at_door' }, { order_id: back, act: 'not_opened' })
  later(133)
  await press(product, zoya, { order_id: one, act: 'hand_over' }, { order_id: back, act: 'bring_back' })
  const day = localParts(began).date
  const query = `from=${day}&to=${day}&restaurant_id=${other.restaurant_id}`
  const path = '/api/business_user/statistics/couriers'
  const { body } = await call('GET', `${path}?${query}`, { token: other.owner.token })
  expect(body.items).toEqual([
    {
      ...{ courier_id: zoya.id, name: 'Зоя', orders: 1, late: 1, not_opened: 1, brought_back: 1, cash: 1600 },
      ...{ minutes_to_pick_up: 10, minutes_to_door: 120, minutes_at_door: 3 },
    },
  ])
  const file = await call('GET', `${path}/export?${query}&format=csv`, { token: other.owner.token })
  expect(file.body).toContain('Зоя;1;10;120;3;1;1;1;1600')
  expect((await call('GET', `${path}?${query}`, { token: owner.token })).status).toBe(404)
})
