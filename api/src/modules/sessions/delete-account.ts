import { formatPhone } from '@ostrov/shared/formats/phone'
import { isCancelled, isFinal } from '@ostrov/shared/orders/rules'
import type { Em } from '../../db/orm'
import { changed, inStatuses, row, rows, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { forgetCustomer } from '../audit/forget-customer'
import { endSubscriptions } from '../customers/save-subscription'
import { forgetImages } from '../images/forget-images'
import { keyedHash } from './keyed-hash'
import { revokeCustomerSessions } from './revoke-sessions'

/**
 * Erases the person: profile, pictures, addresses, baskets, subscriptions, devices, and what others wrote about them.
 * Orders stay, for the restaurants' books, and reviews as they were published, with nobody in them. Every session is
 * refused at once, and the phone may register anew as a stranger, for whom alone the first order's gifts are spent.
 * @throws {Refusal} `account.orders_active` while food is on its way: the courier still needs the name and the address.
 */
export async function deleteAccount(em: Em, customer: Customer, secret: string, now: Date): Promise<void> {
  const { id } = customer
  await em.transactional(async (tx) => {
    const user = await row<{ phone: string; email: string | null; had_orders: boolean }>(
      tx,
      sql`select phone, email, had_orders from "user" where id = ${id} and phone is not null for update`,
    )
    if (!user) throw new Refusal('session.missing')
    const active = await row(
      tx,
      sql`select from "order" where user_id = ${id} and status not in ${inStatuses(isFinal)} limit 1`,
    )
    if (active) throw new Refusal('account.orders_active')
    const phone_hash = keyedHash(secret, 'phone', user.phone)
    await rememberOrdered(tx, { id, had_orders: user.had_orders, phone_hash, now })
    await revokeCustomerSessions(tx, id, now)
    await eraseOwn(tx, id, user.phone)
    await eraseFromOrders(tx, id)
    await keepBarred(tx, id, phone_hash)
    await eraseTraces(tx, id, user)
    await changed(
      tx,
      sql`update "user" set phone = null, email = null, email_confirmed_at = null, name = null, notices = null,
            deleted_at = ${now}, updated_at = ${now} where id = ${id}`,
    )
  })
}

type Ordered = { id: string; had_orders: boolean; phone_hash: string; now: Date }

async function rememberOrdered(em: Em, { id, had_orders, phone_hash, now }: Ordered) {
  await changed(
    em,
    sql`insert into ordered_phone (phone_hash, created_at) select ${phone_hash}, ${now}::timestamptz
        where ${had_orders} or exists (select 1 from "order" where user_id = ${id} and status not in ${inStatuses(isCancelled)})
        on conflict do nothing`,
  )
}

async function eraseOwn(em: Em, id: string, phone: string) {
  await changed(em, sql`update session set user_agent = null, device_id = null, ref_code = null where user_id = ${id}`)
  await changed(em, sql`delete from user_address where user_id = ${id}`)
  await changed(em, sql`delete from basket where user_id = ${id}`)
  await changed(em, sql`delete from basket_group where user_id = ${id}`)
  await changed(em, sql`delete from favourite where user_id = ${id}`)
  await endSubscriptions(em, id)
  await changed(em, sql`delete from confirmation_code where phone = ${phone}`)
  await changed(em, sql`update "user" set photo_id = null where id = ${id}`)
  const uploads = await rows<{ id: string }>(em, sql`select id from image where uploaded_by = ${`customer:${id}`}`)
  await forgetImages(
    em,
    uploads.map((image) => image.id),
  )
  await changed(em, sql`update image set uploaded_by = 'deleted' where uploaded_by = ${`customer:${id}`}`)
}

/** The restaurant's words about the person go with the person. A struck line stays struck. */
async function eraseFromOrders(em: Em, user_id: string) {
  await changed(
    em,
    sql`update "order" set user_name = '', user_phone = '', comment = null, payment_comment = null, device_id = null,
          delivery = case when delivery is null then null else delivery || jsonb_build_object(
            'address', '', 'apartment', null, 'front_door', null, 'floor', null, 'comment', null,
            'private_house', false, 'coordinates', restaurant->'general_info'->'coordinates') end
        where user_id = ${user_id}`,
  )
  const own = sql`order_id in (select id from "order" where user_id = ${user_id})`
  await changed(em, sql`update order_event set comment = null where comment is not null and ${own}`)
  await changed(
    em,
    sql`update order_item set cancellation_comment = '—' where cancellation_comment is not null and ${own}`,
  )
  await changed(em, sql`update order_item set participant = null where participant is not null and ${own}`)
  await changed(
    em,
    sql`update order_proposal set items = (select coalesce(jsonb_agg(item || '{"cancellation_comment": "—"}'), '[]')
          from jsonb_array_elements(items) item) where ${own}`,
  )
}

/** Whom a restaurant serves no more it serves no more under a new account either; why goes with the person. */
async function keepBarred(em: Em, user_id: string, phone_hash: string) {
  await changed(
    em,
    sql`update black_list set user_id = null, phone_hash = ${phone_hash}, reason = '' where user_id = ${user_id}`,
  )
}

/** What the product's own workings have kept: repeats, counters, the log, letters that wait or could not be sent. */
async function eraseTraces(em: Em, id: string, { phone, email }: { phone: string; email: string | null }) {
  const scope = `customer:${id}`
  await changed(em, sql`delete from idempotency_key where scope = ${scope}`)
  await changed(em, sql`delete from limits.hit where key like ${`%:${id}`}`)
  await forgetCustomer(em, scope)
  await changed(em, sql`delete from revision where author = ${scope} and status <> 'approved'`)
  await changed(
    em,
    sql`update revision set author = case when author = ${scope} then 'customer' else author end,
          owner = nullif(owner, ${scope}) where author = ${scope} or owner = ${scope}`,
  )
  const marks = [id, phone, formatPhone(phone), ...(email ? [email] : [])].map((mark) => `%${mark}%`)
  await changed(
    em,
    sql`delete from graphile_worker._private_jobs where locked_at is null and payload::text like any(${marks}::text[])`,
  )
  await changed(
    em,
    sql`delete from outbox_entry where recipient like any(${marks}::text[]) or body like any(${marks}::text[])`,
  )
}
