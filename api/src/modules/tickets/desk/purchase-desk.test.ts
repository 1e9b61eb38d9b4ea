import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { eventually, moneyOf } from '../../../../test/money'
import { administrator, type Person, signIn } from '../../../../test/people'
import { buy, makeSale } from '../../../../test/tickets'
import { rows, sql } from '../../../db/sql'
import { startWorker } from '../../../jobs/worker'

const product = await openProductWithBank()
const { call, em, press, clock, deps } = product
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())
const { bankOf } = moneyOf(product)
const support = await administrator(product, undefined, 'support')
const PATH = '/api/admin/ticket_purchases'
type Ticket = { id: string; name: string; price: number; used_at: string | null; refunded_at: string | null }

const ask = async (query: string) => (await call('GET', `${PATH}?${query}`, { token: support.token })).body
const card = async (id: string) => (await call('GET', `${PATH}/${id}`, { token: support.token })).body
const refund = (id: string, tickets: readonly Ticket[], more: object = {}, token = support.token) =>
  call('POST', `${PATH}/${id}/refund`, {
    token,
    body: {
      ticket_ids: tickets.map((ticket) => ticket.id),
      total: tickets.reduce((sum, { price }) => sum + price, 0),
      reason: 'Концерт отменили',
      ...more,
    },
  })

/** Two tickets of 500 ₽, paid by card. */
async function paid(buyer?: Person) {
  const sale = await makeSale(product)
  const { body, person } = await buy(product, sale, 2, buyer)
  await press(body.payment_url, 'pay')
  await eventually(async () => (await card(body.id)).state, 'sold')
  return { id: String(body.id), sale, person }
}

const free = async (buyer?: Person) => {
  const sale = await makeSale(product, { kind: { price: 0 } })
  const { body, person } = await buy(product, sale, 2, buyer)
  return { id: String(body.id), sale, person }
}

const lettersTo = async (mail: string): Promise<number> =>
  (await call('GET', '/api/dev/outbox?channel=mail&limit=100')).body.items.filter(
    ({ to }: { to: string }) => to === mail,
  ).length

test('a purchase is found by its number, phone, mail and event, and on its customer’s card', async () => {
  const { id, sale, person } = await free()
  const { number, event, mail, buyer } = await card(id)
  expect([mail, buyer.id, event.id]).toEqual(['anna@example.com', person.id, sale.event.id])
  const ids = async (query: string) => (await ask(query)).items.map((one: { id: string }) => one.id)
  const title = encodeURIComponent(String(event.title))
  for (const query of [
    `query=${number}`,
    `query=${encodeURIComponent(`№ ${number}`)}`,
    `query=${buyer.phone.slice(-6)}`,
  ])
    expect(await ids(query), query).toContain(id)
  for (const query of [`query=8${buyer.phone.slice(1)}`, 'query=anna%40exam', `query=${title}`, `event_id=${event.id}`])
    expect(await ids(`${query}&state=sold`), query).toContain(id)
  expect(await ids('query=nobody%40example.org')).toEqual([])
  expect(await ids(`event_id=${event.id}&state=held`)).toEqual([])
  const facets = await call('GET', `${PATH}/facets?event_id=${event.id}`, { token: support.token })
  expect(facets.body.state).toEqual({ sold: 1 })
  const own = await call('GET', `/api/admin/user/${person.id}/ticket_purchases`, { token: support.token })
  expect(own.body.items).toMatchObject([{ id, number, count: 2, used: 0, refunded: 0 }])
})

test('tickets come back by the word of support after the event’s own time is over; the money goes by the bank once, with its reason', async () => {
  const { id } = await paid()
  await rows(
    em(),
    sql`update event_session set starts_at = ${clock.now}::timestamptz - interval '1 hour'
    where id = (select session_id from ticket_purchase where id = ${id})`,
  )
  const [one] = (await card(id)).tickets as Ticket[]
  if (!one) throw new Error('No ticket was made')
  expect((await refund(id, [one], { reason: ' ' })).body.errors.reason).toBe('Напишите, почему возвращаем')
  expect((await refund(id, [one], { total: 1 })).body).toMatchObject({
    errorMessage: 'ticket.refund_changed',
    total: 500,
  })
  const presses = await Promise.all([refund(id, [one]), refund(id, [one]), refund(id, [one])])
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
  await eventually(() => bankOf(id), ['PARTIAL_REFUNDED 500'])
  await eventually(async () => (await card(id)).returned, { asked: 500, done: 500 })
  expect((await card(id)).refunded).toBe(1)
  const log = (await call('GET', `${PATH}/${id}/log`, { token: support.token })).body.items
  expect(log).toMatchObject([{ act: 'ticket_purchase.refund' }])
  const told = Object.fromEntries(log[0].changes.map(({ field, to }: { field: string; to: unknown }) => [field, to]))
  expect(told).toEqual({ refunded: 500, refunded_for: [one.name], reason: 'Концерт отменили' })
})

test('by what somebody came in nothing comes back, and the card says who let them in', async () => {
  const { id } = await free()
  const { tickets } = await card(id)
  await rows(em(), sql`update ticket set used_at = ${clock.now}, used_by = 'Вход 1' where id = ${tickets[0].id}`)
  expect((await refund(id, [tickets[0]])).body.errorMessage).toBe('ticket.used')
  expect(await card(id)).toMatchObject({ used: 1, tickets: [{ used_by: 'Вход 1' }, { used_at: null }] })
  const stranger = await free()
  expect((await refund(stranger.id, [tickets[1]])).body.errorMessage).toBe('ticket.refund_changed')
})

test('tickets are sent again to the same mail and to another, which is the purchase’s from then on; one press is one letter', async () => {
  const { id } = await free()
  const send = (mail: string, key: string = crypto.randomUUID()) =>
    call('POST', `${PATH}/${id}/send`, { token: support.token, body: { mail }, headers: { 'idempotency-key': key } })
  const key = crypto.randomUUID()
  expect((await send('vera@example.com', key)).body).toMatchObject({ mail: 'vera@example.com' })
  expect((await send('vera@example.com', key)).status).toBe(200)
  await eventually(() => lettersTo('vera@example.com'), 1)
  await send('vera@example.com')
  await eventually(() => lettersTo('vera@example.com'), 2)
  const log = (await call('GET', `${PATH}/${id}/log`, { token: support.token })).body.items
  expect(log).toMatchObject([
    { act: 'ticket_purchase.resend', changes: [{ field: 'to_other_mail', to: false }] },
    { act: 'ticket_purchase.resend', changes: [{ field: 'to_other_mail', to: true }] },
  ])
  expect((await send('не почта')).body.errors.mail).toBe('Проверьте адрес электронной почты')
  await refund(id, (await card(id)).tickets)
  expect((await send('vera@example.com')).body.errorMessage).toBe('ticket.none_valid')
})

test('who may see orders sees purchases; only who may give money back gives them back', async () => {
  const { id } = await free()
  const { tickets } = await card(id)
  const content = await administrator(product, undefined, 'content')
  expect((await call('GET', `${PATH}/${id}`, { token: content.token })).status).toBe(404)
  expect((await refund(id, tickets, {}, content.token)).status).toBe(404)
  const { token } = await signIn(product)
  expect((await call('GET', PATH, { token })).status).toBeGreaterThanOrEqual(401)
  expect((await call('GET', `${PATH}/${Bun.randomUUIDv7()}`, { token: support.token })).body.errorMessage).toBe(
    'ticket_purchase.not_found',
  )
})
