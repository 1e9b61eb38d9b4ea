import { t } from 'elysia'
import { richTextSchema } from '../rich-text/schema'
import { SALE_STATES } from '../tickets/rules'
import { namesOf } from '../wire/names'
import { Day, ImageSchema, Integer, Moment, Nullable, PointSchema, Rubles, Uuid } from '../wire/schema'
import { EVENT_FORM } from './form'
import { AGE_MARKS, EVENT_RUBRICS, SESSION_STATES, VENUE_RUBRICS } from './rubrics'

const Address = { number: Integer({ minimum: 1 }), slug: t.String() }
const Rubric = t.UnionEnum(namesOf(EVENT_RUBRICS), { default: undefined })
const AgeMark = t.UnionEnum(namesOf(AGE_MARKS), { default: undefined })

/** A place where events are held, in short. */
const VenueInShort = t.Object({
  slug: Nullable(t.String({ description: 'Of its page; null where it has none.' })),
  name: t.String(),
  city: t.String(),
  address: t.String({ description: 'Street and house.' }),
  point: PointSchema,
})

/** When and where an event is held. */
const EventSessionSchema = t.Object({
  id: Uuid,
  starts_at: Moment,
  ends_at: Nullable(Moment),
  state: t.UnionEnum(namesOf(SESSION_STATES), { default: undefined }),
  moved_from: Nullable({ ...Moment, description: 'When it would have begun before it was moved.' }),
  is_free: t.Boolean(),
  price_from: Nullable(Rubles),
  price_to: Nullable(Rubles),
  hall: Nullable(t.String()),
  has_tickets: t.Boolean({ description: 'Tickets of it are sold here.' }),
  sale: Nullable(
    t.Object({
      state: t.UnionEnum(namesOf(SALE_STATES), { default: undefined }),
      opens_at: Nullable(t.String({ format: 'date-time', description: 'When the sale begins, if it has not.' })),
    }),
  ),
  changed_at: Moment,
  made_at: Moment,
  venue: VenueInShort,
})
export type EventSessionWire = typeof EventSessionSchema.static

const EventInShort = {
  ...Address,
  title: t.String(),
  lead: t.String(),
  rubric: Rubric,
  age_mark: AgeMark,
  image: Nullable(ImageSchema),
  image_alt: t.String(),
}

/** An event as lists show it. */
export const EventCardSchema = t.Object({
  ...EventInShort,
  session: EventSessionSchema,
  more: Integer({ description: 'Further sessions that meet what was asked.' }),
  published_at: Moment,
})
export type EventCardWire = typeof EventCardSchema.static

/** The whole of it. */
export const EventPageSchema = t.Object({
  ...EventInShort,
  body: richTextSchema(EVENT_FORM.body),
  images: t.Array(ImageSchema, { description: 'Those that the text shows.' }),
  organizer: Nullable(t.String()),
  organizer_words: t.String(),
  refund_rule: t.String(),
  tickets_url: Nullable(t.String()),
  series: Nullable(t.String()),
  published_at: Moment,
  changed_at: Moment,
  sessions: t.Array(EventSessionSchema, {
    description: 'Those that are not over, a hundred at most; of an event that is, the last ten.',
  }),
  is_over: t.Boolean({ description: 'No session of it is still to come.' }),
  similar: t.Array(EventCardSchema, { description: 'Of the same series, then of the same rubric, four at most.' }),
})
export type EventPageWire = typeof EventPageSchema.static

/** A day with events. */
export const EventDaySchema = t.Object({
  date: Day,
  events: Integer({ description: 'Different ones.' }),
})
export type EventDayWire = typeof EventDaySchema.static

/** An event as machines that read the whole site look for it. */
export const EventAddress = t.Object({ ...Address, changed_at: Moment })

/** A place where events are held. */
export const VenueSchema = t.Object({
  slug: t.String(),
  name: t.String(),
  rubric: t.UnionEnum(namesOf(VENUE_RUBRICS), { default: undefined }),
  city: t.String(),
  address: t.String({ description: 'Street and house.' }),
  point: PointSchema,
  halls: t.Array(t.String()),
  description: t.String(),
  site_url: Nullable(t.String()),
  events: Integer({ description: 'Still to come.' }),
})
export type VenueWire = typeof VenueSchema.static

/** A session with the event it is of, as its venue's page shows it. */
export const VenueSessionSchema = t.Composite([EventSessionSchema, t.Object({ event: t.Object(EventInShort) })])
export type VenueSessionWire = typeof VenueSessionSchema.static
