import type { ShiftInputWire, ShiftWire } from '@ostrov/shared/couriers/schema'
import { addDays, instantAt, localParts, MINUTE_MS } from '@ostrov/shared/formats/time'
import { promiseEnd } from '@ostrov/shared/orders/pace'
import type { Em } from '../../db/orm'
import { changed, moment, row, rows, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import type { RestaurantSnapshot } from '../orders/order'

type Asked = { restaurant: Served; courier_id: string; day: string | undefined; now: Date }
type Line = ShiftWire['orders'][number]
type Brought = Omit<Line, 'is_late'> & { created_at: string; wanted_at: string | null; restaurant: RestaurantSnapshot }
type Counted = { change_sum: number; handed_sum: number }

const MOST = sql.lit(200)

/** A courier's day: what they brought and how soon, what they took, and what they handed in. @throws {Refusal} `courier.not_found` */
export async function readShift(em: Em, { restaurant, courier_id, day: asked, now }: Asked): Promise<ShiftWire> {
  const name = await nameOf(em, restaurant, courier_id)
  const day = asked ?? localParts(now).date
  const brought = await rows<Brought>(
    em,
    sql`select o.id::float8 as id, o.total, o.payment_type, o.restaurant, ${moment('o.created_at')} as created_at,
          ${moment('o.wanted_at')} as wanted_at, ${moment('w.given_at')} as given_at, ${moment('w.picked_up_at')} as picked_up_at,
          ${moment('w.handed_over_at')} as handed_over_at, ${moment('w.brought_back_at')} as brought_back_at
        from order_courier w join "order" o on o.id = w.order_id
        where w.courier_id = ${courier_id} and w.given_at >= ${instantAt(day, 0)} and w.given_at < ${instantAt(addDays(day, 1), 0)}
          and coalesce(w.handed_over_at, w.brought_back_at) is not null and o.user_id is not null
        order by w.given_at, o.id limit ${MOST}`,
  )
  const counted = await row<Counted>(
    em,
    sql`select change_sum, handed_sum from courier_shift where courier_id = ${courier_id} and day = ${day}::date`,
  )
  const orders = brought.map(lineOf)
  const taken = sumOf(orders, 'cash')
  const difference = counted ? counted.handed_sum - counted.change_sum - taken : null
  return {
    ...{ courier_id, name, day, orders, taken, by_card: sumOf(orders, 'card') },
    ...{ change_sum: counted?.change_sum ?? null, handed_sum: counted?.handed_sum ?? null, difference },
    minutes_to_pick_up: middleOf(orders.map(({ given_at, picked_up_at }) => minutesBetween(given_at, picked_up_at))),
    minutes_on_way: middleOf(
      orders.map(({ picked_up_at, handed_over_at }) => minutesBetween(picked_up_at, handed_over_at)),
    ),
  }
}

type Saving = Asked & { by: By; input: ShiftInputWire }

/** Writes down what was counted; counted again, it is the newer. Call inside a transaction. @throws {Refusal} `courier.not_found` */
export async function saveShift(em: Em, { by, input, ...asked }: Saving): Promise<ShiftWire> {
  const before = await readShift(em, asked)
  const { restaurant, courier_id, now } = asked
  const { change_sum, handed_sum } = input
  await changed(
    em,
    sql`insert into courier_shift (courier_id, day, change_sum, handed_sum, created_at, updated_at)
        values (${courier_id}, ${before.day}::date, ${change_sum}, ${handed_sum}, ${now}, ${now})
        on conflict (courier_id, day) do update set change_sum = excluded.change_sum, handed_sum = excluded.handed_sum,
          updated_at = excluded.updated_at`,
  )
  const from = { change_sum: before.change_sum, handed_sum: before.handed_sum }
  const entry = { by, restaurant_id: restaurant.id, subject: `courier:${courier_id}`, now }
  await writeEntry(em, { ...entry, act: 'courier.count', from, to: { change_sum, handed_sum } })
  return readShift(em, asked)
}

async function nameOf(em: Em, { id }: Served, courier_id: string): Promise<string> {
  const found = await row<{ name: string }>(
    em,
    sql`select name from courier where id = ${courier_id} and restaurant_id = ${id}`,
  )
  if (!found) throw new Refusal('courier.not_found')
  return found.name
}

function lineOf({ created_at, wanted_at, restaurant, ...line }: Brought): Line {
  const { delivery_time, delivery_window } = restaurant
  const promised = { created_at, wanted_at, delivery_time, delivery_window, delivery_type: 'delivery' as const }
  const is_late = line.handed_over_at !== null && new Date(line.handed_over_at) > promiseEnd(promised)
  return { ...line, is_late }
}

/** Of what was handed over; what came back was paid by nobody. */
const sumOf = (orders: readonly Line[], payment_type: Line['payment_type']) =>
  orders
    .filter((order) => order.payment_type === payment_type && order.handed_over_at !== null)
    .reduce((sum, { total }) => sum + total, 0)

const minutesBetween = (from: string | null, to: string | null) =>
  from && to ? Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS) : null

/** Half took no longer. */
function middleOf(minutes: readonly (number | null)[]): number | null {
  const known = minutes.filter((one) => one !== null).toSorted((a, b) => a - b)
  return known[Math.floor((known.length - 1) / 2)] ?? null
}
