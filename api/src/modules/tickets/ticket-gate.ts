import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, updatedAt } from '../../db/columns'
import { EventSession } from '../events/event-session'

/** A way in to a session: whoever has its link lets people in there, until it is closed. */
const TicketGateSchema = defineEntity({
  name: 'TicketGate',
  tableName: 'ticket_gate',
  properties: {
    id: id(),
    session_id: () => p.manyToOne(EventSession).mapToPk().joinColumn('session_id').deleteRule('cascade'),
    name: p.text(),
    /** What its link says: random, so that nobody makes one up. */
    key: p.uuid().unique().defaultRaw('gen_random_uuid()'),
    is_closed: p.boolean().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'ticket_gate_session', properties: ['session_id', 'created_at'] },
    {
      name: 'ticket_gate_newest',
      expression: 'create index "ticket_gate_newest" on "ticket_gate" ("created_at" desc, "id" desc)',
    },
  ],
})
export class TicketGate extends TicketGateSchema.class {}
TicketGateSchema.setClass(TicketGate)
