import { eventAddresses, eventDays, eventList, venueList, venueSessions } from '@ostrov/shared/events/lists'
import {
  EventAddress,
  EventCardSchema,
  EventDaySchema,
  EventPageSchema,
  VenueSchema,
  VenueSessionSchema,
} from '@ostrov/shared/events/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { IntegerInAddress } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { listEventAddresses, listEventDays, listEvents } from './list-events'
import { readEvent } from './read-event'
import { listVenueSessions, listVenues, readVenue } from './read-venues'

const tags = ['Events']
const ofVenue = t.Object({ slug: t.String({ maxLength: 60 }) })

/** What everybody reads. */
export const eventPortalRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/events', ({ em, query, now }) => listEvents(em, query, now), {
      open: 'shared',
      ...listRoute(eventList, EventCardSchema),
      detail: { summary: 'Events that are still to come, the nearest first', tags },
    })
    .get('/events/days', ({ em, query, now }) => listEventDays(em, query, now), {
      open: 'shared',
      ...listRoute(eventDays, EventDaySchema),
      detail: { summary: 'On which of the next 120 days something is on', tags },
    })
    .get('/events/addresses', ({ em, query }) => listEventAddresses(em, query), {
      open: 'shared',
      ...listRoute(eventAddresses, EventAddress),
      detail: { summary: 'Where the newest ten thousand events stand, for sitemaps', tags },
    })
    .get('/events/:number', ({ em, params }) => readEvent(em, params.number), {
      open: 'shared',
      refuses: ['event.not_found', 'event.gone'],
      params: t.Object({ number: IntegerInAddress({ minimum: 1, maximum: 2 ** 31 - 1 }) }),
      response: { 200: EventPageSchema },
      detail: { summary: 'A published event by the number in its address', tags },
    })
    .get('/venues', ({ em, query }) => listVenues(em, query), {
      open: 'shared',
      ...listRoute(venueList, VenueSchema),
      detail: { summary: 'Places where events are held, by their names', tags },
    })
    .get('/venues/:slug', ({ em, params }) => readVenue(em, params.slug), {
      open: 'shared',
      refuses: ['venue.not_found'],
      params: ofVenue,
      response: { 200: VenueSchema },
      detail: { summary: 'A place where events are held', tags },
    })
    .get('/venues/:slug/sessions', ({ em, params, query, now }) => listVenueSessions(em, params.slug, query, now), {
      open: 'shared',
      refuses: ['venue.not_found'],
      params: ofVenue,
      ...listRoute(venueSessions, VenueSessionSchema),
      detail: { summary: 'What is still to come there, the nearest first', tags },
    })
