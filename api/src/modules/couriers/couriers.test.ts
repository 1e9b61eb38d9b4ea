import { expect, test } from 'bun:test'
import { cookedOrder, give, makeCourier, moved, pageOf, press, pressOf } from '../../../test/couriers'
import { openKitchen, placedOrder } from '../../../test/orders'
import { administrator, businessManager, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { handOverOrder } from '../orders/life/hand-over-order'

const product = await openProduct()
const { call, clock } = product
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen
const petr = await makeCourier(product, kitchen)
const olga = await makeCourier(product, kitchen, 'Ольга')
const TIPS = 'https://qr.nspk.ru/AS1000'
const terms = (body: object) =>
  call('PUT', `/api/business_user/restaurant/${restaurant_id}/courier_terms`, {
    token: owner.token,
    body: { tips_url: TIPS, ...body },
  })
const statusOf = async (id: number) =>
  (await call('GET', `/api/business_user/orders/${id}`, { token: owner.token })).body.status
const courierOf = async (id: number) =>
  (await call('GET', `/api/business_user/orders/${id}`, { token: owner.token })).body.courier
const events = async (id: number) => {
  const { rows } = await product.pool.query('select act from courier_event where order_id = $1 order by received_at', [
    id,
  ])
  return rows.map(({ act }) => act)
}
const given = async (courier = petr) => {
  const id = await cookedOrder(product, kitchen)
  await give(product, kitchen, id, { courier_id: courier.id })
  return id
}

test('the way of an order: given, picked up, at the door, handed over; its states are the restaurant’s steps by its courier', async () => {
  const id = await given()
  const page = await pageOf(product, petr)
  const shown = page.work.orders.find((one: { id: number }) => one.id === id)
  expect(shown).toMatchObject({
    user_name: 'Анна',
    user_phone: '79001112233',
    apartment: '12',
    to_take: 1600,
    dishes: 2,
  })
  for (const act of ['pick_up', 'at_door', 'hand_over'] as const)
    expect(await press(product, petr, { order_id: id, act })).toEqual([null])
  expect(await statusOf(id)).toBe('DELIVERED')
  const { rows } = await product.pool.query(
    `select "to", actor, actor_id from order_event where order_id = $1 and "to" in ('OUT_FOR_DELIVERY', 'DELIVERED') order by id`,
    [id],
  )
  expect(rows).toEqual([
    { to: 'OUT_FOR_DELIVERY', actor: 'restaurant', actor_id: petr.id },
    { to: 'DELIVERED', actor: 'restaurant', actor_id: petr.id },
  ])
  expect((await events(id)).toSorted()).toEqual(['at_door', 'give', 'hand_over', 'pick_up'])
  const { token } = await administrator(product, undefined, 'support')
  const told = (await call('GET', `/api/admin/orders/${id}`, { token })).body.courier_events
  expect(told.map(({ act, name }: { act: string; name: string }) => [act, name])).toEqual(
    ['give', 'pick_up', 'at_door', 'hand_over'].map((act) => [act, 'Пётр']),
  )
  // The customer’s phone ends with the order.
  expect(JSON.stringify(await pageOf(product, petr))).not.toContain('79001112233')
})

test('of many who give one order at once it has one courier, and the others are told', async () => {
  const id = await cookedOrder(product, kitchen)
  const answers = await Promise.all(
    [petr, olga, petr, olga].map(({ id: courier_id }) => give(product, kitchen, id, { courier_id })),
  )
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused.map(({ body }) => body.errorMessage)).toEqual(Array(2).fill('order_courier.given_otherwise'))
  const { rows } = await product.pool.query('select from order_courier where order_id = $1 and taken_back_at is null', [
    id,
  ])
  expect(rows).toHaveLength(1)
})

test('a courier takes what nobody has, where the restaurant lets them; of two at once one has it', async () => {
  const id = await cookedOrder(product, kitchen)
  expect(await press(product, petr, { order_id: id, act: 'take' })).toEqual(['Этот заказ сейчас не\u00A0взять.'])
  await terms({ may_take: true, asks_code: false })
  const [free] = (await pageOf(product, petr)).work.free.filter((one: { id: number }) => one.id === id)
  expect(free.address).toContain('Ленина')
  expect(JSON.stringify(free)).not.toMatch(/79001112233|Анна|apartment/)
  const [one, two, third] = await Promise.all([
    press(product, petr, { order_id: id, act: 'take' }),
    press(product, olga, { order_id: id, act: 'take' }),
    give(product, kitchen, id, { courier_id: olga.id }),
  ])
  const winners = [...one, ...two].filter((error) => error === null)
  expect(winners.length + Number(third.status === 200)).toBeGreaterThanOrEqual(1)
  const { rows } = await product.pool.query('select from order_courier where order_id = $1 and taken_back_at is null', [
    id,
  ])
  expect(rows).toHaveLength(1)
  await terms({ may_take: false, asks_code: false })
})

test('a press that comes twice, at once or later, counts once', async () => {
  const id = await given()
  const same = pressOf(product, { order_id: id, act: 'pick_up' })
  const answers = await Promise.all([1, 2, 3].map(() => press(product, petr, same)))
  expect(answers).toEqual([[null], [null], [null]])
  expect(await press(product, petr, same)).toEqual([null])
  expect(await events(id)).toEqual(['give', 'pick_up'])
})

test('a queue is answered press by press: a refused one keeps none of the others', async () => {
  const [first, second] = [await given(), await given()]
  await moved(product, kitchen, first, 'OUT_FOR_DELIVERY')
  await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/order/${first}/action`, {
    token: owner.token,
    body: { status: 'CANCELLED_BY_RESTAURANT', comment: 'Не\u00A0дозвонились' },
  })
  const answers = await press(
    product,
    petr,
    { order_id: first, act: 'hand_over' },
    { order_id: second, act: 'pick_up', pressed_at: 'часы стоят' },
    { order_id: second, act: 'hand_over' },
  )
  expect(answers).toEqual([expect.stringContaining('статус'), null, null])
  expect(await statusOf(second)).toBe('DELIVERED')
})

test('what was taken back or given to another is not one’s own any more', async () => {
  const id = await given()
  expect((await give(product, kitchen, id, { courier_id: olga.id, instead_of: petr.id })).body.courier.name).toBe(
    'Ольга',
  )
  expect(await press(product, petr, { order_id: id, act: 'pick_up' })).toEqual([
    'Этот заказ теперь не\u00A0у\u00A0вас.',
  ])
  expect((await give(product, kitchen, id, { courier_id: null, instead_of: olga.id })).body.courier).toBeNull()
})

test('nobody opens: the board is told, and the order comes back to be given anew', async () => {
  const id = await given()
  expect(await press(product, petr, { order_id: id, act: 'not_opened' })).toEqual([expect.stringContaining('статус')])
  await press(product, petr, { order_id: id, act: 'pick_up' }, { order_id: id, act: 'not_opened' })
  expect((await courierOf(id)).not_opened_at).not.toBeNull()
  await press(product, petr, { order_id: id, act: 'bring_back' })
  expect(await statusOf(id)).toBe('OUT_FOR_DELIVERY')
  expect((await pageOf(product, petr)).work.orders.filter((one: { id: number }) => one.id === id)).toEqual([])
  expect((await give(product, kitchen, id, { courier_id: olga.id, instead_of: petr.id })).status).toBe(200)
})

test('where the restaurant wants it, an order is handed over by its customer’s four digits, five times tried', async () => {
  await terms({ may_take: false, asks_code: true })
  const placed = await placedOrder(product, kitchen)
  const seen = async () =>
    (await call('GET', `/api/user/orders/${placed.id}/courier`, { token: placed.customer.token })).body
  await handOverOrder(product.deps, placed.id)
  for (const status of ['CONFIRMED', 'IN_PREPARATION']) await moved(product, kitchen, placed.id, status)
  expect(await seen()).toEqual({ name: null, code: null, tips_url: null, near: null })
  await give(product, kitchen, placed.id, { courier_id: petr.id })
  await press(product, petr, { order_id: placed.id, act: 'pick_up' })
  const { name, code } = await seen()
  expect([name, code]).toEqual(['Пётр', expect.stringMatching(/^\d{4}$/)])
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
  const hand = { order_id: placed.id, act: 'hand_over' } as const
  expect(await press(product, petr, { ...hand, code: wrong })).toEqual([expect.stringContaining('не\u00A0подошёл')])
  expect(await press(product, petr, hand)).toEqual([expect.stringContaining('не\u00A0подошёл')])
  expect(await press(product, petr, { ...hand, code })).toEqual([null])
  expect(await seen()).toEqual({ name: 'Пётр', code: null, tips_url: TIPS, near: null })
  const stranger = await signIn(product)
  expect((await call('GET', `/api/user/orders/${placed.id}/courier`, { token: stranger.token })).status).toBe(404)

  const guessed = await given()
  await press(product, petr, { order_id: guessed, act: 'pick_up' })
  for (let tries = 0; tries < 5; tries += 1)
    await press(product, petr, { order_id: guessed, act: 'hand_over', code: 'нет' })
  expect(await press(product, petr, { order_id: guessed, act: 'hand_over', code: 'нет' })).toEqual([
    expect.stringContaining('слишком много раз'),
  ])
  await terms({ may_take: false, asks_code: false })
})

test('a link opens nothing without the code, for a shift with it, and nothing once it is replaced', async () => {
  const other = await openKitchen(product)
  const anna = await makeCourier(product, other, 'Анна')
  expect(await pageOf(product, { ...anna, cookie: '' })).toEqual({
    ...{ restaurant: expect.any(String), phone_end: anna.phone.slice(-2), work: null },
  })
  const stolen = await call('POST', `/api/couriers/${anna.key}/presses`, {
    body: { presses: [pressOf(product, { order_id: 1, act: 'take' })] },
  })
  expect(stolen.body.errorMessage).toBe('courier.code_needed')
  // Somebody else’s cookie is none of theirs.
  expect((await pageOf(product, { ...anna, cookie: petr.cookie })).work).toBeNull()
  expect((await pageOf(product, anna)).work.name).toBe('Анна')
  const now = clock.now
  clock.now = new Date(now.getTime() + 17 * 3_600_000)
  expect((await pageOf(product, anna)).work).toBeNull()
  clock.now = now
  const path = `/api/business_user/restaurant/${other.restaurant_id}/courier/${anna.id}`
  const again = await call('POST', `${path}/link`, { token: other.owner.token })
  expect(again.body.key).not.toBe(anna.key)
  expect((await pageOf(product, anna)).errorMessage).toBe('courier.not_found')
  expect((await call('DELETE', path, { token: other.owner.token })).status).toBe(200)
  expect((await call('DELETE', path, { token: other.owner.token })).status).toBe(200)
  expect((await pageOf(product, { ...anna, key: again.body.key })).errorMessage).toBe('courier.not_found')
})

test('a person of two restaurants has one page by one phone', async () => {
  const other = await openKitchen(product)
  const phone = '79149999999'
  const here = await makeCourier(product, kitchen, 'Ваня', phone)
  const path = `/api/business_user/restaurant/${other.restaurant_id}/courier`
  const body = { name: 'Иван', phone, transport: 'car', is_active: true }
  const there = (await call('POST', path, { token: other.owner.token, body })).body
  const [one, two] = [await cookedOrder(product, kitchen), await cookedOrder(product, other)]
  await give(product, kitchen, one, { courier_id: here.id })
  await give(product, other, two, { courier_id: there.id })
  const { work } = await pageOf(product, here)
  expect(work.orders.map((order: { id: number }) => order.id).toSorted()).toEqual([one, two].toSorted())
  expect(await press(product, here, { order_id: two, act: 'pick_up' })).toEqual([null])
  // A stranger’s restaurant is none.
  expect(await press(product, petr, { order_id: two, act: 'at_door' })).toEqual(['Заказ не\u00A0найден.'])
})

test('a phone is shown by a press that the log keeps; a list has its end, and one phone is one courier', async () => {
  const { body } = await call('GET', '/api/business_user/couriers', { token: owner.token })
  expect(JSON.stringify(body)).not.toContain(petr.phone)
  const manager = await businessManager(product, owner, restaurant_id, ['orders'])
  const path = `/api/orders/actions/restaurant/${restaurant_id}/courier/${petr.id}/phone`
  expect((await call('POST', path, { token: manager.token })).body).toEqual({ phone: petr.phone })
  const { rows } = await product.pool.query(`select actor from log where action = 'courier.phone'`)
  expect(rows).toEqual([{ actor: `business:${manager.id}` }])
  const same = { name: 'Двойник', phone: petr.phone, transport: 'foot', is_active: true }
  const twice = await call('POST', `/api/business_user/restaurant/${restaurant_id}/courier`, {
    token: owner.token,
    body: same,
  })
  expect(twice.body).toMatchObject({ errorMessage: 'courier.phone_taken', errors: { phone: expect.any(String) } })
  const path2 = `/api/business_user/restaurant/${restaurant_id}/courier/${petr.id}`
  const changed = { name: 'Пётр Второй', transport: 'car', is_active: true }
  expect((await call('PUT', path2, { token: owner.token, body: changed })).body.phone_end).toBe(petr.phone.slice(-2))
})
