import { MAX_QUANTITY } from '@ostrov/shared/menu/choice'
import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'
import { MAX_LINES } from './change-basket'
import { listBaskets } from './read-baskets'
import { withQuantity } from './seen'

/**
 * Moves a guest browser's baskets to the customer who signed in: the same line adds up to a hundred, and lines beyond a
 * hundred of one basket stay behind. The guest's baskets are gone afterwards, so a repeat changes nothing.
 * Answers all baskets of the customer.
 */
export async function mergeGuestBaskets(em: Em, user_id: string, guest_id: string, now: Date) {
  await em.transactional(async (tx) => {
    const guests = await rows<{ id: string }>(
      tx,
      sql`select id from basket where guest_id = ${guest_id} order by id for update`,
    )
    if (guests.length === 0) return
    await moveLines(tx, user_id, guest_id)
    await changed(tx, sql`delete from basket where guest_id = ${guest_id}`)
  })
  return listBaskets(em, { user_id }, now)
}

async function moveLines(em: Em, user_id: string, guest_id: string) {
  await changed(
    em,
    sql`insert into basket (user_id, restaurant_id)
        select ${user_id}::uuid, restaurant_id from basket where guest_id = ${guest_id} order by restaurant_id
        on conflict (user_id, restaurant_id) do update set updated_at = now()`,
  )
  const joined = sql`from basket guest join basket mine on mine.user_id = ${user_id} and mine.restaurant_id = guest.restaurant_id
                     join basket_item i on i.basket_id = guest.id where guest.guest_id = ${guest_id}`
  // Of a basket that both filled the person has this browser's lines in mind: what comes beside them is told.
  await changed(
    em,
    sql`update basket_item i set seen = ${withQuantity(sql`i.seen`, sql`0`)} from basket guest
        join basket mine on mine.user_id = ${user_id} and mine.restaurant_id = guest.restaurant_id
        where guest.guest_id = ${guest_id} and i.basket_id = mine.id`,
  )
  await changed(
    em,
    sql`insert into basket_item (basket_id, product_id, option_ids, options_key, quantity, seen, created_at)
        select mine.id, i.product_id, i.option_ids, i.options_key, i.quantity, i.seen, i.created_at ${joined}
        on conflict (basket_id, options_key, participant_id) do update set seen = excluded.seen,
          quantity = least(${MAX_QUANTITY}, basket_item.quantity + excluded.quantity)`,
  )
  await changed(
    em,
    sql`delete from basket_item where id in (
          select ranked.id from (
            select i.id, row_number() over (partition by i.basket_id order by i.created_at, i.id) as place
            from basket_item i join basket b on b.id = i.basket_id where b.user_id = ${user_id}) ranked
          where ranked.place > ${MAX_LINES})`,
  )
}
