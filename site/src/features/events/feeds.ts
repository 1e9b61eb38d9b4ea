import { EVENT_RUBRICS } from '@ostrov/shared/events/rubrics'
import type { EventCardWire } from '@ostrov/shared/events/schema'
import { AFISHA_RSS } from '@ostrov/shared/machine-paths'
import { AFISHA, eventPath } from '@ostrov/shared/paths'
import type { Feed, FeedItem } from '../../feeds'
import { whenWords } from './words'

/** What the feed of the afisha says of itself. */
export const afishaFeed = (brand: string, origin: string): Feed => ({
  ...{ title: `${brand}: афиша`, description: 'Что будет на\u00A0острове', page: AFISHA, self: AFISHA_RSS, origin },
})

/** An event in that feed. */
export const eventItem = (event: EventCardWire, now: Date): FeedItem => ({
  ...{ id: `event-${event.number}`, title: event.title, path: eventPath(event), published_at: event.published_at },
  category: EVENT_RUBRICS[event.rubric],
  text: `${whenWords(event.session, now)}. ${event.session.venue.name}, ${event.session.venue.city}. ${event.lead}`,
})
