import { expect, test } from 'bun:test'
import { makeProduct, makeRestaurant } from '../../../../test/kitchen'
import { openProduct } from '../../../../test/product'
import { forgetSearches } from './count-search'

const product = await openProduct()
const { call, clock } = product
const WEEK_MS = 7 * 24 * 3_600_000
const em = product.em()
const pizzeria = await makeRestaurant(em, { title: 'Печь', rating: 3 })
const best = await makeRestaurant(em, { title: 'Лучшее место', rating: 5 })
await makeProduct(em, { restaurant_id: pizzeria.id, category_id: pizzeria.category_id, name: 'Пицца «Маргарита»' })

/** So many separate visitors ask for it; what waits is written with a search ten seconds later. */
async function ask(query: string, visitors: readonly string[]) {
  for (const visitor of visitors) await search(query, visitor)
  clock.now = new Date(clock.now.getTime() + 11_000)
  await search('ъъъъъъ', '192.0.2.250')
}
const search = (query: string, visitor: string) =>
  call('GET', `/api/search?query=${encodeURIComponent(query)}`, { headers: { 'x-client-ip': visitor } })
const often = async () => (await call('GET', '/api/search/often')).body
const three = (start: number) => [0, 1, 2].map((more) => `192.0.2.${start + more}`)

test('before anybody searched, the best rated restaurants stand there', async () => {
  const { queries, restaurants } = await often()
  expect(queries).toEqual([])
  expect(restaurants.map((one: { id: string }) => one.id)).toEqual([best.id, pizzeria.id])
})

test('one person who asks again and again is not often', async () => {
  await ask('маргарита', ['192.0.2.9', '192.0.2.9', '192.0.2.9', '192.0.2.9'])
  expect((await often()).queries).toEqual([])
})

test('nor is one whom three processes answer', async () => {
  const { databaseUrl: url } = product
  for (const _ of [1, 2]) {
    const other = await openProduct({}, { url, drop: async () => undefined })
    product.beforeClose(() => other.close())
    for (const query of ['маргарита', 'ъъъъъъ']) {
      const headers = { 'x-client-ip': '192.0.2.9' }
      await other.call('GET', `/api/search?query=${encodeURIComponent(query)}`, { headers })
      other.clock.now = new Date(other.clock.now.getTime() + 11_000)
    }
  }
  expect((await product.pool.query('select round(weight) as weight from search_count')).rows).toEqual([{ weight: 1 }])
})

test('what several visitors looked for is shown, and first the restaurant they found', async () => {
  await ask('Пицца', three(1))
  const { queries, restaurants } = await often()
  expect(queries).toEqual(['пицца'])
  expect(restaurants.map((one: { id: string }) => one.id)).toEqual([pizzeria.id, best.id])
})

test.each(['писса', 'пиц', 'gbwwf', 'ноутбук', 'пицца 79140000001', 'пицца для ивана петрова', 'чёртова пицца'])(
  '«%s» is not remembered: it found nothing, or is no whole word of what it found',
  async (query) => {
    await ask(query, three(20))
    const { rows } = await product.pool.query('select query from search_count')
    expect(rows.map((one) => one.query)).toEqual(['маргарита', 'пицца'])
  },
)

test('nothing that is kept tells who asked', async () => {
  const { rows } = await product.pool.query('select * from search_count')
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
  expect(Object.keys(rows[0])).toEqual(['query', 'weight', 'restaurants', 'counted_at'])
})

test('what is not searched any more loses half of its weight with each week and is forgotten', async () => {
  clock.now = new Date(clock.now.getTime() + WEEK_MS)
  expect((await often()).queries).toEqual([])
  clock.now = new Date(clock.now.getTime() + 3 * WEEK_MS)
  await forgetSearches(product.em(), clock.now)
  const { rows } = await product.pool.query('select query from search_count')
  expect(rows).toEqual([])
})
