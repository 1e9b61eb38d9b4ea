import { TicketGateInput, TicketGateRow } from '@ostrov/shared/tickets/desk-schema'
import { TICKET_GATE_FORM } from '@ostrov/shared/tickets/form'
import { ticketGateDesk } from '@ostrov/shared/tickets/lists'
import type { Em } from '../../../db/orm'
import { containing, moment, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { demandRows } from '../../records/demand-rows'
import { record } from '../../records/record'
import { CREATED } from '../../records/record-table'
import { TicketGate } from '../ticket-gate'

/** Ways in to sessions; whoever has the link of one lets people in. */
export const ticketGateRecord = record({
  noun: 'ticket_gate',
  entity: TicketGate,
  may: 'content',
  list: ticketGateDesk,
  form: TICKET_GATE_FORM,
  row: TicketGateRow,
  input: TicketGateInput,
  exported: {
    event: { label: 'Событие' },
    name: TICKET_GATE_FORM.name,
    is_closed: TICKET_GATE_FORM.is_closed,
    passes: { label: 'Прошли' },
    created_at: CREATED,
  },
  source: {
    select: sql`g.id, g.session_id, g.name, g.is_closed, g.key, ${moment('g.created_at')} as created_at,
      json_build_object('id', e.id, 'title', e.title) as event,
      json_build_object('id', s.id, 'starts_at', ${moment('s.starts_at')}, 'venue', v.name) as session,
      (select count(*)::int from ticket_pass p where p.gate_id = g.id) as passes`,
    from: sql`ticket_gate g`,
    joined: sql`join event_session s on s.id = g.session_id join event e on e.id = s.event_id join venue v on v.id = s.venue_id`,
    where: sql`true`,
    key: sql`g.id`,
    conditions: {
      query: (words) => sql`g.name ilike ${containing(words)}`,
      event_id: (event) => sql`g.session_id in (select id from event_session where event_id = ${event}::uuid)`,
      session_id: sql`g.session_id`,
    },
    orders: { '-created_at': sql`g.created_at desc, g.id desc` },
  },
  check: (em, { input }) => demandRows(em, { event_session: { session_id: input.session_id } }),
  columns: ({ now }) => ({ updated_at: now }),
  removable: demandUnpassed,
  refuses: { removing: ['ticket_gate.in_use'] },
})

async function demandUnpassed(em: Em, id: string) {
  if (await row(em, sql`select from ticket_pass where gate_id = ${id} limit 1`)) throw new Refusal('ticket_gate.in_use')
}
