import { expect, test } from 'bun:test'
import { wordsOf } from '@ostrov/shared/search/words'
import { makeProduct, makeRestaurant } from '../../../../test/kitchen'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { call } = product
const em = product.em()
const aunt = await makeRestaurant(em, { title: 'Тётя Ён' })
const bun = await makeRestaurant(em, { title: 'Brown & Bun' })
const draft = await makeRestaurant(em, { title: 'Тётя Люба', moderation_status: 'pending' })
await makeProduct(em, { restaurant_id: aunt.id, category_id: aunt.category_id, name: 'Пицца «Маргарита»' })
await makeProduct(em, { restaurant_id: aunt.id, category_id: aunt.category_id, name: 'Солёный лосось' })
await makeProduct(em, { restaurant_id: bun.id, category_id: bun.category_id, name: 'Скидка 100% бургер' })
await makeProduct(em, { restaurant_id: bun.id, category_id: bun.category_id, name: 'Пицца скрытая', is_active: false })
await makeProduct(em, { restaurant_id: draft.id, category_id: draft.category_id, name: 'Пицца чужая' })

const find = async (query: string) => {
  const { status, body } = await call('GET', `/api/search?query=${encodeURIComponent(query)}`)
  expect(status).toBe(200)
  return {
    restaurants: body.restaurants.map((one: { title: string }) => one.title),
    products: body.products.map((one: { name: string }) => one.name),
    body,
  }
}

test.each(['пицца', 'ПИЦЦА', 'пица', 'gbwwf', 'пиц', 'маргорита'])(
  '«%s» finds the pizza that is for sale',
  async (query) => {
    const { products, body } = await find(query)
    expect(products[0]).toBe('Пицца «Маргарита»')
    expect(products).not.toContain('Пицца чужая')
    expect(products).not.toContain('Пицца скрытая')
    expect(body.products[0].restaurant_title).toBe('Тётя Ён')
  },
)

test.each(['тётя', 'тетя', 'ntnz', 'Тётя Ен'])('«%s» finds the approved restaurant', async (query) => {
  expect((await find(query)).restaurants).toEqual(['Тётя Ён'])
})

test.each(['чай', 'чай'.normalize('NFD'), 'ча\u00ADй', 'чaй', '\u202Eчай'])(
  '«%s» finds the tea, however it is spelled',
  async (query) => {
    await makeTea()
    expect((await find(query)).products[0]).toBe('Чай сенча')
  },
)

test.each(['cоус', 'coyc', 'соус'])('«%s» finds the sauces, also the one with a Latin letter', async (query) => {
  await makeSauces()
  expect((await find(query)).products.sort()).toEqual(['Cоус мятный', 'Соус сырный'])
})

test('a Latin name typed in the Russian layout is found', async () => {
  expect((await find('икщцт')).restaurants).toEqual(['Brown & Bun'])
})

test('«е» finds «ё»', async () => {
  expect((await find('соленый')).products).toEqual(['Солёный лосось'])
})

test('a sign of the pattern language is only a sign', async () => {
  expect((await find('100%')).products).toEqual(['Скидка 100% бургер'])
  expect((await find('%')).body.total).toBe(0)
})

test.each(['ъъъъъъ', '   ', '!!!', '…—«»', '😀', "'; drop table product; --", '(((', '&|!:*', 'щ'.repeat(200)])(
  '«%s» finds nothing',
  async (query) => {
    expect((await find(query)).body.total).toBe(0)
  },
)

test('one letter is the beginning of a word', async () => {
  expect((await find('п')).products).toContain('Пицца «Маргарита»')
})

test('an empty query and an endless one are refused', async () => {
  expect((await call('GET', '/api/search?query=')).status).toBe(422)
  expect((await call('GET', `/api/search?query=${'щ'.repeat(201)}`)).status).toBe(422)
})

const dishOfAunt = (name: string) => makeProduct(em, { restaurant_id: aunt.id, category_id: aunt.category_id, name })
let tea: Promise<unknown> | undefined
const makeTea = () => (tea ??= dishOfAunt('Чай сенча'))
let sauces: Promise<unknown> | undefined
const makeSauces = () => (sauces ??= dishOfAunt('Соус сырный').then(() => dishOfAunt('Cоус мятный')))

test('PostgreSQL splits what it keeps as what is typed is split', async () => {
  for (const text of [
    'Cоус «Мятный» Ёж-2',
    'чай'.normalize('NFD'),
    'Brown & Bun',
    '3D-печать cоk ДодоPizza КOКA-KOЛA',
    '',
  ]) {
    const { rows } = await product.pool.query('select search_words($1) as words', [text])
    expect(rows[0].words).toEqual(wordsOf(text))
  }
})
