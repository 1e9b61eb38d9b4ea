import { entriesOf, type Said } from '@ostrov/shared/ads/facts'
import { ownAdList } from '@ostrov/shared/ads/lists'
import type { AdValues, OwnAdWire } from '@ostrov/shared/ads/schema'
import { sectionOf } from '@ostrov/shared/ads/sections'
import { adSlug } from '@ostrov/shared/ads/slug'
import { adValues } from '@ostrov/shared/ads/values'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { moment, row, sql } from '../../../db/sql'
import type { Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { entryNames } from '../../catalogues/entry-names'
import { loadImages } from '../../images/image-view'
import { appealColumn, lastProposal, lastRefusal, versionOf } from '../../moderation/moderated-sql'
import { statusOf } from '../ad-status'

type Row = Omit<OwnAdWire, 'slug' | 'title' | 'price' | 'images' | 'values' | 'entries'> & {
  said: Said
  proposed: Said | null
}

const columns = (
  now: Date,
) => sql`a.id, a.number, a.section, ${versionOf('ad', 'a')} as version, ${statusOf(now)} as status,
  coalesce(a.moderation_reason, v.reason) as reason, ${appealColumn}, coalesce(a.moderation_status = 'approved' and v.status = 'pending', false) as is_waiting,
  to_jsonb(a) as said, v.proposed, a.archived_as, ${moment('a.published_at')} as published_at, ${moment('a.expires_at')} as expires_at,
  (select coalesce(sum(d.views), 0)::int from ad_day d where d.ad_id = a.id) as views,
  (select coalesce(sum(d.contacts), 0)::int from ad_day d where d.ad_id = a.id) as contacts,
  (select count(*)::int from ad_favourite f where f.ad_id = a.id) as favourites`

/** What a person has written, the newest first. */
export async function listOwnAds(em: Em, { id }: Customer, query: ListQuery<typeof ownAdList>, now: Date) {
  const list = await readList<Row, typeof ownAdList>(em, ownAdList, query, {
    select: columns(now),
    from: sql`ad a`,
    joined: sql`${lastProposal('ad', 'a')} ${lastRefusal('ad', 'a')}`,
    key: sql`a.id`,
    where: sql`a.author_id = ${id}`,
    conditions: { status: statusOf(now) },
    order: sql`a.created_at desc, a.id desc`,
  })
  return { ...list, items: await ownOf(em, list.items) }
}

/** One of them. @throws {Refusal} `ad.not_found` for a stranger's too */
export async function readOwnAd(em: Em, customer: Customer, id: string, now: Date): Promise<OwnAdWire> {
  const found = await row<Row>(
    em,
    sql`select ${columns(now)} from ad a ${lastProposal('ad', 'a')} ${lastRefusal('ad', 'a')} where a.id = ${id} and a.author_id = ${customer.id}`,
  )
  const [own] = found ? await ownOf(em, [found]) : []
  if (!own) throw new Refusal('ad.not_found')
  return own
}

/** As their author wrote them last: what waits for a moderator, or came back, stands over what is shown. */
async function ownOf(em: Em, rows: readonly Row[]): Promise<OwnAdWire[]> {
  const written = rows.map(({ section, said, proposed }) =>
    adValues(Object.keys(sectionOf(section).fields), { ...said, ...proposed }),
  )
  const [images, names] = await Promise.all([
    loadImages(em, written.flatMap(imagesOf)),
    entryNames(
      em,
      rows.flatMap(({ section }, at) => entriesOf(section, written[at] ?? {})),
    ),
  ])
  return rows.map(({ said, proposed, ...ad }, at) => {
    const values = written[at] ?? {}
    const title = String(proposed?.title ?? said.title)
    return {
      ...ad,
      title,
      slug: adSlug(title),
      price: typeof said.price === 'number' ? said.price : null,
      images: imagesOf(values).flatMap((id) => images.get(id) ?? []),
      values,
      entries: entriesOf(ad.section, values).flatMap((slug) => {
        const name = names.get(slug)
        return name === undefined ? [] : [{ slug, name }]
      }),
    }
  })
}

const imagesOf = ({ image_ids }: AdValues) => (Array.isArray(image_ids) ? image_ids : [])
