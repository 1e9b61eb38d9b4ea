import { ask } from '@ostrov/shared/wire/answers'
import type { serverApi } from '../api'
import { openPlaces } from './open-places'
import { sectionCounts } from './section-counts'

const [TODAY, RESTAURANTS] = [4, 6]

/** What is offered to who looks for nothing yet, or found nothing: sections, what there is most of, what is today, who is open now. */
export async function readOffers(api: ReturnType<typeof serverApi>) {
  const [settings, often, popular, open, news, ads, organizations, events, today] = await Promise.all([
    ask(api.settings.get()),
    ask(api.search.often.get()),
    ask(api.search.popular.get()),
    ask(api.restaurants.filters.get({ query: { opened: true, limit: RESTAURANTS } })),
    ask(api.news.get({ query: { limit: 1 } })),
    ask(api.ads.get()),
    ask(api.organizations.get({ query: {} })),
    ask(api.events.get({ query: {} })),
    ask(api.events.get({ query: { when: 'today' } })),
  ])
  return {
    counts: sectionCounts({ open, news, events, organizations, ads }),
    often,
    popular,
    today: today.items.slice(0, TODAY),
    town: settings.default_city,
    places: await openPlaces(api, settings.default_city, true),
    restaurants: open.items,
  }
}
