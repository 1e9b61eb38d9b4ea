import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../../db/columns'
import { Event } from '../../events/event'

/** The link by which an event's organizer sees what was sold and who comes; one at most. */
const EventReportSchema = defineEntity({
  name: 'EventReport',
  tableName: 'event_report',
  properties: {
    id: id(),
    event_id: () => p.manyToOne(Event).mapToPk().joinColumn('event_id').deleteRule('cascade').unique(),
    /** What is signed in the link; the next one leaves the former link dead. */
    key: p.uuid().unique().defaultRaw('gen_random_uuid()'),
    created_at: createdAt(),
  },
})
export class EventReport extends EventReportSchema.class {}
EventReportSchema.setClass(EventReport)
