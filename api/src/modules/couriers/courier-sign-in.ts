import type { CourierPageWire } from '@ostrov/shared/couriers/schema'
import type { Em } from '../../db/orm'
import { changed, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { giveWaiting } from './give-by-rule'
import { forgetPlaces } from './place'
import { type Couriers, readWork } from './read-work'

/** Whose link it is. */
export type Linked = { id: string; phone: string; restaurant: string }

/** The courier of a link. @throws {Refusal} `courier.not_found` of one that is replaced, or of who works no more */
export async function courierOfLink(em: Em, key: string): Promise<Linked> {
  const found = await row<Linked>(
    em,
    sql`select c.id, c.phone, r.title as restaurant from courier c join restaurant r on r.id = c.restaurant_id
        where c.key = ${key} and c.is_active and c.deleted_at is null`,
  )
  if (!found) throw new Refusal('courier.not_found')
  return found
}

/** Their rows at every restaurant that has this phone, that of the link first. */
export async function couriersOf(em: Em, { id, phone }: Linked): Promise<Couriers> {
  return rows<Couriers[number]>(
    em,
    sql`select id, name, restaurant_id from courier where phone = ${phone} and is_active and deleted_at is null
        order by id <> ${id}, id limit 20`,
  )
}

/** Somebody has come in by the code: they are on shift, and may be given orders. Call inside a transaction. */
export async function comeIn(em: Em, couriers: Couriers, now: Date): Promise<void> {
  await changed(em, sql`update courier set came_in_at = ${now} where id = any(${idsOf(couriers)}::uuid[])`)
  await giveWaiting(
    em,
    couriers.map(({ restaurant_id }) => restaurant_id),
  )
}

/** Their shift is over: nothing is given to them unasked, and nobody knows where they are. Call inside a transaction. */
export async function leave(em: Em, couriers: Couriers): Promise<void> {
  await changed(
    em,
    sql`update courier set came_in_at = null, browser = null where id = any(${idsOf(couriers)}::uuid[])`,
  )
  await forgetPlaces(em, couriers)
}

const idsOf = (couriers: Couriers) => couriers.map(({ id }) => id)

/** The page of a link: before the code is in only what it is. */
export async function readPage(em: Em, linked: Linked, isSignedIn: boolean, now: Date): Promise<CourierPageWire> {
  const { restaurant, phone } = linked
  const work = isSignedIn ? await readWork(em, await couriersOf(em, linked), now) : null
  return { restaurant, phone_end: phone.slice(-2), work }
}
