import { entriesOf, factsOf, type Said } from '@ostrov/shared/ads/facts'
import { withoutPhones } from '@ostrov/shared/ads/hidden-phones'
import { type AdPlace, shownPlace } from '@ostrov/shared/ads/places'
import { pricePer } from '@ostrov/shared/ads/price-words'
import type { AdWire } from '@ostrov/shared/ads/schema'
import { kindField, sectionOf } from '@ostrov/shared/ads/sections'
import { adSlug } from '@ostrov/shared/ads/slug'
import { organizationSlug } from '@ostrov/shared/organizations/rules'
import type { Em } from '../../../db/orm'
import { moment, row, rows, type Sql, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { entryNames } from '../../catalogues/entry-names'
import { loadImages } from '../../images/image-view'
import { authorWorksThere, employers } from '../../organizations/organization-sql'
import { isShown, statusOf } from '../ad-status'
import { type CardRow, cardColumns, cardsOf, salaryOf } from './ad-cards'
import { usualPrice } from './usual-price'

const SIMILAR = 6
/** Among so many of the section others of a kind are looked for: a rare mark is not sought through all of them. */
const NEWEST = 500
/** What is merely of the same kind costs at most so many times more or less. */
const TIMES = 2.5
const PRICES = 20

type Found = Pick<
  AdWire,
  'number' | 'section' | 'title' | 'price' | 'city' | 'published_at' | 'status' | 'archived_as'
> &
  AdPlace &
  Pick<AdWire, 'description' | 'contact_name' | 'expires_at' | 'views' | 'prices'> & {
    image_ids: string[]
    said: Said
    organization: { number: number; name: string } | null
  }

type Alike = Pick<Found, 'section' | 'number' | 'price' | 'said'>

/**
 * An ad that was approved once, as anybody sees it; one that has run out or was taken away says so by its status.
 * @throws {Refusal} `ad.not_found`
 */
export async function readAd(em: Em, number: number, now: Date): Promise<AdWire> {
  const found = await row<Found>(
    em,
    sql`select a.number, a.section, a.title, a.price, c.name as city, ${moment('a.published_at')} as published_at,
          ${statusOf(now)} as status, a.archived_as, a.description, a.address, a.point, a.is_approximate, a.contact_name, a.image_ids,
          ${moment('a.expires_at')} as expires_at, to_jsonb(a) as said,
          (select json_build_object('number', o.number, 'name', o.name) from ${employers}
             where o.id = a.organization_id and o.is_shown and ${authorWorksThere}) as organization,
          (select coalesce(sum(d.views), 0)::int from ad_day d where d.ad_id = a.id) as views,
          (select coalesce(json_agg(json_build_object('price', p.price, 'created_at', ${moment('p.created_at')})
             order by p.created_at, p.id), '[]') from (select id, price, created_at from ad_price where ad_id = a.id
             order by created_at desc, id desc limit ${sql.lit(PRICES)}) p) as prices
        from ad a join city c on c.id = a.city_id
        where a.number = ${number} and a.moderation_status = 'approved' and a.hidden_at is null and a.expires_at is not null`,
  )
  if (!found) throw new Refusal('ad.not_found')
  const { said, image_ids, organization, ...ad } = found
  const [images, names, similar, usual_price] = await Promise.all([
    loadImages(em, image_ids),
    entryNames(em, entriesOf(ad.section, said)),
    similarTo(em, found, now),
    ad.status === 'published' ? usualPrice(em, ad.section, { said, number }, now) : null,
  ])
  return {
    ...ad,
    ...shownPlace(found),
    slug: adSlug(ad.title),
    organization: organization && { ...organization, slug: organizationSlug(organization.name) },
    description: withoutPhones(ad.description),
    price_per: pricePer(ad.section, said),
    salary: salaryOf(said),
    images: image_ids.flatMap((id) => images.get(id) ?? []),
    facts: factsOf(ad.section, said, names, 'page'),
    usual_price,
    similar,
  }
}

/** Those that are alike, the nearest in price first; where they are few, then others of the same kind that cost about as much. */
async function similarTo(em: Em, { section, number, price, said }: Alike, now: Date) {
  const { alike, alikeToo = [] } = sectionOf(section)
  const same = (column: string) => sql`${sql.ref(`a.${column}`)} = ${String(said[column])}`
  const others = sql`a.section = ${sql.lit(section)} and ${isShown(now)} and a.number <> ${number}`
  const away = sql`abs(ln(greatest(a.price, 1)::float8 / ${Math.max(price ?? 1, 1)}::float8))`
  const cards = (among: Sql, condition: Sql) =>
    sql<CardRow>`select ${cardColumns(section)} from (select a.* from ad a where ${among}
        order by a.published_at desc, a.number desc limit ${sql.lit(NEWEST)}) a join city c on c.id = a.city_id
      where ${condition} order by ${away}, a.published_at desc, a.number desc limit ${sql.lit(SIMILAR)}`
  const likes = await rows<CardRow>(
    em,
    cards(sql.join([others, ...[alike, ...alikeToo].map(same)], sql` and `), sql`true`),
  )
  const { column } = kindField(section)
  if (column === alike || likes.length === SIMILAR) return cardsOf(em, likes)
  const kin = await rows<CardRow>(
    em,
    cards(others, sql`${same(column)} and not ${same(alike)} and ${away} < ${Math.log(TIMES)}`),
  )
  return cardsOf(em, [...likes, ...kin].slice(0, SIMILAR))
}
