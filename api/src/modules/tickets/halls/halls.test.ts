import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { administrator, signIn } from '../../../../test/people'
import { buy, buySeats, makeGate, makeKind, makeSeats, seatsOf } from '../../../../test/tickets'
import { startWorker } from '../../../jobs/worker'
import { notifyBuyer } from '../buying/notify-buyer'
import { offerSeats } from '../queue/offer-seats'

const product = await openProductWithBank()
const { call, clock, press, deps } = product
const worker = await startWorker(deps, { cron: false, pollInterval: 100 })
product.beforeClose(() => worker.stop())

const MINUTE_MS = 60_000
const later = (hours: number) => new Date(clock.now.getTime() + hours * 60 * MINUTE_MS).toISOString()
const read = async (id: string, token: string) =>
  (await call('GET', `/api/user/ticket_purchases/${id}`, { token })).body
const admin = async () => (await administrator(product)).token
const put = async (path: string, fields: Record<string, unknown>) => {
  const token = await admin()
  const { version } = (await call('GET', path, { token })).body
  return call('PUT', path, { token, body: { version, ...fields } })
}
async function eventually(what: () => Promise<unknown>, expected: unknown) {
  for (let tries = 0; tries < 300 && (await what()) !== expected; tries += 1) await Bun.sleep(40)
  expect(await what()).toEqual(expected)
}
const idsOf = (seats: readonly { id: string }[]) => seats.map(({ id }) => id)

test('of three hundred presses at once for ten seats of a plan each seat is one person’s, the others are told which is gone', async () => {
  const sale = await makeSeats(product, { kind: { price: 0, per_person: 1 } })
  expect(sale.seats).toHaveLength(10)
  const people = await Promise.all(Array.from({ length: 300 }, () => signIn(product)))
  const answers = await Promise.all(
    people.map((person, at) => buySeats(product, sale, [sale.seats[at % 10]?.id ?? ''], person)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 200)
  const said = new Set(refused.map(({ body }) => body.errorMessage))
  expect([...said].filter((code) => code !== 'ticket.seats_taken' && code !== 'ticket.sold_out')).toEqual([])
  const told = refused.find(({ body }) => body.errorMessage === 'ticket.seats_taken')
  expect(told?.body.message).toMatch(/^Уже заняты: Партер, ряд\s\d, место\s\d\./)
  expect(told?.body.seat_ids).toHaveLength(1)
  expect((await seatsOf(product, sale.session.id)).filter(({ is_free }) => is_free)).toEqual([])
})

test('a press that meets a seat just taken holds nothing, and says which is gone', async () => {
  const sale = await makeSeats(product)
  const [first, second, third] = idsOf(sale.seats)
  const early = await buySeats(product, sale, [second ?? ''])
  expect(early.status).toBe(200)
  const late = await buySeats(product, sale, [first ?? '', second ?? '', third ?? ''])
  expect([late.status, late.body.errorMessage, late.body.seat_ids]).toEqual([409, 'ticket.seats_taken', [second]])
  expect((await buySeats(product, sale, [first ?? '', third ?? ''])).status).toBe(200)
  const { ids } = (await call('GET', `/api/event_sessions/${sale.session.id}/seats/taken`)).body
  expect(ids.toSorted()).toEqual([first, second, third].toSorted())
  clock.now = new Date(clock.now.getTime() + 16 * MINUTE_MS)
  expect((await call('GET', `/api/event_sessions/${sale.session.id}/seats/taken`)).body.ids).toEqual([])
})

test('seats are never counted, nor more of them taken than one person may have, nor those of another session', async () => {
  const [sale, other] = [await makeSeats(product, { kind: { per_person: 2 } }), await makeSeats(product)]
  expect((await buy(product, sale, 1)).body.errorMessage).toBe('ticket.seats_unchosen')
  expect((await buySeats(product, sale, [])).body.errorMessage).toBe('ticket.seats_unchosen')
  expect((await buySeats(product, sale, idsOf(sale.seats).slice(0, 3))).body.errorMessage).toBe('ticket.too_many')
  expect((await buySeats(product, sale, idsOf(other.seats).slice(0, 1))).body.errorMessage).toBe('ticket.seats_taken')
})

test('paid seats are named on the ticket, at the gate, among the guests and in the letter; one given back is free, the other stays', async () => {
  const sale = await makeSeats(product, { session: { starts_at: later(72), ends_at: null } })
  const { body, person } = await buySeats(product, sale, idsOf(sale.seats).slice(0, 2))
  expect((await read(body.id, person.token)).seats).toEqual(sale.seats.slice(0, 2).map(({ words }) => words))
  await press(body.payment_url, 'pay')
  await eventually(async () => (await read(body.id, person.token)).state, 'sold')
  const { tickets } = await read(body.id, person.token)
  expect(tickets.map(({ seat }: { seat: string }) => seat)).toEqual([
    'Партер, ряд\u00A01, место\u00A01',
    'Партер, ряд\u00A01, место\u00A02',
  ])
  const gate = await makeGate(product, sale.session.id)
  const listed = (await call('GET', `/api/gates/${gate.key}`)).body.tickets
  expect(listed.map(({ kind }: { kind: string }) => kind).join()).toContain('Партер, ряд\u00A01, место\u00A02')
  const guests = await call('GET', `/api/admin/ticket_guests?event_id=${sale.event.id}`, { token: await admin() })
  expect(guests.body.items[0].seat).toBe('Партер, ряд\u00A01, место\u00A02')
  await notifyBuyer(deps, { purchase_id: body.id, what: 'sold' })
  const letters = async () => (await call('GET', '/api/dev/outbox?channel=mail&limit=100')).body.items
  await eventually(async () => JSON.stringify(await letters()).includes('Партер, ряд\u00A01, место\u00A02'), true)
  const friend = await signIn(product)
  const path = `/api/user/tickets/${tickets[1].id}`
  await call('POST', `${path}/hand_over`, { token: person.token, body: { phone: friend.phone } })
  expect((await call('GET', path, { token: friend.token })).body.seat).toBe('Партер, ряд\u00A01, место\u00A02')
  const back = { ticket_ids: [tickets[0].id], total: 500 }
  await call('POST', `/api/user/ticket_purchases/${body.id}/refund`, { token: person.token, body: back })
  expect((await seatsOf(product, sale.session.id)).slice(0, 2).map(({ is_free }) => is_free)).toEqual([true, false])
  expect((await buySeats(product, sale, idsOf(sale.seats).slice(0, 1))).status).toBe(200)
})

test('money that comes after the hold takes the same seats while they are free, and goes back when somebody has one', async () => {
  const sale = await makeSeats(product, { session: { starts_at: later(72), ends_at: null } })
  const ids = idsOf(sale.seats)
  const [late, lost] = [await buySeats(product, sale, ids.slice(0, 1)), await buySeats(product, sale, ids.slice(1, 3))]
  clock.now = new Date(clock.now.getTime() + 16 * MINUTE_MS)
  expect((await buySeats(product, sale, ids.slice(2, 3))).status).toBe(200)
  await press(late.body.payment_url, 'pay')
  await press(lost.body.payment_url, 'pay')
  await eventually(async () => (await read(late.body.id, late.person.token)).state, 'sold')
  await eventually(async () => (await read(lost.body.id, lost.person.token)).state, 'failed')
  const { tickets } = await read(late.body.id, late.person.token)
  expect(tickets[0].seat).toBe(sale.seats[0]?.words)
})

test('who waits for a kind of seats is offered any of them', async () => {
  const sale = await makeSeats(product, {
    hall: { plan: 'Ложа; 1; 2' },
    kind: { places: 'Ложа', price: 0, per_person: 2 },
    session: { starts_at: later(72), ends_at: null },
  })
  const first = await buySeats(product, sale, idsOf(sale.seats))
  const waiting = await signIn(product)
  const body = { session_id: sale.session.id, kind_id: sale.kind.id, count: 1, mail: 'vera@example.com' }
  expect((await call('POST', '/api/user/ticket_waits', { token: waiting.token, body })).status).toBe(200)
  const { tickets } = await read(first.body.id, first.person.token)
  const back = { ticket_ids: [tickets[1].id], total: 0 }
  await call('POST', `/api/user/ticket_purchases/${first.body.id}/refund`, { token: first.person.token, body: back })
  await offerSeats(deps, sale.kind.id)
  const list = async () => (await call('GET', '/api/user/ticket_purchases', { token: waiting.token })).body.items
  await eventually(async () => (await list()).length, 1)
  const [{ id }] = await list()
  expect((await read(id, waiting.token)).tickets[0].seat).toBe('Ложа, ряд\u00A01, место\u00A02')
})

test('kinds share a hall without sharing a seat, admission without seats beside them', async () => {
  const sale = await makeSeats(product, { kind: { places: 'Партер: 1' } })
  const { id } = sale.session
  const balcony = await makeKind(product, id, { seats: null, places: 'Балкон\nПартер: 2', price: 300 })
  expect([sale.kind.stock, sale.kind.seats, balcony.stock]).toEqual([5, null, 9])
  const token = await admin()
  const other = (places: string) =>
    call('POST', '/api/admin/ticket_kinds', { token, body: { ...balcony, session_id: id, name: 'Ещё', places } })
  expect((await other('Партер: 2')).body.errors.places).toContain('уже в\u00A0билете')
  expect((await other('Ложа')).body.errors.places).toContain('на\u00A0плане нет')
  const standing = await makeKind(product, id, { seats: 3 })
  expect((await buy(product, { ...sale, kind: standing }, 1)).status).toBe(200)
})

test('neither a plan, nor a kind, nor a session loses seats that somebody has', async () => {
  const sale = await makeSeats(product, { kind: { price: 0 } })
  const sold = sale.seats.find(({ words }) => words === 'Партер, ряд\u00A02, место\u00A05')
  expect((await buySeats(product, sale, [sold?.id ?? ''])).status).toBe(200)
  const hall = `/api/admin/halls/${sale.hall.id}`
  const lost = await put(hall, { plan: 'Партер; 1; 5\nПартер; 2; 4' })
  expect(lost.body.errors.plan).toContain('Партер, ряд\u00A02, место\u00A05')
  expect((await put(hall, { plan: 'Партер; 2; 6\nПартер; 1; 4; 1; 1' })).status).toBe(200)
  expect(await seatsOf(product, sale.session.id)).toHaveLength(10)
  const kind = `/api/admin/ticket_kinds/${sale.kind.id}`
  expect((await put(kind, { places: 'Партер: 1' })).body.errors.places).toContain('место\u00A05')
  expect((await put(kind, { places: '', seats: 5 })).body.errors.places).toContain('место\u00A05')
  expect((await put(kind, { places: 'Партер: 2' })).status).toBe(200)
  expect(await seatsOf(product, sale.session.id)).toHaveLength(6)
  const session = `/api/admin/event_sessions/${sale.session.id}`
  expect((await put(session, { hall_id: null })).body.errors.hall_id).toContain('зал не\u00A0сменить')
  expect((await call('DELETE', hall, { token: await admin() })).body.errorMessage).toBe('hall.in_use')
})
