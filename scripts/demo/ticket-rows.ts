import type { DemoEvent } from './events'
import { type Db, insertRows, seedId } from './rows'

/** `code`: sold only to whom it is known. */
type Kind = { name: string; price: number; seats: number; sold: number; code?: string }
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
}
/** Tickets of so many hours before the beginning come back. */
const REFUND_HOURS = 24

export const refundHours = ({ title }: Pick<DemoEvent, 'title'>) => (title in SOLD ? REFUND_HOURS : null)

type Session = { id: string; created_at: Date }

/** Tickets of the sessions of such an event; those that are sold, somebody bought who has left since. */
export async function seedTickets(db: Db, { title }: Pick<DemoEvent, 'title'>, sessions: readonly Session[]) {
  for (const session of sessions) {
    const kinds = (SOLD[title] ?? []).map((kind) => ({ ...kind, id: seedId(`ticket_kind:${session.id}:${kind.name}`) }))
    const purchase = { id: seedId(`ticket_purchase:${session.id}`), at: session.created_at }
    await insertRows(
      db,
      'ticket_kind',
      kinds.map((kind, at) => kindRow(kind, session, at)),
    )
    if (kinds.length > 0) await insertRows(db, 'ticket_purchase', [purchaseRow(kinds, session, purchase)])
    for (const kind of kinds) {
      const seats = Array.from({ length: kind.seats }, (_, at) => seatRow(kind, at, purchase))
      await insertRows(db, 'ticket_seat', seats)
      await insertRows(
        db,
        'ticket',
        seats.filter(({ is_sold }) => is_sold).map((seat) => ticketRow(seat, kind, purchase)),
      )
    }
  }
}

type Named = Kind & { id: string }
type Purchase = { id: string; at: Date }

const kindRow = ({ id, name, price, seats, code }: Named, session: Session, at: number) => ({
  ...{ id, session_id: session.id, name, price, seats, per_person: 6, access_code: code ?? null },
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

const seatRow = ({ id, sold }: Named, at: number, purchase: Purchase) => ({
  ...{ id: seedId(`ticket_seat:${id}:${at}`), kind_id: id, is_sold: at < sold },
  ...{ purchase_id: at < sold ? purchase.id : null, held_until: at < sold ? purchase.at : null },
})

const ticketRow = (seat: { id: string }, { id: kind_id, price }: Named, purchase: Purchase) => ({
  ...{ id: seedId(`ticket:${seat.id}`), purchase_id: purchase.id, kind_id, seat_id: seat.id, price },
  ...{ version: 1, created_at: purchase.at },
})
