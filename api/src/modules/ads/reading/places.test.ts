import { expect, test } from 'bun:test'
import { shownPlace } from '@ostrov/shared/ads/places'
import { mercatorOf } from '@ostrov/shared/geo/mercator'
import type { Point, Position } from '@ostrov/shared/geo/shapes'
import { openBoard } from '../../../../test/ads'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { searchText } from '../../geo/address-query'
import { House } from '../../geo/house'

const product = await openProduct()
const { call, pool } = product
const { publish, write, decide, waiting, filled, city } = await openBoard(product)

const at = (...coordinates: Position): Point => ({ type: 'Point', coordinates })
const KNOWN: Position = [142.7381, 46.9012]
const em = product.em()
em.create(House, {
  ...{
    city_id: city.id,
    street: 'Портовая',
    street_with_type: 'ул Портовая',
    house: '12',
    lon: KNOWN[0],
    lat: KNOWN[1],
  },
  search_text: searchText({ street: 'Портовая', house: '12' }),
})
await em.flush()

const readAd = async (number: number) => (await call('GET', `/api/ad/${number}`)).body
test('a house that the gazetteer knows stands where it says, whatever else was shown', async () => {
  const { number } = await publish('estate', { address: 'ул. Портовая, д. 12', point: at(142.71, 46.91) })
  expect(await readAd(number)).toMatchObject({
    address: 'ул. Портовая, д. 12',
    point: at(...KNOWN),
    is_approximate: false,
  })
})

test('a line that nobody knows stays a line, without a place; a place shown by hand stays by its town', async () => {
  const { number, values } = await publish('estate', { address: 'СНТ «Ромашка», участок 3' })
  expect(values.point).toBeNull()
  expect(await readAd(number)).toMatchObject({ address: 'СНТ «Ромашка», участок 3', point: null })
  const shown = await publish('estate', { address: 'За мостом', point: at(142.75, 46.95) })
  expect((await readAd(shown.number)).point).toEqual(at(142.75, 46.95))
  const far = await write('estate', { address: 'За мостом', point: at(143.9, 52.9) })
  expect([far.status, Object.keys(far.body.errors)]).toEqual([422, ['address']])
})

test('homes are not written of without an address, other things are', async () => {
  const { status, body } = await write('estate', { address: null })
  expect([status, body.errors]).toEqual([422, { address: 'Укажите адрес' }])
  expect((await write('sales', { address: null })).status).toBe(200)
})

test('who tells no house is shown roughly by every answer, and by the column that lists ask', async () => {
  const place = { address: 'Портовая, 12', point: at(...KNOWN), is_approximate: true }
  const { number, values } = await publish('estate', place)
  expect(values).toMatchObject({ address: 'Портовая, 12', point: at(...KNOWN) })
  const { point } = shownPlace(place)
  expect(await readAd(number)).toMatchObject({ point, address: 'Портовая', is_approximate: true })
  const { items } = (await call('GET', '/api/ads/estate')).body
  expect(items[0]).toMatchObject({ number, point })
  const feed = (await call('GET', '/api/ads/feeds/estate/1?after=0')).body.items
  expect(feed.find((ad: { number: number }) => ad.number === number)).toMatchObject({ point, address: 'Портовая' })
  const { rows } = await pool.query('select shown_point from ad where number = $1', [number])
  const [lon = 0, lat = 0] = point?.coordinates ?? []
  expect(rows[0].shown_point.x).toBeCloseTo(lon, 5)
  expect(rows[0].shown_point.y).toBeCloseTo(mercatorOf(lat), 5)
})

test('a new place waits for a moderator, who sees its point; to tell no house applies at once', async () => {
  const boris = await signIn(product)
  const { token } = boris
  const { id, number } = await publish('estate', { address: 'За мостом', point: at(142.75, 46.95) }, boris)
  const change = async (more: object) => {
    const { version } = (await call('GET', `/api/user/ad/${id}`, { token })).body
    return call('PUT', `/api/user/ads/estate/${id}`, { token, body: { ...filled('estate', more), version } })
  }
  expect((await change({ address: 'За рекой', point: at(142.76, 46.96), is_approximate: true })).status).toBe(200)
  expect(await readAd(number)).toMatchObject({ address: null, is_approximate: true })
  const { fields } = await waiting(id)
  expect(fields).toContainEqual(
    expect.objectContaining({ name: 'point', as: 'point', shown: at(142.75, 46.95), proposed: at(142.76, 46.96) }),
  )
  // Without scripts no point is sent: the same line keeps its own.
  await change({ address: 'За рекой', is_approximate: false })
  await decide(id)
  expect(await readAd(number)).toMatchObject({ address: 'За рекой', point: at(142.76, 46.96) })
  await change({ address: 'Где-то ещё' })
  await decide(id)
  expect(await readAd(number)).toMatchObject({ address: 'Где-то ещё', point: null })
})
