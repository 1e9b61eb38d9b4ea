import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, pool } = product
const { restaurant_id, product_id, owner } = await openKitchen(product)
const [olga, moderator] = [await administrator(product), await administrator(product, undefined, 'moderator')]
const finance = await administrator(product, undefined, 'finance')

const admin = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown, { token } = olga) =>
  call(method, `/api/admin/products${path}`, { token, ...(body !== undefined && { body }) })
const own = (method: 'POST' | 'PUT', path: string, body: unknown) =>
  call(method, `/api/restaurant/${restaurant_id}/products${path}`, { token: owner.token, body })
const shown = async (id: string) => (await call('GET', `/api/user/products/${id}`)).body

async function freshDish(name: string) {
  const { rows } = await pool.query('select category_id from product where id = $1', [product_id])
  const { id, revision } = (
    await own('POST', '', { name, category_id: rows[0].category_id, price: 300, weight: 300, description: 'Горячее' })
  ).body
  return { id: String(id), revision }
}
async function approvedDish(name: string) {
  const { id, revision } = await freshDish(name)
  const word = { status: 'approved', version: revision.version }
  await call('PUT', `/api/admin/moderation/${revision.id}`, { token: olga.token, body: word })
  return id
}

test('a dish is found by its name and restaurant, narrowed by price, and listed of its restaurant', async () => {
  const id = await approvedDish('Ёжики из трески')
  expect((await admin('GET', `?query=ежики&restaurant_id=${restaurant_id}`)).body.items).toMatchObject([
    { id, name: 'Ёжики из трески', price: 300, discount_price: null, restaurant: { id: restaurant_id } },
  ])
  expect((await admin('GET', '?query=ежики&price=301,')).body.items).toEqual([])
  const listed = (await admin('GET', `/restaurant/${restaurant_id}?limit=100`)).body.items
  expect(listed.some((row: { id: string }) => row.id === id)).toBe(true)
})

test('what an administrator changes is shown at once and stands in the restaurant’s log under their name', async () => {
  const id = await approvedDish('Уха')
  const { body } = await admin('PUT', `/${id}`, { name: 'Уха царская', price: 420, discount_price: 400 }, moderator)
  expect(body).toMatchObject({ name: 'Уха царская', moderation_status: 'approved', is_changing: false })
  expect(await shown(id)).toMatchObject({ name: 'Уха царская', price: 420, discount_price: 400 })
  const { rows } = await pool.query(
    `select actor, restaurant_id, "from", "to" from log where subject = $1 and action = 'product.change' order by id desc limit 1`,
    [`product:${id}`],
  )
  expect(rows[0]).toEqual({
    ...{ actor: `admin:${moderator.id}`, restaurant_id },
    from: { name: 'Уха', price: 300, discount_price: null },
    to: { name: 'Уха царская', price: 420, discount_price: 400 },
  })
})

test('a discount that takes nothing off and a picture that is not there are named', async () => {
  const id = await approvedDish('Плов')
  const wrong = await admin('PUT', `/${id}`, { price: 100, discount_price: 100 })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['discount_price']])
  expect(Object.keys((await admin('PUT', `/${id}`, { image_id: crypto.randomUUID() })).body.errors)).toEqual([
    'image_id',
  ])
})

test('what waits of the dish is proposed for the new words, and a moderator who looked at the old ones looks again', async () => {
  const id = await approvedDish('Салат')
  const { revision } = (await own('PUT', `/${id}`, { name: 'Салат с крабом' })).body
  await admin('PUT', `/${id}`, { name: 'Салат овощной', price: 310 })
  const decide = (version: number) =>
    call('PUT', `/api/admin/moderation/${revision.id}`, { token: olga.token, body: { status: 'approved', version } })
  expect((await decide(revision.version)).body.errorMessage).toBe('moderation.decided')
  const now = (await call('GET', `/api/admin/moderation/${revision.id}`, { token: olga.token })).body
  expect(now.fields).toMatchObject([{ name: 'name', shown: 'Салат овощной', proposed: 'Салат с крабом' }])
  expect((await decide(now.version)).status).toBe(200)
  expect(await shown(id)).toMatchObject({ name: 'Салат с крабом', price: 310 })
})

test('of a dish that nobody has approved the administrator’s words are what is proposed', async () => {
  const { id, revision } = await freshDish('Компот')
  await admin('PUT', `/${id}`, { name: 'Компот из брусники' })
  const now = (await call('GET', `/api/admin/moderation/${revision.id}`, { token: olga.token })).body
  expect(now.fields.find(({ name }: { name: string }) => name === 'name').proposed).toBe('Компот из брусники')
  await call('PUT', `/api/admin/moderation/${revision.id}`, {
    token: olga.token,
    body: { status: 'approved', version: now.version },
  })
  expect(await shown(id)).toMatchObject({ name: 'Компот из брусники' })
})

test('a removed dish is off the menu and out of the list, also when it is asked twice; what waited of it waits no more', async () => {
  const { id, revision } = await freshDish('Кисель')
  expect((await admin('DELETE', `/${id}`)).status).toBe(200)
  expect((await admin('GET', `/${id}`)).body.errorMessage).toBe('product.not_found')
  expect((await admin('DELETE', `/${id}`)).status).toBe(200)
  expect((await call('GET', `/api/admin/moderation/${revision.id}`, { token: olga.token })).body.status).toBe('draft')
})

test('whose role lacks the permission finds nothing there', async () => {
  for (const path of ['', `/restaurant/${restaurant_id}`, `/${product_id}`])
    expect((await admin('GET', path, undefined, finance)).status).toBe(404)
  expect((await admin('DELETE', `/${product_id}`, undefined, finance)).status).toBe(404)
})

test('a category is added where it is named, last and shown at once, and stays there', async () => {
  const category = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    call(method, `/api/admin/product_category${path}`, { token: olga.token, ...(body !== undefined && { body }) })
  const { body } = await category('POST', '', { restaurant_id, label: 'Завтраки', is_active: true })
  expect(body).toMatchObject({ label: 'Завтраки', moderation_status: 'approved', products_count: 0 })
  const { rows } = await pool.query(
    'select id from product_category where restaurant_id = $1 and deleted_at is null order by sort desc, id limit 1',
    [restaurant_id],
  )
  expect(rows[0].id).toBe(body.id)
  const moved = await category('PUT', `/${body.id}`, { restaurant_id: crypto.randomUUID() })
  expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['restaurant_id']])
  const { rows: full } = await pool.query('select category_id from product where id = $1', [product_id])
  expect((await category('DELETE', `/${full[0].category_id}`)).body.errorMessage).toBe('product_category.not_empty')
  expect((await category('DELETE', `/${body.id}`)).status).toBe(200)
  expect((await category('GET', `/${body.id}`)).body.errorMessage).toBe('product_category.not_found')
})

test('an option and its group change at once; a group that allows less than it asks for is refused', async () => {
  const own = (path: string, body: unknown) =>
    call('POST', `/api/restaurant/${restaurant_id}/product-option${path}`, { token: owner.token, body })
  const { id: group_id } = (await own('/group', { name: 'Размер', min: 0, max: 1 })).body
  const { id } = (await own('', { name: 'Большая', price: 100, group_id })).body
  const admin = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    call(method, `/api/admin/product-option${path}`, { token: olga.token, ...(body !== undefined && { body }) })
  expect((await admin('PUT', `/${id}`, { price: 150 })).body).toMatchObject({ price: 150, group: 'Размер' })
  expect((await admin('PUT', `/group/${group_id}`, { min: 3 })).status).toBe(422)
  expect((await admin('PUT', `/group/${group_id}`, { max: 3 })).body).toMatchObject({ max: 3, options_count: 1 })
  expect((await admin('GET', `/restaurant/${restaurant_id}?query=больш`)).body.items).toMatchObject([{ id }])
  expect((await admin('DELETE', `/group/${group_id}`)).status).toBe(200)
  expect((await admin('GET', `/${id}`)).body.errorMessage).toBe('product_option.not_found')
})
