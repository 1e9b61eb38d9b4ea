import { beforeAll, expect, test } from 'bun:test'
import { openBoard } from '../../../../test/ads'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { adStoreOf } from '../../ads/counting/ad-store-of'

const product = await openProduct({ LIMITS: 'reads=40/60' })
const { call } = product
const { publish, write } = await openBoard(product)
const pram = { number: 0 }

beforeAll(async () => {
  await product.deps.notices.ready()
  while (!adStoreOf(product.deps).isReady()) await Bun.sleep(10)
  pram.number = (await publish('sales', { title: 'Коляска-люлька зелёная' })).number
  await publish('cars')
  await publish('cars', { model: 'toyota-vitz' }, await signIn(product))
  await publish('vacancies', { title: 'Водитель коляски' })
  await write('sales', { title: 'Коляска ещё на\u00A0проверке' })
})

const suggested = async (section: string, query: string, headers = {}) => {
  const path = `/api/search/ads?section=${section}&query=${encodeURIComponent(query)}`
  const { body } = await call('GET', path, { headers })
  return body.items.map(({ title }: { title: string }) => title)
}

test('what is typed finds kinds of things, then ads of the section alone, however it is spelled', async () => {
  const both = ['Коляски', 'Коляска-люлька зелёная']
  for (const typed of ['коляс', 'коляску', 'Коляски', 'rjkzcrf', 'kolyaska', 'калеска'])
    expect([typed, await suggested('sales', typed)]).toEqual([typed, both])
  expect(await suggested('sales', 'зеленую')).toEqual(['Коляска-люлька зелёная'])
  expect(await suggested('sales', 'продать коляску')).toEqual(both)
  expect(await suggested('sales', 'повар')).toEqual([])
  expect(await suggested('sales', ' ')).toEqual([])
})

test('a mark and its models lead to their lists, an ad to its page', async () => {
  const { body } = await call('GET', `/api/search/ads?section=cars&query=${encodeURIComponent('тойота пр')}`)
  expect(body.items.map(({ path }: { path: string }) => path)).toEqual([
    '/cars?markCheckbox=toyota&modelCheckbox=toyota-prius',
    expect.stringMatching(/^\/cars\/\d+-toyota-prius-2012$/),
  ])
  expect(body.items[0].note).toBe('Модель\u00A0· 1\u00A0автомобиль')
  const { body: sales } = await call('GET', `/api/search/ads?section=sales&query=${encodeURIComponent('люлька')}`)
  expect(sales.items).toMatchObject([{ path: `/sales/${pram.number}-kolyaska-lyulka-zelenaya` }])
})

test('one address asks only so often', async () => {
  const headers = { 'x-client-ip': '203.0.113.7' }
  const path = '/api/search/ads?section=sales&query=x'
  const answers = await Promise.all([...Array(45).keys()].map(() => call('GET', path, { headers })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('what there is most of is told section by section, and no section without anything', async () => {
  const { body } = await call('GET', '/api/search/popular')
  expect(body.sections).toEqual([
    { title: 'Вакансии', kinds: [{ title: 'Кухня', path: '/vacancies?specializationCheckbox=cooking' }] },
    { title: 'Автомобили', kinds: [{ title: 'Toyota', path: '/cars?markCheckbox=toyota' }] },
    { title: 'Товары', kinds: [{ title: 'Коляски', path: '/sales?categoryCheckbox=prams' }] },
  ])
})
