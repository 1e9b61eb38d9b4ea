import { isFinal } from '@ostrov/shared/orders/rules'
import { ORDER_STATUSES } from '@ostrov/shared/orders/statuses'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'
import type { Customer } from '../../http/sessions'
import { revokeCustomerSessions } from './revoke-sessions'

const FINAL = ORDER_STATUSES.filter(isFinal)

/**
 * Erases the person: profile, addresses, baskets, subscriptions, devices. Orders stay, for the restaurants' books, with
 * nobody in them. Every session is refused at once, and the phone may register anew as a stranger.
 * @throws {Refusal} `account.orders_active` while food is on its way: the courier still needs the name and the address.
 */
export async function deleteAccount(em: Em, customer: Customer, now: Date): Promise<void> {
  const { id } = customer
  await em.transactional(async (tx) => {
    const user = await row<{ phone: string | null }>(tx, sql`select phone from "user" where id = ${id} for update`)
    const active = await row(
      tx,
      sql`select 1 from "order" where user_id = ${id} and status <> all(${FINAL}::text[]) limit 1`,
    )
    if (active) throw new Refusal('account.orders_active')
    await revokeCustomerSessions(tx, id, now)
    await changed(tx, sql`update session set user_agent = null, device_id = null where user_id = ${id}`)
    await changed(tx, sql`delete from user_address where user_id = ${id}`)
    await changed(tx, sql`delete from basket where user_id = ${id}`)
    await changed(tx, sql`delete from favourite where user_id = ${id}`)
    await changed(tx, sql`delete from confirmation_code where phone = ${user?.phone ?? ''}`)
    await eraseFromOrders(tx, id)
    await changed(
      tx,
      sql`update "user" set phone = null, email = null, name = null, photo_id = null, push_subscription = null,
            deleted_at = ${now}, updated_at = ${now} where id = ${id}`,
    )
  })
}

async function eraseFromOrders(em: Em, user_id: string) {
  await changed(
    em,
    sql`update "order" set user_name = '', user_phone = '', comment = null, payment_comment = null, device_id = null,
          delivery = case when delivery is null then null else delivery || jsonb_build_object(
            'address', '', 'apartment', null, 'front_door', null, 'floor', null, 'comment', null,
            'private_house', false, 'coordinates', restaurant->'general_info'->'coordinates') end
        where user_id = ${user_id}`,
  )
}
