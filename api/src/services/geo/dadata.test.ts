import { expect, test } from 'bun:test'
import { createAddressHints } from './dadata'

type Asked = { query: string; count: number; locations: unknown[] }

/** Speaks DaData's form and checks the token as the real service does. */
function standIn(status = 200) {
  const asked: Asked[] = []
  const fetch = async (url: string, init: RequestInit) => {
    const authorized = new Headers(init.headers).get('authorization') === 'Token good'
    if (!authorized || !url.endsWith('/suggest/address')) return new Response('', { status: 401 })
    asked.push(JSON.parse(String(init.body)))
    const house = {
      city: 'Южно-Сахалинск',
      street: 'Ленина',
      street_with_type: 'ул Ленина',
      house: '10',
      geo_lat: '46.959',
      geo_lon: '142.738',
    }
    const suggestions = [
      { value: 'д 10', data: house },
      { value: 'д 10, кв 1', data: { ...house, flat: '1' } },
      { value: 'без места', data: { ...house, geo_lat: null } },
      { value: 'улица', data: { ...house, house: null } },
    ]
    return Response.json({ suggestions }, { status })
  }
  return { asked, fetch }
}
const config = (dadataToken: string) => ({ dadataUrl: 'http://stand-in/rs', dadataToken, geocoderUrl: '', tileUrl: '' })

test('only whole houses with a place on the map are offered', async () => {
  const hints = createAddressHints(config('good'), standIn().fetch)
  expect(await hints?.('ленина 10', { count: 10 })).toEqual([
    {
      city: 'Южно-Сахалинск',
      street: 'Ленина',
      street_with_type: 'ул Ленина',
      house: '10',
      lon: 142.738,
      lat: 46.959,
    },
  ])
})

test('the same question is asked once a day', async () => {
  const { asked, fetch } = standIn()
  const hints = createAddressHints(config('good'), fetch)
  await hints?.('ленина 10', { count: 10 })
  await hints?.(' Ленина 10', { count: 10 })
  await hints?.('ленина 10', { count: 10, city: 'Корсаков' })
  expect(asked).toHaveLength(2)
})

test('a refused token, a broken service and a lost connection are no answer', async () => {
  const lost = () => Promise.reject(new Error('connection lost'))
  for (const fetch of [standIn(500).fetch, lost]) {
    expect(await createAddressHints(config('good'), fetch)?.('ленина', { count: 5 })).toBeNull()
  }
  expect(await createAddressHints(config('bad'), standIn().fetch)?.('ленина', { count: 5 })).toBeNull()
})

test('without a token there is no door', () => {
  expect(createAddressHints(config(''))).toBeNull()
})
