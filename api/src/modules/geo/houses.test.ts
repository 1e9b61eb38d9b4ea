import { expect, test } from 'bun:test'
import { anyCity } from '../../../test/kitchen'
import { openProduct } from '../../../test/product'
import { House } from './house'

const product = await openProduct()
const { call } = product
const em = product.em()
const city_id = await anyCity(em)
const at = (house: string, lon: number, lat: number) =>
  em.create(House, { city_id, street: 'Мира', street_with_type: 'проспект Мира', house, search_text: 'мира', lon, lat })
at('1', 142.7301, 46.9601)
at('2а', 142.7399, 46.9649)
at('3', 142.75, 46.96)
await em.flush()

const piece = (west: number, south: number, east: number, north: number) =>
  call('GET', `/api/houses?west=${west}&south=${south}&east=${east}&north=${north}`)

test('the houses of a piece of the map are told with their numbers, others are not', async () => {
  const { body } = await piece(142.73, 46.96, 142.74, 46.965)
  expect(body.houses).toEqual([
    { house: '1', lon: 142.7301, lat: 46.9601 },
    { house: '2а', lon: 142.7399, lat: 46.9649 },
  ])
})

test('a piece too large to be looked at house by house, or none at all, is refused', async () => {
  expect((await piece(142, 46, 143, 47)).status).toBe(422)
  expect((await piece(142.74, 46.96, 142.73, 46.965)).status).toBe(422)
  expect((await call('GET', '/api/houses?west=1&south=2&east=x&north=3')).status).toBe(422)
})
