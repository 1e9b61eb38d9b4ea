import { LINKED, type LinkedKind } from '@ostrov/shared/counters/menu'
import type { CounterLinksWire } from '@ostrov/shared/counters/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntries } from '../audit/write-entry'

/** What each is called in the log, and where it is not there. */
const NAMES = {
  product: { subject: 'product', refusal: 'product.not_found' },
  product_option: { subject: 'product_option', refusal: 'product_option.not_found' },
  delivery_zone: { subject: 'zone', refusal: 'zone.not_found' },
} as const satisfies Record<LinkedKind, object>

type Linking = CounterLinksWire & { by: By; restaurant: Served; now: Date }
type Linked = { id: string; was: string | null; article: string | null }

/**
 * Says by which articles the counter knows dishes, options and zones, all of them or none; an empty one takes it away. Applies at once
 * and to the next order: it is no text that customers read. Call inside a transaction.
 * @throws {Refusal} `product.not_found`, `product_option.not_found`, `zone.not_found`.
 */
export async function linkArticles(em: Em, { by, restaurant, links, now }: Linking): Promise<void> {
  for (const kind of namesOf(LINKED)) {
    // Of one row that is named twice the last word counts.
    const articles = new Map(links.filter((one) => one.kind === kind).map(({ id, article }) => [id, article.trim()]))
    if (articles.size === 0) continue
    const { subject, refusal } = NAMES[kind]
    const linked = await link(em, kind, restaurant, articles)
    if (linked.length < articles.size) throw new Refusal(refusal)
    await writeEntries(
      em,
      linked.map(({ id, was, article }) => ({
        ...{ by, act: `${subject}.change` as const, subject: `${subject}:${id}`, restaurant_id: restaurant.id, now },
        ...{ from: { article: was }, to: { article } },
      })),
    )
  }
}

function link(em: Em, kind: LinkedKind, restaurant: Served, articles: ReadonlyMap<string, string>) {
  const ids = sql`${[...articles.keys()]}::uuid[]`
  const alive = kind === 'product' ? sql`and t.deleted_at is null` : sql``
  return rows<Linked>(
    em,
    sql`with wanted as (select * from unnest(${ids}, ${[...articles.values()]}::text[]) as w (id, article)),
          held as materialized (select t.id, t.article from ${sql.table(kind)} t
            where t.restaurant_id = ${restaurant.id} and t.id = any(${ids}) ${alive} order by t.id for update)
        update ${sql.table(kind)} t set article = nullif(wanted.article, '') from held join wanted on wanted.id = held.id
        where t.id = held.id returning t.id, held.article as was, t.article`,
  )
}
