import { expect, test } from 'bun:test'
import { makeCategory, makeProduct } from '../../../test/kitchen'
import { openKitchen } from '../../../test/orders'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call } = product
const { restaurant_id, owner, product_id } = await openKitchen(product)
const { token } = owner
const path = `/api/restaurant/${restaurant_id}/products`
const category_id = await makeCategory(product.em(), restaurant_id, { label: 'Супы', sort: 3 })
const soup = (name: string, price: number, discount_price = 0) =>
  makeProduct(product.em(), { restaurant_id, category_id, name, price, discount_price })
const change = (items: unknown) => call('PUT', path, { token, body: { items } })
const read = async (id: string) => (await call('GET', `${path}/${id}`, { token })).body

test('many prices change by one call, each with its own line in the log, and the same call takes it back', async () => {
  const [one, two] = [await soup('Уха', 400, 300), await soup('Борщ', 350)]
  const first = await change([
    { id: one.id, price: 420, discount_price: 315 },
    { id: two.id, price: 368 },
  ])
  expect(first.body.products).toMatchObject([
    { id: one.id, price: 420, discount_price: 315 },
    { id: two.id, price: 368 },
  ])
  const { rows } = await product.pool.query(
    `select subject, "from", "to" from log where subject = any($1) order by id`,
    [[`product:${one.id}`, `product:${two.id}`]],
  )
  expect(rows).toEqual([
    {
      subject: `product:${one.id}`,
      from: { price: 400, discount_price: 300 },
      to: { price: 420, discount_price: 315 },
    },
    { subject: `product:${two.id}`, from: { price: 350 }, to: { price: 368 } },
  ])
  const versions = first.body.products.map(({ version }: { version: string }) => version)
  const undone = await change([
    { id: one.id, version: versions[0], price: 400, discount_price: 300 },
    { id: two.id, version: versions[1], price: 350 },
  ])
  expect(undone.body.products).toMatchObject([{ price: 400, discount_price: 300 }, { price: 350 }])
})

test('what somebody else has changed meanwhile is named, and nothing is written', async () => {
  const [one, two] = [await soup('Щи', 300), await soup('Рассольник', 310)]
  const { version } = await read(two.id)
  await call('PUT', `${path}/${two.id}`, { token, body: { price: 999 } })
  const refused = await change([
    { id: one.id, price: 1 },
    { id: two.id, version, price: 2 },
  ])
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'product.changed'])
  expect(refused.body.current).toMatchObject([{ id: two.id, price: 999 }])
  expect((await read(one.id)).price).toBe(300)
})

test('a price at or below its discount is refused by the dish’s name, and nothing is written', async () => {
  const [one, two] = [await soup('Гаспачо', 500), await soup('Свекольник', 400, 350)]
  const refused = await change([
    { id: one.id, price: 450 },
    { id: two.id, price: 350 },
  ])
  expect([refused.status, refused.body.message]).toEqual([
    422,
    '«Свекольник»: цена со\u00A0скидкой должна быть ниже обычной',
  ])
  expect((await read(one.id)).price).toBe(500)
})

test('sale, a stop and the category of many change at once; who comes into a category stands last', async () => {
  const [one, other] = [await soup('Лагман', 500), await makeCategory(product.em(), restaurant_id, { label: 'Другая' })]
  const { body } = await change([
    { id: one.id, is_active: false, category_id: other },
    { id: product_id, stopped_until: 'two_hours' },
  ])
  const [stopped, moved] = [product_id, one.id].map((id) =>
    body.products.find((each: { id: string }) => each.id === id),
  )
  expect(moved).toMatchObject({ is_active: false, category_id: other, sort: 0 })
  expect(Date.parse(stopped.stopped_until)).toBeGreaterThan(Date.now())
  expect((await change([{ id: product_id, stopped_until: null }])).body.products[0].stopped_until).toBeNull()
})

test('another restaurant’s dish among them changes nothing', async () => {
  const stranger = await openKitchen(product)
  const refused = await change([
    { id: product_id, price: 5 },
    { id: stranger.product_id, price: 5 },
  ])
  expect(refused.body.errorMessage).toBe('product.not_found')
  expect((await read(product_id)).price).toBe(700)
})
