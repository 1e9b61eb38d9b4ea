import type { OrderPlacedWire, OrderUpdateWire } from '@ostrov/shared/orders/schema'
import { TEST_ORDER } from '@ostrov/shared/orders/test-order'
import type { Em } from '../../../db/orm'
import { changed, row, rows, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { writeEntry } from '../../audit/write-entry'
import { subjectOf } from '../find-order'
import { takeStep } from '../life/take-step'
import type { RestaurantSnapshot } from '../order'
import type { OrderedDish } from '../order-item'
import { insertOrder } from './insert-order'

type Acting = { by: By; restaurant: Served; now: Date }
type Tried = {
  restaurant: RestaurantSnapshot
  dishes: Omit<OrderedDish, 'product_options' | 'unit_price' | 'quantity' | 'line_total' | 'discount' | 'offers'>[]
}

/** How many of a menu's first dishes it asks for. */
const DISHES = 2
const KEPT_HOURS = 24

/**
 * Puts an order of nobody on the board, of the menu's first dishes whether approved or not, in the place of the one before
 * that is over. Call inside a transaction.
 * @throws {Refusal} `order.test_no_dish`, `order.test_open` while one is on the board.
 */
export async function placeTestOrder(em: Em, { by, restaurant, now }: Acting): Promise<OrderPlacedWire> {
  const { restaurant: snapshot, dishes } = await readTried(em, restaurant)
  if (dishes.length === 0) throw new Refusal('order.test_no_dish')
  await changed(
    em,
    sql`delete from "order" where restaurant_id = ${restaurant.id} and user_id is null and finished_at is not null`,
  )
  const order = await insertOrder(em, {
    ...{ status: 'new', user_id: null, act_admin_id: null, device_id: null, now },
    ...{ wanted_at: null, kitchen_at: null },
    ...{ restaurant_id: restaurant.id, basket_id: crypto.randomUUID(), group_id: null, restaurant: snapshot },
    ...{ user_name: TEST_ORDER.name, user_phone: '', comment: TEST_ORDER.comment, cultery_count: 1 },
    ...{ delivery_type: 'pickup', delivery: null, payment_type: 'cash', payment_comment: null, payment: null },
    ...{ offers: [], offer_discount: 0 },
    ...{ price: 0, discount: 0, delivery_price: 0, total: 0, promo_code_id: null, promo_code: null, ledger: [] },
    ...{ bonus_spent: 0, bonus_percent: 0 },
    items: dishes.map((dish, sort) => ({
      ...{ ...dish, product_options: [], unit_price: 0, quantity: 1, line_total: 0, discount: 0, offers: [] },
      ...{ sort, from_stock: false, participant: null },
    })),
  })
  if (!order) throw new Refusal('order.test_open')
  const subject = subjectOf({ id: order.id, user_id: null })
  await writeEntry(em, { by, act: 'order.test', subject, restaurant_id: restaurant.id, now })
  return { order_uuid: order.uuid, order_id: order.id }
}

/**
 * Ends the test order that is on the board. Call inside a transaction.
 * @throws {Refusal} `order.not_found` where there is none, and as `takeStep`.
 */
export async function removeTestOrder(em: Em, { by, restaurant, now }: Acting): Promise<OrderUpdateWire> {
  const open = await row<{ id: number }>(
    em,
    sql`select id::int as id from "order"
        where restaurant_id = ${restaurant.id} and user_id is null and finished_at is null`,
  )
  if (!open) throw new Refusal('order.not_found')
  const input = { status: 'CANCELLED_BY_RESTAURANT', comment: TEST_ORDER.removed } as const
  return takeStep(em, { by, restaurant, ref: String(open.id), input }, now)
}

/** Each hour: a test order of yesterday is gone, wherever it stood. */
export function forgetTestOrders(em: Em, now: Date): Promise<number> {
  return changed(
    em,
    sql`delete from "order" where user_id is null
          and created_at < ${now}::timestamptz - make_interval(hours => ${sql.lit(KEPT_HOURS)})`,
  )
}

async function readTried(em: Em, { id }: Served): Promise<Tried> {
  const [found] = await rows<Tried>(
    em,
    sql`select json_build_object('general_info', json_build_object('name', r.general_info->'name',
            'address', r.general_info->'address', 'phones', r.general_info->'phones',
            'coordinates', r.general_info->'coordinates'),
          'logo_id', r.logo_id, 'delivery_time', r.delivery_time) as restaurant,
          coalesce((select json_agg(first) from (
            select p.id as product_id, p.name, p.image_id, p.weight, p.weight_unit, p.article from product p
              join product_category c on c.id = p.category_id
            where p.restaurant_id = r.id and p.deleted_at is null order by c.sort, p.sort, p.id limit ${sql.lit(DISHES)}) first), '[]') as dishes
        from restaurant r where r.id = ${id}`,
  )
  if (!found) throw new Refusal('restaurant.not_found')
  return found
}
