import type { GateWire } from '@ostrov/shared/tickets/gate-schema'
import type { Em } from '../../../db/orm'
import { moment, row, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { seatOfTicket } from '../buying/seats'
import { publicKeyOf, shortOf } from './ticket-code'

const MOST_TICKETS = 10_000

/** A way in that is open. */
export type Gate = { id: string; name: string; session_id: string }
type Ticket = Omit<GateWire['tickets'][number], 'short'>

/** The gate of a link. @throws {Refusal} `ticket_gate.not_found` of one that is closed too */
export async function openGate(em: Em, key: string): Promise<Gate> {
  const gate = await row<Gate>(
    em,
    sql`select id, name, session_id from ticket_gate where key = ${key} and not is_closed`,
  )
  if (!gate) throw new Refusal('ticket_gate.not_found')
  return gate
}

/** The gate with the list by which it works without a network. @throws {Refusal} `ticket_gate.not_found` */
export async function readGate(em: Em, key: string, secretsKey: string): Promise<GateWire> {
  const { name, session_id } = await openGate(em, key)
  const session = await row<Pick<GateWire, 'event' | 'starts_at' | 'venue' | 'is_cancelled'>>(
    em,
    sql`select e.title as event, ${moment('s.starts_at')} as starts_at, v.name as venue, s.state = 'cancelled' as is_cancelled
        from event_session s join event e on e.id = s.event_id join venue v on v.id = s.venue_id where s.id = ${session_id}`,
  )
  if (!session) throw new Refusal('ticket_gate.not_found')
  const tickets = await rows<Ticket>(
    em,
    sql`select t.id, t.version, concat_ws(', ', k.name, ${seatOfTicket}) as kind, ${moment('t.used_at')} as used_at, t.used_by,
          t.refunded_at is not null as is_refunded, x.id is not null as is_offered
        from ticket_kind k join ticket t on t.kind_id = k.id
          left join ticket_transfer x on x.ticket_id = t.id and x.claimed_at is null and x.withdrawn_at is null
        where k.session_id = ${session_id} order by t.id desc limit ${sql.lit(MOST_TICKETS)}`,
  )
  return {
    ...{ name, session_id, ...session, public_key: publicKeyOf(secretsKey) },
    tickets: tickets.map((ticket) => ({ ...ticket, short: shortOf(secretsKey, { ...ticket, session_id }) })),
  }
}
