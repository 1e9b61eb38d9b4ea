import { eventPath } from '@ostrov/shared/paths'
import type { APIRoute } from 'astro'
import { serverApi } from '../../../api'
import { calendarAnswer } from '../../../features/events/ical'
import { readEvent } from '../../../features/events/read-event'

/** The sessions of an event, for a person's calendar. */
export const GET: APIRoute = async ({ locals, params, url }) => {
  const found = await readEvent(serverApi(locals.api), params.slug ?? '')
  if (found.is !== 'here') return new Response(null, { status: found.is === 'gone' ? 410 : 404 })
  const { title, lead, changed_at, sessions } = found.row
  const address = new URL(eventPath(found.row), url.origin).href
  return calendarAnswer({
    name: title,
    host: url.hostname,
    entries: sessions.map((session) => ({ session, title, words: lead, url: address, changed_at })),
  })
}
