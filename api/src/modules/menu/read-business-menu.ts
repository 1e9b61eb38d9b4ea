import type { ListQuery } from '@ostrov/shared/lists/table'
import { valuesOf } from '@ostrov/shared/lists/table'
import { businessAdditional, businessProducts } from '@ostrov/shared/menu/business-lists'
import type { BusinessProductWire } from '@ostrov/shared/menu/business-schema'
import { readFacets } from '../../db/facets'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { containing, moment, row, rows, type Sql, sql, writtenOut } from '../../db/sql'
import { plainly } from '../../db/words'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { versionOf } from '../../kernel/version'
import { imageJson } from '../images/image-view'
import { lastProposal, moderationColumns, proposedIn } from '../moderation/moderated-sql'
import { productJoins } from './product-sql'

type Row = Omit<BusinessProductWire, 'version'>

/** What a dish offers to choose, in its order. */
const offers = (
  table: string,
  column: string,
) => sql`(select coalesce(json_agg(l.${sql.ref(column)} order by l.sort, l.${sql.ref(column)}), '[]'::json)
  from ${sql.table(table)} l where l.product_id = p.id)`

const source = {
  select: sql`p.id, p.restaurant_id, p.category_id, p.name, p.description, p.price, p.discount_price,
    p.weight::float8 as weight, p.weight_unit, p.nutritional_value, p.is_popular, p.is_additional, p.rating::float8 as rating,
    p.reviews_count, p.served_from, p.served_till, p.served_days, p.is_active, ${moment('p.stopped_until')} as stopped_until, p.stock, p.sort,
    ${moment('p.updated_at')} as updated_at, ${imageJson('picture')} as image,
    (select coalesce(json_agg(${imageJson('shown')} order by place), '[]'::json)
     from unnest(array_prepend(p.image_id, p.gallery)) with ordinality as listed (image_id, place)
     join image shown on shown.id = listed.image_id) as images, ${offers('product_option_link', 'option_id')} as product_options,
    ${offers('product_option_group_link', 'group_id')} as product_option_groups, ${moderationColumns('p')}`,
  from: sql`product p join product_category c on c.id = p.category_id`,
  joined: sql`${productJoins} ${lastProposal('product', 'p')}`,
  key: sql`p.id`,
}

const ofMenu = (restaurant: Served) => sql`p.restaurant_id = ${restaurant.id} and p.deleted_at is null`
const menuOrder = sql`c.sort, c.id, p.sort, p.id`

/** As `saleState` has it. */
const activity = sql`case when not p.is_active then 'off' when p.stopped_until > now() then 'stopped'
  when p.stock = 0 then 'sold_out' else 'on' end`

/** Everything a restaurant has on its menu, shown to customers or not. */
export async function listBusinessProducts(em: Em, restaurant: Served, query: ListQuery<typeof businessProducts>) {
  const { category_id } = query
  const list = await readList<Row, typeof businessProducts>(em, businessProducts, query, {
    ...source,
    where: category_id ? sql`${ofMenu(restaurant)} and p.category_id = ${category_id}` : ofMenu(restaurant),
    conditions: conditionsIn(restaurant),
    orders: {
      sort: menuOrder,
      name: sql`p.name, p.id`,
      price: sql`p.price, p.id`,
      '-price': sql`p.price desc, p.id`,
      '-updated_at': sql`p.updated_at desc, p.id`,
    },
  })
  return { ...list, items: list.items.map(versioned) }
}

/** How many dishes each choice would leave. */
export function countBusinessProducts(em: Em, restaurant: Served, query: ListQuery<typeof businessProducts>) {
  const whole = { from: source.from, where: ofMenu(restaurant), conditions: conditionsIn(restaurant) }
  return readFacets(em, businessProducts, query, whole)
}

const conditionsIn = (restaurant: Served) => ({
  query: (words: string) => named(restaurant, words),
  status: (asked: string) => moderated(restaurant, valuesOf(asked)),
  activity: (asked: string) => sql`${activity} = any(${valuesOf(asked)}::text[])`,
})

/** Those it offers beside an order, shown to customers or not. */
export async function listBusinessAdditional(em: Em, restaurant: Served, query: ListQuery<typeof businessAdditional>) {
  const where = sql`${ofMenu(restaurant)} and p.is_additional`
  const list = await readList<Row, typeof businessAdditional>(em, businessAdditional, query, {
    ...source,
    where,
    order: menuOrder,
  })
  return { ...list, items: list.items.map(versioned) }
}

/** @throws {Refusal} `product.not_found` */
export async function readBusinessProduct(em: Em, restaurant: Served, id: string): Promise<BusinessProductWire> {
  const [found] = await readBusinessProducts(em, restaurant, [id])
  if (!found) throw new Refusal('product.not_found')
  return found
}

/** Those of these dishes that are the restaurant's, in the order of the menu. */
export async function readBusinessProducts(em: Em, restaurant: Served, ids: readonly string[]) {
  const found = await rows<Row>(
    em,
    sql`select ${source.select} from ${source.from} ${source.joined} where ${ofMenu(restaurant)} and p.id = any(${ids}::uuid[]) order by ${menuOrder}`,
  )
  return found.map(versioned)
}

/** The restaurant's own dish, locked until the transaction ends. @throws {Refusal} `product.not_found` */
export async function lockProduct(em: Em, restaurant: Served, id: string) {
  const found = await row<{ price: number; discount_price: number; category_id: string }>(
    em,
    sql`select p.price, p.discount_price, p.category_id from product p where p.id = ${id} and ${ofMenu(restaurant)} for update`,
  )
  if (!found) throw new Refusal('product.not_found')
  return found
}

/** Every word of the question is in the name that is shown, or in the one proposed; both are found by their index. */
function named({ id }: Served, query: string) {
  const words = plainly(query).split(/\s+/).filter(Boolean)
  const has = (name: Sql) =>
    sql.join([sql`true`, ...words.map((word) => sql`${name} like ${writtenOut(containing(word))}`)], sql` and `)
  const shown = sql`select d.id from product d where d.restaurant_id = ${id} and ${has(sql`d.plain_name`)}`
  return sql`p.id in (${shown} union all ${proposedIn(`restaurant:${id}`, 'product', has(sql`r.plain_name`))})`
}

/** What waits or came back is said first, what is shown else. */
function moderated({ id }: Served, asked: readonly string[]) {
  const such = sql`r.status = any(${asked}::text[])`
  return sql`(p.id in ${proposedIn(`restaurant:${id}`, 'product', such)}
    or p.moderation_status = any(${asked}::text[]) and p.id not in ${proposedIn(`restaurant:${id}`, 'product', sql`true`)})`
}

/** Its place and whether it is sold now are changed from elsewhere, and no editor of the rest is stopped by that. */
function versioned(found: Row): BusinessProductWire {
  const {
    sort: _,
    is_active: _a,
    stopped_until: _s,
    stock: _l,
    rating: _r,
    reviews_count: _c,
    updated_at: _u,
    ...said
  } = found
  return { ...found, version: versionOf(said) }
}
