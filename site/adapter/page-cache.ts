import { AD_LISTS } from '@ostrov/shared/ads/lists'
import { eventList, venueSessions } from '@ostrov/shared/events/lists'
import { addressParameters } from '@ostrov/shared/lists/address'
import { dishSearch } from '@ostrov/shared/menu/lists'
import { newsList } from '@ostrov/shared/news/lists'
import { organizationList } from '@ostrov/shared/organizations/lists'
import { EDITION_PARAMETER, INVITATION_PARAMETER } from '@ostrov/shared/paths'
import { menuTable, restaurantInfo, restaurantList, restaurantPanel } from '@ostrov/shared/restaurants/lists'
import { organizationReviewList, reviewList } from '@ostrov/shared/reviews/lists'
import { everythingList, searchList } from '@ostrov/shared/search/lists'
import type { CacheProviderFactory } from 'astro'

/**
 * Pages say with `Astro.cache.set` how long they may be kept and what they show; it leaves the site as headers, and the
 * server the site is mounted in keeps them, packed, until it hears of a change.
 */
const pageCache: CacheProviderFactory = () => ({ name: 'ostrov-page-cache', invalidate: async () => {} })

export default pageCache

/** The lists whose choices public pages read of their address. */
export const PAGE_LISTS = {
  dishSearch,
  eventList,
  everythingList,
  menuTable,
  newsList,
  organizationList,
  organizationReviewList,
  restaurantInfo,
  restaurantList,
  restaurantPanel,
  reviewList,
  searchList,
  venueSessions,
}

/** What kept pages are told apart by: any other parameter makes no other page, so nobody fills the memory by making some up. */
export const PAGE_PARAMETERS: readonly string[] = [
  // Answered by the middleware before any page, so nothing is kept under it.
  INVITATION_PARAMETER,
  EDITION_PARAMETER,
  ...new Set(Object.values({ ...PAGE_LISTS, ...AD_LISTS }).flatMap(addressParameters)),
]
