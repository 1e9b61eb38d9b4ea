import { defineEntity, p } from '@mikro-orm/postgresql'
import { PASS_VERDICTS } from '@ostrov/shared/tickets/passes'
import { namesOf } from '@ostrov/shared/wire/names'
import { Ticket } from './ticket'
import { TicketGate } from './ticket-gate'

/** Somebody came in. What gates without a network let in twice stands here twice. Its id is the device's own, so what is sent again is the same row. */
const TicketPassSchema = defineEntity({
  name: 'TicketPass',
  tableName: 'ticket_pass',
  properties: {
    id: p.uuid().primary(),
    ticket_id: () => p.manyToOne(Ticket).mapToPk().joinColumn('ticket_id'),
    gate_id: () => p.manyToOne(TicketGate).mapToPk().joinColumn('gate_id'),
    /** Of the code that was shown. */
    version: p.integer(),
    verdict: p.enum(namesOf(PASS_VERDICTS)),
    /** By the device's clock. */
    passed_at: p.datetime(),
    /** As the gate's device calls itself. */
    device: p.text(),
    received_at: p.datetime(),
  },
  indexes: [
    { name: 'ticket_pass_ticket', properties: ['ticket_id', 'passed_at'] },
    { name: 'ticket_pass_gate', properties: ['gate_id', 'passed_at'] },
  ],
})
export class TicketPass extends TicketPassSchema.class {}
TicketPassSchema.setClass(TicketPass)
