import { describe, expect, test } from 'bun:test'
import { makeProduct, makeRestaurant } from '../../../test/kitchen'
import { openProduct } from '../../../test/product'
import { readings } from './keyboard-layout'

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
    expect(products).toEqual(['Пицца «Маргарита»'])
    expect(body.products[0].restaurant_title).toBe('Тётя Ён')
  },
)

test.each(['тётя', 'тетя', 'ntnz', 'Тётя Ен'])('«%s» finds the approved restaurant', async (query) => {
  expect((await find(query)).restaurants).toEqual(['Тётя Ён'])
})

test('a Latin name typed in the Russian layout is found', async () => {
  expect((await find('икщцт')).restaurants).toEqual(['Brown & Bun'])
})

test('«е» finds «ё»', async () => {
  expect((await find('соленый')).products).toEqual(['Солёный лосось'])
})

test('a sign of the pattern language is only a sign', async () => {
  expect((await find('100%')).products).toEqual(['Скидка 100% бургер'])
  expect((await find('%')).products).toEqual(['Скидка 100% бургер'])
})

test('nonsense finds nothing, an empty query is refused', async () => {
  expect((await find('ъъъъъъ')).body.total).toBe(0)
  expect((await find('   ')).body.total).toBe(0)
  expect((await call('GET', '/api/search?query=')).status).toBe(422)
})

describe('what a person may have meant', () => {
  test('is what was typed and the other layout of it', () => {
    expect(readings('Gbwwf')).toEqual(['gbwwf', 'пицца'])
    expect(readings(' Ёлка ')).toEqual(['елка', '`krf'])
  })
})
