import { expect, test } from 'bun:test'
import { friend, openTogether } from '../../../test/groups'
import { fillBasket, orderForm } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { rows, sql } from '../../db/sql'

const product = await openProduct({ LIMITS: 'group_joins=1000/60,writes=5000/60' })
const { call, em } = product

type Part = { name: string; total: number }

/** Олег 700, Аня 1400, Боря 700: a basket of 2 800 ₽, delivered free of charge or not. */
async function gathered(input: Parameters<typeof openTogether>[1] = {}) {
  const group = await openTogether(product, input)
  const { kitchen, owner, path } = group
  await fillBasket(product, owner.token, kitchen, 1)
  const [anna, boris] = [await friend(product, path, 'Аня'), await friend(product, path, 'Боря')]
  await anna.put(kitchen.product_id, 2)
  await boris.put(kitchen.product_id)
  const [basket] = (await call('GET', '/api/user/baskets', { token: owner.token })).body.items
  return { ...group, anna, boris, basket_id: String(basket.id), cartSum: Number(basket.total) }
}
const place = (group: Awaited<ReturnType<typeof gathered>>, changes: Parameters<typeof orderForm>[2] = {}) =>
  call('POST', '/api/user/orders', {
    token: group.owner.token,
    body: orderForm(group.kitchen, { basket_id: group.basket_id, cartSum: group.cartSum }, changes),
  })

test('the order keeps whose each line is, for its owner and for the kitchen', async () => {
  const group = await gathered()
  const { body } = await place(group)
  const names = (order: { basket: { items: { participant: string; quantity: number }[] } }) =>
    order.basket.items.map(({ participant, quantity }) => [participant, quantity])
  const shared = [
    ['Олег', 1],
    ['Аня', 2],
    ['Боря', 1],
  ]
  const own = await call('GET', `/api/user/orders/${body.order_uuid}`, { token: group.owner.token })
  expect(names(own.body)).toEqual(shared)
  await rows(em(), sql`update "order" set status = 'CONFIRMATION_PENDING' where uuid = ${body.order_uuid}`)
  const kitchen = await call('GET', `/api/business_user/orders/${body.order_uuid}`, {
    token: group.kitchen.owner.token,
  })
  expect(names(kitchen.body)).toEqual(shared)
})

test('friends see that it is ordered and everybody’s part; the parts add up to what is charged', async () => {
  const group = await gathered()
  const { body } = await place(group)
  const seen = (await group.anna.see()).body
  expect(seen).toMatchObject({ state: 'ordered', order: { uuid: null, status: 'new' } })
  const { total } = (await call('GET', `/api/user/orders/${body.order_uuid}`, { token: group.owner.token })).body
  const { parts } = seen.order
  expect(parts.map(({ name, total }: Part) => [name, total])).toEqual([
    ['Олег', 767],
    ['Аня', 1467],
    ['Боря', 766],
  ])
  expect(parts.reduce((sum: number, part: Part) => sum + part.total, 0)).toBe(total)
  const owners = await call('GET', group.path, { token: group.owner.token })
  expect(owners.body.order.uuid).toBe(body.order_uuid)
  for (const own of ['9001112233', 'apartment', body.order_uuid]) expect(JSON.stringify(seen)).not.toContain(own)
})

test('nothing goes into a basket that was ordered, and the next order is nobody’s but the owner’s', async () => {
  const group = await gathered()
  await place(group)
  expect((await group.anna.put(group.kitchen.product_id)).body.errorMessage).toBe('group.over')
  const basket = await fillBasket(product, group.owner.token, group.kitchen, 2)
  const body = orderForm(group.kitchen, basket)
  const next = await call('POST', '/api/user/orders', { token: group.owner.token, body })
  const order = await call('GET', `/api/user/orders/${next.body.order_uuid}`, { token: group.owner.token })
  expect(order.body.basket.items[0].participant).toBeNull()
})

test('a dish that comes while the owner orders is told, once, and not charged unseen', async () => {
  const group = await gathered()
  const quote = { delivery_type: 'pickup', payment_type: 'cash' }
  const read = () =>
    call('POST', `/api/user/baskets/${group.basket_id}/quote`, { token: group.owner.token, body: quote })
  expect((await read()).body.basket.quote.changes.map(({ kind }: { kind: string }) => kind)).toEqual(['added', 'added'])
  expect((await read()).body.basket.quote.changes).toEqual([])
  await group.boris.put(group.kitchen.product_id)
  const { status, body } = await place(group)
  expect([status, body.errorMessage]).toEqual([409, 'order.cart_changed'])
  expect(body.basket).toMatchObject({ total: 3500, quote: { changes: [{ kind: 'quantity', from: 1, to: 2 }] } })
  expect((await place({ ...group, cartSum: 3500 })).status).toBe(200)
})

test('friends who add while the order is placed are in it or refused, never charged beside it', async () => {
  const group = await gathered()
  const adding = [group.anna, group.boris].flatMap((one) => [1, 2, 3].map(() => one.put(group.kitchen.product_id)))
  const [placed, ...added] = await Promise.all([place(group), ...adding])
  for (const { status, body } of added) expect([200, 'group.over']).toContain(status === 200 ? 200 : body.errorMessage)
  const left = (await call('GET', '/api/user/baskets', { token: group.owner.token })).body.items
  if (placed?.status === 200) {
    const order = await call('GET', `/api/user/orders/${placed.body.order_uuid}`, { token: group.owner.token })
    expect([order.body.price, left.length]).toEqual([2800, 0])
    expect(added.every(({ status }) => status === 409)).toBe(true)
  } else {
    expect(placed?.body.errorMessage).toBe('order.cart_changed')
    expect(left[0].total).toBe(2800 + 700 * added.filter(({ status }) => status === 200).length)
  }
})

test('a closed gathering’s dishes are ordered under their names all the same', async () => {
  const group = await gathered()
  await call('DELETE', group.path, { token: group.owner.token })
  const { body } = await place(group)
  expect((await group.anna.see()).body).toMatchObject({ state: 'ordered', order: { status: 'new' } })
  const order = await call('GET', `/api/user/orders/${body.order_uuid}`, { token: group.owner.token })
  expect(order.body.basket.items.map((one: { participant: string }) => one.participant)).toEqual([
    'Олег',
    'Аня',
    'Боря',
  ])
})

test('an order gathered by nobody but the owner names nobody, and ends the gathering', async () => {
  const { kitchen, owner, path } = await openTogether(product)
  const anna = await friend(product, path, 'Аня')
  const basket = await fillBasket(product, owner.token, kitchen, 2)
  const body = orderForm(kitchen, basket)
  const { status } = await call('POST', '/api/user/orders', { token: owner.token, body })
  expect(status).toBe(200)
  expect((await anna.see()).body).toMatchObject({ state: 'ordered', order: { parts: [] } })
})

test('a struck line leaves its person’s part', async () => {
  const group = await gathered()
  const { body } = await place(group)
  const own = await call('GET', `/api/user/orders/${body.order_uuid}`, { token: group.owner.token })
  const [, line] = own.body.basket.items
  await rows(em(), sql`update "order" set status = 'CONFIRMATION_PENDING' where uuid = ${body.order_uuid}`)
  const confirm = `/api/orders/actions/restaurant/${group.kitchen.restaurant_id}/confirm/${body.order_uuid}`
  const cancelled_items = [{ id: line.id, cancellation_comment: 'Закончилось' }]
  await call('PUT', confirm, { token: group.kitchen.owner.token, body: { cancelled_items } })
  const { token } = group.owner
  const { proposal } = (await call('GET', `/api/user/orders/${body.order_uuid}`, { token })).body
  const answer = { proposal_id: proposal.id, answer: 'without' }
  await call('PUT', `/api/orders/actions/user/answer/${body.order_uuid}`, { token, body: answer })
  const { order } = (await group.anna.see()).body
  expect(order.parts.map(({ name }: Part) => name)).toEqual(['Олег', 'Боря'])
  expect(order.parts.reduce((sum: number, part: Part) => sum + part.total, 0)).toBe(order.total)
})

test('repeating a group’s order takes everybody’s dishes', async () => {
  const group = await gathered()
  const { body } = await place(group)
  const repeated = await call('PUT', `/api/user/baskets/repeat_order/${body.order_uuid}`, { token: group.owner.token })
  expect(repeated.body.basket.items).toMatchObject([{ quantity: 4, participant: null }])
})

test('the names go with the owner’s account', async () => {
  const group = await gathered()
  const { body } = await place(group)
  await rows(em(), sql`update "order" set status = 'COMPLETED' where uuid = ${body.order_uuid}`)
  const gone = await call('DELETE', '/api/auth/account', { token: group.owner.token })
  expect(gone.status).toBe(200)
  const kept = await rows(
    em(),
    sql`select i.participant from order_item i join "order" o on o.id = i.order_id
        where o.uuid = ${body.order_uuid} and i.participant is not null`,
  )
  expect(kept).toEqual([])
  expect((await group.anna.see()).status).toBe(404)
})
