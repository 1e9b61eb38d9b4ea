import { isFinal } from '@ostrov/shared/orders/rules'
import { changed, inStatuses, row, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'
import { Refusal } from '../../kernel/problems'
import { burn } from './bonuses/burn-bonuses'

/**
 * Orders stay for the restaurants' books, without the person and without the restaurant's words about them. A struck line
 * stays struck, and points burn.
 * @throws {Refusal} `account.orders_active` while food is on its way: the courier still needs the name and the address.
 */
export const forgetBuyer: Forget = async (em, { id, now }) => {
  const active = await row(
    em,
    sql`select from "order" where user_id = ${id} and status not in ${inStatuses(isFinal)} limit 1`,
  )
  if (active) throw new Refusal('account.orders_active')
  await changed(
    em,
    sql`update "order" set user_name = '', user_phone = '', comment = null, payment_comment = null, device_id = null,
          delivery = case when delivery is null then null else delivery || jsonb_build_object(
            'address', '', 'apartment', null, 'front_door', null, 'floor', null, 'comment', null,
            'private_house', false, 'coordinates', restaurant->'general_info'->'coordinates') end
        where user_id = ${id}`,
  )
  await burn(em, sql`id in (select id from bonus_entry where user_id = ${id})`, { now })
  const own = sql`order_id in (select id from "order" where user_id = ${id})`
  await changed(em, sql`update order_event set comment = null where comment is not null and ${own}`)
  await changed(
    em,
    sql`update order_item set cancellation_comment = '—' where cancellation_comment is not null and ${own}`,
  )
  await changed(em, sql`update order_refund set reason = '—' where ${own}`)
  await changed(em, sql`update order_item set participant = null where participant is not null and ${own}`)
  await changed(
    em,
    sql`update order_proposal set items = (select coalesce(jsonb_agg(item || '{"cancellation_comment": "—"}'), '[]')
          from jsonb_array_elements(items) item) where ${own}`,
  )
}
