import { planOf, seatWords } from '@ostrov/shared/halls/plan'
import type { SeatsWire } from '@ostrov/shared/halls/schema'
import type { Em } from '../../../db/orm'
import { row, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { isShown } from '../../events/session-sql'
import { isFree } from './seats'

type Chosen = { session_id: string; seat_ids: readonly string[] }

/**
 * Of which kinds these seats of a session are, and how many of each.
 * @throws {Refusal} `ticket.seats_taken` where one of them is not there any more
 */
export async function countChosen(em: Em, { session_id, seat_ids }: Chosen) {
  const counted = await rows<{ kind_id: string; count: number }>(
    em,
    sql`select kind_id, count(*)::int as count from ticket_seat
        where session_id = ${session_id} and id = any(${[...seat_ids]}::uuid[]) group by kind_id`,
  )
  const found = counted.reduce((sum, { count }) => sum + count, 0)
  if (found < seat_ids.length) throw new Refusal('ticket.seats_taken', { data: { seat_ids: await lost(em, seat_ids) } })
  return counted
}

async function lost(em: Em, seat_ids: readonly string[]) {
  const there = await rows<{ id: string }>(em, sql`select id from ticket_seat where id = any(${[...seat_ids]}::uuid[])`)
  return seat_ids.filter((id) => !there.some((one) => one.id === id))
}

type Seat = { id: string; kind_id: string; sector: string; row: string; number: number; is_free: boolean }
const NO_PLAN: SeatsWire = { stage: '', width: 0, height: 0, rows: [] }

/**
 * The plan of the hall that a session sells, each seat with whether somebody can take it now.
 * @throws {Refusal} `event_session.not_found`
 */
export async function readSeats(em: Em, session_id: string, now: Date): Promise<SeatsWire> {
  const hall = await findHall(em, session_id)
  if (hall.plan === null || hall.stage === null) return NO_PLAN
  const seats = await rows<Seat>(
    em,
    sql`select s.id, s.kind_id, s.sector, s.row_name as "row", s.number, ${isFree(now)} as is_free
        from ticket_seat s where s.session_id = ${session_id}`,
  )
  const known = new Map(seats.map((seat) => [seatWords(seat), seat]))
  const { width, height, rows: lines } = planOf(hall.plan)
  return {
    ...{ stage: hall.stage, width, height },
    rows: lines.map(({ sector, name, y, seats: placed }) => ({
      ...{ sector, name, y },
      seats: placed.map(({ number, x }) => {
        const { id = null, kind_id = null, is_free = false } = known.get(seatWords({ sector, row: name, number })) ?? {}
        return { id, kind_id, number, x, is_free }
      }),
    })),
  }
}

/** Seats of a session that nobody can take now. @throws {Refusal} `event_session.not_found` */
export async function readTaken(em: Em, session_id: string, now: Date) {
  await findHall(em, session_id)
  const taken = await rows<{ id: string }>(
    em,
    sql`select s.id from ticket_seat s where s.session_id = ${session_id} and not (${isFree(now)})`,
  )
  return { ids: taken.map(({ id }) => id) }
}

async function findHall(em: Em, session_id: string) {
  const found = await row<{ plan: string | null; stage: string | null }>(
    em,
    sql`select h.plan, h.stage from event_session s join event e on e.id = s.event_id left join hall h on h.id = s.hall_id
        where s.id = ${session_id} and ${isShown}`,
  )
  if (!found) throw new Refusal('event_session.not_found')
  return found
}
