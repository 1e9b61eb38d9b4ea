import { expect, test } from 'bun:test'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { searchText } from './address-query'
import { City } from './city'
import { House } from './house'

const product = await openProduct()
const { call } = product
const em = product.em()
const yuzhno = em.create(City, {
  name: 'Южно-Сахалинск',
  slug: 'yuzhno-sahalinsk',
  sort: 1,
  coordinates: { type: 'Point', coordinates: [142.7386, 46.9591] },
})
const korsakov = em.create(City, {
  name: 'Корсаков',
  slug: 'korsakov',
  sort: 2,
  coordinates: { type: 'Point', coordinates: [142.7994, 46.6324] },
})
await em.flush()
const streets: [City, string, string[], number, number][] = [
  [yuzhno, 'Ленина', ['2', '10', '10А', '12', '100', '101'], 142.735, 46.95],
  [yuzhno, 'Мира', ['5', '10'], 142.755, 46.95],
  [yuzhno, 'Коммунистический', ['39'], 142.738, 46.96],
  [korsakov, 'Ленина', ['10'], 142.79, 46.63],
  [korsakov, 'Советская', ['3'], 142.8, 46.63],
]
for (const [city, street, houses, lon, lat] of streets) {
  for (const [i, house] of houses.entries()) {
    em.create(House, {
      city_id: city.id,
      street,
      street_with_type: `ул ${street}`,
      house,
      search_text: searchText({ street, house }),
      lon,
      lat: lat + i * 0.001,
    })
  }
}
await em.flush()

async function hints(query: string, more: Record<string, unknown> = {}): Promise<string[]> {
  const { body } = await call('POST', '/api/hints/addresses', { body: { query, ...more } })
  return body.items.map((one: { address: string }) => one.address)
}

test('the house asked for comes before those that begin with its number', async () => {
  expect((await hints('ленина 10', { city: 'Южно-Сахалинск' })).slice(0, 4)).toEqual([
    'Ленина, 10, Южно-Сахалинск',
    'Ленина, 10А, Южно-Сахалинск',
    'Ленина, 100, Южно-Сахалинск',
    'Ленина, 101, Южно-Сахалинск',
  ])
})

test('a street is listed from its first house, in the order of numbers', async () => {
  expect(await hints('Лен', { city: 'Южно-Сахалинск' })).toEqual(
    ['2', '10', '10А', '12', '100', '101'].map((house) => `Ленина, ${house}, Южно-Сахалинск`),
  )
})

test('the whole region is asked whatever town is given', async () => {
  const { body } = await call('POST', '/api/hints/region/addresses', { body: { query: 'ленина 10', city: 'Корсаков' } })
  const addresses = body.items.map((one: { address: string }) => one.address)
  expect(addresses[0]).toBe('Ленина, 10, Южно-Сахалинск')
  expect(addresses).toContain('Ленина, 10, Корсаков')
})

async function objects(query: string, more: Record<string, unknown> = {}): Promise<string[]> {
  const { body } = await call('POST', '/api/hints/objects', { body: { query, ...more } })
  return body.items.map(({ name, city }: { name: string; city: string }) => (name === city ? city : `${name}, ${city}`))
}

test('places are towns and streets, each once, where they are', async () => {
  expect(await objects('корс')).toEqual(['Корсаков'])
  expect(await objects('сахалинск')).toEqual(['Южно-Сахалинск'])
  expect(await objects('лен')).toEqual(['улица Ленина, Южно-Сахалинск', 'улица Ленина, Корсаков'])
  const { body } = await call('POST', '/api/hints/objects', { body: { query: 'мира' } })
  expect(body.items).toEqual([
    {
      ...{ kind: 'street', name: 'улица Мира', city: 'Южно-Сахалинск', city_id: yuzhno.id },
      coordinates: { type: 'Point', coordinates: [142.755, expect.closeTo(46.9505, 6)] },
    },
  ])
})

test('places are narrowed by a town, understood in the other layout and with slips, and nothing is found by signs', async () => {
  expect(await objects('ленина', { city: 'korsakov' })).toEqual(['улица Ленина, Корсаков'])
  expect(await objects('корсаков ленина')).toEqual(['улица Ленина, Корсаков'])
  expect(await objects('rjhcfrjd')).toEqual(['Корсаков'])
  expect(await objects('комунистический')).toEqual(['улица Коммунистический, Южно-Сахалинск'])
  expect(await objects('ленина', { count: 1 })).toHaveLength(1)
  expect(await objects('%_"\\ ?')).toEqual([])
})

test('a typing mistake still finds the street', async () => {
  expect((await hints('Комунистический 39'))[0]).toBe('Коммунистический, 39, Южно-Сахалинск')
  expect((await hints('линина 10', { city: 'Южно-Сахалинск' }))[0]).toBe('Ленина, 10, Южно-Сахалинск')
})

test('a town written in the text, or given by name, slug or id, narrows the hints', async () => {
  const expected = ['Ленина, 10, Корсаков']
  expect(await hints('Корсаков, Ленина 10')).toEqual(expected)
  for (const city of ['Корсаков', 'korsakov', korsakov.id]) {
    expect((await hints('Ленина 10', { city }))[0]).toBe('Ленина, 10, Корсаков')
  }
})

test('as many hints come as were asked for, and never more than twenty', async () => {
  expect(await hints('ленина', { count: 3 })).toHaveLength(3)
  expect((await call('POST', '/api/hints/addresses', { body: { query: 'ленина', count: 21 } })).status).toBe(422)
})

test('words without letters or digits find nothing and break nothing', async () => {
  expect(await hints('%_"\\ ?')).toEqual([])
})

test('coordinates are told to the signed-in', async () => {
  const path = '/api/hints/user/addresses_and_coordinates'
  expect((await call('POST', path, { body: { query: 'мира 5' } })).status).toBe(401)
  const { token } = await signIn(product)
  const { body } = await call('POST', path, { token, body: { query: 'мира 5' } })
  expect(body.items[0]).toMatchObject({ city_id: yuzhno.id, coordinates: { coordinates: [142.755, 46.95] } })
})

test('a tap near a house is that house, in Nominatim’s words', async () => {
  const { body } = await call('GET', '/api/geocoder/reverse?lat=46.9511&lon=142.7351&format=jsonv2')
  expect(body).toMatchObject({ lat: '46.951', lon: '142.735', address: { road: 'улица Ленина', house_number: '10' } })
})

test('a tap farther than 150 metres from any house is no address', async () => {
  // 0.0017° of longitude are 129 m here, 0.0021° are 159 m.
  const at = (lon: number) => call('GET', `/api/geocoder/reverse?lat=46.949&lon=${lon}`)
  expect((await call('GET', '/api/geocoder/reverse?lat=46.95&lon=142.7333')).body.address.house_number).toBe('2')
  expect((await at(142.7329)).body).toEqual({ error: 'Unable to geocode' })
})

test('the nearest house is nearest in metres, not in degrees', async () => {
  const fork = product.em()
  const house = (number: string, lon: number, lat: number) =>
    fork.create(House, {
      city_id: korsakov.id,
      street: 'Портовая',
      street_with_type: 'ул Портовая',
      house: number,
      search_text: `портовая ${number}`,
      lon,
      lat,
    })
  house('1', 142.9012, 46.7)
  house('2', 142.9, 46.701)
  await fork.flush()
  const { body } = await call('GET', '/api/geocoder/reverse?lat=46.7&lon=142.9')
  expect(body.address.house_number).toBe('1')
})

test('an address is found on the map', async () => {
  const { body } = await call(
    'GET',
    `/api/geocoder/search?q=${encodeURIComponent('Корсаков, Советская 3')}&format=jsonv2`,
  )
  const [place] = JSON.parse(body)
  expect(place).toMatchObject({ lat: '46.63', lon: '142.8', address: { city: 'Корсаков', house_number: '3' } })
})

test('a browser learns the settings and no secret', async () => {
  const { body } = await call('GET', '/api/settings')
  expect(body).toMatchObject({ brand: 'Остров', default_city: 'Южно-Сахалинск', utc_offset: 11 })
  expect(JSON.stringify(body)).not.toContain('secret')
})

test.each([
  ...[
    'ktybyf 10',
    'KTYBYF 10',
    'ktybyf, 10',
    'ek/ ktybyf? 10',
    'Lenina 10',
    'ul. Lenina, 10',
    'Лeнинa 10',
    'ленин\u00ADа 10',
  ],
  ...['Yuzhno-Sakhalinsk, Lenina 10', 'ktybyf 10, Южно-Сахалинск', 'ул. Lenina 10'],
])('«%s» is understood as «Ленина 10»', async (query) => {
  expect((await hints(query, { city: 'Южно-Сахалинск' }))[0]).toBe('Ленина, 10, Южно-Сахалинск')
})

test.each([
  ['ktybyf 10f', 'Ленина, 10А, Южно-Сахалинск'],
  ['ленина 10a', 'Ленина, 10А, Южно-Сахалинск'],
  ['rjhcfrjd? cjdtncrfz 3', 'Советская, 3, Корсаков'],
  ['Sovetskaya 3, Korsakov', 'Советская, 3, Корсаков'],
  ['Советская 3'.normalize('NFD'), 'Советская, 3, Корсаков'],
  ['vbhf 5', 'Мира, 5, Южно-Сахалинск'],
  ['Kommunisticheskiy 39', 'Коммунистический, 39, Южно-Сахалинск'],
])('«%s» is understood as «%s»', async (query, address) => {
  expect((await hints(query))[0]).toBe(address)
})
