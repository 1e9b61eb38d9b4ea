import { isCarried, mayBeTaken } from '@ostrov/shared/couriers/rules'
import type { AtWorkWire, GivenInputWire } from '@ostrov/shared/couriers/schema'
import type { Em } from '../../db/orm'
import { changed, inStatuses, row, rows, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { lockOrder, type OrderHead, restaurantOrder, subjectOf } from '../orders/find-order'
import { tellBoards, writeCourierEvent } from './write-event'

type Asked = { by: By; restaurant: Served; ref: string; input: GivenInputWire; now: Date }
type Holder = { courier_id: string; name: string }

/** Work is a matter of hours: what nobody has closed in two days is none any more. */
export const workSince = (now: Date) => new Date(now.getTime() - 2 * 86_400_000)

/** An order that `w` says is somebody's work now; `o` is the order. */
export const isWork = (now: Date) =>
  sql`w.taken_back_at is null and w.handed_over_at is null and w.brought_back_at is null and w.given_at > ${workSince(now)}
    and o.status in ${inStatuses(isCarried)}`

/** Who works at a restaurant, and how much they carry. */
export async function listAtWork(em: Em, restaurant: Served, now: Date): Promise<AtWorkWire> {
  const items = await rows<AtWorkWire['items'][number]>(
    em,
    sql`select c.id, c.name, c.transport, (select count(*)::int from order_courier w join "order" o on o.id = w.order_id
            where w.courier_id = c.id and ${isWork(now)}) as carries
        from courier c where c.restaurant_id = ${restaurant.id} and c.deleted_at is null and c.is_active
        order by carries, c.name, c.id limit 50`,
  )
  return { items }
}

/**
 * The restaurant gives an order to a courier, to another one, or takes it back. Of two who press at once the second is
 * refused, for each names whom they saw; what is pressed again is done. Call inside a transaction.
 * @throws {Refusal} `order.not_found`, `courier.not_found`, `order_courier.given_otherwise`, `order_courier.not_on_way`
 */
export async function giveOrder(em: Em, { by, restaurant, ref, input, now }: Asked): Promise<void> {
  const order = await lockOrder(em, await restaurantOrder(em, restaurant, ref))
  const { courier_id, instead_of } = input
  const next = courier_id === null ? null : await demandAtWork(em, restaurant, courier_id)
  const holder = await holderOf(em, order.id)
  if ((holder?.courier_id ?? null) === courier_id) return
  if ((holder?.courier_id ?? null) !== instead_of) throw new Refusal('order_courier.given_otherwise')
  if (order.delivery_type !== 'delivery' || !isCarried(order.status)) throw new Refusal('order_courier.not_on_way')
  if (holder) await takeBack(em, order, { courier_id: holder.courier_id, now })
  if (next) await assign(em, { order_id: order.id, courier_id: next.courier_id, now })
  if (next) await writeCourierEvent(em, { order_id: order.id, courier_id: next.courier_id, act: 'give', now })
  const entry = { by, subject: subjectOf(order), restaurant_id: restaurant.id, now }
  const names = { from: { courier: holder?.name ?? null }, to: { courier: next?.name ?? null } }
  await writeEntry(em, { ...entry, ...names, act: next ? 'order.give' : 'order.take_back' })
  await tellBoards(em, order.id)
}

/** Who has an order, whoever gave it. */
export function holderOf(em: Em, order_id: number) {
  return row<Holder>(
    em,
    sql`select w.courier_id, c.name from order_courier w join courier c on c.id = w.courier_id
        where w.order_id = ${order_id} and w.taken_back_at is null`,
  )
}

/** Writes that a courier has the order. The index lets one in; @returns whether it was this one. */
export async function assign(
  em: Em,
  { order_id, courier_id, now }: { order_id: number; courier_id: string; now: Date },
) {
  const given = await changed(
    em,
    sql`insert into order_courier (order_id, courier_id, given_at) values (${order_id}, ${courier_id}, ${now})
        on conflict (order_id) where taken_back_at is null do nothing`,
  )
  return given > 0
}

async function takeBack(em: Em, { id: order_id }: OrderHead, { courier_id, now }: { courier_id: string; now: Date }) {
  await changed(
    em,
    sql`update order_courier set taken_back_at = ${now}, place = null, place_at = null
        where order_id = ${order_id} and courier_id = ${courier_id} and taken_back_at is null`,
  )
  await writeCourierEvent(em, { order_id, courier_id, act: 'take_back', now })
}

async function demandAtWork(em: Em, restaurant: Served, id: string): Promise<Holder> {
  const found = await row<Holder>(
    em,
    sql`select id as courier_id, name from courier where id = ${id} and restaurant_id = ${restaurant.id} and deleted_at is null
          and is_active for key share`,
  )
  if (!found) throw new Refusal('courier.not_found')
  return found
}

/** Nobody has `o`, and somebody may take it. */
export const isFree = sql`o.delivery_type = 'delivery' and o.status in ${inStatuses(mayBeTaken)}
  and not exists (select from order_courier w where w.order_id = o.id and w.taken_back_at is null)`
