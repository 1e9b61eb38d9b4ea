import { expect, test } from 'bun:test'
import { makeCategory, makeProduct } from '../../../test/kitchen'
import { openKitchen } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call } = product
const { restaurant_id, owner } = await openKitchen(product)
const { token } = owner
const menu = `/api/restaurant/${restaurant_id}/products`
const [soups, drinks] = [
  await makeCategory(product.em(), restaurant_id, { label: 'Супы', sort: 1 }),
  await makeCategory(product.em(), restaurant_id, { label: 'Напитки', sort: 2 }),
]
const dish = (name: string, more: Partial<Parameters<typeof makeProduct>[1]> = {}) =>
  makeProduct(product.em(), { restaurant_id, category_id: soups, name, ...more })
const list = async (query: string) => (await call('GET', `${menu}?${query}`, { token })).body
const names = async (query: string) => (await list(query)).items.map((one: { name: string }) => one.name)
const read = async (id: string) => (await call('GET', `${menu}/${id}`, { token })).body
const put = (path: string, body: unknown) => call('PUT', `${menu}/${path}`, { token, body })

const ukha = await dish('Уха с лососем', { sort: 0, price: 450 })
const hidden = await dish('Щи', { sort: 1, is_active: false, price: 300 })
const pending = await dish('Ёмкий борщ', { sort: 2, moderation_status: 'pending', price: 350 })
const tea = await dish('Чай', { category_id: drinks, is_additional: true, price: 90 })

test('a restaurant sees all of its dishes, in the order of its menu', async () => {
  const { items, total } = await list('sort=sort')
  expect(total).toBe(5)
  expect(items.slice(1).map(({ id }: { id: string }) => id)).toEqual([ukha.id, hidden.id, pending.id, tea.id])
  expect(items[2]).toMatchObject({ is_active: false, moderation_status: 'approved', revision: null, stock: null })
})

test('dishes are found by words of the name, by category, by sale and by how far a moderator is', async () => {
  expect(await names('query=лосос уха')).toEqual(['Уха с лососем'])
  expect(await names('query=емк')).toEqual(['Ёмкий борщ'])
  expect(await names('query=100%25')).toEqual([])
  expect(await names(`category_id=${drinks}`)).toEqual(['Чай'])
  expect(await names('activity=off')).toEqual(['Щи'])
  expect(await names('status=pending,rejected')).toEqual(['Ёмкий борщ'])
  expect(await names(`category_id=${soups}&sort=-price`)).toEqual(['Уха с лососем', 'Ёмкий борщ', 'Щи'])
})

test('what is offered beside an order is a list of its own', async () => {
  const { body } = await call('GET', `${menu}/additional`, { token })
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([tea.id])
})

test('what is proposed stands beside what is shown, with the moderator’s words when it comes back', async () => {
  const { id } = await dish('Суп дня')
  await put(id, { name: 'Суп ночи', price: 500 })
  const waiting = await read(id)
  expect(waiting).toMatchObject({
    name: 'Суп дня',
    price: 500,
    revision: { status: 'pending', proposed: { name: 'Суп ночи' } },
  })
  const admin = await administrator(product)
  const decision = { status: 'needs_work', version: waiting.revision.version, reason: 'Какой ночи?' }
  await call('PUT', `/api/admin/moderation/${waiting.revision.id}`, { token: admin.token, body: decision })
  expect(await read(id)).toMatchObject({
    moderation_status: 'approved',
    moderation_reason: 'Какой ночи?',
    revision: { status: 'needs_work', reason: 'Какой ночи?', proposed: { name: 'Суп ночи' } },
  })
  expect(await names('status=needs_work')).toEqual(['Суп дня'])
})

test('of two editors the second is told what the first has changed', async () => {
  const { id } = await dish('Рамен')
  const { version } = await read(id)
  expect((await put(id, { version, price: 610 })).status).toBe(200)
  const second = await put(id, { version, description: 'Острый' })
  expect([second.status, second.body.errorMessage]).toEqual([409, 'product.changed'])
  expect(second.body.current).toMatchObject({ id, price: 610, description: '' })
  expect((await put(id, { version: second.body.current.version, description: 'Острый' })).status).toBe(200)
})

test('an editor is stopped by a new name that only waits, and not by a place or a stop', async () => {
  const { id } = await dish('Том ям')
  const { version } = await read(id)
  await put(`activity/${id}`, { stopped_until: 'two_hours', stock: 4 })
  await put(`sort/${id}`, { sort: 0 })
  expect((await read(id)).version).toBe(version)
  await put(id, { name: 'Том кха' })
  expect((await put(id, { version, name: 'Том ям!' })).body.errorMessage).toBe('product.changed')
})

test('a dish is dragged to its place, into another category too', async () => {
  const category_id = await makeCategory(product.em(), restaurant_id, { label: 'Горячее', sort: 5 })
  const [one, two, three] = [
    await dish('Раз', { category_id, sort: 0 }),
    await dish('Два', { category_id, sort: 0 }),
    await dish('Три', { category_id, sort: 7 }),
  ]
  await put(`sort/${three.id}`, { sort: 1 })
  expect(await names(`category_id=${category_id}`)).toEqual(['Раз', 'Три', 'Два'])
  expect((await put(`sort/${one.id}`, { sort: 500 })).body).toMatchObject({ id: one.id, sort: 2 })
  expect(await names(`category_id=${category_id}`)).toEqual(['Три', 'Два', 'Раз'])
  await put(`sort/${two.id}`, { sort: 0, category_id: drinks })
  expect(await names(`category_id=${drinks}`)).toEqual(['Два', 'Чай'])
  expect((await put(`sort/${two.id}`, { sort: 0, category_id: Bun.randomUUIDv7() })).status).toBe(404)
})

const category = (label: string) => makeCategory(product.em(), restaurant_id, { label, sort: 20 })

test('of two who sort at once each dish stands behind the one it was put behind', async () => {
  const category_id = await category('Вдвоём')
  const made = []
  for (const [sort, name] of ['А', 'Б', 'В', 'Г'].entries()) made.push(await dish(name, { category_id, sort }))
  const [a, b, c, d] = made.map(({ id }) => id)
  // The second has not seen the first's move: places by number would mean others by now.
  expect((await put(`sort/${d}`, { after_id: null, from_category_id: category_id })).status).toBe(200)
  expect((await put(`sort/${a}`, { after_id: b, from_category_id: category_id })).status).toBe(200)
  expect(await names(`category_id=${category_id}`)).toEqual(['Г', 'Б', 'А', 'В'])
  expect((await put(`sort/${c}`, { after_id: c })).body.errorMessage).toBe('menu.order_changed')
})

test('a dish that somebody else has taken elsewhere is not taken back unseen, nor put behind one that has left', async () => {
  const [from, to] = [await category('Откуда'), await category('Куда')]
  const one = await dish('Первое', { category_id: from })
  const two = await dish('Второе', { category_id: from, sort: 1 })
  await put(`sort/${one.id}`, { category_id: to, from_category_id: from, after_id: null })
  const late = await put(`sort/${one.id}`, { category_id: soups, from_category_id: from })
  expect([late.status, late.body.errorMessage]).toEqual([409, 'menu.order_changed'])
  expect((await put(`sort/${two.id}`, { after_id: one.id })).body.errorMessage).toBe('menu.order_changed')
  expect((await put(`sort/${one.id}`, { after_id: ukha.id })).body.errorMessage).toBe('menu.order_changed')
  expect(await read(one.id)).toMatchObject({ category_id: to, sort: 0 })
})

test('a move whose answer was lost is repeated without effect, and its category needs no moderator', async () => {
  const [from, to] = [await category('Было'), await category('Стало')]
  const { id } = await dish('Перенесённое', { category_id: from })
  const move = () => put(`sort/${id}`, { category_id: to, from_category_id: from })
  const [first, second] = [await move(), await move()]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  expect(second.body).toMatchObject({ category_id: to, moderation_status: 'approved', revision: null })
  const { rows } = await product.pool.query('select "from", "to" from log where subject = $1', [`product:${id}`])
  expect(rows).toEqual([{ from: { category_id: from }, to: { category_id: to } }])
})

test('two who drag crosswise both come through', async () => {
  const moves = Array.from({ length: 12 }, (_, at) =>
    put(`sort/${at % 2 ? ukha.id : tea.id}`, { sort: at % 3, category_id: at % 4 > 1 ? soups : drinks }),
  )
  expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('what is made again after a lost answer is made once, of every kind', async () => {
  const one = `/api/restaurant/${restaurant_id}`
  const kinds = [
    [menu, { name: 'Единожды', category_id: soups, price: 300, weight: 120 }],
    [`${one}/product_category`, { label: 'Единожды' }],
    [`${one}/product-option`, { name: 'Единожды', price: 10 }],
    [`${one}/product-option/group`, { name: 'Единожды', min: 0, max: 1 }],
  ] as const
  const made = async (path: string, body: object, key: string) => {
    const answer = await call('POST', path, { token, body, headers: { 'idempotency-key': key } })
    return [answer.status, answer.body.id ?? answer.body.errorMessage]
  }
  for (const [path, body] of kinds) {
    const key = crypto.randomUUID()
    const [first, second] = [await made(path, body, key), await made(path, body, key)]
    expect([first[0], second]).toEqual([200, first])
    expect(await made(path, { ...body, is_active: false }, key)).toEqual([409, 'request.key_reused'])
    expect((await made(path, body, crypto.randomUUID()))[1]).not.toBe(first[1])
  }
})

test('a new dish stands last', async () => {
  const category_id = await makeCategory(product.em(), restaurant_id, { label: 'Десерты', sort: 6 })
  await dish('Пирог', { category_id, sort: 4 })
  await call('POST', menu, { token, body: { name: 'Торт', category_id, price: 300, weight: 120 } })
  expect(await names(`category_id=${category_id}`)).toEqual(['Пирог', 'Торт'])
})

test('a deleted dish is gone from every list and waits for no moderator; deleting it again changes nothing', async () => {
  const { id } = await dish('Временное')
  await put(id, { name: 'Вечное' })
  expect((await call('DELETE', `${menu}/${id}`, { token })).body).toEqual({ success: true })
  expect((await call('DELETE', `${menu}/${id}`, { token })).status).toBe(200)
  expect((await call('GET', `${menu}/${id}`, { token })).status).toBe(404)
  expect((await put(id, { price: 1 })).status).toBe(404)
  expect((await call('GET', `/api/user/products/${id}`)).status).toBe(404)
  expect(await names('query=временное')).toEqual([])
  const { rows } = await product.pool.query(
    `select (select status from revision where row_id = $1) as status, (select count(*)::int from log where subject = $2 and action = 'product.delete') as deletions`,
    [id, `product:${id}`],
  )
  expect(rows).toEqual([{ status: 'draft', deletions: 1 }])
})

test('a dish in a basket says why it cannot be ordered when it is deleted', async () => {
  const { id } = await dish('Ушедшее')
  const guest = crypto.randomUUID()
  await call('POST', `/api/unauthorized/basket_item/${guest}`, { body: { restaurant_id, product_id: id, quantity: 1 } })
  await call('DELETE', `${menu}/${id}`, { token })
  const [basket] = (await call('GET', `/api/unauthorized/baskets/${guest}`)).body.items
  expect(basket.items[0].cancellation_comment).toBe('Блюдо больше не\u00A0продаётся')
})

test('each filter says how many dishes it would leave, and they are', async () => {
  const path = `/api/restaurant/${restaurant_id}/products`
  const facets: Record<string, Record<string, number>> = (await call('GET', `${path}/facets`, { token })).body
  expect(Object.keys(facets).toSorted()).toEqual(['activity', 'status'])
  for (const [filter, counts] of Object.entries(facets)) {
    expect(Object.keys(counts).length, filter).toBeGreaterThan(0)
    for (const [value, count] of Object.entries(counts)) {
      const { total } = (await call('GET', `${path}?${filter}=${value}`, { token })).body
      expect(total, `${filter} ${value}`).toBe(count)
    }
  }
})
