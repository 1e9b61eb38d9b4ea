import { expect, test } from 'bun:test'
import type { Point } from '@ostrov/shared/geo/shapes'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { Refusal } from '../../kernel/problems'
import { createAddressHints } from '../../services/geo/dadata'
import { searchText } from './address-query'
import { City } from './city'
import { House } from './house'
import { trustPlace } from './trust-place'

const at = (lon: number, lat: number): Point => ({ type: 'Point', coordinates: [lon, lat] })
const product = await openProduct()
const { call, deps } = product
const em = product.em()
const yuzhno = em.create(City, { name: 'Южно-Сахалинск', slug: 'yuzhno', coordinates: at(142.7386, 46.9591), sort: 1 })
const korsakov = em.create(City, { name: 'Корсаков', slug: 'korsakov', coordinates: at(142.7994, 46.6324), sort: 2 })
const okha = em.create(City, { name: 'Оха', slug: 'oha', coordinates: at(142.9481, 53.5871), sort: 3 })
await em.flush()
const houses: [City, string, string, number, number][] = [
  [yuzhno, 'ул Ленина', '10', 142.735, 46.95],
  [yuzhno, 'Коммунистический пр-кт', '39', 142.738, 46.96],
  [yuzhno, 'ул Горького', '1', 142.76, 46.94],
  [korsakov, 'ул Советская', '1', 142.7836, 46.6337],
]
for (const [city, street_with_type, house, lon, lat] of houses) {
  const street = street_with_type.replace(/ул |\sпр-кт/, '')
  const search_text = searchText({ street, house })
  em.create(House, { city_id: city.id, street, street_with_type, house, search_text, lon, lat })
}
await em.flush()

/** The place as it is trusted, or why it is not. */
async function told(address: string, coordinates: Point, city_id?: string) {
  try {
    return await trustPlace(product.em(), deps, { address, coordinates, city_id })
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { code: refusal.code, message: refusal.message.replaceAll('\u00a0', ' '), ...refusal.details.errors }
  }
}

test('a house written in one town with a point in another is refused and said where it is', async () => {
  expect(await told('Советская, 1, Корсаков', at(142.735, 46.95))).toMatchObject({
    code: 'address.elsewhere',
    message:
      'Этот дом мы знаем в другом месте: Корсаков, 35 км от точки на карте. Проверьте адрес или выберите дом на карте.',
  })
})

test('nonsense nowhere is refused: by its point, and by its text', async () => {
  expect(await told('абракадабра', at(0, 0))).toMatchObject({ code: 'address.outside_region' })
  expect(await told('абракадабра', at(142.735, 46.95))).toMatchObject({ address: 'Укажите улицу и\u00a0номер дома' })
})

test('a known house stands where the gazetteer says, however beside it one tapped, and is written in one form', async () => {
  const trusted = { address: 'Ленина, 10, Южно-Сахалинск', city_id: yuzhno.id, coordinates: at(142.735, 46.95) }
  expect(await told('улица Ленина, 10, Южно-Сахалинск', at(142.7351, 46.9508))).toEqual(trusted)
  expect(await told('ул. Ленина, д. 10', at(142.735, 46.95), yuzhno.id)).toEqual(trusted)
  expect(await told('Коммунистический пр-кт 39', at(142.738, 46.96))).toMatchObject({
    address: 'Коммунистический проспект, 39, Южно-Сахалинск',
  })
})

test('a known house is not farther than 150 metres from its point', async () => {
  expect(await told('Ленина, 10', at(142.735, 46.9515))).toMatchObject({ code: 'address.elsewhere' })
})

test('an unknown house stays where it was shown, when that is by its street', async () => {
  const shown = at(142.736, 46.953)
  expect(await told('Ленина, 18б', shown)).toEqual({
    address: 'Ленина, 18б, Южно-Сахалинск',
    city_id: yuzhno.id,
    coordinates: shown,
  })
  const far = await told('Ленина, 18б', at(142.76, 46.94))
  expect(far).toMatchObject({ code: 'address.elsewhere' })
  expect(far).toMatchObject({ message: expect.stringContaining('Эту улицу мы знаем в другом месте: Ленина, Южно-Сах') })
})

test('an unknown street is where its town is', async () => {
  expect(await told('Новая, 5, Южно-Сахалинск', at(142.745, 46.955))).toMatchObject({
    address: 'Новая, 5, Южно-Сахалинск',
  })
  expect(await told('Новая, 5, Корсаков', at(142.745, 46.955))).toMatchObject({ code: 'address.elsewhere' })
})

test('of a town whose houses nobody knows the centre is enough', async () => {
  expect(await told('Дзержинского, 5, Оха', at(142.95, 53.6))).toMatchObject({ city_id: okha.id })
  expect(await told('Дзержинского, 5, Оха', at(142.95, 53.8))).toMatchObject({ code: 'address.elsewhere' })
})

test('a town that the text names and one that the form names are one', async () => {
  expect(await told('Ленина, 10, Южно-Сахалинск', at(142.735, 46.95), korsakov.id)).toMatchObject({
    city_id: 'В\u00a0адресе другой город: Южно-Сахалинск',
  })
  expect(await told('Ленина, 10', at(142.735, 46.95), Bun.randomUUIDv7())).toMatchObject({
    city_id: 'Выберите город из\u00a0списка',
  })
})

test('a town that is not ours is not among our houses, and a village of no list keeps its name', async () => {
  expect(await told('Ленина, 5, Москва', at(142.735, 46.95))).toMatchObject({ code: 'request.invalid' })
  expect(await told('Новая, 5, Лесное', at(143.1, 46.95))).toMatchObject({ address: 'Новая, 5, Лесное' })
})

test('the outside service is believed before the gazetteer', async () => {
  const data = { city: 'Южно-Сахалинск', street: 'Ленина', street_with_type: 'ул Ленина', house: '10' }
  const fetch = async () => Response.json({ suggestions: [{ data: { ...data, geo_lat: '46.97', geo_lon: '142.73' } }] })
  const geo = { dadataUrl: 'http://stand-in', dadataToken: 'good', geocoderUrl: '', tileUrl: '' }
  const outside = { ...deps, doors: { ...deps.doors, addressHints: createAddressHints(geo, fetch) } }
  const given = { address: 'Ленина, 10, Южно-Сахалинск', coordinates: at(142.7301, 46.9701) }
  expect((await trustPlace(product.em(), outside, given)).coordinates).toEqual(at(142.73, 46.97))
})

test('what is saved is the trusted place', async () => {
  const { token } = await signIn(product)
  const save = (address: string, coordinates: Point) =>
    call('POST', '/api/user/user_address', { token, body: { address, coordinates, address_details: {} } })
  const saved = await save('улица Ленина, 10, Южно-Сахалинск', at(142.7351, 46.9501))
  expect(saved.body).toMatchObject({ address: 'Ленина, 10, Южно-Сахалинск', coordinates: at(142.735, 46.95) })
  const changed = await call('PUT', `/api/user/user_address/${saved.body.id}`, {
    token,
    body: { address: 'Советская, 1, Корсаков', coordinates: at(142.735, 46.95), address_details: {} },
  })
  expect(changed.status).toBe(422)
  expect((await save('абракадабра', at(0, 0))).status).toBe(422)
})

test('zones are not looked up where the region is not', async () => {
  const zones = `/api/restaurants/${Bun.randomUUIDv7()}/delivery_zone`
  const answers = await Promise.all([
    call('GET', '/api/restaurants/available_for_delivery?lon=0&lat=0'),
    call('GET', `${zones}/user_cheapest_zone/unauthorized?lon=0&lat=0`),
    call('POST', `${zones}/find_zones_for_address`, { body: { coordinates: at(0, 0) } }),
  ])
  for (const { status, body } of answers) expect([status, body.errorMessage]).toEqual([422, 'address.outside_region'])
})
