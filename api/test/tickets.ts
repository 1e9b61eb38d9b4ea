import type { Values } from '@ostrov/shared/forms/form'
import { seatWords } from '@ostrov/shared/halls/plan'
import type { OnlineWayWire } from '@ostrov/shared/payments/schema'
import { makeConcert, makeVenue } from './events'
import { administrator, type Person, signIn } from './people'
import type { Product } from './product'

let made = 0

/** Tickets that lack their session. */
export const goodKind = (): Values => ({
  ...{ name: `Входной ${++made}`, price: 500, seats: 10, per_person: 4 },
  ...{ places: '', access_code: null, code_uses: null, sale_from: null, sale_to: null },
})

/** A kind as editors add it. */
export async function makeKind(product: Product, session_id: string, fields: Values = {}) {
  const { token } = await administrator(product)
  const body = { ...goodKind(), session_id, ...fields }
  const answer = await product.call('POST', '/api/admin/ticket_kinds', { token, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** A session of a published event with a kind of tickets. */
export async function makeSale(product: Product, fields: { kind?: Values; session?: Values; event?: Values } = {}) {
  const { event, session } = await makeConcert(product, fields)
  const kind = await makeKind(product, session.id, fields.kind)
  return { event, session, kind }
}

type Sale = Awaited<ReturnType<typeof makeSale>>

type How = OnlineWayWire & { key?: string }

/** Somebody buys. */
export async function buy(product: Product, { session, kind }: Sale, count = 2, buyer?: Person, how: How = {}) {
  const { key, ...way } = how
  const person = buyer ?? (await signIn(product))
  const answer = await product.call('POST', '/api/user/ticket_purchases', {
    token: person.token,
    ...(key && { headers: { 'idempotency-key': key } }),
    body: {
      session_id: session.id,
      items: [{ kind_id: kind.id, count }],
      mail: 'anna@example.com',
      total: Number(kind.price) * count,
      ...way,
    },
  })
  return { ...answer, person }
}

/** A hall that lacks its venue. */
export const goodHall = (): Values => ({
  name: `Зал ${++made}`,
  stage: 'Сцена',
  plan: 'Партер; 1–2; 5\n\nБалкон; А; 4',
})

/** A session in a hall with a plan, and a kind laid over it. */
export async function makeSeats(
  product: Product,
  fields: { hall?: Values; kind?: Values; session?: Values; event?: Values } = {},
) {
  const { token } = await administrator(product)
  const venue_id = await makeVenue(product)
  const body = { ...goodHall(), venue_id, ...fields.hall }
  const hall = (await product.call('POST', '/api/admin/halls', { token, body })).body
  const session = { hall_id: hall.id, hall: null, ...fields.session }
  const held = await makeConcert(product, { venue: venue_id, session, ...(fields.event && { event: fields.event }) })
  const kind = await makeKind(product, held.session.id, { seats: null, places: 'Партер', ...fields.kind })
  return { ...held, hall, kind, seats: await seatsOf(product, held.session.id) }
}

type OnPlan = { id: string | null; kind_id: string | null; number: number; is_free: boolean }
type PlanLine = { sector: string; name: string; seats: OnPlan[] }

/** The seats of a plan that are sold there, with their names. */
export async function seatsOf(product: Product, session_id: string) {
  const { body } = await product.call('GET', `/api/event_sessions/${session_id}/seats`)
  const lines: PlanLine[] = body.rows
  return lines.flatMap(({ sector, name, seats }) =>
    seats.flatMap(({ id, ...seat }) =>
      id === null ? [] : [{ ...seat, id, words: seatWords({ sector, row: name, number: seat.number }) }],
    ),
  )
}

type Seated = { session: { id: string }; kind: { price: number } }

/** Somebody presses for these seats. */
export async function buySeats(
  product: Product,
  { session, kind }: Seated,
  seat_ids: readonly string[],
  buyer?: Person,
) {
  const person = buyer ?? (await signIn(product))
  const total = Number(kind.price) * seat_ids.length
  const body = { session_id: session.id, items: [], seat_ids, mail: 'anna@example.com', total }
  return { ...(await product.call('POST', '/api/user/ticket_purchases', { token: person.token, body })), person }
}

/** A purchase that nothing is owed for: of free tickets, sold at once. @returns its id */
export async function boughtFree(product: Product, buyer: Person): Promise<string> {
  const sale = await makeSale(product, { kind: { price: 0 } })
  return (await buy(product, sale, 2, buyer)).body.id
}

/** A way in as editors add it. */
export async function makeGate(
  product: Product,
  session_id: string,
  name = 'Вход 1',
): Promise<{ id: string; key: string }> {
  const { token } = await administrator(product)
  const body = { session_id, name, is_closed: false }
  const answer = await product.call('POST', '/api/admin/ticket_gates', { token, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** The link of an event's organizer, as editors give it. */
export async function makeReport(product: Product, event_id?: string) {
  const { token } = await administrator(product)
  const of = event_id ?? String((await makeSale(product)).event.id)
  const { status, body } = await product.call('POST', `/api/admin/events/${of}/report`, {
    token,
    body: { renew: false },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { event_id: of, token: String(body.url).split('/').at(-1) ?? '' }
}
