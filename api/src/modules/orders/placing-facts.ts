import type { BasketLine, OptionGroup } from '@ostrov/shared/baskets/rules'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { ModerationStatus } from '@ostrov/shared/moderation/statuses'
import type { ScheduleRow } from '@ostrov/shared/restaurants/schedule'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { RestaurantSnapshot } from './order'

type OptionFacts = { id: string; name: string; price: number }
export type PlacingLine = BasketLine & {
  product: {
    id: string
    name: string
    price: number
    discount_price: number
    weight: number
    weight_unit: string
    article: string | null
    image_id: string | null
  }
  product_options: OptionFacts[]
  option_ids: string[]
  groups: OptionGroup[]
}
export type PlacingZone = { id: string; price: number; min_order_sum: number; free_delivery_sum: number | null }
/** All that placing an order depends on, read in one statement. */
export type PlacingFacts = {
  restaurant: RestaurantSnapshot
  schedules: ScheduleRow[]
  moderation_status: ModerationStatus
  disabled_until: string | null
  disabled_reason: string | null
  delivers: boolean
  pickup: boolean
  free_delivery_sum: number | null
  blacklisted: boolean
  unfinished_orders: number
  /** The cheapest active zone around the address; null for none. */
  zone: PlacingZone | null
  lines: PlacingLine[]
}
export type PlacingKey = { user_id: string; restaurant_id: string; basket_id: string; point: Point | null; now: Date }

/**
 * Takes the basket and its person for this transaction, so that two placements of one basket, or of one person's
 * limited promo code, go one after the other. False when there is no such basket any more.
 */
export async function lockBasket(em: Em, { user_id, restaurant_id, basket_id }: PlacingKey): Promise<boolean> {
  const found = await row(
    em,
    sql`select b.id from basket b join "user" u on u.id = b.user_id
        where b.id = ${basket_id} and b.user_id = ${user_id} and b.restaurant_id = ${restaurant_id}
        for update of b for no key update of u`,
  )
  return found !== undefined
}

/** Reads the facts; call `lockBasket` first, so that they hold until the commit. */
export async function loadPlacingFacts(em: Em, key: PlacingKey): Promise<PlacingFacts | undefined> {
  return row<PlacingFacts>(
    em,
    sql`select json_build_object('general_info', json_build_object('name', r.general_info->'name',
            'address', r.general_info->'address', 'phones', r.general_info->'phones',
            'coordinates', r.general_info->'coordinates'),
          'logo_id', r.logo_id, 'delivery_time', r.delivery_time) as restaurant,
        r.moderation_status, to_json(r.disabled_until) #>> '{}' as disabled_until, r.disabled_reason, r.delivers, r.pickup,
        r.free_delivery_sum,
        (select coalesce(json_agg(s), '[]') from restaurant_schedule s where s.restaurant_id = r.id) as schedules,
        exists (select from black_list b where b.restaurant_id = r.id and b.user_id = ${key.user_id}) as blacklisted,
        ${unfinishedOrders(key)} as unfinished_orders, ${cheapestZone(key)} as zone, ${linesOf(key)} as lines
      from restaurant r where r.id = ${key.restaurant_id}`,
  )
}

/** Orders of the last day that nobody has finished; older ones wait for nobody. */
const unfinishedOrders = ({ user_id, now }: PlacingKey) =>
  sql`(select count(*)::int from "order" o where o.user_id = ${user_id} and o.created_at > ${now}::timestamptz - interval '1 day'
       and o.status in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PAYMENT_PENDING', 'PAYMENT_FAILED'))`

const cheapestZone = ({ point }: PlacingKey) =>
  point === null
    ? sql`null::json`
    : sql`(select json_build_object('id', z.id, 'price', z.price, 'min_order_sum', z.min_order_sum,
            'free_delivery_sum', z.free_delivery_sum)
          from delivery_zone z where z.restaurant_id = r.id and z.is_active
            and z.area @> point(${point.coordinates[0]}::float8, ${point.coordinates[1]}::float8)
          order by z.price, z.min_order_sum limit 1)`

const linesOf = ({ basket_id }: PlacingKey) =>
  sql`(select coalesce(json_agg(json_build_object('quantity', i.quantity, 'option_ids', i.option_ids,
        'product', json_build_object('id', p.id, 'name', p.name, 'price', p.price, 'discount_price', p.discount_price,
          'weight', p.weight, 'weight_unit', p.weight_unit, 'article', p.article, 'image_id', p.image_id),
        'product_options', ${chosenOptions}, 'groups', ${groupsOf},
        'cancellation_comment', case when p.is_active and p.deleted_at is null and p.moderation_status = 'approved'
          and p.restaurant_id = r.id and c.is_active and c.moderation_status = 'approved'
          then null else 'unavailable' end) order by i.created_at, i.id), '[]')
      from basket_item i join product p on p.id = i.product_id join product_category c on c.id = p.category_id
      where i.basket_id = ${basket_id})`

/** Only what is really on offer: a line that chose more than that has lost an option. */
const chosenOptions = sql`case when cardinality(i.option_ids) = 0 then '[]'::json else
  (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'price', o.price) order by o.sort, o.id), '[]')
   from product_option o left join product_option_group g on g.id = o.group_id
   where o.id = any(i.option_ids) and o.is_active and o.moderation_status = 'approved'
     and case when o.group_id is null
       then exists (select from product_option_link l where l.product_id = p.id and l.option_id = o.id)
       else g.is_active and g.moderation_status = 'approved'
         and exists (select from product_option_group_link l where l.product_id = p.id and l.group_id = o.group_id) end) end`

const groupsOf = sql`(select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'min', g.min, 'max', g.max,
    'product_options', (select coalesce(json_agg(json_build_object('id', o.id)), '[]') from product_option o
      where o.group_id = g.id and o.is_active and o.moderation_status = 'approved'))), '[]')
  from product_option_group_link l join product_option_group g on g.id = l.group_id
  where l.product_id = p.id and g.is_active and g.moderation_status = 'approved')`
