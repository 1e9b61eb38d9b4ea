import { expect, test } from 'bun:test'
import type { OrderInputWire } from '@ostrov/shared/orders/schema'
import { fillBasket, openKitchen, orderForm, placedOrder } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { forgetBuyer } from '../forget-customer'
import { burnBonuses } from './burn-bonuses'
import { earnBonus } from './settle-bonus'

const product = await openProduct()
const { call, pool, em, clock } = product
const DAY = 86_400_000
const inDays = (days: number) => new Date(clock.now.getTime() + days * DAY)

/** A kitchen whose points are 5 %, pay up to 30 % and burn after 90 days. */
async function giving(terms: object = {}) {
  const kitchen = await openKitchen(product)
  const { token } = kitchen.owner
  const set = (body: object) => call('PUT', `/api/business_user/restaurants/${kitchen.restaurant_id}`, { token, body })
  expect((await set({ bonus_percent: 5, bonus_share: 30, bonus_days: 90, ...terms })).status).toBe(200)
  return { ...kitchen, set }
}
const kitchen = await giving()

async function give(user_id: string, amount: number, burns_at: Date | null = null, { restaurant_id } = kitchen) {
  await pool.query(
    `insert into bonus_entry (user_id, restaurant_id, kind, amount, rest, burns_at, created_at) values ($1, $2, 'earned', $3, $3, $4, $5)`,
    [user_id, restaurant_id, amount, burns_at, clock.now],
  )
}
const entriesOf = async (order_id: number) =>
  (await pool.query(`select kind, amount from bonus_entry where order_id = $1 order by id`, [order_id])).rows
const balances = async (token: string) => (await call('GET', '/api/user/bonuses', { token })).body.items
/** The ledger of everybody adds up to what is left of it. */
const isWhole = async () =>
  (await pool.query(`select user_id from bonus_entry group by user_id, restaurant_id having sum(amount) <> sum(rest)`))
    .rows
const place = (
  token: string,
  basket: { basket_id: string; cartSum: number },
  changes: Partial<OrderInputWire>,
  at = kitchen,
) => call('POST', '/api/user/orders', { token, body: orderForm(at, basket, changes) })
const quote = async (token: string, { basket_id }: { basket_id: string }, terms: object = {}) => {
  const body = { delivery_type: 'pickup', payment_type: 'cash', ...terms }
  return (await call('POST', `/api/user/baskets/${basket_id}/quote`, { token, body })).body.basket.quote
}

test('a completed order earns its percent of what is paid for goods, once; one that is not yet over earns nothing', async () => {
  const { id, customer } = await placedOrder(product, kitchen)
  await earnBonus(em(), id, clock.now)
  expect(await entriesOf(id)).toEqual([])
  await pool.query(`update "order" set status = 'COMPLETED' where id = $1`, [id])
  await Promise.all([1, 2, 3].map(() => earnBonus(em(), id, clock.now)))
  expect(await entriesOf(id)).toEqual([{ kind: 'earned', amount: 70 }])
  const [held] = await balances(customer.token)
  expect(held).toMatchObject({ balance: 70, burning: 70, burns_at: inDays(90).toISOString(), is_on: true })
})

test('what is quoted is charged: points are a discount that the restaurant pays', async () => {
  const { token, id: user_id } = await signIn(product)
  await give(user_id, 1000)
  const basket = await fillBasket(product, token, kitchen)
  const { bonus, discount, total } = await quote(token, basket, { bonus: 1_000_000 })
  expect({ bonus, discount, total }).toEqual({
    bonus: { percent: 5, share: 30, balance: 1000, most: 420, spent: 420, will_earn: 49 },
    ...{ discount: 420, total: 980 },
  })
  const pickup = { delivery_type: 'pickup', coordinates: null } as const
  const { body } = await place(token, basket, { ...pickup, bonus: bonus.spent, total })
  const order = (await call('GET', `/api/user/orders/${body.order_uuid}`, { token })).body
  expect(order).toMatchObject({
    discount: 420,
    bonus_spent: 420,
    bonus_percent: 5,
    total: 980,
    lost_discount: 0,
    promo_code: null,
  })
  const { rows } = await pool.query(`select amount, paid_by from order_ledger where order_id = $1 and is_bonus`, [
    body.order_id,
  ])
  expect(rows).toEqual([{ amount: -420, paid_by: 'restaurant' }])
  expect(await entriesOf(body.order_id)).toEqual([{ kind: 'spent', amount: -420 }])
  expect((await balances(token))[0].balance).toBe(580)
})

test('who has fewer points than were sent is refused in words, and nothing is written', async () => {
  const { token, id: user_id } = await signIn(product)
  await give(user_id, 100)
  const basket = await fillBasket(product, token, kitchen)
  const { status, body } = await place(token, basket, { bonus: 200 })
  expect([status, body.errorMessage]).toEqual([409, 'order.bonus_changed'])
  expect(body.message).toBe('Баллов стало меньше. Можно списать 100\u00A0баллов. Проверьте сумму.')
  expect((await place(token, basket, { bonus: 100 })).status).toBe(200)
})

test('of orders placed at once no two spend the same points, at one restaurant or at several', async () => {
  const others = [kitchen, await giving({ bonus_share: 100 }), await giving({ bonus_share: 100 })]
  const { token, id: user_id } = await signIn(product)
  for (const at of others) await give(user_id, 300, null, at)
  const baskets = []
  for (const at of others) baskets.push({ at, basket: await fillBasket(product, token, at) })
  const tries = baskets.flatMap((one) => [one, one, one])
  const answers = await Promise.all(tries.map(({ at, basket }) => place(token, basket, { bonus: 300 }, at)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect((await balances(token)).map(({ balance }: { balance: number }) => balance)).toEqual([0, 0, 0])
  // The same points in baskets that follow one another: one placement reads what the other has left.
  await give(user_id, 100)
  const next = await fillBasket(product, token, kitchen)
  const [first, second] = await Promise.all([place(token, next, { bonus: 100 }), place(token, next, { bonus: 100 })])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  expect(await isWhole()).toEqual([])
})

test('a cancelled order gives its points back once; they live a week at least', async () => {
  const { token, id: user_id } = await signIn(product)
  await give(user_id, 200, inDays(1))
  const basket = await fillBasket(product, token, kitchen)
  const { body } = await place(token, basket, { bonus: 200 })
  const cancel = () => call('PUT', `/api/orders/actions/user/cancel/${body.order_id}`, { token })
  await Promise.all([cancel(), cancel()])
  expect(await entriesOf(body.order_id)).toEqual([
    { kind: 'spent', amount: -200 },
    { kind: 'returned', amount: 200 },
  ])
  expect((await balances(token))[0]).toMatchObject({ balance: 200, burns_at: inDays(7).toISOString() })
  expect(await isWhole()).toEqual([])
})

test('each night burns what is unspent and over, once; it cannot be spent before that night either', async () => {
  const { token, id: user_id } = await signIn(product)
  await give(user_id, 100, inDays(1))
  await give(user_id, 60, inDays(40))
  const basket = await fillBasket(product, token, kitchen)
  await place(token, basket, { bonus: 30 })
  const before = clock.now
  clock.now = inDays(2)
  expect((await balances(token))[0]).toMatchObject({ balance: 60, burning: 60 })
  await Promise.all([burnBonuses(em(), clock.now, 1), burnBonuses(em(), clock.now, 1)])
  await burnBonuses(em(), clock.now)
  const [held] = await balances(token)
  expect(held.balance).toBe(60)
  expect(held.entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
    ['burnt', -70],
    ['spent', -30],
    ['earned', 60],
    ['earned', 100],
  ])
  clock.now = before
  expect(await isWhole()).toEqual([])
})

test('a restaurant without points earns none and takes none; what people have stays, and they are told', async () => {
  const own = await giving()
  const { token, id: user_id } = await signIn(product)
  await give(user_id, 100, null, own)
  const basket = await fillBasket(product, token, own)
  expect((await call('GET', `/api/restaurants/${own.restaurant_id}`)).body.bonus_percent).toBe(5)
  await own.set({ bonus_percent: null })
  expect((await quote(token, basket, { bonus: 100 })).bonus).toBeNull()
  expect((await place(token, basket, { bonus: 100 }, own)).body.errorMessage).toBe('order.bonus_changed')
  expect((await place(token, basket, {}, own)).status).toBe(200)
  expect((await balances(token))[0]).toMatchObject({ balance: 100, is_on: false })
})

test('its owner sees what was earned, spent and burnt in a period; a stranger sees nothing', async () => {
  const own = await giving()
  const { token, id: user_id } = await signIn(product)
  await give(user_id, 500, null, own)
  const basket = await fillBasket(product, token, own)
  await place(token, basket, { bonus: 150 }, own)
  const day = new Date(clock.now.getTime() + 11 * 3_600_000).toISOString().slice(0, 10)
  const read = (by: string) =>
    call('GET', `/api/business_user/restaurants/${own.restaurant_id}/bonuses?from=${day}&to=${day}`, { token: by })
  expect((await read(own.owner.token)).body).toEqual({
    ...{ earned: 500, spent: 150, burnt: 0, held: 350 },
  })
  expect((await read(kitchen.owner.token)).status).toBe(404)
})

test('who leaves has no points any more', async () => {
  const { id: user_id } = await signIn(product)
  await give(user_id, 90)
  const person = { id: user_id, phone: '', email: null, confirmed_email: null, had_orders: false, phone_hash: '' }
  await em().transactional((tx) => forgetBuyer(tx, { ...person, now: clock.now }))
  const { rows } = await pool.query(`select kind, amount, rest from bonus_entry where user_id = $1 order by id`, [
    user_id,
  ])
  expect(rows).toEqual([
    { kind: 'earned', amount: 90, rest: 0 },
    { kind: 'burnt', amount: -90, rest: 0 },
  ])
})
