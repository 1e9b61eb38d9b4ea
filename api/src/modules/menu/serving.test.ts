import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call } = product

test('hours of a section and of its dish are kept, and told with every dish of the menu', async () => {
  const { restaurant_id, product_id, owner } = await openKitchen(product)
  const { token } = owner
  const read = async () => (await call('GET', `/api/user/products/${product_id}`)).body.servings
  expect(await read()).toEqual([])
  const [section] = (await call('GET', `/api/restaurant/${restaurant_id}/product_category`, { token })).body.items
  const morning = { served_from: '08:00', served_till: '11:00', served_days: [] }
  const kept = await call('PUT', `/api/restaurant/${restaurant_id}/product_category/${section.id}`, {
    ...{ token, body: { ...morning, dishes_per_quarter: 12 } },
  })
  expect([kept.status, kept.body]).toMatchObject([200, { ...morning, dishes_per_quarter: 12 }])
  const workdays = { served_from: null, served_till: null, served_days: ['1', '2'] }
  await call('PUT', `/api/restaurant/${restaurant_id}/products/${product_id}`, { token, body: workdays })
  expect(await read()).toEqual([morning, workdays])
})

test('what is no time of the day and no day is refused beside its field', async () => {
  const { restaurant_id, product_id, owner } = await openKitchen(product)
  const put = (body: object) =>
    call('PUT', `/api/restaurant/${restaurant_id}/products/${product_id}`, { token: owner.token, body })
  const { status, body } = await put({ served_from: '25:00', served_days: ['8'] })
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['served_days', 'served_from']])
})
