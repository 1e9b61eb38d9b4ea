import { entriesOf, factsOf, type Said } from '@ostrov/shared/ads/facts'
import type { FEED_SECTIONS, FeedAdWire } from '@ostrov/shared/ads/feed-schema'
import { withoutPhones } from '@ostrov/shared/ads/hidden-phones'
import { type AdPlace, shownPlace } from '@ostrov/shared/ads/places'
import { sectionOf } from '@ostrov/shared/ads/sections'
import { adSlug } from '@ostrov/shared/ads/slug'
import type { Em } from '../../../db/orm'
import { moment, rows, sql } from '../../../db/sql'
import { entryNames } from '../../catalogues/entry-names'
import { loadImages } from '../../images/image-view'
import { isShown } from '../ad-status'
import { PIECE } from './ad-addresses'

/** So many stand in memory while a feed is written. */
const PART = 500

type Asked = { section: (typeof FEED_SECTIONS)[number]; piece: number; after: number }
type Row = Omit<FeedAdWire, 'slug' | 'kind' | 'facts' | 'images'> & { image_ids: string[]; said: Said } & Pick<
    AdPlace,
    'is_approximate'
  >

/**
 * The next part of a section's piece, from the ad after the number `after`: what search engines are given of it, which
 * holds no phone. Pieces are counted from 1, by numbers, so that an ad stays in the piece it was in.
 */
export async function readFeedPart(
  em: Em,
  { section, piece, after }: Asked,
  now: Date,
): Promise<{ items: FeedAdWire[] }> {
  const from = Math.max(after, (piece - 1) * PIECE)
  const found = await rows<Row>(
    em,
    sql`select a.number, a.title, a.description, a.price, a.salary_from, c.name as city, c.slug as city_slug, a.address, a.point, a.is_approximate,
          a.company, a.deal, a.rooms, a.area, a.land_area, a.floor, a.floors, a.built_year, a.image_ids, to_jsonb(a) as said,
          ${sql.ref(`a.${sectionOf(section).alike}`)} as alike, ${moment('a.published_at')} as published_at,
          ${moment('a.updated_at')} as changed_at
        from ad a join city c on c.id = a.city_id
        where a.number > ${from} and a.number <= ${piece * PIECE} and a.section = ${section} and ${isShown(now)}
        order by a.number limit ${sql.lit(PART)}`,
  )
  const [images, names] = await Promise.all([
    loadImages(
      em,
      found.flatMap(({ image_ids }) => image_ids),
    ),
    entryNames(
      em,
      found.flatMap(({ said }) => entriesOf(section, said)),
    ),
  ])
  return {
    items: found.map(asShown).map(({ image_ids, said, ...ad }) => {
      const facts = factsOf(section, said, names, 'page')
      return {
        ...ad,
        slug: adSlug(ad.title),
        description: withoutPhones(ad.description),
        kind: facts.find(({ name }) => name === sectionOf(section).alike)?.text ?? '',
        facts,
        images: image_ids.flatMap((id) => images.get(id) ?? []),
      }
    }),
  }
}

/** With its place as everybody is told it. */
function asShown({ is_approximate, ...ad }: Row) {
  const { address, point } = shownPlace({ ...ad, is_approximate })
  return { ...ad, address, point }
}
