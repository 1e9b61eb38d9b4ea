import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { fillBasket, openKitchen, orderForm } from '../../../../test/orders'
import { administrator, signIn } from '../../../../test/people'
import { buy, makeSale } from '../../../../test/tickets'
import { rows, sql } from '../../../db/sql'
import { startWorker } from '../../../jobs/worker'
import { completeOrder } from '../../orders/life/complete-order'
import { settleReceipts } from './receipts'

const product = await openProductWithBank({
  RECEIPT_TAXATION: 'usn_income',
  RECEIPT_VAT: 'none',
  RECEIPT_AGENT_SIGN: 'another',
})
const { call, em, press, bank, deps } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const admin = await administrator(product, 'finance@example.com')
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())
await rows(
  em(),
  sql`update restaurant set legal_info = '{"name": "ООО «Шторм»", "inn": "6501000001", "ogrn": "", "address": ""}' where id = ${restaurant_id}`,
)

type Printed = {
  type: string
  method: string
  amount: number
  body: { Items: Record<string, unknown>[]; Phone?: string; Email?: string }
}
const printed = (id: number) =>
  rows<Printed>(
    em(),
    sql`select b.type, b.method, b.amount, b.body from sandbox_bank.receipt b join payment p on p.payment_id = b.payment_id
        where p.order_id = ${id} order by b.receipt_id`,
  )
const kept = (id: number) =>
  rows<{ kind: string; amount: number; status: string; url: string | null; error: string | null }>(
    em(),
    sql`select r.kind, r.amount, r.status, r.url, r.error from receipt r join payment p on p.id = r.attempt_id
        where p.order_id = ${id} order by r.created_at, r.id`,
  )
const states = async (id: number) => (await kept(id)).map(({ kind, amount, status }) => `${kind} ${amount} ${status}`)
async function eventually(what: () => Promise<unknown>, expected: unknown) {
  const said = async () => JSON.stringify(await what())
  for (let tries = 0; tries < 250 && (await said()) !== JSON.stringify(expected); tries += 1) await Bun.sleep(40)
  expect(await what()).toEqual(expected)
}

/** Five of the dish of 700 ₽ and the delivery of 200 ₽, paid and taken. */
async function taken() {
  const customer = await signIn(product)
  const basket = await fillBasket(product, customer.token, kitchen, 5)
  const { body } = await call('POST', '/api/user/orders', {
    token: customer.token,
    body: orderForm(kitchen, basket, { payment_type: 'online' }),
  })
  const id = Number(body.order_id)
  await press(body.payment_url, 'pay')
  await eventually(async () => await statusOf(id), 'CONFIRMATION_PENDING')
  await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
  await eventually(() => states(id), ['prepayment 3700 registered'])
  return { id, customer, uuid: body.order_uuid }
}
const statusOf = async (id: number) =>
  (await rows<{ status: string }>(em(), sql`select status from "order" where id = ${id}`))[0]?.status
const refund = (id: number, body: Record<string, unknown>) =>
  call('POST', `/api/admin/orders/${id}/refunds`, {
    token: admin.token,
    body: { reason: 'Не\u00A0привезли', ...body },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
async function completed(id: number) {
  await rows(em(), sql`update "order" set status = 'DELIVERED', updated_at = now() - interval '1 day' where id = ${id}`)
  await completeOrder(em(), id, deps.now())
}

test('a taken payment has a receipt of what was bought, by its supplier, and a completed order a second one', async () => {
  const { id, customer } = await taken()
  const [ahead] = await printed(id)
  expect(ahead).toMatchObject({ type: 'Income', method: 'full_prepayment', amount: 370_000 })
  expect(ahead?.body.Phone).toMatch(/^\+7\d{10}$/)
  expect(ahead?.body.Items.map(({ Price, Quantity, PaymentObject }) => [Price, Quantity, PaymentObject])).toEqual([
    [70_000, 5, 'commodity'],
    [20_000, 1, 'service'],
  ])
  expect(ahead?.body.Items[0]).toMatchObject({
    AgentData: { AgentSign: 'another' },
    SupplierInfo: { Name: 'ООО «Шторм»', Inn: '6501000001' },
  })
  await completed(id)
  await eventually(() => states(id), ['prepayment 3700 registered', 'settlement 3700 registered'])
  expect((await printed(id))[1]).toMatchObject({ method: 'full_payment', amount: 370_000 })
  await settleReceipts(deps, { order_id: id, purchase_id: null })
  expect((await printed(id)).length).toBe(2)
  const { body } = await call('GET', `/api/user/orders/${id}`, { token: customer.token })
  expect(body.payment.bank_payment_info.receipts.map(({ kind }: { kind: string }) => kind)).toEqual([
    'prepayment',
    'settlement',
  ])
  expect(body.payment.bank_payment_info.receipts[0].url).toStartWith('https://receipt.taxcom.example/')
  const desk = await call('GET', `/api/admin/orders/${id}`, { token: admin.token })
  expect(desk.body.payments[0].receipts[0]).toMatchObject({
    kind: 'prepayment',
    status: 'registered',
    fn_number: '9999078902009876',
  })
})

test('returns by lines and by a sum, before and after the second receipt, each have theirs, and none exceeds a line', async () => {
  const { id } = await taken()
  await refund(id, { kind: 'sum', amount: 333, left: 3700 })
  await eventually(() => states(id), ['prepayment 3700 registered', 'refund 333 registered'])
  await completed(id)
  await eventually(async () => (await states(id))[2], 'settlement 3367 registered')
  await refund(id, { kind: 'sum', amount: 1000, left: 3367 })
  await eventually(async () => (await states(id))[3], 'refund 1000 registered')
  await refund(id, { kind: 'all', left: 2367 })
  await eventually(async () => (await states(id))[4], 'refund 2367 registered')
  const all = await printed(id)
  expect(all.map(({ type, method, amount }) => `${type} ${method} ${amount}`)).toEqual([
    'Income full_prepayment 370000',
    'IncomeReturn full_prepayment 33300',
    'Income full_payment 336700',
    'IncomeReturn full_payment 100000',
    'IncomeReturn full_payment 236700',
  ])
})

test('a till that is broken is told of, and the order goes on', async () => {
  await bank.setSwitches({ till_broken: true })
  const customer = await signIn(product)
  const basket = await fillBasket(product, customer.token, kitchen, 2)
  const { body } = await call('POST', '/api/user/orders', {
    token: customer.token,
    body: orderForm(kitchen, basket, { payment_type: 'online' }),
  })
  const id = Number(body.order_id)
  await press(body.payment_url, 'pay')
  await eventually(() => statusOf(id), 'CONFIRMATION_PENDING')
  await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} })
  await eventually(() => states(id), ['prepayment 1600 failed'])
  expect((await kept(id))[0]?.error).toBe('Касса не отвечает')
  await bank.setSwitches({ till_broken: false })
})

test('a notification of a receipt that comes five times registers it once', async () => {
  await bank.setSwitches({ duplicate: true })
  const { id } = await taken()
  await Bun.sleep(300)
  expect(await states(id)).toEqual(['prepayment 3700 registered'])
  await bank.setSwitches({ duplicate: false })
})

test('tickets have receipts to their mail, and one given back is returned by its line', async () => {
  const sale = await makeSale(product)
  const { body, person } = await buy(product, sale, 2)
  await press(body.payment_url, 'pay')
  const of = async () =>
    (
      await rows<{ said: string }>(
        em(),
        sql`select r.kind || ' ' || r.amount || ' ' || r.status || ' ' || r.contact as said from receipt r join payment p on p.id = r.attempt_id
            where p.purchase_id = ${body.id} order by r.created_at, r.id`,
      )
    ).map(({ said }) => said)
  await eventually(of, ['prepayment 1000 registered anna@example.com'])
  const { body: bought } = await call('GET', `/api/user/ticket_purchases/${body.id}`, { token: person.token })
  await call('POST', `/api/user/ticket_purchases/${body.id}/refund`, {
    token: person.token,
    body: { ticket_ids: [bought.tickets[0].id], total: 500 },
  })
  await eventually(of, ['prepayment 1000 registered anna@example.com', 'refund 500 registered anna@example.com'])
  await settleReceipts(deps, { order_id: null, purchase_id: body.id })
  await eventually(async () => (await of())[2], 'settlement 500 registered anna@example.com')
})

test('a receipt of full payment that the till never heard of is asked for anew, of what a return has left', async () => {
  const { id } = await taken()
  await rows(em(), sql`update "order" set status = 'COMPLETED', finished_at = now() where id = ${id}`)
  const { bank } = deps.doors
  deps.doors.bank = {
    ...bank,
    closeReceipt: () => Promise.resolve({ ok: false, kind: 'unavailable', code: '', message: '' }),
  }
  await settleReceipts(deps, { order_id: id, purchase_id: null }).catch(() => undefined)
  deps.doors.bank = bank
  expect(await states(id)).toEqual(['prepayment 3700 registered', 'settlement 3700 sent'])
  await refund(id, { kind: 'sum', amount: 700, left: 3700 })
  await eventually(async () => (await states(id))[2], 'refund 700 registered')
  await settleReceipts(deps, { order_id: id, purchase_id: null })
  await eventually(
    () => states(id),
    ['prepayment 3700 registered', 'refund 700 registered', 'settlement 3000 registered'],
  )
  await refund(id, { kind: 'all', left: 3000 })
  await eventually(async () => (await states(id))[3], 'refund 3000 registered')
})
