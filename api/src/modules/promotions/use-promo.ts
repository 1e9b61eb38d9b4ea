import { PROMO_MESSAGES, type PromoRefusal } from '@ostrov/shared/promotions/rules'
import type { Em } from '../../db/orm'
import { changed, row, type Sql, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { lockInvitations, mayInvite } from '../customers/referral-terms'
import { CANCELLED, type FoundPromo } from './find-promo'

type Numbered = number | Sql
type PromoUse = {
  /** Null for an order without a code: it may still be the one a friend was invited to. */
  promo: FoundPromo | null
  user_id: string
  /** The order's number, or what finds it in the same transaction. */
  order_id: Numbered
  now: Date
}

/**
 * Counts the use of a code by a new order, in its transaction and before its row is written or after: the code's row is
 * locked, so a limit of one under many simultaneous orders is used once.
 * @throws {Refusal} `promo.invalid` when somebody was faster.
 */
export async function usePromo(em: Em, { promo, user_id, order_id, now }: PromoUse): Promise<void> {
  if (promo?.promo_code_id) await takeOne(em, promo.promo_code_id, { user_id, order_id, now })
  if (promo?.inviter_id) await takeInvitation(em, { inviter_id: promo.inviter_id, user_id, order_id, now })
  else await bindInvitation(em, user_id, order_id)
}

/** Gives back what a cancelled order used. Call once, in the transaction of the cancellation. */
export async function releasePromo(em: Em, order_id: number): Promise<void> {
  await changed(
    em,
    sql`update promo_code set total_used_count = total_used_count - 1
        where id = (select promo_code_id from "order" where id = ${order_id}) and total_used_count > 0`,
  )
  await changed(em, sql`update referral set order_id = null where order_id = ${order_id} and reward_id is null`)
}

type Taking = Pick<PromoUse, 'user_id' | 'order_id' | 'now'>

/** What was true when the code was judged may have ended since: it is asked again of the locked row. */
async function takeOne(em: Em, promo_code_id: string, { user_id, order_id, now }: Taking) {
  const taken = await row<{ user_use_limit: number; first_order_only: boolean }>(
    em,
    sql`update promo_code set total_used_count = total_used_count + 1
        where id = ${promo_code_id} and is_active and expires_at > ${now}
          and (total_use_limit is null or total_used_count < total_use_limit)
        returning user_use_limit, first_order_only`,
  )
  if (!taken) throw refused(await whyNotTaken(em, promo_code_id, now))
  // Read after the lock: an order of the same person that went before is seen here.
  const others = await row<{ orders_count: number; user_used_count: number }>(
    em,
    sql`select (count(*) + (select had_orders::int from "user" where id = ${user_id}))::int as orders_count,
               count(*) filter (where promo_code_id = ${promo_code_id})::int as user_used_count
        from "order" where user_id = ${user_id} and id <> ${order_id} and status not in ${CANCELLED}`,
  )
  if (others && others.user_used_count >= taken.user_use_limit) throw refused('promo.used')
  if (others && taken.first_order_only && others.orders_count > 0) throw refused('promo.first_order_only')
}

async function whyNotTaken(em: Em, promo_code_id: string, now: Date): Promise<PromoRefusal> {
  const live = await row(
    em,
    sql`select from promo_code where id = ${promo_code_id} and is_active and expires_at > ${now}`,
  )
  return live ? 'promo.limit' : 'promo.expired'
}

/** One invitation a person for life; it is free again only when its order was cancelled. */
async function takeInvitation(em: Em, use: { inviter_id: string; user_id: string; order_id: Numbered; now: Date }) {
  const { inviter_id, user_id, order_id, now } = use
  await lockInvitations(em)
  const bound = await row(em, sql`select id from referral where friend_id = ${user_id}`)
  if (!bound && !(await mayInvite(em, inviter_id, now))) throw refused('promo.limit')
  const taken = await changed(
    em,
    sql`insert into referral (inviter_id, friend_id, order_id, created_at)
        values (${inviter_id}, ${user_id}, ${order_id}, ${now})
        on conflict (friend_id) do update set order_id = excluded.order_id
        where referral.order_id is null and referral.inviter_id = excluded.inviter_id`,
  )
  if (taken === 0) throw refused('promo.used')
}

/** A friend's first order counts for the inviter even when it used another code or none. */
async function bindInvitation(em: Em, user_id: string, order_id: Numbered) {
  await changed(
    em,
    sql`update referral set order_id = ${order_id}
        where friend_id = ${user_id} and order_id is null and reward_id is null
          and not exists (select 1 from "user" u where u.id = ${user_id} and u.had_orders)
          and not exists (select 1 from "order" o where o.user_id = ${user_id} and o.id <> ${order_id}
                            and o.status not in ${CANCELLED})`,
  )
}

function refused(reason: PromoRefusal) {
  return new Refusal('promo.invalid', { message: PROMO_MESSAGES[reason] })
}
