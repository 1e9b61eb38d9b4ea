import { expect, test } from 'bun:test'
import { fillBasket, openKitchen, orderForm } from '../../../test/orders'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { usePromo } from './use-promo'
import { validateFor } from './validate-promo-code'

const product = await openProduct()
const { call, clock, pool } = product
const { token } = await administrator(product)
const kitchen = await openKitchen(product)
const DAY = 24 * 3_600_000

async function makeCode(code: string): Promise<string> {
  const { rows } = await pool.query(
    `insert into promo_code (code, name, amount, min_order_sum, starts_at, expires_at)
       values ($1, 'Скидка', 300, 500, $2::timestamptz - interval '20 days', $2) returning id`,
    [code, new Date(clock.now.getTime() + 20 * DAY)],
  )
  return rows[0].id
}
const stop = (id: string) => call('POST', `/api/admin/promo_code/${id}/stop`, { token })
const asked = (user_id: string, code: string) => ({
  ...{ code, user_id, cartSum: 1400, payment_type: 'online' as const, restaurant_id: kitchen.restaurant_id },
  now: clock.now,
})

test('a code that is stopped between its check and its use is refused in words', async () => {
  const id = await makeCode('BETWEEN')
  const person = await signIn(product)
  const placing = product.em().transactional(async (tx) => {
    const { promo } = await validateFor(tx, asked(person.id, 'BETWEEN'))
    expect(promo).not.toBeNull()
    expect((await stop(id)).status).toBe(200)
    await usePromo(tx, { promo, user_id: person.id, order_id: 1, now: clock.now })
  })
  await expect(placing).rejects.toMatchObject({ code: 'promo.invalid', message: 'Срок действия промокода истёк' })
  const { rows } = await pool.query(`select total_used_count, is_active from promo_code where id = $1`, [id])
  expect(rows).toEqual([{ total_used_count: 0, is_active: false }])
})

test('an order that has taken the code keeps its discount, and the stop waits for it', async () => {
  const id = await makeCode('KEPT')
  const person = await signIn(product)
  const order: string[] = []
  let stopped: Promise<unknown> = Promise.resolve()
  await product.em().transactional(async (tx) => {
    const { promo } = await validateFor(tx, asked(person.id, 'KEPT'))
    await usePromo(tx, { promo, user_id: person.id, order_id: 1, now: clock.now })
    stopped = stop(id).then(() => order.push('stopped'))
    await Bun.sleep(300)
    order.push('placed')
  })
  await stopped
  expect(order).toEqual(['placed', 'stopped'])
  const { rows } = await pool.query(`select total_used_count, is_active from promo_code where id = $1`, [id])
  expect(rows).toEqual([{ total_used_count: 1, is_active: false }])
})

test('of many who order while it is stopped each has the discount or a refusal in words', async () => {
  const id = await makeCode('MANY')
  const people = await Promise.all(Array.from({ length: 12 }, () => signIn(product)))
  const forms = await Promise.all(
    people.map(async ({ token }) =>
      orderForm(kitchen, await fillBasket(product, token, kitchen), { payment_type: 'online', code: 'MANY' }),
    ),
  )
  const placing = people.map(({ token }, at) => call('POST', '/api/user/orders', { token, body: forms[at] }))
  const [stopped, ...placed] = await Promise.all([stop(id), ...placing])
  expect(stopped?.status).toBe(200)
  const words = placed.map(({ status, body }) => (status === 200 ? 'placed' : `${status} ${body.message}`))
  expect(words.filter((one) => one !== 'placed' && one !== '409 Срок действия промокода истёк')).toEqual([])
  const { rows } = await pool.query(
    `select count(*)::int as orders, count(*) filter (where discount = 300)::int as discounted,
       (select total_used_count from promo_code where id = $1) as used from "order" where promo_code_id = $1`,
    [id],
  )
  const n = words.filter((one) => one === 'placed').length
  expect(rows).toEqual([{ orders: n, discounted: n, used: n }])
})

test('a second stop changes nothing and leaves no second line in the log; a person’s own code is none of it', async () => {
  const id = await makeCode('TWICE')
  expect((await stop(id)).body.state).toBe('off')
  expect((await stop(id)).body.state).toBe('off')
  const log = await call('GET', `/api/admin/promo_code/${id}/log`, { token })
  expect(log.body.items.map(({ act }: { act: string }) => act)).toEqual(['promo_code.stop'])
  const { id: user_id } = await signIn(product)
  const own = await makeCode('OWN')
  await pool.query(`update promo_code set user_id = $1 where id = $2`, [user_id, own])
  expect((await stop(own)).status).toBe(404)
})
