import type { OptionGroup } from '@ostrov/shared/menu/choice'
import type { ProductOptionWire } from '@ostrov/shared/menu/schema'
import { FEW_LEFT } from '@ostrov/shared/menu/stops'
import type { RawBuilder } from 'kysely'
import { type Sql, sql } from '../../db/sql'
import { imageJson } from '../images/image-view'

const NOW = sql`now()`

/** Not stopped at a moment: `saleState` as SQL, so that what was stopped comes back at its moment, whoever looks. */
const atHand = (stopped_until: string, at: Sql) =>
  sql`(${sql.ref(stopped_until)} is null or ${sql.ref(stopped_until)} <= ${at})`

const soldAt = (at: Sql) => sql`p.is_active and p.moderation_status = 'approved' and p.deleted_at is null
  and ${atHand('p.stopped_until', at)} and (p.stock is null or p.stock > 0)`

/** `product p` that is for sale, whatever its category is. */
export const sold = soldAt(NOW)

const isCategoryShown = sql`c.is_active and c.moderation_status = 'approved'`

/** `product p` of `product_category c` that a customer may see and order. */
export const visible = sql`${sold} and ${isCategoryShown}`

const forSaleAt = (at: Sql) => sql<boolean>`(${soldAt(at)} and ${isCategoryShown} and r.moderation_status = 'approved')`

/** The same where `restaurant r` itself is approved. */
export const forSale = forSaleAt(NOW)

const groupAt = (at: Sql) => sql`g.is_active and g.moderation_status = 'approved' and ${atHand('g.stopped_until', at)}`
const optionAt = (at: Sql) => sql`o.is_active and o.moderation_status = 'approved' and ${atHand('o.stopped_until', at)}`
const [offeredGroup, offeredOption] = [groupAt(NOW), optionAt(NOW)]

/** Dishes that offer something to choose: free options, or a group with an option in it; each by a condition of its own. */
const choosing = (free: RawBuilder<unknown>, grouped: RawBuilder<unknown>) => sql`
  select link.product_id from product_option o join product_option_link link on link.option_id = o.id
  where ${free} and o.group_id is null and ${offeredOption}
  union all
  select link.product_id from product_option_group g join product_option_group_link link on link.group_id = g.id
  where ${grouped} and ${offeredGroup}
    and exists (select from product_option o where o.group_id = g.id and ${offeredOption})`

const ofThisDish = sql`link.product_id = p.id`
const hasOptions = sql<boolean>`(exists (${choosing(ofThisDish, ofThisDish)}))`

/** The dishes of one restaurant that have options, found for all of them at once. */
export const dishesWithOptions = (restaurant_id: RawBuilder<string>) =>
  choosing(sql`o.restaurant_id = ${restaurant_id}`, sql`g.restaurant_id = ${restaurant_id}`)

const hoursOf = (row: 'c' | 'p') => sql`json_build_object('served_from', ${sql.ref(`${row}.served_from`)},
  'served_till', ${sql.ref(`${row}.served_till`)}, 'served_days', ${sql.ref(`${row}.served_days`)})`
/** When `product_category c` and its `product p` are served; nothing where both always are. */
export const servings = sql`case when num_nonnulls(c.served_from, c.served_till, c.served_days, p.served_from, p.served_till, p.served_days) = 0
  then '[]'::json else json_build_array(${hoursOf('c')}, ${hoursOf('p')}) end as servings`

/** A dish of `product p` of `product_category c` with `productJoins`, but for whether there is something to choose. */
export const dishColumns = sql`p.id, p.restaurant_id, p.category_id, p.name, p.description, p.price, p.discount_price,
  p.weight::float8 as weight, p.weight_unit, p.nutritional_value, p.is_popular, p.rating::float8 as rating, p.reviews_count,
  case when p.stock <= ${sql.lit(FEW_LEFT)} then p.stock end as stock, ${servings}, ${imageJson('picture')} as image`

/** A dish as lists show it, of `product p` with `productJoins`. */
export const productColumns = sql`${dishColumns}, ${hasOptions} as has_options`

export const productJoins = sql`left join image picture on picture.id = p.image_id`

/**
 * How a dish's choice is laid out, on its page and wherever it was chosen: the dish's groups in its own order, then what
 * stands alone, each by its place. A group is shared by dishes, so its own `sort` says nothing of its place in this one.
 */
const groupOrder = sql`link.sort, g.sort, g.id`
const optionOrder = sql`o.sort, o.id`
const freeOrder = sql`link.sort, o.sort, o.id`

export type OfferedGroup = OptionGroup & { min: number; max: number; product_options: ProductOptionWire[] }

const freeOptionsAt = (at: Sql) => sql<ProductOptionWire[]>`(
  select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'price', o.price) order by ${freeOrder}), '[]'::json)
  from product_option_link link join product_option o on o.id = link.option_id and o.group_id is null and ${optionAt(at)}
  where link.product_id = p.id)`

/** Options of `product p` that one ticks freely. */
export const freeOptions = freeOptionsAt(NOW)

const optionGroupsAt = (at: Sql) => sql<OfferedGroup[]>`(
  select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'min', least(g.min, inside.count), 'max', g.max,
    'product_options', inside.options) order by ${groupOrder}), '[]'::json)
  from product_option_group_link link
  join product_option_group g on g.id = link.group_id and ${groupAt(at)}
  cross join lateral (
    select json_agg(json_build_object('id', o.id, 'name', o.name, 'price', o.price) order by ${optionOrder}) as options, count(*)::int as count
    from product_option o where o.group_id = g.id and ${optionAt(at)}) inside
  where link.product_id = p.id and inside.options is not null)`

/**
 * Groups of `product p` with their options. A group never demands more than is left of it, and one whose options are all gone
 * is not offered: what runs out in the evening takes no dish along.
 */
export const optionGroups = optionGroupsAt(NOW)

/** What is to be had of `product p` at a moment, which may lie ahead. */
export const menuAt = (at: Sql) => ({
  forSale: forSaleAt(at),
  freeOptions: freeOptionsAt(at),
  optionGroups: optionGroupsAt(at),
})

/** Options of `product p` by their ids, gone ones included, in the order the menu shows them. */
export const chosenOptions = (option_ids: RawBuilder<unknown>) => sql<ProductOptionWire[]>`(
  select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'price', o.price)
    order by o.group_id is null, ${groupOrder}, own.sort, ${optionOrder}), '[]'::json)
  from product_option o left join product_option_group g on g.id = o.group_id
  left join product_option_group_link link on link.product_id = p.id and link.group_id = g.id
  left join product_option_link own on own.product_id = p.id and own.option_id = o.id
  where o.id = any(${option_ids}))`
