import { addDays, instantAt, localParts, parseClock } from '@ostrov/shared/formats/time'
import { planOf } from '@ostrov/shared/halls/plan'
import type { RichText } from '@ostrov/shared/rich-text/grammar'
import { type DemoEvent, type DemoVenue, EVENTS, VENUES } from './events'
import { hallOf, hallRows } from './halls'
import { eventPicture } from './pictures'
import { type Db, insertRows, seedId } from './rows'
import { refundHours, seedTickets } from './ticket-rows'
import { type Towns, townId } from './towns'

/** An evening takes two hours, a hall of pictures closes at seven. */
const USUAL_MINUTES = 120
const CLOSING_MINUTES = 19 * 60
/** The afisha of a month is written three days before it begins. */
const WRITTEN_BEFORE = 3

/** What is on in the month that begins on the day of seeding, and where. */
export async function seedEvents(db: Db, towns: Towns, now: Date) {
  const today = localParts(now).date
  const published_at = instantAt(addDays(today, -WRITTEN_BEFORE), 9 * 60)
  await insertRows(
    db,
    'venue',
    VENUES.map((venue) => venueRow(venue, towns, published_at)),
  )
  await insertRows(
    db,
    'event',
    EVENTS.map((event) => eventRow(event, published_at)),
  )
  await insertRows(
    db,
    'hall',
    hallRows(venueId, (plan) => planOf(plan).count, published_at),
  )
  await insertRows(
    db,
    'event_session',
    EVENTS.flatMap((event) => sessionRows(event, today, published_at)),
  )
  for (const event of EVENTS) await seedTickets(db, event, sessionRows(event, today, published_at))
}

const venueId = (slug: string) => seedId(`venue:${slug}`)
const eventId = (slug: string) => seedId(`event:${slug}`)

function venueRow({ slug, name, rubric, city, address, point }: DemoVenue, towns: Towns, created_at: Date) {
  return {
    ...{
      id: venueId(slug),
      slug,
      name,
      rubric,
      city_id: townId(towns, city),
      point: { type: 'Point', coordinates: point },
    },
    ...{ address: address.replace(`, ${city}`, ''), halls: '', description: '', is_hidden: false },
    ...{ created_at, updated_at: created_at },
  }
}

function eventRow(event: DemoEvent, published_at: Date) {
  const { slug, title, text, rubric, age_mark } = event
  const [lead = '', ...rest] = text.split(/(?<=[.!?])\s/)
  const body: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: rest.join(' ') }] }],
  }
  return {
    ...{ id: eventId(slug), slug, title, rubric, age_mark, lead, body, image_id: eventPicture(event).id },
    ...{
      image_alt: `Афиша события «${title}»`,
      organizer_words: '',
      refund_rule: '',
      refund_hours: refundHours(event),
      is_hidden: false,
    },
    ...{ published_at, created_at: published_at, updated_at: published_at },
  }
}

function sessionRows({ slug, title, venue, rubric, sessions, price }: DemoEvent, today: string, created_at: Date) {
  const hall = hallOf(title)
  return sessions.map(({ in_days, time }) => {
    const day = addDays(today, in_days)
    const begins = parseClock(time) ?? 0
    const ends = rubric === 'exhibition' ? CLOSING_MINUTES : begins + USUAL_MINUTES
    const ends_at = instantAt(day, ends)
    return {
      ...{ id: seedId(`event:${slug}:${in_days}:${time}`), event_id: eventId(slug), venue_id: venueId(venue) },
      ...{ hall_id: hall?.id ?? null, hall: hall?.name ?? null },
      ...{ starts_at: instantAt(day, begins), ends_at, over_at: ends_at, state: 'planned' },
      ...{ is_free: price === null, price_from: price, created_at, updated_at: created_at },
    }
  })
}
