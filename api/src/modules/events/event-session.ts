import { defineEntity, p } from '@mikro-orm/postgresql'
import { SESSION_STATES } from '@ostrov/shared/events/rubrics'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, money, updatedAt } from '../../db/columns'
import { showing } from '../../db/freshness'
import { Event } from './event'
import { Hall } from './hall'
import { Venue } from './venue'

/** When and where an event is held. */
const EventSessionSchema = defineEntity({
  name: 'EventSession',
  tableName: 'event_session',
  checks: [
    { name: 'event_session_ends_check', expression: 'ends_at is null or ends_at > starts_at' },
    {
      name: 'event_session_price_check',
      expression: 'price_to is null or (price_from is not null and price_to >= price_from)',
    },
    { name: 'event_session_free_check', expression: 'not is_free or price_from is null' },
  ],
  triggers: [showing({ tags: ['events'] })],
  properties: {
    id: id(),
    event_id: () => p.manyToOne(Event).mapToPk().joinColumn('event_id').deleteRule('cascade'),
    venue_id: () => p.manyToOne(Venue).mapToPk().joinColumn('venue_id'),
    /** Where its seats stand on a plan. */
    hall_id: () => p.manyToOne(Hall).mapToPk().joinColumn('hall_id').deleteRule('no action').nullable(),
    /** As it is called, with a plan or without. */
    hall: p.text().nullable(),
    starts_at: p.datetime(),
    ends_at: p.datetime().nullable(),
    /** From when on it is of the past: its end, or where none is known two hours after its beginning. */
    over_at: p.datetime(),
    state: p.enum(namesOf(SESSION_STATES)).default('planned'),
    /** When it would have begun before it was moved. */
    moved_from: p.datetime().nullable(),
    /** When it last got another time, place or hall: who had bought before may give tickets back. */
    replanned_at: p.datetime().nullable(),
    /** Of a session whose tickets are sold here these three follow from their kinds (`priceSession`). */
    is_free: p.boolean().default(false),
    price_from: money().nullable(),
    price_to: money().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'event_session_event', properties: ['event_id', 'over_at'] },
    { name: 'event_session_venue', properties: ['venue_id', 'over_at'] },
    {
      name: 'event_session_hall',
      expression:
        'create index "event_session_hall" on "event_session" ("hall_id", "over_at") where hall_id is not null',
    },
    { name: 'event_session_over', properties: ['over_at'] },
    { name: 'event_session_starts', properties: ['starts_at', 'id'] },
  ],
})
export class EventSession extends EventSessionSchema.class {}
EventSessionSchema.setClass(EventSession)
