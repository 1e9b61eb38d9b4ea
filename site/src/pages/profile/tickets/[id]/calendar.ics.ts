import { purchasePath } from '@ostrov/shared/tickets/paths'
import type { APIRoute } from 'astro'
import { calendarAnswer } from '../../../../features/events/ical'
import { readEvent } from '../../../../features/events/read-event'
import { ownPurchase } from '../../../../features/tickets/own-purchase'
import { openVisit } from '../../../../visit'

/** The session of a purchase, for its owner's calendar. */
export const GET: APIRoute = async (context) => {
  const visit = openVisit({ ...context, response: new Response() })
  const view = await ownPurchase(visit, context.params.id ?? '')
  if (view instanceof Response) return view
  const missing = new Response(null, { status: 404 })
  if (!view) return missing
  const { event, session, id, number, created_at } = view.purchase
  const found = await readEvent(visit.api, `${event.slug}-${event.number}`)
  const held = found.is === 'here' ? found.row.sessions.find((one) => one.id === session.id) : undefined
  if (!held) return missing
  const url = new URL(purchasePath(id), context.url.origin).href
  const entry = { session: held, title: event.title, words: `Покупка № ${number}`, url, changed_at: created_at }
  const answer = calendarAnswer({ name: event.title, host: context.url.hostname, entries: [entry] })
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}
