import { priceWords } from '@ostrov/shared/ads/price-words'
import type { AdCardWire } from '@ostrov/shared/ads/schema'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { listingPath, setFilters } from '@ostrov/shared/ads/sets'
import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { adPath, sectionPath } from '@ostrov/shared/paths'
import type { FeedItem, SitemapPage } from '../../feeds'

/** An ad in a feed: no phone stands in a card. */
export function adItem({ section, number, slug, title, published_at, ...ad }: AdCardWire): FeedItem {
  const [image] = ad.images
  return {
    ...{ id: `ad-${number}`, title, path: adPath(section, number, slug), published_at },
    category: sectionOf(section).words.title,
    text: [priceWords({ section, ...ad }), ...ad.facts.map(({ text }) => text), ad.city].join(' · '),
    picture: image && { path: pictureUrl(image.id, 1200, 'jpeg'), alt: title },
  }
}

/** A section's list, and each narrowed by one choice that is a page of its own and leaves something. */
export function listPages(
  section: SectionName,
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>,
): SitemapPage[] {
  const narrowed = setFilters(section).flatMap((filter) =>
    Object.entries(counts[filter] ?? {}).flatMap(([value, found]) =>
      found > 0 ? [{ path: listingPath(section)({ [filter]: value }) }] : [],
    ),
  )
  return [{ path: sectionPath(section) }, ...narrowed]
}
