import { AD_LISTS } from '@ostrov/shared/ads/lists'
import { isSection } from '@ostrov/shared/ads/sections'
import { listingPath } from '@ostrov/shared/ads/sets'
import { brandName } from '@ostrov/shared/formats/installation'
import { readAddress, writeAddress } from '@ostrov/shared/lists/address'
import { sectionRssPath } from '@ostrov/shared/machine-paths'
import type { APIRoute } from 'astro'
import { serverApi } from '../../api'
import { adItem } from '../../features/ads/feeds'
import { listingTitle, readListing } from '../../features/ads/listing'
import { rssAnswer } from '../../feeds'

/** The newest of a section, or of what its filters leave. */
export const GET: APIRoute = async ({ locals, params, url }) => {
  const { section = '' } = params
  if (!isSection(section)) return new Response(null, { status: 404 })
  const query = {
    ...readAddress(AD_LISTS[section], url.searchParams),
    sort: undefined,
    page: undefined,
    near: undefined,
    view: undefined,
  }
  const listing = await readListing(serverApi(locals.api), section, query)
  const title = listingTitle(section, listing)
  return rssAnswer(listing.list.items.map(adItem), {
    title: `${brandName()}: ${title}`,
    description: `${title} на\u00A0острове`,
    page: listingPath(section)(query),
    self: sectionRssPath(section, writeAddress(AD_LISTS[section], query)),
    origin: url.origin,
  })
}
