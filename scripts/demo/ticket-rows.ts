import { rowsAt } from '@ostrov/shared/halls/places'
import { planOf } from '@ostrov/shared/halls/plan'
import type { DemoEvent } from './events'
import { hallOf } from './halls'
import { type Db, insertRows, seedId, seedNumber } from './rows'

/** `code`: sold only to whom it is known; `places`: laid over the plan of the hall, which then counts the seats. */
type Kind = { name: string; price: number; seats: number; sold: number; code?: string; places?: string }
/** What is sold here of which events; the rest send people to the door. */
const SOLD: Readonly<Record<string, readonly Kind[]>> = {
  'Гитары у\u00A0моря': [
    { name: 'Входной', price: 900, seats: 60, sold: 23 },
    { name: 'Столик у\u00A0сцены, место', price: 1600, seats: 12, sold: 12 },
  ],
  'Рояль и\u00A0метель': [
    { name: 'Партер', price: 1200, seats: 80, sold: 31 },
    { name: 'Балкон', price: 700, seats: 40, sold: 4 },
    { name: 'Для\u00A0детей до\u00A07 лет', price: 0, seats: 20, sold: 6 },
    { name: 'Друзьям филармонии', price: 600, seats: 15, sold: 2, code: 'ДРУЗЬЯ' },
  ],
  Смотритель: [
    { name: 'Партер у\u00A0сцены', price: 1800, seats: 0, sold: 21, places: 'Партер: 1–4' },
    { name: 'Партер', price: 1300, seats: 0, sold: 17, places: 'Партер: 5–9' },
    { name: 'Ложа', price: 2000, seats: 0, sold: 8, places: 'Ложи' },
    { name: 'Балкон', price: 700, seats: 0, sold: 12, places: 'Балкон' },
  ],
  'Скрипки при\u00A0свечах': [
    { name: 'Зал', price: 1100, seats: 0, sold: 19, places: 'Зал' },
    { name: 'Галерея', price: 600, seats: 0, sold: 3, places: 'Галерея' },
  ],
}
/** Tickets of so many hours before the beginning come back. */
const REFUND_HOURS = 24

export const refundHours = ({ title }: Pick<DemoEvent, 'title'>) => (title in SOLD ? REFUND_HOURS : null)

/** As `priceSession` does where an administrator writes the kinds. */
const PRICED = `update event_session s set is_free = k.most = 0, price_from = k.least, price_to = case when k.most > 0 then k.most end
  from (select min(price) filter (where price > 0) as least, max(price) as most from ticket_kind
    where session_id = $1 and access_code is null) k where s.id = $1 and k.most is not null`

type Session = { id: string; created_at: Date }

/** Tickets of the sessions of such an event; those that are sold, somebody bought who has left since. */
export async function seedTickets(db: Db, { title }: Pick<DemoEvent, 'title'>, sessions: readonly Session[]) {
  for (const session of sessions) {
    const kinds = (SOLD[title] ?? []).map((kind) => ({
      ...laid(kind, hallOf(title)?.plan ?? ''),
      id: seedId(`ticket_kind:${session.id}:${kind.name}`),
    }))
    const purchase = { id: seedId(`ticket_purchase:${session.id}`), at: session.created_at }
    await insertRows(
      db,
      'ticket_kind',
      kinds.map((kind, at) => kindRow(kind, session, at)),
    )
    if (kinds.length > 0) await db.query(PRICED, [session.id])
    if (kinds.length > 0) await insertRows(db, 'ticket_purchase', [purchaseRow(kinds, session, purchase)])
    for (const kind of kinds) {
      const seats = Array.from({ length: kind.seats }, (_, at) =>
        seatRow(kind, at, { session_id: session.id, purchase }),
      )
      await insertRows(db, 'ticket_seat', seats)
      await insertRows(
        db,
        'ticket',
        seats.filter(({ is_sold }) => is_sold).map((seat) => ticketRow(seat, kind, purchase)),
      )
    }
  }
}

type Spot = { sector: string; row_name: string; number: number }
type Laid = Kind & { spots: readonly Spot[]; sold_at: ReadonlySet<number> }

/** A kind with the seats of the plan that it is laid over. */
function laid(kind: Kind, plan: string): Laid {
  if (kind.places === undefined) return { ...kind, spots: [], sold_at: new Set() }
  const spots = rowsAt(kind.places, planOf(plan)).flatMap(({ sector, name, seats }) =>
    seats.map(({ number }) => ({ sector, row_name: name, number })),
  )
  return { ...kind, seats: spots.length, spots, sold_at: soldOf(spots, kind) }
}

/** Which of them are sold: people sit apart, in pairs. */
function soldOf(spots: readonly Spot[], { name, sold }: Kind): ReadonlySet<number> {
  const pair = (at: number) => seedNumber(`${name}:${Math.floor(at / 2)}`)
  return new Set(
    spots
      .map((_, at) => at)
      .sort((one, other) => pair(one) - pair(other) || one - other)
      .slice(0, sold),
  )
}

type Named = Laid & { id: string }
type Purchase = { id: string; at: Date }

const kindRow = ({ id, name, price, seats, places, code }: Named, session: Session, at: number) => ({
  ...{ id, session_id: session.id, name, price, seats, places: places ?? '', per_person: 6, access_code: code ?? null },
  ...{ created_at: new Date(session.created_at.getTime() + at * 1000), updated_at: session.created_at },
})

function purchaseRow(kinds: readonly Named[], session: Session, { id, at }: Purchase) {
  const lines = kinds.map(({ id: kind_id, name, price, sold }) => ({ kind_id, name, price, count: sold }))
  return {
    ...{
      id,
      session_id: session.id,
      mail: '',
      lines,
      total: lines.reduce((sum, one) => sum + one.price * one.count, 0),
    },
    ...{ held_until: at, paid_at: at, created_at: at },
  }
}

const NO_SPOT = { sector: null, row_name: null, number: null }

type Of = { session_id: string; purchase: Purchase }
function seatRow(kind: Named, at: number, { session_id, purchase }: Of) {
  const spot = kind.spots[at]
  const is_sold = spot ? kind.sold_at.has(at) : at < kind.sold
  return {
    ...{ id: seedId(`ticket_seat:${kind.id}:${at}`), kind_id: kind.id, is_sold },
    ...{ session_id: spot ? session_id : null, ...(spot ?? NO_SPOT) },
    ...{ purchase_id: is_sold ? purchase.id : null, held_until: is_sold ? purchase.at : null },
  }
}

const ticketRow = (seat: { id: string }, { id: kind_id, price }: Named, purchase: Purchase) => ({
  ...{ id: seedId(`ticket:${seat.id}`), purchase_id: purchase.id, kind_id, seat_id: seat.id, price },
  ...{ version: 1, created_at: purchase.at },
})
