import { expect, test } from 'bun:test'
import { makeProduct } from '../../../test/kitchen'
import { openKitchen } from '../../../test/orders'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call } = product
const moderator = await administrator(product)

/** A restaurant of its own, so that no test meets another's options. */
async function restaurant() {
  const kitchen = await openKitchen(product)
  const { token } = kitchen.owner
  const root = `/api/restaurant/${kitchen.restaurant_id}/product-option`
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, body?: unknown) =>
    call(method, root + at, { token, body })
  return {
    ...kitchen,
    send,
    all: async () => (await send('GET', '/options_and_groups')).body,
    option: async (body: object) => (await send('POST', '', { price: 0, ...body })).body,
    group: async (body: object) => (await send('POST', '/group', { min: 0, max: 1, ...body })).body,
    change: (body: object) =>
      call('PUT', `/api/restaurant/${kitchen.restaurant_id}/products/${kitchen.product_id}`, { token, body }),
    dish: async () => (await call('GET', `/api/user/products/${kitchen.product_id}`)).body,
  }
}

/** All that waits of this row is approved. */
async function approve(row_id: string) {
  const { rows } = await product.pool.query(
    `select id, version from revision where row_id = $1 and status = 'pending'`,
    [row_id],
  )
  for (const { id, version } of rows) {
    const body = { status: 'approved', version }
    expect((await call('PUT', `/api/admin/moderation/${id}`, { token: moderator.token, body })).status).toBe(200)
  }
}

const names = (list: { name: string }[]) => list.map(({ name }) => name)

test('a new option is offered by its dishes once a moderator has approved it', async () => {
  const { product_id, option, dish } = await restaurant()
  const made = await option({ name: 'Сыр', price: 50, product_ids: [product_id] })
  expect(made).toMatchObject({ moderation_status: 'pending', proposed_name: 'Сыр', products: [{ id: product_id }] })
  expect((await dish()).product_options).toEqual([])
  await approve(made.id)
  expect((await dish()).product_options).toEqual([{ id: made.id, name: 'Сыр', price: 50 }])
})

test('a new name waits beside the old one, the price changes at once', async () => {
  const { product_id, option, send, dish } = await restaurant()
  const { id } = await option({ name: 'Сыр', price: 50, product_ids: [product_id] })
  await approve(id)
  const { body } = await send('PUT', `/${id}`, { name: 'Двойной сыр', price: 80 })
  expect(body).toMatchObject({ name: 'Сыр', proposed_name: 'Двойной сыр', price: 80, moderation_status: 'approved' })
  expect((await dish()).product_options).toEqual([{ id, name: 'Сыр', price: 80 }])
})

test('the moderator’s words about a new name stand beside the name that is shown', async () => {
  const { option, send, all } = await restaurant()
  const { id } = await option({ name: 'Сыр' })
  await approve(id)
  await send('PUT', `/${id}`, { name: 'СЫР' })
  const { rows } = await product.pool.query(`select id from revision where row_id = $1 and status = 'pending'`, [id])
  const body = { status: 'needs_work', version: 1, reason: 'Без заглавных букв' }
  await call('PUT', `/api/admin/moderation/${rows[0].id}`, { token: moderator.token, body })
  expect((await all()).product_options).toMatchObject([
    { name: 'Сыр', proposed_name: 'СЫР', moderation_status: 'approved', moderation_reason: 'Без заглавных букв' },
  ])
})

test('limits of a group apply at once, and its least is never above its most', async () => {
  const { group, send, all } = await restaurant()
  const { id } = await group({ name: 'Соус', min: 0, max: 2 })
  expect((await send('PUT', `/group/unmoderated/${id}`, { min: 3 })).body.errors).toHaveProperty('max')
  expect((await send('POST', '/group', { name: 'Тесто', min: 2, max: 1 })).status).toBe(422)
  await send('PUT', `/group/unmoderated/${id}`, { min: 1, max: 3 })
  expect((await all()).product_option_groups).toMatchObject([{ name: 'Соус', min: 1, max: 3 }])
})

test('what waits for a moderator is not taken by the call that asks none', async () => {
  const { option, send } = await restaurant()
  const { id } = await option({ name: 'Сыр' })
  const { body } = await send('PUT', `/unmoderated/${id}`, { price: 70, name: 'Мимо проверки' })
  expect(body).toMatchObject({ name: 'Сыр', proposed_name: 'Сыр', price: 70 })
})

test('a dish attaches groups and options in its own order, at once', async () => {
  const { product_id, option, group, change, dish } = await restaurant()
  const [cheese, onion] = [await option({ name: 'Сыр' }), await option({ name: 'Лук' })]
  const [size, sauce] = [await group({ name: 'Размер' }), await group({ name: 'Соус' })]
  for (const { id } of [size, sauce]) await approve((await option({ name: 'Большой', group_id: id })).id)
  for (const { id } of [cheese, onion, size, sauce]) await approve(id)
  const body = { product_options: [onion.id, cheese.id], product_option_groups: [sauce.id, size.id] }
  expect((await change(body)).status).toBe(200)
  expect(names((await dish()).product_options)).toEqual(['Лук', 'Сыр'])
  expect(names((await dish()).product_option_groups)).toEqual(['Соус', 'Размер'])
  await change({ product_options: [] })
  expect([(await dish()).id, (await dish()).product_options]).toEqual([product_id, []])
  expect(names((await dish()).product_option_groups)).toEqual(['Соус', 'Размер'])
})

test.each(['product_options', 'product_option_groups'] as const)(
  'another restaurant’s %s are not attached',
  async (name) => {
    const [mine, theirs] = [await restaurant(), await restaurant()]
    const foreign =
      name === 'product_options' ? await theirs.option({ name: 'Сыр' }) : await theirs.group({ name: 'Соус' })
    const { status } = await mine.change({ [name]: [foreign.id], price: 999 })
    expect(status).toBe(404)
    expect((await mine.dish()).price).not.toBe(999)
  },
)

test('one group serves several dishes, and is taken from one of them alone', async () => {
  const { restaurant_id, product_id, group, send, all } = await restaurant()
  const { rows } = await product.pool.query('select category_id from product where id = $1', [product_id])
  const second = await makeProduct(product.em(), { restaurant_id, category_id: rows[0].category_id, name: 'Суп' })
  const { id } = await group({ name: 'Размер', product_ids: [product_id, second.id] })
  const used = async () => (await all()).product_option_groups[0].products.map((one: { id: string }) => one.id)
  expect((await used()).sort()).toEqual([product_id, second.id].sort())
  await send('PUT', `/group/unmoderated/${id}`, { product_ids: [second.id] })
  expect(await used()).toEqual([second.id])
})

test('an option is put at a place, and the others make room', async () => {
  const { option, send, all } = await restaurant()
  for (const name of ['А', 'Б', 'В', 'Г']) await option({ name })
  const order = async () => names((await all()).product_options)
  const [first, , , last] = (await all()).product_options
  await send('PUT', `/unmoderated/${last.id}`, { sort: 1 })
  expect(await order()).toEqual(['А', 'Г', 'Б', 'В'])
  await send('PUT', `/unmoderated/${first.id}`, { sort: 99 })
  expect(await order()).toEqual(['Г', 'Б', 'В', 'А'])
})

test('groups are put in order by many at once, and none is lost', async () => {
  const { group, send, all } = await restaurant()
  const made = []
  for (const name of ['А', 'Б', 'В', 'Г']) made.push(await group({ name }))
  const answers = await Promise.all(
    made.map(({ id }, place) => send('PUT', `/group/unmoderated/${id}`, { sort: 3 - place })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { product_option_groups } = await all()
  expect(product_option_groups.map(({ sort }: { sort: number }) => sort)).toEqual([0, 1, 2, 3])
  expect(names(product_option_groups).sort()).toEqual(['А', 'Б', 'В', 'Г'])
})

test('two who sort options at once both get what they see, and nothing is put behind what has left', async () => {
  const { option, group, send, all } = await restaurant()
  const made: string[] = []
  for (const name of ['А', 'Б', 'В', 'Г']) made.push((await option({ name })).id)
  const [first, second, third, last] = made
  const behind = (id: string | undefined, after_id: unknown) => send('PUT', `/unmoderated/${id}`, { after_id })
  await Promise.all([behind(last, null), behind(first, second)])
  expect(names((await all()).product_options)).toEqual(['Г', 'Б', 'А', 'В'])
  const groups = [await group({ name: 'Добавки' }), await group({ name: 'Соусы' })]
  await send('PUT', `/group/unmoderated/${groups[1].id}`, { after_id: null })
  expect(names((await all()).product_option_groups)).toEqual(['Соусы', 'Добавки'])
  await send('PUT', `/unmoderated/${second}`, { group_id: groups[0].id })
  expect((await behind(third, second)).body.errorMessage).toBe('menu.order_changed')
})

test('an option that moves into a group is no free tick any more', async () => {
  const { product_id, option, group, send, all } = await restaurant()
  const cheese = await option({ name: 'Сыр', product_ids: [product_id] })
  const { id } = await group({ name: 'Добавки' })
  await send('PUT', `/unmoderated/${cheese.id}`, { group_id: id })
  expect(await all()).toMatchObject({
    product_options: [],
    product_option_groups: [{ product_options: [{ name: 'Сыр', group_id: id, products: [] }] }],
  })
  const { body } = await send('PUT', `/unmoderated/${cheese.id}`, { product_ids: [product_id] })
  expect(body.errors).toHaveProperty('product_ids')
})

test('of two editors the second is told what became of it, and loses nothing', async () => {
  const { option, send } = await restaurant()
  const { id, version } = await option({ name: 'Сыр', price: 50 })
  // A stop is set from elsewhere and stops no editor.
  await send('PUT', `/activity/${id}`, { stopped_until: 'two_hours' })
  expect((await send('PUT', `/${id}`, { price: 60, version })).status).toBe(200)
  const second = await send('PUT', `/${id}`, { name: 'Двойной сыр', version })
  expect(second).toMatchObject({
    status: 409,
    body: { errorMessage: 'product_option.changed', current: { price: 60 } },
  })
  const merged = await send('PUT', `/${id}`, { name: 'Двойной сыр', version: second.body.current.version })
  expect(merged.body).toMatchObject({ proposed_name: 'Двойной сыр', price: 60 })
})

test('another place of an option stops nobody who edits it', async () => {
  const { option, send } = await restaurant()
  const { id, version } = await option({ name: 'Сыр' })
  await option({ name: 'Лук' })
  await send('PUT', `/unmoderated/${id}`, { sort: 1 })
  expect((await send('PUT', `/${id}`, { price: 60, version })).status).toBe(200)
})

test('a group never demands more than is left of it, so its dish can always be ordered', async () => {
  const { product_id, group, option, send, dish } = await restaurant()
  const { id } = await group({ name: 'Роллы', min: 2, max: 3, product_ids: [product_id] })
  const rolls = [await option({ name: 'Лосось', group_id: id }), await option({ name: 'Угорь', group_id: id })]
  for (const one of [id, ...rolls.map((roll) => roll.id)]) await approve(one)
  expect((await dish()).product_option_groups).toMatchObject([{ min: 2, max: 3 }])
  await send('PUT', `/unmoderated/${rolls[0].id}`, { is_active: false })
  expect((await dish()).product_option_groups).toMatchObject([{ min: 1, product_options: [{ name: 'Угорь' }] }])
  const { token } = await signIn(product)
  const { body } = await call('GET', `/api/user/products/${product_id}`)
  const item = { product_id, restaurant_id: body.restaurant_id, quantity: 1, product_options: [rolls[1].id] }
  expect((await call('POST', '/api/basket_item', { token, body: item })).status).toBe(200)
})

test('a group goes with its options, and nothing of them waits for a moderator any more', async () => {
  const { group, option, send, all } = await restaurant()
  const { id } = await group({ name: 'Размер' })
  const inside = await option({ name: 'Большой', group_id: id })
  expect((await send('DELETE', `/group/${id}`)).status).toBe(200)
  expect(await all()).toMatchObject({ product_options: [], product_option_groups: [] })
  const { rows } = await product.pool.query(
    `select from revision where status = 'pending' and row_id = any($1::uuid[])`,
    [[id, inside.id]],
  )
  expect(rows).toEqual([])
  expect((await send('DELETE', `/group/${id}`)).body.errorMessage).toBe('product_option_group.not_found')
})

test('a basket says what changed when an option it held is deleted', async () => {
  const { product_id, restaurant_id, option, send } = await restaurant()
  const { id } = await option({ name: 'Сыр', price: 50, product_ids: [product_id] })
  await approve(id)
  const { token } = await signIn(product)
  const body = { product_id, restaurant_id, quantity: 1, product_options: [id] }
  await call('POST', '/api/basket_item', { token, body })
  await send('DELETE', `/${id}`)
  const { items } = (await call('GET', '/api/user/baskets', { token })).body
  expect(items[0].quote.changes.length).toBeGreaterThan(0)
})

test('options are found by a part of their name', async () => {
  const { option, send } = await restaurant()
  for (const name of ['Двойной сыр', 'Лук']) await option({ name })
  const { body } = await send('GET', `?query=${encodeURIComponent('СЫР')}`)
  expect([names(body.items), body.total]).toEqual([['Двойной сыр'], 1])
})
