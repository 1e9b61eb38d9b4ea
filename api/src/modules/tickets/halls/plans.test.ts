import { expect, test } from 'bun:test'
import { makeVenue } from '../../../../test/events'
import { administrator, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { buy, makeKind, makeSale } from '../../../../test/tickets'
import { TASKS } from '../../../jobs/tasks'

const product = await openProduct()
const { call, pool, clock, deps } = product
const { token } = await administrator(product)
const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(clock.now.getTime() + hours * HOUR_MS).toISOString()

const change = (id: string, body: object) => call('PUT', `/api/admin/event_sessions/${id}`, { token, body })
const payloads = async (task: string, id: string) =>
  (
    await pool.query(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and j.payload::text like $2 order by j.id`,
      [task, `%${id}%`],
    )
  ).rows.map(({ payload }) => payload)
const letters = async (mail: string) =>
  (
    await pool.query(
      `select payload->>'subject' as subject, payload->>'text' as text from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'mail.send' and payload->>'to' = $1 order by j.id`,
      [mail],
    )
  ).rows

/** A sold out session of free tickets, of which one was handed over, and somebody who waits. */
async function sold() {
  const session = { starts_at: inHours(72), ends_at: null }
  const sale = await makeSale(product, {
    kind: { price: 0, seats: 2, per_person: 4 },
    session,
    event: { refund_hours: null },
  })
  const { body: purchase, person } = await buy(product, sale, 2)
  const waiting = await signIn(product)
  const body = { session_id: sale.session.id, kind_id: sale.kind.id, count: 1, mail: 'vera@example.com' }
  expect((await call('POST', '/api/user/ticket_waits', { token: waiting.token, body })).status).toBe(200)
  return { sale, purchase, person, waiting }
}
const readPurchase = async (id: string, person: { token: string }) =>
  (await call('GET', `/api/user/ticket_purchases/${id}`, { token: person.token })).body

test('whoever holds a ticket or waits for one hears of another time and place, with both values, and may give it back', async () => {
  const { sale, purchase, person } = await sold()
  const { id } = sale.session
  expect((await readPurchase(purchase.id, person)).can_refund).toBe(false)
  clock.now = new Date(clock.now.getTime() + 60_000)
  const venue_id = await makeVenue(product)
  const changed = await change(id, { starts_at: inHours(96), venue_id, hall: null, hall_id: null })
  expect(changed.status).toBe(200)
  const [asked] = await payloads('ticket.tell_change', id)
  await TASKS['ticket.tell_change'](deps, asked)
  const [told] = await payloads('ticket.tell_change_to', purchase.id)
  await TASKS['ticket.tell_change_to'](deps, told)
  const letter = (await letters('anna@example.com')).at(-1)
  expect(letter.subject).toStartWith('Изменилось: ')
  expect(letter.text).toMatch(/Время: было .+, стало .+/)
  expect(letter.text).toMatch(/Место: было .+, стало .+/)
  expect(await payloads('ticket.tell_wait', '')).toHaveLength(1)
  expect((await readPurchase(purchase.id, person)).can_refund).toBe(true)
  // Who buys afterwards knew of it.
  const later = await makeKind(product, id, { price: 0, seats: 1 })
  clock.now = new Date(clock.now.getTime() + 60_000)
  const { body: second, person: other } = await buy(product, { ...sale, kind: later }, 1)
  expect((await readPurchase(second.id, other)).can_refund).toBe(false)
})

test('another hall is a change, the same values once more are none, and neither is a change of price', async () => {
  const { sale } = await sold()
  const { id, starts_at } = sale.session
  await change(id, { starts_at, state: 'planned' })
  expect(await payloads('ticket.tell_change', id)).toEqual([])
  await change(id, { ends_at: inHours(80) })
  expect(await payloads('ticket.tell_change', id)).toHaveLength(1)
})

test('whoever waits hears that the session is off', async () => {
  const { sale, waiting } = await sold()
  await change(sale.session.id, { state: 'cancelled' })
  const [job] = await payloads('ticket.cancel_session', sale.session.id)
  await TASKS['ticket.cancel_session'](deps, job)
  const waits = await pool.query('select id from ticket_wait where user_id = $1', [waiting.id])
  expect(await payloads('ticket.tell_wait', waits.rows[0].id)).toMatchObject([{ former: null }])
})

test('what a session costs follows from the kinds that anybody may buy', async () => {
  const sale = await makeSale(product, {
    ...{
      kind: { price: 1500 },
      session: { is_free: false, price_from: 300, price_to: 900, starts_at: inHours(72), ends_at: null },
    },
  })
  const { id } = sale.session
  const read = async () => (await call('GET', `/api/admin/event_sessions/${id}`, { token })).body
  expect(await read()).toMatchObject({ is_free: false, price_from: 1500, price_to: 1500 })
  const balcony = await makeKind(product, id, { price: 700 })
  await makeKind(product, id, { price: 0, name: 'Детский' })
  await makeKind(product, id, { price: 100, access_code: 'ДРУЗЬЯ' })
  expect(await read()).toMatchObject({ is_free: false, price_from: 700, price_to: 1500 })
  await call('DELETE', `/api/admin/ticket_kinds/${balcony.id}`, { token })
  expect(await read()).toMatchObject({ price_from: 1500, price_to: 1500 })
  const refused = await change(id, { is_free: true })
  expect([refused.status, refused.body.errors]).toEqual([422, { is_free: expect.stringContaining('видов билетов') }])
  expect((await change(id, { state: 'moved', starts_at: inHours(90) })).status).toBe(200)
})

test('a session knows whether its tickets are sold out, not yet on sale, or over', async () => {
  const sale = await makeSale(product, {
    ...{ kind: { price: 0, seats: 1 }, session: { starts_at: inHours(72), ends_at: null } },
  })
  const read = async () => {
    const { sessions } = (await call('GET', `/api/events/${sale.event.number}`)).body
    return sessions[0].sale
  }
  const set = (fields: string) => pool.query(`update ticket_kind set ${fields} where id = $1`, [sale.kind.id])
  expect(await read()).toEqual({ state: 'on_sale', opens_at: null })
  await buy(product, sale, 1)
  expect((await read()).state).toBe('sold_out')
  await set(`sale_from = now() + interval '1 day'`)
  expect(await read()).toMatchObject({ state: 'not_yet', opens_at: expect.any(String) })
  await set(`sale_from = null, sale_to = now() - interval '1 day'`)
  expect((await read()).state).toBe('over')
})
