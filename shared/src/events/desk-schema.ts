import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { EVENT_FORM, EVENT_SESSION_FORM, VENUE_FORM } from './form'
import { EVENT_STATES } from './lists'

const Named = t.Object({ id: Uuid, title: t.String() })

export const VenueInput = inputOf(VENUE_FORM)
export const VenueRow = rowOf(VENUE_FORM, {
  city: Named,
  sessions: Integer({ description: 'Still to come.' }),
  created_at: Moment,
})
export const EventInput = inputOf(EVENT_FORM)
export const EventRow = rowOf(EVENT_FORM, {
  number: Integer({ description: 'Stands at the end of its address.' }),
  state: t.UnionEnum(namesOf(EVENT_STATES), { default: undefined }),
  image: Nullable(ImageSchema),
  next_at: Nullable({ ...Moment, description: 'When its next session begins.' }),
  sessions: Integer({ description: 'Still to come.' }),
  created_at: Moment,
})
export type EventRowWire = typeof EventRow.static
export const EventSessionInput = inputOf(EVENT_SESSION_FORM)
export const EventSessionRow = rowOf(EVENT_SESSION_FORM, {
  event: Named,
  venue: Named,
  moved_from: Nullable({ ...Moment, description: 'When it would have begun before it was moved.' }),
  created_at: Moment,
})
export type EventSessionRowWire = typeof EventSessionRow.static
