import { EVENT_RUBRICS } from '@ostrov/shared/events/rubrics'
import type { EventCardWire } from '@ostrov/shared/events/schema'
import { escapeHtml } from '@ostrov/shared/formats/html'
import { AFISHA, AFISHA_RSS, eventPath } from '@ostrov/shared/paths'
import { whenWords } from './words'

/** RSS 2.0 of what comes next. */
export function afishaRss(items: readonly EventCardWire[], brand: string, origin: string): string {
  const whole = (path: string) => escapeHtml(new URL(path, origin).href)
  const entries = items.map((event) => {
    const { title, lead, session, rubric, number, published_at } = event
    const words = `${whenWords(session)}. ${session.venue.name}, ${session.venue.city}. ${lead}`
    return `<item><title>${escapeHtml(title)}</title><link>${whole(eventPath(event))}</link><guid isPermaLink="false">event-${number}</guid><pubDate>${new Date(published_at).toUTCString()}</pubDate><category>${EVENT_RUBRICS[rubric]}</category><description>${escapeHtml(words)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeHtml(brand)}: афиша</title><link>${whole(AFISHA)}</link><description>Что будет на\u00A0острове</description><language>ru</language><atom:link href="${whole(AFISHA_RSS)}" rel="self" type="application/rss+xml"/>${entries.join('')}</channel></rss>`
}
