import type { CourierOrderWire, CourierWorkWire, FreeOrderWire } from '@ostrov/shared/couriers/schema'
import { promiseEnd } from '@ostrov/shared/orders/pace'
import type { Em } from '../../db/orm'
import { moment, row, rows, type Sql, sql } from '../../db/sql'
import type { DeliverySnapshot, RestaurantSnapshot } from '../orders/order'
import { isFree, isWork } from './give-order'

/** A courier's rows at all of their restaurants. */
export type Couriers = readonly { id: string; name: string; restaurant_id: string }[]

type Placed = Pick<CourierOrderWire, 'id' | 'status' | 'to_take'> & {
  created_at: string
  wanted_at: string | null
  restaurant: RestaurantSnapshot
  delivery: DeliverySnapshot
}
type Carried = Placed & Omit<CourierOrderWire, keyof FreeOrderWire | keyof DeliverySnapshot>

const MOST = sql.lit(50)
const placed = sql`o.id::float8 as id, o.status, ${moment('o.created_at')} as created_at, ${moment('o.wanted_at')} as wanted_at, o.restaurant, o.delivery,
  case when o.payment_type = 'online' then 0 else o.total end as to_take`

/** What a courier has to bring, at all of their restaurants, and what they may take. */
export async function readWork(em: Em, couriers: Couriers, now: Date): Promise<CourierWorkWire> {
  const ids = couriers.map(({ id }) => id)
  const own = await rows<Carried>(
    em,
    sql`select ${placed}, o.user_name, o.user_phone, o.payment_type, o.payment_comment, coalesce(t.asks_code, false) as asks_code,
          (select coalesce(sum(i.quantity), 0)::int from order_item i
            where i.order_id = o.id and i.cancellation_comment is null) as dishes,
          ${moment('w.picked_up_at')} as picked_up_at, ${moment('w.at_door_at')} as at_door_at,
          ${moment('w.not_opened_at')} as not_opened_at
        from order_courier w join "order" o on o.id = w.order_id left join courier_terms t on t.restaurant_id = o.restaurant_id
        where w.courier_id = any(${ids}::uuid[]) and ${isWork(now)} order by w.given_at, o.id limit ${MOST}`,
  )
  const free = await rows<Placed>(
    em,
    sql`select ${placed} from "order" o join courier_terms t on t.restaurant_id = o.restaurant_id and t.may_take
        where ${ofTheirs(couriers)} and ${isFree} order by o.created_at, o.id limit ${MOST}`,
  )
  const said = await row<{ is_shared: boolean; is_told: boolean }>(
    em,
    sql`select count(shares_since) > 0 as is_shared, count(browser) > 0 as is_told from courier where id = any(${ids}::uuid[])`,
  )
  return {
    ...{ name: couriers[0]?.name ?? '', is_shared: false, is_told: false, ...said },
    orders: sorted(own.map(carriedOf)),
    free: sorted(free.map(freeOf)),
  }
}

const ofTheirs = (couriers: Couriers): Sql =>
  sql`o.restaurant_id = any(${couriers.map(({ restaurant_id }) => restaurant_id)}::uuid[])`

const sorted = <One extends { promised_at: string }>(orders: One[]) =>
  orders.toSorted((a, b) => Date.parse(a.promised_at) - Date.parse(b.promised_at))

function freeOf({ created_at, wanted_at, restaurant, delivery, ...order }: Placed): FreeOrderWire {
  const { general_info, delivery_time, delivery_window } = restaurant
  const promised = { created_at, wanted_at, delivery_time, delivery_window, delivery_type: 'delivery' as const }
  const { name, address, phones, coordinates } = general_info
  return {
    ...order,
    restaurant: { name, address, phone: phones[0] ?? null, coordinates },
    address: delivery.address,
    coordinates: delivery.coordinates,
    promised_at: promiseEnd(promised).toISOString(),
  }
}

function carriedOf({ user_name, user_phone, payment_type, payment_comment, ...order }: Carried): CourierOrderWire {
  const { asks_code, dishes, picked_up_at, at_door_at, not_opened_at, ...placed } = order
  const { apartment, front_door, floor, comment, private_house = false } = placed.delivery
  return {
    ...freeOf(placed),
    ...{ user_name, user_phone, payment_type, payment_comment, asks_code, dishes },
    ...{ apartment, front_door, floor, comment, private_house },
    ...{ picked_up_at, at_door_at, not_opened_at },
  }
}
