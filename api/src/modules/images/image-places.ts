import { IMAGE_PLACES, type ImagePlace } from '@ostrov/shared/images/lists'
import { NOUNS, type NounName } from '@ostrov/shared/nouns'
import type { Noun } from '@ostrov/shared/nouns/noun'
import { DESK_DISH_REVIEWS, DESK_ORGANIZATION_REVIEWS, DESK_REVIEWS, MODERATION } from '@ostrov/shared/paths'
import { namesOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../db/orm'
import { type Sql, sql } from '../../db/sql'
import { imageColumns, showsImage } from './image-columns'

/** What a row `shown` of a table that shows pictures is to people: its id, its name, and the screen that opens it. */
type Place = { kind: ImagePlace; id: Sql; title: Sql; link: Sql }

/** Of one kind of place at most so many are told of a picture. */
const TOLD = 10

const id = sql`shown.id::text`
const order_id = sql`shown.order_id::text`
const none = sql`null::text`
const opened = (list: string, of = id) => sql`${sql.lit(`${list}/`)} || ${of}`
const place = (kind: ImagePlace, title: Sql, link: Sql, of = id): Place => ({ kind, id: of, title, link })

/** Tables whose rows are not what their noun says, or are of none. */
const OTHERS: Readonly<Record<string, Place>> = {
  product: place('product', sql`shown.name`, opened(NOUNS.restaurant.desk, sql`shown.restaurant_id::text`)),
  news: place(
    'news',
    sql`shown.title`,
    sql`case when shown.moderation_status = 'approved' then ${opened(NOUNS.news.desk)} end`,
  ),
  ad_draft: place('ad_draft', sql`shown.values ->> 'title'`, none),
  cuisine: place('cuisine', sql`shown.name`, none),
  review: place(
    'review',
    sql`nullif(left(shown.text, 60), '')`,
    sql`case when shown.organization_id is not null then ${opened(DESK_ORGANIZATION_REVIEWS)}
      when shown.product_id is null then ${opened(DESK_REVIEWS)} else ${opened(DESK_DISH_REVIEWS)} end`,
  ),
  support_request: place('support_request', sql`'№ ' || shown.number`, opened(NOUNS.support_request.desk)),
  user: place('customer', sql`shown.name`, opened(NOUNS.customer.desk)),
  order_item: place('order', none, opened(NOUNS.order.desk, order_id), order_id),
  order_proposal: place('order', none, opened(NOUNS.order.desk, order_id), order_id),
  order: place('order', none, opened(NOUNS.order.desk)),
  revision: place(
    'revision',
    sql`coalesce(shown.proposed ->> 'title', shown.proposed ->> 'name')`,
    sql`case when shown.status = 'pending' then ${opened(MODERATION)} end`,
  ),
  ad_source: place('ad_import', sql`shown.external_id`, none),
}

/** What rows of a table are: as their noun says, by what it is called and where it is opened. */
export function placeOf(table: string): Place | undefined {
  const noun = namesOf(NOUNS).find((name) => tableOf(name) === table)
  const { title, desk }: Partial<Noun> = noun ? NOUNS[noun] : {}
  if (OTHERS[table] || !noun || !title) return OTHERS[table]
  return place(noun, sql.ref(`shown.${title}`), desk ? opened(desk) : none)
}

function tableOf(name: NounName) {
  const { table = name }: Noun = NOUNS[name]
  return table
}

/** Each table that shows pictures: what it is to people, and the rows `shown` of it that show picture `i`. */
function tables(em: Em) {
  const columns = Object.groupBy(imageColumns(em), ({ table }) => table)
  return namesOf(columns).flatMap((table) => {
    const told = placeOf(table)
    const shows = (columns[table] ?? []).map((one) => sql`(${showsImage(one)})`)
    return told
      ? [{ place: told, from: sql`from ${sql.table(table)} shown where (${sql.join(shows, sql` or `)})` }]
      : []
  })
}

/** Where picture `i` is shown, as JSON: kind by kind as they are listed, the newest of each. */
export function usesJson(em: Em) {
  const uses = tables(em).map(
    ({ place: { kind, id: one, title, link }, from }) =>
      sql`(select ${sql.lit(kind)}::text as kind, ${one} as id, ${title} as title, ${link} as link ${from}
        order by shown.id desc limit ${sql.lit(TOLD)})`,
  )
  return sql`coalesce((select json_agg(u order by array_position(${namesOf(IMAGE_PLACES)}::text[], u.kind), u.id) from (${sql.join(uses, sql` union `)}) u), '[]')`
}

/** Whether something of a kind shows picture `i`. */
export function isShownBy(em: Em, kind: string) {
  const those = tables(em).filter(({ place }) => place.kind === kind)
  if (those.length === 0) return sql`false`
  return sql`(${sql.join(
    those.map(({ from }) => sql`exists (select ${from})`),
    sql` or `,
  )})`
}
