/** What search engines read of an event, as JSON of schema.org. */
import { EVENT_RUBRICS } from '@ostrov/shared/events/rubrics'
import type { EventPageWire, EventSessionWire, VenueWire } from '@ostrov/shared/events/schema'
import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { AFISHA, eventPath, HOME, venuePath } from '@ostrov/shared/paths'
import { type Crumb, whole } from '../../components/structured'
import { afishaPath } from './words'

type Node = Record<string, unknown>
const schemaOrg = (word: string) => `https://schema.org/${word}`

/** The way to the afisha, to an event, or to a venue. */
export function crumbsTo(page?: EventPageWire | VenueWire): Crumb[] {
  const way = [
    { href: HOME, label: 'Главная' },
    { href: AFISHA, label: 'Афиша' },
  ]
  if (!page) return way
  if ('name' in page) return [...way, { href: venuePath(page.slug), label: page.name }]
  const { rubric, title } = page
  return [
    ...way,
    { href: afishaPath({ rubric }), label: EVENT_RUBRICS[rubric] },
    { href: eventPath(page), label: title },
  ]
}

/** An event as search engines want it: each of its sessions is one. */
export const eventData = (event: EventPageWire, origin: string): Node[] =>
  event.sessions.map((session) => ({ '@context': 'https://schema.org', ...sessionData(event, session, origin) }))

const STATUSES = { planned: 'EventScheduled', moved: 'EventRescheduled', cancelled: 'EventCancelled' } as const

function sessionData(event: EventPageWire, session: EventSessionWire, origin: string): Node {
  const { title, lead, image, organizer, age_mark } = event
  const { starts_at, ends_at, state, moved_from, is_free } = session
  return {
    '@type': 'Event',
    name: title,
    description: lead,
    startDate: starts_at,
    ...(ends_at !== null && { endDate: ends_at }),
    eventStatus: schemaOrg(STATUSES[state]),
    ...(state === 'moved' && moved_from !== null && { previousStartDate: moved_from }),
    eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode'),
    location: placeOf(session.venue, origin),
    url: whole(origin, eventPath(event)),
    typicalAgeRange: age_mark.replace('+', '-'),
    isAccessibleForFree: is_free,
    ...(image && { image: [whole(origin, pictureUrl(image.id, 1200, 'jpeg'))] }),
    ...(organizer !== null && { organizer: { '@type': 'Organization', name: organizer } }),
    ...offersOf(event, session, origin),
  }
}

/** What a ticket costs; a free event is offered for nothing, of an unknown price nothing is said. */
function offersOf(event: EventPageWire, session: EventSessionWire, origin: string): Node {
  const { is_free, price_from, sale } = session
  if (!is_free && price_from === null) return {}
  return {
    offers: {
      '@type': 'Offer',
      url: event.tickets_url ?? whole(origin, eventPath(event)),
      price: is_free ? 0 : price_from,
      priceCurrency: 'RUB',
      availability: schemaOrg(availabilityOf(event, session)),
      validFrom: sale?.opens_at ?? event.published_at,
    },
  }
}

function availabilityOf({ is_over }: EventPageWire, { state, sale }: EventSessionWire): string {
  if (state === 'cancelled' || is_over || sale?.state === 'sold_out' || sale?.state === 'over') return 'SoldOut'
  return sale?.state === 'not_yet' ? 'PreOrder' : 'InStock'
}

function placeOf({ slug, name, city, address, point }: EventSessionWire['venue'], origin: string): Node {
  const [longitude, latitude] = point.coordinates
  return {
    '@type': 'Place',
    name,
    ...(slug !== null && { url: whole(origin, venuePath(slug)) }),
    address: { '@type': 'PostalAddress', addressCountry: 'RU', addressLocality: city, streetAddress: address },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}

/** A venue. */
export const venueData = (venue: VenueWire, origin: string): Node => ({
  '@context': 'https://schema.org',
  ...placeOf(venue, origin),
})
