import { afterEach, expect, test } from 'bun:test'
import { addDays, instantAt, localParts, parseClock } from '@ostrov/shared/formats/time'
import { LENINA, makeRestaurant, makeZone } from '../../../test/kitchen'
import { openKitchen } from '../../../test/orders'
import { signIn } from '../../../test/people'
import { ZONE } from '../../../test/place'
import { openProduct } from '../../../test/product'
import { Address } from '../addresses/address'
import { tellPeak } from './zones/delivery-zones'

const product = await openProduct()
const { call, clock, em, pool } = product
const [lon, lat] = LENINA.coordinates
const POINT = `?lon=${lon}&lat=${lat}`
const began = clock.now
const day = addDays(localParts(began).date, 1)
const at = (time: string) => instantAt(day, parseClock(time) ?? 0)
const OWN = { peak: 'own', peak_price: 350, peak_min_order_sum: 1500, peak_free_delivery_sum: 4000 } as const

afterEach(() => {
  clock.now = began
})

/** What an answer says on both sides of each boundary: outside, in, in, outside of each of the two. */
async function throughTheDay<Said>(ask: () => Promise<Said>): Promise<Said[]> {
  const said: Said[] = []
  for (const time of ['11:59', '12:00', '13:59', '14:00', '18:59', '19:00', '20:59', '21:00']) {
    clock.now = at(time)
    said.push(await ask())
  }
  return said
}
const twice = <Said>(outside: Said, within: Said) => {
  const once = [outside, within, within, outside]
  return [...once, ...once]
}

/** Somebody signed in a minute before peak hours who lives in the zones; answers their token. */
async function resident() {
  clock.now = at('11:59')
  const { id: user_id, token } = await signIn(product)
  const { city_id } = await makeRestaurant(em(), { zone: null })
  const [fork, details] = [em(), { front_door: null, apartment: null, floor: null, comment: null }]
  const where = { address: 'Ленина, 234, Южно-Сахалинск', coordinates: LENINA, address_details: details }
  fork.create(Address, { user_id, city_id, ...where, is_active: true })
  await fork.flush()
  return token
}

test('the zone that serves an address has the conditions of the hour, and the one that rests is none', async () => {
  const { id } = await makeRestaurant(em(), { zone: OWN })
  const serving = async () => {
    const { zone } = (await call('GET', `/api/restaurants/${id}/delivery_zone/user_cheapest_zone/unauthorized${POINT}`))
      .body
    return zone && [zone.price, zone.min_order_sum, zone.free_delivery_sum]
  }
  expect(await throughTheDay(serving)).toEqual(twice<unknown>([200, 1000, null], [350, 1500, 4000]))
  await pool.query(
    `update delivery_zone set peak = 'closed', peak_price = null, peak_min_order_sum = null, peak_free_delivery_sum = null
     where restaurant_id = $1`,
    [id],
  )
  expect(await throughTheDay(serving)).toEqual(twice<unknown>([200, 1000, null], null))
})

test('whose zone rests is told so and when it delivers again, whoever lives beyond it is not', async () => {
  const { id } = await makeRestaurant(em(), { zone: { peak: 'closed' } })
  const path = `/api/restaurants/${id}/delivery_zone/user_cheapest_zone`
  const restingAt = (point: string) => async () =>
    (await call('GET', `${path}/unauthorized${point}`)).body.resting?.replaceAll('\u00A0', ' ') ?? null
  const words = (until: string) => `В часы пик по вашему адресу не доставляют. Доставка снова с ${until}`
  const [noon, evening] = [words('14:00'), words('21:00')]
  expect(await throughTheDay(restingAt(POINT))).toEqual([null, noon, noon, null, null, evening, evening, null])
  const token = await resident()
  clock.now = at('12:00')
  expect((await call('GET', path, { token })).body).toMatchObject({ zone: null, address_id: expect.any(String) })
  expect((await call('GET', path, { token })).body.resting).toEndWith('14:00')
  expect(await restingAt('?lon=142.79&lat=46.63')()).toBeNull()
  await makeZone(em(), id, { name: 'Работает', price: 500 })
  expect(await restingAt(POINT)()).toBeNull()
})

test('of several zones another serves in peak hours, when it is the cheaper one then', async () => {
  const { id } = await makeRestaurant(em(), { zone: { name: 'Дорожает', ...OWN } })
  await makeZone(em(), id, { name: 'Ровная', price: 300 })
  const body = { coordinates: LENINA }
  const around = async () => {
    const { items } = (await call('POST', `/api/restaurants/${id}/delivery_zone/find_zones_for_address`, { body })).body
    return items.map(({ name, price }: { name: string; price: number }) => `${name} ${price}`)
  }
  expect(await throughTheDay(around)).toEqual(twice(['Дорожает 200', 'Ровная 300'], ['Ровная 300', 'Дорожает 350']))
})

test('a card says the least price and sum of the hour', async () => {
  const { id } = await makeRestaurant(em(), { zone: OWN })
  const card = async () => {
    const { delivery_price, min_order_sum } = (await call('GET', `/api/restaurants/${id}/menu`)).body.restaurant
    return [delivery_price, min_order_sum]
  }
  expect(await throughTheDay(card)).toEqual(twice([200, 1000], [350, 1500]))
})

test('in peak hours a restaurant whose zones rest delivers to nobody', async () => {
  const resting = await makeRestaurant(em(), { rating: 5, zone: { peak: 'closed' } })
  const steady = await makeRestaurant(em(), { rating: 4 })
  const ids = [resting.id, steady.id]
  const delivering = async () => {
    const path = `/api/restaurants/available_for_delivery${POINT}&ids=${ids.join(',')}`
    return (await call('GET', path)).body.ids
  }
  expect(await throughTheDay(delivering)).toEqual(twice(ids, [steady.id]))
})

test('in peak hours a restaurant whose zones rest stands behind those that deliver', async () => {
  const token = await resident()
  const better = await makeRestaurant(em(), { rating: 5, zone: { peak: 'closed' } })
  const steady = await makeRestaurant(em(), { rating: 4.9 })
  const order = async () => {
    const { items } = (await call('GET', '/api/restaurants/nearby', { token })).body
    return items.flatMap(({ id }: { id: string }) => (id === better.id ? 'better' : id === steady.id ? 'steady' : []))
  }
  expect(await order()).toEqual(['better', 'steady'])
  clock.now = at('12:00')
  expect(await order()).toEqual(['steady', 'better'])
})

test('the list of zones says both, whatever the hour', async () => {
  const { id } = await makeRestaurant(em(), { zone: OWN })
  const listed = async () => (await call('GET', `/api/restaurants/${id}/delivery_zone/active`)).body.items[0]
  for (const zone of await throughTheDay(listed)) expect(zone).toMatchObject({ price: 200, ...OWN })
})

test('the owner is told who serves an address in peak hours and outside of them, whatever the hour', async () => {
  const { restaurant_id, owner } = await openKitchen(product, { zone: { name: 'Отдыхает', peak: 'closed' } })
  await makeZone(em(), restaurant_id, { name: 'Дорогая', price: 500 })
  const path = `/api/business_user/restaurants/${restaurant_id}/delivery_zone/around${POINT}`
  const { zones, peak_zones } = (await call('GET', path, { token: owner.token })).body
  const names = (list: { name: string }[]) => list.map(({ name }) => name)
  expect([names(zones), names(peak_zones)]).toEqual([['Отдыхает', 'Дорогая'], ['Дорогая']])
})

test('the signed-in customer’s own zone has the conditions of the hour too', async () => {
  const { id } = await makeRestaurant(em(), { zone: OWN })
  const token = await resident()
  const price = async () =>
    (await call('GET', `/api/restaurants/${id}/delivery_zone/user_cheapest_zone`, { token })).body.zone?.price
  expect(await price()).toBe(200)
  clock.now = at('12:00')
  expect(await price()).toBe(350)
})

test('conditions of peak hours are set, changed in part, and forgotten with their way', async () => {
  const { restaurant_id, owner } = await openKitchen(product, { zone: null })
  const path = `/api/business_user/restaurants/${restaurant_id}/delivery_zone`
  const send = (method: string, rest: string, body: unknown) => call(method, path + rest, { token: owner.token, body })
  const { body: plain } = await send('POST', '', ZONE)
  expect(plain).toMatchObject({ peak: 'same', peak_price: null })
  const { body: made } = await send('POST', '', { ...ZONE, ...OWN })
  expect(made).toMatchObject(OWN)
  expect((await send('PUT', `/${made.id}`, { peak_price: 400 })).body).toMatchObject({ ...OWN, peak_price: 400 })
  const none = { peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null }
  expect((await send('PUT', `/${made.id}`, { peak: 'closed' })).body).toMatchObject({ peak: 'closed', ...none })
  const half = await send('PUT', `/${made.id}`, { peak: 'own', peak_price: 300 })
  expect([half.status, half.body.errors]).toEqual([422, { peak_min_order_sum: 'Укажите сумму: 0\u00A0— любая' }])
  expect((await send('POST', '', { ...ZONE, peak: 'own' })).body.errors).toMatchObject({
    peak_price: 'Укажите цену: 0\u00A0— бесплатно',
  })
  expect((await send('POST', '', { ...ZONE, ...OWN, peak_price: 1_000_001 })).status).toBe(422)
  expect((await send('POST', '', { ...ZONE, peak: 'sometimes' })).status).toBe(422)
})

test('the minute’s work tells of peak hours once as they begin and once as they end, of zones that are different in them', async () => {
  const { id } = await makeRestaurant(em(), { zone: { name: 'Другая', peak: 'closed' } })
  await makeZone(em(), id, { name: 'Та же' })
  const told = async (time: string) => {
    await tellPeak(em(), at(time))
    const { rows } = await pool.query(
      'select name, peak_told, xmin::text as version from delivery_zone where restaurant_id = $1 order by name',
      [id],
    )
    return rows
  }
  const [before] = [await told('11:59')]
  expect(before.map(({ peak_told }) => peak_told)).toEqual([false, false])
  const within = await told('12:00')
  expect(within.map(({ peak_told }) => peak_told)).toEqual([true, false])
  expect(await told('12:01')).toEqual(within)
  expect((await told('14:00')).map(({ peak_told }) => peak_told)).toEqual([false, false])
})
