import type { ListQuery } from '@ostrov/shared/lists/table'
import { favouriteList } from '@ostrov/shared/restaurants/lists'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { readCards } from '../card'
import { isApproved } from '../read-restaurant'
import { activeAddress, serviceRank } from '../zones/delivery-zones'

/** The customer's favourite restaurants: those that deliver to the active address first, of each kind the latest first. */
export async function listFavourites(em: Em, user_id: string, query: ListQuery<typeof favouriteList>, now: Date) {
  const address = await activeAddress(em, user_id)
  const nearby = address ? sql`${serviceRank(address.coordinates, now)},` : sql``
  const list = await readList<{ id: string; restaurant_id: string }, typeof favouriteList>(em, favouriteList, query, {
    select: sql`f.id, f.restaurant_id`,
    from: sql`favourite f join restaurant r on r.id = f.restaurant_id and r.moderation_status = 'approved'`,
    where: sql`f.user_id = ${user_id}`,
    order: sql`${nearby} f.created_at desc, f.id`,
  })
  const cards = await readCards(
    em,
    list.items.map((one) => one.restaurant_id),
    now,
  )
  const items = list.items.flatMap(({ id, restaurant_id }, place) => {
    const restaurant = cards[place]
    return restaurant ? [{ id, restaurant_id, restaurant }] : []
  })
  return { ...list, items }
}

/**
 * Makes a restaurant the customer's favourite; a repeat finds it done.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function addFavourite(em: Em, user_id: string, restaurant_id: string, now: Date) {
  const added = await row<{ id: string }>(
    em,
    sql`insert into favourite (user_id, restaurant_id)
        select ${user_id}::uuid, r.id from restaurant r where r.id = ${restaurant_id} and r.moderation_status = 'approved'
        on conflict (user_id, restaurant_id) do update set user_id = excluded.user_id returning id`,
  )
  const [restaurant] = added ? await readCards(em, [restaurant_id], now) : []
  if (!added || !restaurant) throw new Refusal('restaurant.not_found')
  return { id: added.id, restaurant_id, restaurant }
}

/**
 * Forgets a favourite, by its own id or by its restaurant's; a restaurant that is none any more is forgotten already.
 * @throws {Refusal} `favourite.not_found` when the id is neither's.
 */
export async function removeFavourite(em: Em, user_id: string, id: string) {
  const removed = await changed(
    em,
    sql`delete from favourite where user_id = ${user_id} and (id = ${id} or restaurant_id = ${id})`,
  )
  if (removed > 0) return
  if (!(await isApproved(em, id))) throw new Refusal('favourite.not_found')
}
