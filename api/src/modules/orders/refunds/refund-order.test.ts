import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { makeProduct } from '../../../../test/kitchen'
import { openKitchen, orderForm } from '../../../../test/orders'
import { administrator, signIn } from '../../../../test/people'
import { startWorker } from '../../../jobs/worker'

const product = await openProductWithBank()
const { call, pool, press, deps } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())
const support = await administrator(product, undefined, 'support')
const finance = await administrator(product, undefined, 'finance')
const dear = await makeProduct(product.em(), { ...(await categoryOf()), name: 'Краб', price: 1500 })

async function categoryOf() {
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  return { restaurant_id, category_id: String(rows[0].category_id) }
}

type Card = {
  id: number
  status: string
  account: { charged: number; paid: number; refunded: number; returning: number; left: number }
  basket: { items: { id: string; name: string; line_total: number }[] }
  refunds: { amount: number; name: string; items: unknown[] }[]
  payments: { status: string; refund_failed_at: string | null }[]
  needs: string[]
}
const cardOf = async (id: number): Promise<Card> =>
  (await call('GET', `/api/admin/orders/${id}`, { token: support.token })).body

/** Two dishes of 700 ₽ and a crab of 1 500 ₽ with a delivery of 200 ₽, paid by card. */
async function paid({ accepted = true } = {}) {
  const customer = await signIn(product)
  const add = (product_id: string, quantity: number) =>
    call('POST', '/api/basket_item', { token: customer.token, body: { restaurant_id, product_id, quantity } })
  await add(kitchen.product_id, 2)
  const { basket } = (await add(dear.id, 1)).body
  const form = orderForm(kitchen, { basket_id: basket.id, cartSum: basket.total }, { payment_type: 'online' })
  const { body } = await call('POST', '/api/user/orders', { token: customer.token, body: form })
  await press(body.payment_url, 'pay')
  const id = Number(body.order_id)
  await eventually(async () => (await cardOf(id)).status, 'CONFIRMATION_PENDING')
  if (accepted) {
    await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
    await eventually(async () => (await cardOf(id)).payments[0]?.status, 'CONFIRMED')
  }
  return id
}

async function eventually(what: () => Promise<unknown>, expected: unknown) {
  for (let tries = 0; tries < 300 && !Bun.deepEquals(await what(), expected); tries += 1) await Bun.sleep(50)
  expect(await what()).toEqual(expected)
}
const refund = (id: number, body: object, { token = support.token, key = crypto.randomUUID() as string } = {}) =>
  call('POST', `/api/admin/orders/${id}/refunds`, {
    token,
    body: { reason: 'Остыло', ...body },
    headers: { 'idempotency-key': key },
  })
const stop = (id: number, body: object, token = support.token) =>
  call('PUT', `/api/admin/orders/${id}/status`, { token, body })
const remainingAtBank = async (id: number) =>
  (
    await pool.query(
      `select b.status || ' ' || b.remaining / 100 as said from sandbox_bank.payment b join payment p on p.payment_id = b.payment_id::text
       where p.order_id = $1`,
      [id],
    )
  ).rows.map(({ said }) => said)
const sums = async (id: number) => {
  const { paid, refunded, returning, left } = (await cardOf(id)).account
  return { paid, refunded, returning, left }
}

test('one line, then a sum, then the rest are given back, each once, and the account says what is left', async () => {
  const id = await paid()
  const { basket } = await cardOf(id)
  const crab = basket.items.find(({ name }) => name === 'Краб')?.id
  const first = await refund(id, { kind: 'items', item_ids: [crab], left: 3100 })
  expect(first.status).toBe(200)
  expect(first.body.account).toMatchObject({ charged: 3100, left: 1600 })
  expect(first.body.refunds).toMatchObject([{ amount: 1500, name: 'Ольга', items: [{ item_id: crab, amount: 1500 }] }])
  await eventually(() => sums(id), { paid: 3100, refunded: 1500, returning: 0, left: 1600 })
  expect(await remainingAtBank(id)).toEqual(['PARTIAL_REFUNDED 1600'])
  const twice = await refund(id, { kind: 'items', item_ids: [crab], left: 1600 })
  expect(twice.body.errorMessage).toBe('order.refunded_item')
  const more = await refund(id, { kind: 'sum', amount: 1601, left: 1600 })
  expect([more.status, more.body.errorMessage, more.body.left]).toEqual([422, 'order.refund_too_much', 1600])
  expect(more.body.errors.amount).toBe('Осталось вернуть не\u00A0больше 1\u00A0600\u00A0₽')
  expect((await refund(id, { kind: 'sum', amount: 100, left: 1600 })).status).toBe(200)
  await eventually(() => sums(id), { paid: 3100, refunded: 1600, returning: 0, left: 1500 })
  expect((await refund(id, { kind: 'all', left: 1500 }, { token: finance.token })).status).toBe(200)
  await eventually(() => sums(id), { paid: 3100, refunded: 3100, returning: 0, left: 0 })
  expect(await remainingAtBank(id)).toEqual(['REFUNDED 0'])
  expect((await refund(id, { kind: 'all', left: 0 })).body.errorMessage).toBe('order.refund_nothing')
  expect((await cardOf(id)).status).toBe('CONFIRMED')
  const log = (await call('GET', `/api/admin/orders/${id}/log`, { token: support.token })).body.items
  const given = log.filter(({ act }: { act: string }) => act === 'order.refund')
  expect(
    given.map(({ changes }: { changes: { field: string; to: unknown }[] }) =>
      Object.fromEntries(changes.map(({ field, to }) => [field, to])),
    ),
  ).toEqual([
    { refunded: 1500, reason: 'Остыло' },
    { refunded: 100, reason: 'Остыло' },
    { refunded: 1500, reason: 'Остыло', refunded_for: [expect.stringContaining('Краб')] },
  ])
})

test('fifty presses of two administrators make one refund, whatever their keys', async () => {
  const id = await paid()
  const presses = Array.from({ length: 50 }, (_, at) =>
    refund(id, { kind: 'sum', amount: 400, left: 3100 }, { token: at % 2 ? support.token : finance.token }),
  )
  const answers = await Promise.all(presses)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const others = answers.filter(({ status }) => status !== 200)
  expect(new Set(others.map(({ body }) => body.errorMessage))).toEqual(new Set(['order.refund_changed']))
  expect(others[0]?.body.left).toBe(2700)
  await eventually(() => sums(id), { paid: 3100, refunded: 400, returning: 0, left: 2700 })
  expect(await remainingAtBank(id)).toEqual(['PARTIAL_REFUNDED 2700'])
})

test('fifty presses with one key make one refund and are all answered by it', async () => {
  const id = await paid()
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => refund(id, { kind: 'all', left: 3100 }, { key })))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const other = await refund(id, { kind: 'sum', amount: 1, left: 0 }, { key })
  expect(other.body.errorMessage).toBe('request.key_reused')
  await eventually(() => sums(id), { paid: 3100, refunded: 3100, returning: 0, left: 0 })
  expect((await cardOf(id)).refunds).toHaveLength(1)
})

test('a refund and a cancellation at once give back every ruble once', async () => {
  const id = await paid()
  const answers = await Promise.all([
    refund(id, { kind: 'sum', amount: 500, left: 3100 }),
    stop(id, { status: 'CANCELLED', comment: 'Ресторан закрылся' }),
  ])
  expect(answers[1]?.status).toBe(200)
  await eventually(() => sums(id), { paid: 3100, refunded: 3100, returning: 0, left: 0 })
  expect(await remainingAtBank(id)).toEqual(['REFUNDED 0'])
})

test('while the bank is away a refund waits, is shown as failed, and is done when it is back', async () => {
  const id = await paid()
  product.setDown(true)
  const asked = await refund(id, { kind: 'sum', amount: 300, left: 3100 })
  expect(asked.status).toBe(200)
  expect(asked.body.account).toMatchObject({ refunded: 0, returning: 300, left: 2800 })
  await eventually(async () => (await cardOf(id)).needs, ['refund'])
  product.setDown(false)
  await pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())`,
  )
  await eventually(() => sums(id), { paid: 3100, refunded: 300, returning: 0, left: 2800 })
  expect((await cardOf(id)).needs).toEqual([])
})

test('what is given back of a hold is never taken', async () => {
  const id = await paid({ accepted: false })
  expect((await refund(id, { kind: 'sum', amount: 600, left: 3100 })).body.account).toMatchObject({
    ...{ returning: 600, left: 2500 },
  })
  await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
  await eventually(() => sums(id), { paid: 3100, refunded: 600, returning: 0, left: 2500 })
  expect(await remainingAtBank(id)).toEqual(['CONFIRMED 2500'])
})

test('an order paid on receipt, or not at all, has nothing to give back', async () => {
  const customer = await signIn(product)
  const { basket } = (
    await call('POST', '/api/basket_item', {
      token: customer.token,
      body: { restaurant_id, product_id: dear.id, quantity: 1 },
    })
  ).body
  const form = orderForm(kitchen, { basket_id: basket.id, cartSum: basket.total })
  const { body } = await call('POST', '/api/user/orders', { token: customer.token, body: form })
  expect((await refund(body.order_id, { kind: 'all', left: 0 })).body.errorMessage).toBe('order.refund_nothing')
  expect((await refund(body.order_id, { kind: 'all', left: 100 })).body).toMatchObject({
    ...{ errorMessage: 'order.refund_changed', left: 0 },
  })
})

test('a refund names what and why, and is no act of a role without refunds', async () => {
  const id = await paid()
  expect((await refund(id, { kind: 'items', left: 3100 })).body.errors).toEqual({ item_ids: 'Отметьте блюда' })
  expect((await refund(id, { kind: 'sum', left: 3100 })).body.errors).toEqual({ amount: 'Укажите сумму' })
  expect((await refund(id, { kind: 'all', reason: ' ', left: 3100 })).status).toBe(422)
  expect((await refund(id, { kind: 'items', item_ids: [restaurant_id], left: 3100 })).body.errorMessage).toBe(
    'order.item_not_found',
  )
  const moderator = await administrator(product, undefined, 'moderator')
  const refused = await refund(id, { kind: 'all', left: 3100 }, { token: moderator.token })
  expect(refused.body.errorMessage).toBe('request.not_found')
  expect(await sums(id)).toEqual({ paid: 3100, refunded: 0, returning: 0, left: 3100 })
})
