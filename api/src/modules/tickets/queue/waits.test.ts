import { expect, test } from 'bun:test'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { buy, makeSale } from '../../../../test/tickets'
import { row, rows, sql } from '../../../db/sql'
import { notifyOfOffer } from './notify-of-offer'
import { offerSeats } from './offer-seats'

const product = await openProduct()
const { call, clock, deps, em, pool } = product
type Sale = Awaited<ReturnType<typeof makeSale>>
type Person = Awaited<ReturnType<typeof signIn>>
const MINUTE_MS = 60_000

/** Sold out to one person: so many free tickets, or ones that are paid. */
async function soldOut(seats: number, price = 0) {
  const begins = new Date(clock.now.getTime() + 48 * 60 * MINUTE_MS).toISOString()
  const sale = await makeSale(product, {
    ...{ kind: { price, seats, per_person: 4 }, session: { starts_at: begins, ends_at: null } },
  })
  const first = await buy(product, sale, seats)
  return { sale, first: { ...first.person, id: String(first.body.id) } }
}
const wait = ({ session, kind }: Sale, count: number, { token }: { token: string }) => {
  const body = { session_id: session.id, kind_id: kind.id, count, mail: 'vera@example.com' }
  return call('POST', '/api/user/ticket_waits', { token, body })
}
const queueOf = async ({ session }: Sale, { token }: { token: string }) =>
  (await call('GET', `/api/user/event_sessions/${session.id}/waits`, { token })).body.items
const purchases = async ({ token }: { token: string }) =>
  (await call('GET', '/api/user/ticket_purchases', { token })).body.items
async function giveBack(id: string, { token }: { token: string }, count: number, from = 0) {
  const { tickets } = (await call('GET', `/api/user/ticket_purchases/${id}`, { token })).body
  const ticket_ids = tickets.slice(from, from + count).map((ticket: { id: string }) => ticket.id)
  return call('POST', `/api/user/ticket_purchases/${id}/refund`, { token, body: { ticket_ids, total: 0 } })
}
const jobs = (kind_id: string) =>
  rows<{ run_at: string }>(
    em(),
    sql`select j.run_at::text as run_at from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'ticket.offer' and j.payload->>'kind_id' = ${kind_id}`,
  )

test('freed seats go to who waits, in order, several together or none, and nobody passes the queue', async () => {
  const { sale, first } = await soldOut(4)
  const [anna, boris, vera] = [await signIn(product), await signIn(product), await signIn(product)]
  expect((await wait(sale, 3, anna)).body.before).toBe(0)
  expect((await wait(sale, 1, boris)).body.before).toBe(1)
  expect((await wait(sale, 2, vera)).body.before).toBe(2)
  expect((await giveBack(first.id, first, 2)).status).toBe(200)
  expect(await jobs(sale.kind.id)).not.toEqual([])
  // What is free is not for sale to who has not waited.
  expect((await buy(product, sale, 1)).body.errorMessage).toBe('ticket.sold_out')
  await offerSeats(deps, sale.kind.id)
  await offerSeats(deps, sale.kind.id)
  // Three were not there together, so the next one had the place that was; two for Vera were not left.
  expect((await purchases(boris)).map((one: { state: string; count: number }) => [one.state, one.count])).toEqual([
    ['sold', 1],
  ])
  expect([await purchases(anna), await purchases(vera)]).toEqual([[], []])
  expect((await queueOf(sale, vera))[0].before).toBe(1)
  await giveBack(first.id, first, 4)
  await offerSeats(deps, sale.kind.id)
  expect((await purchases(anna))[0].count).toBe(3)
  expect(await queueOf(sale, anna)).toEqual([])
})

test('an offer is held for twenty minutes, then the next one has it', async () => {
  const { sale } = await soldOut(2, 500)
  const [anna, boris] = [await signIn(product), await signIn(product)]
  await wait(sale, 2, anna)
  await wait(sale, 2, boris)
  // The first hold runs out by its moment alone.
  clock.now = new Date(clock.now.getTime() + 16 * MINUTE_MS)
  await offerSeats(deps, sale.kind.id)
  const [offer] = await purchases(anna)
  expect([offer.state, Date.parse(offer.held_until) - clock.now.getTime()]).toEqual(['held', 20 * MINUTE_MS])
  expect((await jobs(sale.kind.id)).length).toBeGreaterThan(0)
  expect(await purchases(boris)).toEqual([])
  await notifyOfOffer(deps, { purchase_id: offer.id })
  const told = await rows<{ text: string }>(
    em(),
    sql`select j.payload->>'text' as text from graphile_worker._private_jobs j
        where j.payload->'about'->>'user_id' = ${anna.id}`,
  )
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Места освободились')])
  clock.now = new Date(clock.now.getTime() + 21 * MINUTE_MS)
  await offerSeats(deps, sale.kind.id)
  expect((await purchases(anna))[0].state).toBe('lapsed')
  expect((await purchases(boris))[0].state).toBe('held')
})

test('runs at once offer each seat once', async () => {
  const { sale, first } = await soldOut(3)
  const people: Person[] = []
  for (let at = 0; at < 5; at += 1) people.push(await signIn(product))
  for (const person of people) await wait(sale, 1, person)
  await giveBack(first.id, first, 3)
  await Promise.all([1, 2, 3, 4].map(() => offerSeats(deps, sale.kind.id)))
  const got = await Promise.all(people.map(async (person) => (await purchases(person)).length))
  expect(got).toEqual([1, 1, 1, 0, 0])
  const held = await row<{ sold: number }>(
    em(),
    sql`select count(*) filter (where is_sold)::int as sold from ticket_seat where kind_id = ${sale.kind.id}`,
  )
  expect(held?.sold).toBe(3)
})

test('who has bought meanwhile is offered what they may still have, and who has all of it waits no more', async () => {
  const { sale, first } = await soldOut(4)
  const anna = await signIn(product)
  await wait(sale, 3, anna)
  await giveBack(first.id, first, 2)
  expect((await buy(product, sale, 2, anna)).status).toBe(200)
  expect((await giveBack(first.id, first, 2, 2)).status).toBe(200)
  await offerSeats(deps, sale.kind.id)
  expect((await purchases(anna)).map(({ count }: { count: number }) => count)).toEqual([2, 2])
  await pool.query('update ticket_wait set purchase_id = null where kind_id = $1', [sale.kind.id])
  await offerSeats(deps, sale.kind.id)
  expect(await queueOf(sale, anna)).toEqual([])
})

test('one queues only for what is sold out, once, no more than one may have, and leaves', async () => {
  const { sale, first } = await soldOut(2)
  const anna = await signIn(product)
  expect((await wait(sale, 5, anna)).body.errorMessage).toBe('ticket.too_many')
  await wait(sale, 1, anna)
  const again = await wait(sale, 2, anna)
  expect((await queueOf(sale, anna)).map(({ count }: { count: number }) => count)).toEqual([2])
  const boris = await signIn(product)
  await call('DELETE', `/api/user/ticket_waits/${again.body.id}`, boris)
  expect(await queueOf(sale, anna)).toHaveLength(1)
  const leave = async () => (await call('DELETE', `/api/user/ticket_waits/${again.body.id}`, anna)).status
  expect([await leave(), await leave()]).toEqual([200, 404])
  expect(await queueOf(sale, anna)).toEqual([])
  await giveBack(first.id, first, 1)
  expect((await wait(sale, 1, anna)).body.errorMessage).toBe('ticket_wait.not_sold_out')
})
