import { expect, test } from 'bun:test'
import { friend, openTogether, visitor } from '../../../test/groups'
import { makeProduct } from '../../../test/kitchen'
import { makeOffer } from '../../../test/offers'
import { fillBasket } from '../../../test/orders'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { rows, sql } from '../../db/sql'

const product = await openProduct({ LIMITS: 'group_joins=1000/60,writes=5000/60' })
const { call, em } = product

type Person = { name: string; total: number; items: { id: string; quantity: number; product: { name: string } }[] }
const totals = (body: { people: Person[] }) => body.people.map(({ name, total }) => [name, total])
const lineOf = (body: { people: Person[] }, name: string) =>
  body.people.find((one) => one.name === name)?.items[0]?.id ?? ''

test('everybody’s dishes stand under their names, in the owner’s basket too', async () => {
  const { kitchen, owner, path } = await openTogether(product)
  await fillBasket(product, owner.token, kitchen, 1)
  const anna = await friend(product, path, 'Аня')
  const boris = await friend(product, path, 'Боря')
  await anna.put(kitchen.product_id, 2)
  const { body } = await boris.put(kitchen.product_id)
  expect(totals(body)).toEqual([
    ['Олег', 700],
    ['Аня', 1400],
    ['Боря', 700],
  ])
  const [basket] = (await call('GET', '/api/user/baskets', { token: owner.token })).body.items
  expect(basket.total).toBe(2800)
  const names = basket.items.map((item: { participant: { name: string } | null }) => item.participant?.name ?? null)
  expect(names).toEqual([null, 'Аня', 'Боря'])
})

test('the same dish added again joins one’s own line and nobody else’s', async () => {
  const { kitchen, path } = await openTogether(product)
  const [anna, boris] = [await friend(product, path, 'Аня'), await friend(product, path, 'Боря')]
  await anna.put(kitchen.product_id)
  await boris.put(kitchen.product_id)
  const { body } = await anna.put(kitchen.product_id)
  expect(body.people.map(({ items }: Person) => items.map(({ quantity }) => quantity))).toEqual([[], [2], [1]])
})

test('ten friends who add at once lose nothing, and the sum is the sum of the lines', async () => {
  const { kitchen, owner, path } = await openTogether(product)
  const friends = await Promise.all(Array.from({ length: 10 }, (_, n) => friend(product, path, `Друг ${n}`)))
  const answers = await Promise.all(
    friends.flatMap((one) => [
      one.put(kitchen.product_id),
      one.put(kitchen.product_id, 2),
      one.put(kitchen.product_id),
    ]),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const [basket] = (await call('GET', '/api/user/baskets', { token: owner.token })).body.items
  expect(basket.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual(Array(10).fill(4))
  const sum = basket.items.reduce((all: number, { line_total }: { line_total: number }) => all + line_total, 0)
  expect([basket.total, sum]).toEqual([28_000, 28_000])
})

test('a friend changes and removes their own lines alone; the owner all', async () => {
  const { kitchen, owner, path } = await openTogether(product)
  await fillBasket(product, owner.token, kitchen, 1)
  const [anna, boris] = [await friend(product, path, 'Аня'), await friend(product, path, 'Боря')]
  await anna.put(kitchen.product_id)
  const { body } = await boris.put(kitchen.product_id)
  const [owners, borises] = [lineOf(body, 'Олег'), lineOf(body, 'Боря')]
  for (const line of [owners, borises]) {
    const refused = await anna.ask('PUT', `/items/${line}`, { quantity: 0 })
    expect([refused.status, refused.body.errorMessage]).toEqual([404, 'basket.item_not_found'])
  }
  expect(totals((await boris.ask('PUT', `/items/${borises}`, { quantity: 3 })).body)[2]).toEqual(['Боря', 2100])
  await call('PUT', `/api/basket_item/${borises}`, { token: owner.token, body: { quantity: 1 } })
  await call('PUT', `${path}/items/${lineOf(body, 'Аня')}`, { token: owner.token, body: { quantity: 0 } })
  expect(totals((await anna.see()).body)).toEqual([
    ['Олег', 700],
    ['Аня', 0],
    ['Боря', 700],
  ])
})

test('who has not joined, or joined another group, puts nothing in', async () => {
  const [one, other] = [await openTogether(product), await openTogether(product)]
  const foreign = await friend(product, other.path, 'Аня')
  const body = { product_id: one.kitchen.product_id, quantity: 1 }
  for (const cookie of ['', foreign.cookie()]) {
    const refused = await call('POST', `${one.path}/items`, { body, headers: cookie ? { cookie } : {} })
    expect([refused.status, refused.body.errorMessage]).toEqual([404, 'group.not_joined'])
  }
})

test('a dish of another restaurant is not found there', async () => {
  const [one, other] = [await openTogether(product), await openTogether(product)]
  const anna = await friend(product, one.path, 'Аня')
  expect((await anna.put(other.kitchen.product_id)).body.errorMessage).toBe('product.not_found')
})

test('options are demanded as in any basket', async () => {
  const { kitchen, path } = await openTogether(product)
  const { restaurant_id } = kitchen
  const [{ category_id } = { category_id: '' }] = await rows<{ category_id: string }>(
    em(),
    sql`select category_id from product where id = ${kitchen.product_id}`,
  )
  const groups = [{ name: 'Размер', min: 1, max: 1, options: [{ name: 'Большая', price: 200 }] }]
  const pizza = await makeProduct(em(), { restaurant_id, category_id, price: 300, groups })
  const anna = await friend(product, path, 'Аня')
  expect((await anna.put(pizza.id)).body.errorMessage).toBe('basket.options_invalid')
  expect((await anna.put(pizza.id, 1, [pizza.options.Большая ?? ''])).body.total).toBe(500)
})

test('a friend holds twenty different dishes at most', async () => {
  const { kitchen, path } = await openTogether(product)
  const { restaurant_id } = kitchen
  const [{ category_id } = { category_id: '' }] = await rows<{ category_id: string }>(
    em(),
    sql`select category_id from product where id = ${kitchen.product_id}`,
  )
  const anna = await friend(product, path, 'Аня')
  for (let n = 0; n < 20; n += 1) {
    const { id } = await makeProduct(em(), { restaurant_id, category_id, name: `Блюдо ${n}`, price: 100 })
    expect((await anna.put(id)).status).toBe(200)
  }
  expect((await anna.put(kitchen.product_id)).body.errorMessage).toBe('basket.too_many')
})

test('locked, the basket takes nothing of friends and everything of its owner', async () => {
  const { kitchen, owner, path } = await openTogether(product)
  const anna = await friend(product, path, 'Аня')
  const line = lineOf((await anna.put(kitchen.product_id)).body, 'Аня')
  const lock = (is_locked: boolean) => call('PUT', path, { token: owner.token, body: { is_locked } })
  expect((await lock(true)).body.state).toBe('locked')
  const tried = [
    anna.put(kitchen.product_id),
    anna.ask('PUT', `/items/${line}`, { quantity: 0 }),
    anna.ask('DELETE', `/participants/${anna.id}`),
    visitor(product, path).join('Боря'),
  ]
  for (const { status, body } of await Promise.all(tried))
    expect([status, body.errorMessage]).toEqual([409, 'group.locked'])
  await fillBasket(product, owner.token, kitchen, 1)
  expect((await anna.see()).body.total).toBe(1400)
  await lock(false)
  expect((await anna.put(kitchen.product_id)).status).toBe(200)
})

test('a friend whom the owner takes out goes with their dishes, and is told', async () => {
  const { kitchen, owner, path } = await openTogether(product)
  const anna = await friend(product, path, 'Аня')
  await anna.put(kitchen.product_id)
  const removed = await call('DELETE', `${path}/participants/${anna.id}`, { token: owner.token })
  expect(removed.body).toMatchObject({ friends: 0, total: 0 })
  expect((await anna.put(kitchen.product_id)).body.errorMessage).toBe('group.not_joined')
  expect((await anna.see()).body.me).toBeNull()
  expect((await call('GET', '/api/user/baskets', { token: owner.token })).body.items).toEqual([])
})

test('a friend takes nobody else out, and leaves at will', async () => {
  const { path } = await openTogether(product)
  const [anna, boris] = [await friend(product, path, 'Аня'), await friend(product, path, 'Боря')]
  expect((await anna.ask('DELETE', `/participants/${boris.id}`)).body.errorMessage).toBe('group.not_joined')
  expect((await anna.ask('DELETE', `/participants/${anna.id}`)).body.me).toBeNull()
  expect((await boris.see()).body.friends).toBe(1)
})

test('a friend taken out while adding leaves no dish behind', async () => {
  const { kitchen, owner, path } = await openTogether(product)
  for (let round = 0; round < 5; round += 1) {
    const anna = await friend(product, path, `Аня ${round}`)
    const remove = () => call('DELETE', `${path}/participants/${anna.id}`, { token: owner.token })
    const answers = await Promise.all([anna.put(kitchen.product_id), remove(), anna.put(kitchen.product_id)])
    for (const { status } of answers) expect([200, 404]).toContain(status)
  }
  expect((await call('GET', path, { token: owner.token })).body).toMatchObject({ friends: 0, total: 0 })
})

test('one says that one has chosen, for oneself alone', async () => {
  const { path } = await openTogether(product)
  const [anna, boris] = [await friend(product, path, 'Аня'), await friend(product, path, 'Боря')]
  const { body } = await anna.ask('PUT', `/participants/${anna.id}`, { is_ready: true })
  expect(body.people.map((one: { is_ready: boolean }) => one.is_ready)).toEqual([false, true, false])
  expect((await anna.ask('PUT', `/participants/${boris.id}`, { is_ready: true })).status).toBe(404)
})

test('a signed-in friend’s own basket of this restaurant stays apart', async () => {
  const { kitchen, path } = await openTogether(product)
  const { token } = await signIn(product)
  await fillBasket(product, token, kitchen, 3)
  const anna = visitor(product, path)
  await anna.join('Аня')
  await anna.put(kitchen.product_id)
  const [own] = (await call('GET', '/api/user/baskets', { token })).body.items
  expect([own.total, own.group_token]).toEqual([2100, null])
  expect((await anna.see()).body.total).toBe(700)
})

test('what the menu does to a dish is told line by line', async () => {
  const { kitchen, path } = await openTogether(product)
  const anna = await friend(product, path, 'Аня')
  await anna.put(kitchen.product_id)
  await rows(em(), sql`update product set price = 800 where id = ${kitchen.product_id}`)
  expect((await anna.see()).body).toMatchObject({ total: 800, changes: [{ kind: 'price', from: 700, to: 800 }] })
  await rows(em(), sql`update product set is_active = false where id = ${kitchen.product_id}`)
  const stopped = (await anna.see()).body
  expect(stopped).toMatchObject({ total: 0, changes: [{ kind: 'stopped' }] })
  expect(stopped.people[1].items[0].cancellation_comment).toBe('Блюдо закончилось')
})

test('friends see what the restaurant’s offers take off, and their parts add up to the sum', async () => {
  const { kitchen, path } = await openTogether(product)
  await makeOffer(product, kitchen, { percent: 10 })
  const [anna, boris] = [await friend(product, path, 'Аня'), await friend(product, path, 'Боря')]
  await anna.put(kitchen.product_id, 2)
  const { body } = await boris.put(kitchen.product_id)
  expect(totals(body)).toEqual([
    ['Олег', 0],
    ['Аня', 1260],
    ['Боря', 630],
  ])
  expect(body).toMatchObject({ total: 1890, offers: [{ label: 'Счастливые часы', amount: 210 }] })
  expect((await visitor(product, path).see()).body.offers).toEqual([])
})
