import { beforeAll, expect, test } from 'bun:test'
import { openBoard } from '../../../../test/ads'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { call } = product
const { publish, city } = await openBoard(product)
const numbers = new Map<string, number>()

beforeAll(async () => {
  const add = async (name: string, more: object) =>
    numbers.set(name, (await publish('cars', more, await signIn(product))).number)
  await add('cheap', { price: 500_000, year: 2005, description: 'Ёлочка на\u00A0зеркале в\u00A0подарок' })
  await add('dear', { price: 2_000_000, year: 2019, wheel: 'left' })
  await add('vitz', { price: 700_000, year: 2010, model: 'toyota-vitz', engine: 'petrol' })
  await publish('vacancies')
  await publish('vacancies', { salary_from: null, salary_to: null, title: 'Повар без зарплаты' }, await signIn(product))
})

const found = async (query: string) => {
  const { body } = await call('GET', `/api/ads/cars?${query}`)
  const names = new Map([...numbers].map(([name, number]) => [number, name]))
  return body.items.map(({ number }: { number: number }) => names.get(number))
}
const facets = async (query: string) => (await call('GET', `/api/ads/cars/facets?${query}`)).body

test('new, cheap and dear ones come first as one asks', async () => {
  expect(await found('')).toEqual(['vitz', 'dear', 'cheap'])
  expect(await found('sort=price')).toEqual(['cheap', 'vitz', 'dear'])
  expect(await found('sort=-price')).toEqual(['dear', 'vitz', 'cheap'])
})

test('filters narrow together; a branch means all under it', async () => {
  expect(await found('wheelCheckbox=right&sort=price')).toEqual(['cheap', 'vitz'])
  expect(await found('modelCheckbox=toyota-vitz')).toEqual(['vitz'])
  expect(await found('markCheckbox=toyota&engineCheckbox=hybrid&sort=price')).toEqual(['cheap', 'dear'])
  expect(await found(`regionCheckbox=${city.slug}&sort=price`)).toEqual(['cheap', 'vitz', 'dear'])
  expect(await found('regionCheckbox=nowhere')).toEqual([])
  const cooks = await call('GET', '/api/ads/vacancies?specializationCheckbox=cooking')
  expect(cooks.body.total).toBe(2)
})

test('words are found in any form, with ё or without', async () => {
  expect(await found('query=елочки')).toEqual(['cheap'])
  expect(await found('query=prius&sort=price')).toEqual(['cheap', 'dear'])
})

test('words are found in the other script and layout, and in spite of a slip; counts say the same', async () => {
  const typed = ['приус', 'тойота приус', 'ghbec', 'prisu', 'PRIUS', 'prius, тоёта']
  for (const query of typed) {
    const path = `query=${encodeURIComponent(query)}&sort=price`
    expect({ query, found: await found(path) }).toEqual({ query, found: ['cheap', 'dear'] })
    expect((await facets(path)).modelCheckbox).toEqual({ 'toyota-prius': 2 })
  }
  expect(await found('query=тойота')).toEqual(['vitz', 'dear', 'cheap'])
  expect(await found('query=тойота+корона')).toEqual([])
  expect(await found(`query=${encodeURIComponent('prius -елочка')}`)).toEqual(['dear'])
})

test('a choice counts what it would leave under the others, and under none of its own group', async () => {
  const { wheelCheckbox, modelCheckbox } = await facets('wheelCheckbox=left')
  expect(wheelCheckbox).toEqual({ right: 2, left: 1 })
  expect(modelCheckbox).toEqual({ 'toyota-prius': 1 })
})

test('a branch counts all under it, whatever of its group is chosen', async () => {
  const { specializationCheckbox } = (await call('GET', '/api/ads/vacancies/facets?specializationCheckbox=cook')).body
  expect(specializationCheckbox).toEqual({ cooking: 2, cook: 2 })
})

test('ranges of every unit are counted piece by piece, under the other filters and not under their own', async () => {
  const { price, year, mileage } = await facets('wheelCheckbox=right&price=,600000')
  expect(price).toEqual({ from: 500_000, to: 700_000, '500000,699999': 1, '700000,999999': 1 })
  expect(year).toEqual({ from: 2005, to: 2005, '2005,2005': 1 })
  const { from: _, to: __, ...kilometres } = mileage
  expect(Object.values(kilometres)).toEqual([1])
  expect(Object.keys(kilometres)[0]).toMatch(/^\d+,\d+$/)
})

test('who names no salary comes last among the cheap and the dear alike', async () => {
  for (const sort of ['price', '-price']) {
    const { items } = (await call('GET', `/api/ads/vacancies?sort=${sort}`)).body
    expect(items.map(({ salary }: { salary: object | null }) => salary !== null)).toEqual([true, false])
  }
})

test('every ad that is shown has its address in a piece', async () => {
  const { pieces } = (await call('GET', '/api/ads/addresses')).body
  expect(pieces).toBe(1)
  const { items } = (await call('GET', '/api/ads/addresses/1')).body
  expect(items.map((one: { number: number }) => one.number)).toEqual(expect.arrayContaining([...numbers.values()]))
  expect(items).toHaveLength(numbers.size + 2)
  expect((await call('GET', '/api/ads/addresses/2')).body.items).toEqual([])
})

test('the newest few of each section come together', async () => {
  const { body } = await call('GET', '/api/ads/fresh')
  const found = body.cars.map(({ number }: { number: number }) => number)
  expect(found).toEqual([numbers.get('vitz'), numbers.get('dear'), numbers.get('cheap')])
  expect([body.vacancies.length, body.resumes.length]).toEqual([2, 0])
  expect(body.vacancies[0].title).toBe('Повар без зарплаты')
})

test('a model narrows its own mark, and is dropped beside another', async () => {
  const leaf = { mark: 'nissan', model: 'nissan-leaf', price: 900_000, engine: 'electric', volume: null }
  numbers.set('leaf', (await publish('cars', leaf, await signIn(product))).number)
  expect(await found('markCheckbox=toyota&modelCheckbox=toyota-vitz')).toEqual(['vitz'])
  expect(await found('markCheckbox=nissan&modelCheckbox=toyota-vitz')).toEqual(['leaf'])
  expect(await found('markCheckbox=nissan,toyota&modelCheckbox=toyota-vitz')).toEqual(['leaf', 'vitz'])
  const { markCheckbox, modelCheckbox } = await facets('markCheckbox=toyota&modelCheckbox=toyota-vitz')
  expect(markCheckbox).toEqual({ toyota: 3, nissan: 1 })
  expect(modelCheckbox).toEqual({ 'toyota-prius': 2, 'toyota-vitz': 1 })
})

test('rooms are ticked one by one, the last tick is of all that have more', async () => {
  const homes = [{ rooms: 0 }, { rooms: 2 }, { rooms: 4 }, { rooms: 7 }, { kind: 'plot', rooms: null, land_area: 6 }]
  for (const more of homes) await publish('estate', more, await signIn(product))
  const { body } = await call('GET', '/api/ads/estate?roomsCheckbox=0,4')
  expect(body.total).toBe(3)
  const counted = (await call('GET', '/api/ads/estate/facets')).body.roomsCheckbox
  expect(counted).toEqual({ 0: 1, 2: 1, 4: 2 })
})
