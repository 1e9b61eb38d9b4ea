import { expect, test } from 'bun:test'
import { bytesOf, readCode } from '@ostrov/shared/tickets/code'
import { administrator, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { buy, makeGate, makeSale } from '../../../../test/tickets'

const product = await openProduct()
const { call, clock } = product

type Ticket = { id: string; code: string; short: string }
type Pass = { id: string; ticket_id: string; version: number; passed_at: string; was_let_in: boolean }

/** Two tickets of a session with two ways in. */
async function evening() {
  const sale = await makeSale(product, { kind: { price: 0, seats: 20 } })
  const anna = await signIn(product)
  const { body } = await buy(product, sale, 2, anna)
  const bought = await call('GET', `/api/user/ticket_purchases/${body.id}`, { token: anna.token })
  const tickets: Ticket[] = bought.body.tickets
  const [first = { id: '', code: '', short: '' }, second = first] = tickets
  const gates = await Promise.all([makeGate(product, sale.session.id), makeGate(product, sale.session.id, 'Вход 2')])
  const [north, south] = gates
  return { sale, anna, purchase_id: body.id, first, second, north, south }
}

const passOf = ({ id }: Ticket, was_let_in = false, minutes = 0): Pass => ({
  ...{ id: crypto.randomUUID(), ticket_id: id, version: 1, was_let_in },
  passed_at: new Date(clock.now.getTime() + minutes * 60_000).toISOString(),
})
const send = async ({ key }: { key: string }, ...passes: Pass[]) =>
  (await call('POST', `/api/gates/${key}/passes`, { body: { device: 'Телефон', passes } })).body.passes
const verdicts = (passes: { verdict: string | null }[]) => passes.map(({ verdict }) => verdict)

test('of two gates that read one code at once exactly one lets in, the other says where and when', async () => {
  const { first, north, south } = await evening()
  const answers = await Promise.all(
    [north, south, north, south].map(async (gate) => (await send(gate, passOf(first)))[0]),
  )
  expect(verdicts(answers).sort()).toEqual(['double', 'double', 'double', 'first'])
  const [late] = await send(south, passOf(first))
  expect(late).toMatchObject({ verdict: 'double', by: expect.stringMatching(/^Вход [12]$/) })
})

test('queues of two gates without a network are settled: both passes stand with place and moment, sent again they are the same', async () => {
  const { sale, first, second, north, south } = await evening()
  const [early, late] = [passOf(first, true, 1), passOf(first, true, 3)]
  expect(verdicts(await send(north, early, passOf(second, true)))).toEqual(['first', 'first'])
  expect(verdicts(await send(south, late))).toEqual(['double'])
  expect(verdicts(await send(south, late))).toEqual(['double'])
  expect(verdicts(await send(north, early))).toEqual(['first'])
  const { token } = await administrator(product)
  const path = `/api/admin/ticket_passes?event_id=${sale.event.id}`
  expect((await call('GET', path, { token })).body.total).toBe(3)
  const { body } = await call('GET', `${path}&doubles=true`, { token })
  expect(body.items.map(({ gate, verdict }: { gate: string; verdict: string }) => [gate, verdict])).toEqual([
    ['Вход 2', 'double'],
    ['Вход 1', 'first'],
  ])
})

test('a code that was handed over is out of date, one given back is so, another session’s is none', async () => {
  const { anna, purchase_id, first, second, north } = await evening()
  const boris = await signIn(product)
  const body = { phone: boris.phone }
  await call('POST', `/api/user/tickets/${first.id}/hand_over`, { token: anna.token, body })
  const back = { ticket_ids: [second.id], total: 0 }
  await call('POST', `/api/user/ticket_purchases/${purchase_id}/refund`, { token: anna.token, body: back })
  const other = await evening()
  expect(verdicts(await send(north, passOf(first), passOf(second), passOf(other.first)))).toEqual([
    'stale',
    'refunded',
    null,
  ])
  const [held] = await send(north, { ...passOf(first), version: 2 })
  expect(held.verdict).toBe('first')
})

test('who came in cannot hand the ticket over nor give it back', async () => {
  const { anna, purchase_id, first, north } = await evening()
  await send(north, passOf(first))
  const body = { phone: (await signIn(product)).phone }
  const handed = await call('POST', `/api/user/tickets/${first.id}/hand_over`, { token: anna.token, body })
  expect(handed.body.errorMessage).toBe('ticket.fixed')
  const back = { ticket_ids: [first.id], total: 0 }
  const refund = await call('POST', `/api/user/ticket_purchases/${purchase_id}/refund`, {
    token: anna.token,
    body: back,
  })
  expect(refund.body.errorMessage).toBe('ticket.used')
})

test('a gate’s list has every ticket, and its key tells our codes from others as a browser does', async () => {
  const { first, north } = await evening()
  const { body: gate } = await call('GET', `/api/gates/${north.key}`)
  const listed = gate.tickets.find(({ id }: Ticket) => id === first.id)
  expect(listed).toMatchObject({ version: 1, short: first.short, used_at: null })
  const read = readCode(first.code)
  expect([read?.id, read?.version, read?.session_id]).toEqual([first.id, 1, gate.session_id])
  const key = await crypto.subtle.importKey('raw', bytesOf(gate.public_key), 'Ed25519', false, ['verify'])
  const isOurs = (signed: Uint8Array<ArrayBuffer>) =>
    crypto.subtle.verify('Ed25519', key, read?.signature ?? new Uint8Array(), signed)
  const signed = read?.signed ?? new Uint8Array()
  expect(await isOurs(signed)).toBe(true)
  expect(await isOurs(signed.map((byte, at) => (at === 17 ? byte + 1 : byte)))).toBe(false)
})

test('a closed gate lets nobody in', async () => {
  const { first, north } = await evening()
  const { token } = await administrator(product)
  const path = `/api/admin/ticket_gates/${north.id}`
  const { body } = await call('GET', path, { token })
  await call('PUT', path, { token, body: { version: body.version, is_closed: true } })
  const refused = await call('POST', `/api/gates/${north.key}/passes`, {
    body: { device: '', passes: [passOf(first)] },
  })
  expect(refused.body.errorMessage).toBe('ticket_gate.not_found')
})

test('editors see what is sold, who comes and when; phones are shown to who may see customers alone', async () => {
  const { sale, anna, purchase_id, first, second, north } = await evening()
  const boris = await signIn(product, undefined, 'Борис')
  await call('POST', `/api/user/tickets/${second.id}/hand_over`, { token: anna.token, body: { phone: boris.phone } })
  await send(north, passOf(first))
  const owner = await administrator(product)
  const editor = await administrator(product, 'editor@example.com', 'content')
  const path = `/api/admin/ticket_guests?event_id=${sale.event.id}`
  const guests = async ({ token }: { token: string }) => (await call('GET', path, { token })).body.items
  expect((await guests(editor)).map(({ phone }: { phone: string | null }) => phone)).toEqual([null, null])
  const seen: { id: string; phone: string; name: string | null; used_at: string | null }[] = await guests(owner)
  expect(seen.find(({ id }) => id === second.id)).toMatchObject({ phone: boris.phone, name: 'Борис', used_at: null })
  expect(seen.find(({ id }) => id === first.id)?.used_at).not.toBeNull()
  const file = async ({ token }: { token: string }) =>
    String((await call('GET', path.replace('?', '/export?format=csv&'), { token })).body)
  expect([(await file(owner)).includes('Телефон'), (await file(editor)).includes('Телефон')]).toEqual([true, false])
  const hours = await call('GET', `/api/admin/ticket_passes/hours?event_id=${sale.event.id}`, editor)
  expect(hours.body.items.map(({ count }: { count: number }) => count)).toEqual([1])
  const back = { ticket_ids: [second.id], total: 0 }
  await call('POST', `/api/user/ticket_purchases/${purchase_id}/refund`, { token: anna.token, body: back })
  const kinds = await call('GET', `/api/admin/ticket_kinds?event_id=${sale.event.id}`, editor)
  expect(kinds.body.items[0]).toMatchObject({ sold: 1, refunded: 1, passed: 1, revenue: 0 })
})

test.each([
  ['a clock that stands at its beginning', { passed_at: '1970-01-01T00:00:00Z' }],
  ['a year that no calendar has', { passed_at: '0000-01-01T00:00:00Z' }],
  ['a year that only scripts have', { passed_at: '+275760-09-13T00:00:00.000Z' }],
  ['a day that its month lacks', { passed_at: '2026-02-30T10:00:00Z' }],
  ['a ticket that cannot be', { ticket_id: 'x' }],
])('of a queue a pass with %s comes back as wrong and takes no other along', async (_, wrong) => {
  const { first, second, north } = await evening()
  const answers = await send(north, passOf(first, true), { ...passOf(second, true), ...wrong }, passOf(second, true))
  expect(verdicts(answers)).toEqual(['first', null, 'first'])
  expect(answers.map(({ error }: { error: string | null }) => error !== null)).toEqual([false, true, false])
})
