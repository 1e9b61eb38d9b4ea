import { SECTION_NAMES, type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { countOf } from '@ostrov/shared/formats/plural'
import { openCount } from '@ostrov/shared/restaurants/labels'
import { eventCount } from '../features/events/words'
import { newsCount } from '../features/news/words'
import { organizationCount } from '../features/organizations/words'

type Total = { total: number }
type Counted = {
  /** Restaurants that are open now. */
  open: Total
  news: Total
  events: Total
  organizations: Total
  ads: Readonly<Record<SectionName, number>>
}

/** What there is in each section of the portal, in words for its tile. */
export const sectionCounts = ({ open, news, events, organizations, ads }: Counted) => ({
  eda: open.total > 0 ? openCount(open.total) : 'Откроются позже',
  news: newsCount(news.total),
  afisha: eventCount(events.total),
  organizations: organizationCount(organizations.total),
  ...Object.fromEntries(SECTION_NAMES.map((name) => [name, countOf(ads[name], ...sectionOf(name).words.counted)])),
})
