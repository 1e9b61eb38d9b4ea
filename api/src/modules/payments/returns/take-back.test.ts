import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { eventually, moneyOf } from '../../../../test/money'
import { workMoney } from '../../../../test/money-jobs'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { administrator, signIn } from '../../../../test/people'
import { buy, makeSale } from '../../../../test/tickets'
import { row, rows, sql } from '../../../db/sql'
import { attemptsFor } from '../attempts'
import { applyBankStatus } from '../bank/apply-bank-status'

const product = await openProductWithBank()
const { call, em, clock, press, pool } = product
const { ledgerOf } = moneyOf(product)
const kitchen = await openKitchen(product)
const admin = await administrator(product, 'olga@example.com')

/** The bank gives the money back by itself. */
async function reverse(of: { order_id: number | null; purchase_id: string | null }) {
  const [attempt] = await attemptsFor(em(), of)
  const status = attempt?.status === 'CONFIRMED' ? 'REFUNDED' : 'REVERSED'
  await applyBankStatus(em(), attempt?.id ?? '', { status, amount: attempt?.amount ?? 0 }, clock.now)
}
const statusOf = async (id: number) =>
  (await row<{ status: string }>(em(), sql`select status from "order" where id = ${id}`))?.status
const mismatches = async (number: number) =>
  (await call('GET', '/api/admin/payments/mismatches?limit=100', { token: admin.token })).body.items
    .filter((one: { order_id: number; purchase_number: number }) =>
      [one.order_id, one.purchase_number].includes(number),
    )
    .map(({ status, told }: { status: string; told: number }) => `${status} ${told}`)
const tasks = (id: number) =>
  rows<{ task: string }>(
    em(),
    sql`select t.identifier as task from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier in ('order.notify_customer', 'order.notify_restaurant')
          and j.payload->>'event_id' = (select max(id)::text from order_event where order_id = ${id}) order by 1`,
  )

async function paid(status: string) {
  const { id, payment_url } = await placedOrder(product, kitchen, { payment_type: 'online' })
  await press(payment_url, 'pay')
  await eventually(() => ledgerOf(id), ['payment -1600'])
  await pool.query(`update "order" set status = $2, confirmation_date = now() where id = $1`, [id, status])
  return id
}

test.each(['new', 'CONFIRMATION_PENDING', 'in_progress', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING'])(
  'an order that is %s is taken back when the bank gives its money back, and both sides hear of it',
  async (status) => {
    const id = await paid(status)
    await reverse({ order_id: id, purchase_id: null })
    expect(await statusOf(id)).toBe('CANCELLED')
    const [event] = await rows(
      em(),
      sql`select actor, comment from order_event where order_id = ${id} order by id desc limit 1`,
    )
    expect(event).toEqual({ actor: 'bank', comment: 'Банк вернул деньги за\u00A0заказ' })
    const told = (await tasks(id)).map(({ task }) => task)
    expect(told).toEqual([...['order.notify_customer'], ...(status === 'new' ? [] : ['order.notify_restaurant'])])
    expect(await ledgerOf(id)).toEqual(['payment -1600', 'refund 1600'])
    expect(await mismatches(id)).toEqual([])
    // Told again, nothing more happens.
    await reverse({ order_id: id, purchase_id: null })
    expect(await ledgerOf(id)).toEqual(['payment -1600', 'refund 1600'])
  },
)

test.each(['OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED'])(
  'an order that is %s stays, and the administrators are told',
  async (status) => {
    const id = await paid(status)
    await reverse({ order_id: id, purchase_id: null })
    expect(await statusOf(id)).toBe(status)
    expect(await mismatches(id)).toEqual(['REVERSED 0'])
  },
)

test('money that we give back ourselves takes no order along', async () => {
  const id = await paid('CONFIRMED')
  const { body: card } = await call('GET', `/api/admin/orders/${id}`, { token: admin.token })
  await call('POST', `/api/admin/orders/${id}/refunds`, {
    token: admin.token,
    body: { kind: 'all', left: card.account.left, reason: 'Остыло' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  await workMoney(product, id)
  await eventually(() => ledgerOf(id), ['payment -1600', 'refund 1600'])
  expect(await statusOf(id)).toBe('CONFIRMED')
  expect(await mismatches(id)).toEqual([])
})

test('tickets whose money the bank has given back are none any more: seats are free, who holds them is told', async () => {
  const sale = await makeSale(product)
  const { body, person } = await buy(product, sale, 2)
  const purchase_id = String(body.id)
  await press(body.payment_url, 'pay')
  const read = async () =>
    (await call('GET', `/api/user/ticket_purchases/${purchase_id}`, { token: person.token })).body
  await eventually(async () => (await read()).state, 'sold')
  const boris = await signIn(product)
  const [given, own] = (await read()).tickets
  await pool.query('update ticket set holder_id = $2 where id = $1', [given.id, boris.id])
  await reverse({ order_id: null, purchase_id })
  const after = (await read()).tickets
  expect(after.every((one: { code: string | null; refunded_at: string | null }) => !one.code && one.refunded_at)).toBe(
    true,
  )
  expect(after.map(({ id }: { id: string }) => id).sort()).toEqual([given.id, own.id].sort())
  const seats = await row<{ sold: number }>(
    em(),
    sql`select count(*) filter (where is_sold)::int as sold from ticket_seat where kind_id = ${sale.kind.id}`,
  )
  expect(seats?.sold).toBe(0)
  const jobs = await rows<{ said: string }>(
    em(),
    sql`select t.identifier || ' ' || (j.payload->>'what') as said from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where j.payload->>'what' = 'reversed'
          and (j.payload->>'purchase_id' = ${purchase_id} or j.payload->>'ticket_id' = ${given.id}) order by 1`,
  )
  expect(jobs.map(({ said }) => said)).toEqual(['ticket.tell reversed', 'ticket.tell_holder reversed'])
  expect(await ledgerOf(purchase_id)).toEqual(['payment -1000', 'refund 1000'])
})

test('a ticket that was used stays used, and the administrators are told', async () => {
  const sale = await makeSale(product)
  const { body, person } = await buy(product, sale, 2)
  await press(body.payment_url, 'pay')
  const read = async () => (await call('GET', `/api/user/ticket_purchases/${body.id}`, { token: person.token })).body
  await eventually(async () => (await read()).state, 'sold')
  const [used] = (await read()).tickets
  await pool.query('update ticket set used_at = now() where id = $1', [used.id])
  await reverse({ order_id: null, purchase_id: String(body.id) })
  const left = await rows(
    em(),
    sql`select id from ticket where purchase_id = ${String(body.id)} and refunded_at is null`,
  )
  expect(left).toEqual([{ id: used.id }])
  expect(await mismatches((await read()).number)).toEqual(['REVERSED 0'])
})
