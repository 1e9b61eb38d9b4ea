import type { ListQuery } from '@ostrov/shared/lists/table'
import type { PassHoursWire, TicketPassRowWire } from '@ostrov/shared/tickets/desk-schema'
import { passesOfEvent } from '@ostrov/shared/tickets/lists'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { moment, rows, sql } from '../../../db/sql'
import { seatOfTicket } from '../buying/seats'

/** Who came in, the latest first. What went in twice stands with all of its passes: both places and moments. */
export function listPasses(em: Em, query: ListQuery<typeof passesOfEvent>) {
  return readList<TicketPassRowWire, typeof passesOfEvent>(em, passesOfEvent, query, {
    select: sql`x.id, x.ticket_id, concat_ws(', ', k.name, ${seatOfTicket}) as kind, p.number, g.name as gate, x.device, ${moment('x.passed_at')} as passed_at, x.verdict`,
    from: sql`ticket_pass x join ticket_gate g on g.id = x.gate_id join ticket t on t.id = x.ticket_id
      join ticket_kind k on k.id = t.kind_id join ticket_purchase p on p.id = t.purchase_id`,
    where: sql`true`,
    conditions: {
      event_id: (event) => sql`g.session_id in (select id from event_session where event_id = ${event}::uuid)`,
      doubles: () =>
        sql`exists (select from ticket_pass other where other.ticket_id = x.ticket_id and other.verdict <> 'first')`,
    },
    order: sql`x.passed_at desc, x.id desc`,
  })
}

const MOST_HOURS = 200

/** How many came in to an event within each hour, the earliest first; a ticket counts once. */
export async function countPasses(em: Em, event_id: string): Promise<PassHoursWire> {
  const items = await rows<PassHoursWire['items'][number]>(
    em,
    sql`select ${moment('h.at')} as at, h.count from (
          select date_trunc('hour', t.used_at) as at, count(*)::int as count
          from event_session s join ticket_kind k on k.session_id = s.id join ticket t on t.kind_id = k.id
          where s.event_id = ${event_id} and t.used_at is not null group by 1) h
        order by h.at limit ${sql.lit(MOST_HOURS)}`,
  )
  return { items }
}
