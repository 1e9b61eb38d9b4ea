import { expect, test } from 'bun:test'
import { makeCategory, makeProduct } from '../../../test/kitchen'
import { openKitchen } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call } = product
const { restaurant_id, owner } = await openKitchen(product)
const { token } = owner
const path = `/api/restaurant/${restaurant_id}/product_category`
const put = (under: string, body: unknown) => call('PUT', `${path}/${under}`, { token, body })
const list = async () => (await call('GET', path, { token })).body.items
const labels = async () => (await list()).map(({ label }: { label: string }) => label)
const shown = async () =>
  (await call('GET', `/api/user/product_category/${restaurant_id}`)).body.items.map(
    ({ label }: { label: string }) => label,
  )

test('a new category stands last and is shown once a moderator has approved it and it has something to sell', async () => {
  const made = (await call('POST', path, { token, body: { label: 'Супы' } })).body
  expect(made).toMatchObject({ label: 'Супы', moderation_status: 'pending', products_count: 0, is_active: true })
  expect(await labels()).toEqual(['Пицца', 'Супы'])
  await makeProduct(product.em(), { restaurant_id, category_id: made.id, name: 'Уха' })
  expect(await shown()).toEqual(['Пицца'])
  const admin = await administrator(product)
  const queue = (await call('GET', '/api/admin/moderation?kind=product_category', { token: admin.token })).body
  expect(queue.items[0]).toMatchObject({
    title: 'Супы',
    fields: [{ name: 'label', label: 'Название', proposed: 'Супы' }],
  })
  const body = { status: 'approved', version: 1 }
  await call('PUT', `/api/admin/moderation/${made.revision.id}`, { token: admin.token, body })
  expect(await shown()).toEqual(['Пицца', 'Супы'])
})

test('a new name waits beside the one that is shown; hiding applies at once', async () => {
  const id = await makeCategory(product.em(), restaurant_id, { label: 'Рыба', sort: 8 })
  await makeProduct(product.em(), { restaurant_id, category_id: id, name: 'Навага' })
  const renamed = (await put(id, { label: 'Рыба и икра' })).body
  expect(renamed).toMatchObject({ label: 'Рыба', revision: { proposed: { label: 'Рыба и икра' } } })
  expect(await shown()).toContain('Рыба')
  await put(id, { is_active: false })
  expect(await shown()).not.toContain('Рыба')
})

test('of two editors the second is told what the first has changed', async () => {
  const id = await makeCategory(product.em(), restaurant_id, { label: 'Гарниры', sort: 9 })
  const { version } = (await list()).find((one: { id: string }) => one.id === id)
  await put(id, { version, is_active: false })
  const second = await put(id, { version, label: 'К мясу' })
  expect([second.status, second.body.errorMessage, second.body.current.is_active]).toEqual([
    409,
    'product_category.changed',
    false,
  ])
})

test('categories are dragged to their place at once', async () => {
  const id = await makeCategory(product.em(), restaurant_id, { label: 'Первым делом', sort: 50 })
  expect((await put(`sort/${id}`, { sort: 0 })).body).toMatchObject({ id, sort: 0 })
  expect((await labels())[0]).toBe('Первым делом')
})

test('a category with dishes is not deleted, and the sentence says why', async () => {
  const id = await makeCategory(product.em(), restaurant_id, { label: 'Полная', sort: 60 })
  const { id: dish } = await makeProduct(product.em(), { restaurant_id, category_id: id, name: 'Последнее' })
  const refused = await call('DELETE', `${path}/${id}`, { token })
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'product_category.not_empty'])
  expect(refused.body.message).toContain('Перенесите или\u00A0удалите')
  await call('DELETE', `/api/restaurant/${restaurant_id}/products/${dish}`, { token })
  expect((await call('DELETE', `${path}/${id}`, { token })).body).toEqual({ success: true })
  expect((await call('DELETE', `${path}/${id}`, { token })).status).toBe(200)
  expect(await labels()).not.toContain('Полная')
  const body = { name: 'Новое', category_id: id, price: 100, weight: 100 }
  const late = await call('POST', `/api/restaurant/${restaurant_id}/products`, { token, body })
  expect(late.body.errorMessage).toBe('product_category.not_found')
})

test('there are a hundred categories at most', async () => {
  const kitchen = await openKitchen(product)
  for (let at = 1; at < 100; at++) await makeCategory(product.em(), kitchen.restaurant_id, { label: `Раздел ${at}` })
  const refused = await call('POST', `/api/restaurant/${kitchen.restaurant_id}/product_category`, {
    token: kitchen.owner.token,
    body: { label: 'Сто первая' },
  })
  expect(refused.body.errorMessage).toBe('product_category.too_many')
})
