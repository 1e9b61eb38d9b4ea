import { eventPath } from '@ostrov/shared/paths'
import type { APIRoute } from 'astro'
import { serverApi } from '../../../../api'
import { calendarAnswer } from '../../../../features/events/ical'
import { readVenue } from '../../../../features/events/read-event'

/** What is to come at a venue, for a person's calendar. */
export const GET: APIRoute = async ({ locals, params, url }) => {
  const found = await readVenue(serverApi(locals.api), params.slug ?? '')
  if (!found) return new Response(null, { status: 404 })
  return calendarAnswer({
    name: found.venue.name,
    host: url.hostname,
    entries: found.sessions.items.map(({ event, ...session }) => ({
      ...{ session, title: event.title, words: event.lead, changed_at: new Date().toISOString() },
      url: new URL(eventPath(event), url.origin).href,
    })),
  })
}
