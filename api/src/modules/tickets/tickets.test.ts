import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../test/bank'
import { administrator, signIn } from '../../../test/people'
import { buy, makeSale } from '../../../test/tickets'
import { row, rows, sql } from '../../db/sql'
import { startWorker } from '../../jobs/worker'
import { applyBankStatus } from '../payments/bank/apply-bank-status'
import { settlePurchase } from '../payments/returns/settle-payments'

const product = await openProductWithBank()
const { call, em, clock, press, deps } = product
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())

const MINUTE_MS = 60_000
const read = async (id: string, token: string) =>
  (await call('GET', `/api/user/ticket_purchases/${id}`, { token })).body
const attempts = (id: string) =>
  rows<{ id: string; status: string; amount: number; refunded_amount: number }>(
    em(),
    sql`select id, status, amount, refunded_amount from payment where purchase_id = ${id} order by created_at, id`,
  )
const ledger = async (id: string) =>
  Object.fromEntries(
    (
      await rows<{ kind: string; amount: number }>(
        em(),
        sql`select kind, sum(amount)::int as amount from order_ledger where purchase_id = ${id} group by kind`,
      )
    ).map(({ kind, amount }) => [kind, amount]),
  )
const atBank = async (id: string) =>
  (
    await rows<{ status: string; remaining: number }>(
      em(),
      sql`select b.status, (b.remaining / 100)::int as remaining from sandbox_bank.payment b
            join payment p on p.payment_id = b.payment_id::text where p.purchase_id = ${id} order by p.created_at`,
    )
  ).map(({ status, remaining }) => `${status} ${remaining}`)
const seats = async (kind_id: string) =>
  (await row<{ sold: number; all: number }>(
    em(),
    sql`select count(*) filter (where is_sold)::int as sold, count(*)::int as all from ticket_seat where kind_id = ${kind_id}`,
  )) ?? { sold: 0, all: 0 }
const pass = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS)
}

async function eventually(what: () => Promise<unknown>, expected: unknown) {
  const told = JSON.stringify(expected)
  for (let tries = 0; tries < 200 && JSON.stringify(await what()) !== told; tries += 1) await Bun.sleep(40)
  expect(await what()).toEqual(expected)
}
const stateOf = (id: string, token: string) => async () => (await read(id, token)).state

/** Paid, and the money taken. */
async function bought(sale: Awaited<ReturnType<typeof makeSale>>, count = 2) {
  const { body, person } = await buy(product, sale, count)
  await press(body.payment_url, 'pay')
  await eventually(stateOf(body.id, person.token), 'sold')
  await eventually(async () => (await attempts(body.id)).map((one) => one.status), ['CONFIRMED'])
  return { id: String(body.id), token: person.token, ...(await read(body.id, person.token)) }
}

test('a refused press for more than there is keeps no seat from who asks for less', async () => {
  const sale = await makeSale(product, { kind: { price: 0, seats: 3, per_person: 4 } })
  const answers = await Promise.all([4, 3, 4, 4].map((count) => buy(product, sale, count)))
  // Four are never offered of three, and they hold nothing while they are refused.
  expect(answers.map(({ status }) => status)).toEqual([409, 200, 409, 409])
})

test('paid tickets are made once, the money is taken, and each has a code', async () => {
  const sale = await makeSale(product)
  const { id, tickets } = await bought(sale)
  expect(tickets).toHaveLength(2)
  expect(new Set(tickets.map(({ code }: { code: string }) => code)).size).toBe(2)
  expect(await ledger(id)).toEqual({ goods: 1000, payment: -1000 })
  expect(await seats(sale.kind.id)).toEqual({ sold: 2, all: 10 })
  const [attempt] = await attempts(id)
  await applyBankStatus(em(), attempt?.id ?? '', { status: 'CONFIRMED', amount: 1000 }, clock.now)
  await settlePurchase(deps, id)
  expect(await ledger(id)).toEqual({ goods: 1000, payment: -1000 })
  expect(await seats(sale.kind.id)).toEqual({ sold: 2, all: 10 })
})

test('the same press again is the same purchase, and no more than one person may have is sold', async () => {
  const sale = await makeSale(product, { kind: { per_person: 3 } })
  const person = await signIn(product)
  const key = crypto.randomUUID()
  const presses = await Promise.all([1, 2].map(() => buy(product, sale, 2, person, { key })))
  expect(new Set(presses.map(({ body }) => body.id)).size).toBe(1)
  const further = await buy(product, sale, 2, person)
  expect([further.status, further.body.errorMessage]).toEqual([409, 'ticket.too_many'])
  expect((await buy(product, sale, 1, person)).status).toBe(200)
})

test('what is read as unpaid has no tickets, though they were made while it was read', async () => {
  const { id, token } = await bought(await makeSale(product))
  await rows(em(), sql`update ticket_purchase set paid_at = null where id = ${id}`)
  expect((await read(id, token)).tickets).toEqual([])
})

test('seats of a hold that ran out are anybody’s, and money that comes late takes others or goes back', async () => {
  const sale = await makeSale(product, { kind: { seats: 2 } })
  const late = await buy(product, sale, 2)
  const early = await buy(product, sale, 2)
  expect(early.body.errorMessage).toBe('ticket.sold_out')
  pass(16)
  expect(await stateOf(late.body.id, late.person.token)()).toBe('lapsed')
  const next = await buy(product, sale, 2)
  expect(next.status).toBe(200)
  await press(late.body.payment_url, 'pay')
  await eventually(stateOf(late.body.id, late.person.token), 'failed')
  await eventually(() => atBank(late.body.id), ['REVERSED 0'])
  await eventually(() => ledger(late.body.id), { payment: -1000, refund: 1000 })
  expect((await read(late.body.id, late.person.token)).returned).toEqual({ asked: 1000, done: 1000 })
  // Whoever took them has not paid either; the next one's money finds the seats free again.
  pass(16)
  await press(next.body.payment_url, 'pay')
  await eventually(stateOf(next.body.id, next.person.token), 'sold')
  expect(await seats(sale.kind.id)).toEqual({ sold: 2, all: 2 })
})

test('a declined card leaves the hold, and another page pays the same purchase', async () => {
  const sale = await makeSale(product)
  const { body, person } = await buy(product, sale)
  await press(body.payment_url, 'decline')
  await eventually(async () => (await attempts(body.id)).map((one) => one.status), ['REJECTED'])
  const again = await call('POST', `/api/user/ticket_purchases/${body.id}/pay`, { token: person.token })
  expect(again.body.payment_url).not.toBe(body.payment_url)
  await press(again.body.payment_url, 'pay')
  await eventually(stateOf(body.id, person.token), 'sold')
})

test('one ticket of three comes back, its seat is sold again, and a repeated press gives no more', async () => {
  const sale = await makeSale(product, { kind: { seats: 3 }, session: { starts_at: inHours(48), ends_at: null } })
  const { id, token, tickets } = await bought(sale, 3)
  const body = { ticket_ids: [tickets[0].id], total: 500 }
  const asked = () => call('POST', `/api/user/ticket_purchases/${id}/refund`, { token, body })
  const presses = await Promise.all([asked(), asked(), asked()])
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
  await eventually(() => ledger(id), { goods: 1000, payment: -1500, refund: 500 })
  await eventually(() => atBank(id), ['PARTIAL_REFUNDED 1000'])
  const list = await call('GET', '/api/user/ticket_purchases', { token })
  expect([list.body.items[0].count, list.body.items[0].kept]).toEqual([3, { count: 2, total: 1000 }])
  const letters = async () => (await call('GET', '/api/dev/outbox?channel=mail&limit=100')).body.items
  const written = (items: { subject: string }[]) =>
    items.filter(({ subject }) => subject.startsWith('Билеты возвращены'))
  await eventually(async () => written(await letters()).length, 1)
  expect((await buy(product, sale, 1)).status).toBe(200)
  const wrong = await call('POST', `/api/user/ticket_purchases/${id}/refund`, {
    token,
    body: { ticket_ids: [tickets[1].id, tickets[2].id], total: 1500 },
  })
  expect(wrong.body.errorMessage).toBe('ticket.refund_changed')
})

test('what the event’s rule does not take back stays sold', async () => {
  const sale = await makeSale(product, {
    event: { refund_hours: 24 },
    session: { starts_at: inHours(20), ends_at: null },
  })
  const { id, token, tickets, can_refund } = await bought(sale, 1)
  expect(can_refund).toBe(false)
  const body = { ticket_ids: [tickets[0].id], total: 500 }
  const refused = await call('POST', `/api/user/ticket_purchases/${id}/refund`, { token, body })
  expect(refused.body.errorMessage).toBe('ticket.not_refundable')
})

test('a session that is cancelled gives everybody’s money back and tells them', async () => {
  const sale = await makeSale(product, { event: { title: 'Отменённый вечер' } })
  const [first, second] = [await bought(sale), await bought(sale, 1)]
  const { token } = await administrator(product)
  const { body: seen } = await call('GET', `/api/admin/event_sessions/${sale.session.id}`, { token })
  await call('PUT', `/api/admin/event_sessions/${sale.session.id}`, {
    token,
    body: { version: seen.version, state: 'cancelled' },
  })
  await eventually(() => atBank(first.id), ['REFUNDED 0'])
  await eventually(() => atBank(second.id), ['REFUNDED 0'])
  await eventually(() => ledger(first.id), { goods: 0, payment: -1000, refund: 1000 })
  expect((await buy(product, sale, 1)).body.errorMessage).toBe('ticket.not_on_sale')
})

test('a number below what is sold is refused, and what was bought is not removed', async () => {
  const sale = await makeSale(product, { kind: { price: 0, seats: 5 } })
  await buy(product, sale, 3)
  const { token } = await administrator(product)
  const path = `/api/admin/ticket_kinds/${sale.kind.id}`
  const { body: seen } = await call('GET', path, { token })
  expect([seen.sold, seen.seats]).toEqual([3, 5])
  const refused = await call('PUT', path, { token, body: { version: seen.version, seats: 2 } })
  expect(refused.body.errors.seats).toContain('Меньше 3')
  expect((await call('PUT', path, { token, body: { version: seen.version, seats: 8 } })).status).toBe(200)
  expect(await seats(sale.kind.id)).toEqual({ sold: 3, all: 8 })
  expect((await call('DELETE', path, { token })).body.errorMessage).toBe('ticket_kind.in_use')
  expect((await call('DELETE', `/api/admin/events/${sale.event.id}`, { token })).body.errorMessage).toBe(
    'event.has_tickets',
  )
})

function inHours(hours: number) {
  return new Date(clock.now.getTime() + hours * 60 * MINUTE_MS).toISOString()
}
