import { expect, test } from 'bun:test'
import { administrator } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { buySeats, makeKind, makeSeats, seatsOf } from '../../../../test/tickets'

const product = await openProduct()
const { call, clock } = product
const { token } = await administrator(product)

type Kind = { id: string; name: string; version: string; price: number }
const path = (session: { id: string }) => `/api/admin/event_sessions/${session.id}/prices`
const read = async (session: { id: string }) => (await call('GET', path(session), { token })).body
const save = (session: { id: string }, kinds: readonly object[]) =>
  call('PUT', path(session), { token, body: { kinds } })
const laid = ({ id, version, name, price }: Kind, places: string) => ({ id, version, name, price, places })
const fresh = (name: string, price: number, places: string) => ({ id: null, version: null, name, price, places })

/** Which kind has which row, in the words of an editor. */
async function rowsOf(session: { id: string }) {
  const { rows, kinds } = await read(session)
  const named = new Map(kinds.map(({ id, name }: Kind) => [id, name]))
  return rows.map(({ sector, name, kind_id }: { sector: string; name: string; kind_id: string | null }) => [
    `${sector} ${name}`,
    named.get(kind_id) ?? null,
  ])
}

test('a plan is painted by kinds: a new one, two that change places, and a row out of sale', async () => {
  const { session, kind } = await makeSeats(product, { kind: { name: 'Партер', places: 'Партер: 1' } })
  const balcony = await makeKind(product, session.id, { name: 'Балкон', seats: null, places: 'Балкон' })
  const painted = await save(session, [
    laid(kind, 'Балкон'),
    laid(balcony, 'Партер: 1'),
    fresh('Второй ряд', 350, 'Партер: 2'),
  ])
  expect(painted.status).toBe(200)
  expect(await rowsOf(session)).toEqual([
    ['Партер 1', 'Балкон'],
    ['Партер 2', 'Второй ряд'],
    ['Балкон А', 'Партер'],
  ])
  const second = painted.body.kinds.find(({ name }: Kind) => name === 'Второй ряд')
  expect([second.price, (await seatsOf(product, session.id)).length]).toEqual([350, 14])
  expect((await save(session, [laid(second, '')])).status).toBe(200)
  expect((await rowsOf(session))[1]).toEqual(['Партер 2', null])
  expect((await seatsOf(product, session.id)).length).toBe(9)
})

test('seats that are sold or being paid for stay of their kind, which is said, and nothing else is changed then', async () => {
  const { session, kind, seats } = await makeSeats(product, { kind: { price: 0 } })
  expect((await buySeats(product, { session, kind }, [seats[0]?.id ?? ''])).status).toBe(200)
  const before = await read(session)
  expect(before.rows[0].taken).toBe(1)
  const refused = await save(session, [laid(before.kinds[0], 'Партер: 2'), fresh('Первый ряд', 900, 'Партер: 1')])
  expect([refused.status, refused.body.message]).toEqual([
    422,
    expect.stringMatching(/^Билет «.+»: Проданы или оплачиваются: Партер, ряд\s1, место\s1\. Такие места не\s*убрать$/),
  ])
  expect(await read(session)).toEqual(before)
  const held = await makeSeats(product)
  await buySeats(product, held, [held.seats[0]?.id ?? ''])
  const [hers] = (await read(held.session)).kinds
  expect((await save(held.session, [laid(hers, 'Партер: 2')])).status).toBe(422)
  clock.now = new Date(clock.now.getTime() + 16 * 60_000)
  expect((await save(held.session, [laid(hers, 'Партер: 2')])).status).toBe(200)
})

test('a row is one kind’s, the plan has it, and what somebody else has saved meanwhile is not lost', async () => {
  const { session, kind } = await makeSeats(product, { kind: { places: 'Партер: 1' } })
  const twice = await save(session, [fresh('Дешёвый', 100, 'Партер: 1–2')])
  expect([twice.status, twice.body.message]).toEqual([422, expect.stringMatching(/уже в\s*билете/)])
  expect((await save(session, [fresh('Ложа', 100, 'Ложа')])).body.message).toMatch(/«Ложа» на\s*плане нет/)
  expect((await save(session, [laid(kind, 'Партер')])).status).toBe(200)
  const late = await save(session, [laid(kind, 'Балкон')])
  expect([late.status, late.body.errorMessage]).toEqual([409, 'ticket_kind.changed'])
  const other = await makeSeats(product)
  expect((await save(session, [laid(other.kind, 'Балкон')])).body.errorMessage).toBe('ticket_kind.not_found')
})

test('two editors who paint one hall at once never give a row to two kinds, and none of them fails on the other', async () => {
  const { session } = await makeSeats(product, { kind: { places: 'Балкон' } })
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => save(session, [fresh(`Вид ${at}`, 100, 'Партер')])),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
})
