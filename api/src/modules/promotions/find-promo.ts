import { isCancelled } from '@ostrov/shared/orders/rules'
import type { PromoCode as PromoRule } from '@ostrov/shared/promotions/rules'
import type { Em } from '../../db/orm'
import { inStatuses, row, sql } from '../../db/sql'
import { mayInvite, type ReferralTerms, referralTerms } from '../customers/referral-terms'
import { PromoCode } from './promo-code'

/** Orders that ended without food give their code back and are no first order. */
export const CANCELLED = inStatuses(isCancelled)

export type FoundPromo = {
  /** As it is kept with the order. */
  code: string
  /** Null when the code is a friend's invitation. */
  promo_code_id: string | null
  /** Whose invitation it is, else null. */
  inviter_id: string | null
  rule: PromoRule
}

type Wanted = { code: string; user_id: string; now: Date }

/** The promo code or friend's invitation behind what a person typed; null when there is none for this person. */
export async function findPromo(em: Em, { code: typed, user_id, now }: Wanted): Promise<FoundPromo | null> {
  const code = typed.trim().toUpperCase()
  const promo = await em.findOne(PromoCode, { code, starts_at: { $lte: now }, $or: [{ user_id: null }, { user_id }] })
  if (promo) return { code, promo_code_id: promo.id, inviter_id: null, rule: promo }
  const inviter_id = await inviterOf(em, { code, user_id, now })
  if (!inviter_id) return null
  return { code, promo_code_id: null, inviter_id, rule: invitationRule(await referralTerms(em), now) }
}

/** Never one's own code, nor that of a person who has used one of this person's devices, nor beyond the limits. */
async function inviterOf(em: Em, { code, user_id, now }: Wanted): Promise<string | null> {
  const inviter = await row<{ id: string; is_taken_up: boolean }>(
    em,
    sql`select u.id, mine.id is not null as is_taken_up from "user" u
        left join referral mine on mine.friend_id = ${user_id}::uuid
        where u.ref_code = ${code} and u.id <> ${user_id}::uuid and u.deleted_at is null and not u.is_blocked
          and (mine.id is null or mine.inviter_id = u.id)
          and not exists (
            select 1 from session theirs join session own on own.device_id = theirs.device_id
            where theirs.user_id = u.id and own.user_id = ${user_id}::uuid)`,
  )
  if (!inviter) return null
  return inviter.is_taken_up || (await mayInvite(em, inviter.id, now)) ? inviter.id : null
}

function invitationRule({ amount, min_order_sum }: ReferralTerms, now: Date): PromoRule {
  return {
    amount,
    amount_type: 'rubles',
    max_discount: null,
    min_order_sum,
    created_at: now,
    expires_at: null,
    is_active: true,
    first_order_only: true,
    restaurant_ids: [],
    total_use_limit: null,
    total_used_count: 0,
    user_use_limit: 1,
  }
}
