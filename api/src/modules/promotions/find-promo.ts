import { isCancelled } from '@ostrov/shared/orders/rules'
import type { Payer } from '@ostrov/shared/payments/payers'
import type { PromoCode as PromoRule } from '@ostrov/shared/promotions/rules'
import { retyped } from '@ostrov/shared/search/layout'
import { latinAlike } from '@ostrov/shared/spelling/alike'
import type { Em } from '../../db/orm'
import { inStatuses, row, sql } from '../../db/sql'
import { mayInvite, type ReferralTerms, referralTerms } from '../customers/referral-terms'
import { codeAlike, PromoCode } from './promo-code'

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
  paid_by: Payer
}

type Wanted = { code: string; user_id: string; now: Date }

/** The promo code or friend's invitation behind what a person typed; null when there is none for this person. */
export async function findPromo(em: Em, { code: typed, user_id, now }: Wanted): Promise<FoundPromo | null> {
  const readings = readingsOf(typed)
  const id = await promoIdOf(em, { readings, user_id, now })
  if (id) {
    const promo = await em.findOneOrFail(PromoCode, id)
    return { code: promo.code, promo_code_id: promo.id, inviter_id: null, rule: promo, paid_by: promo.paid_by }
  }
  const inviter = await inviterOf(em, { readings, user_id, now })
  if (!inviter) return null
  const rule = invitationRule(await referralTerms(em), now)
  return { code: inviter.ref_code, promo_code_id: null, inviter_id: inviter.id, rule, paid_by: 'platform' }
}

type Sought = Omit<Wanted, 'code'> & { readings: string[] }

/** A code as typed, and from the other keyboard layout; full-width letters are letters. */
function readingsOf(typed: string): string[] {
  const code = typed.normalize('NFKC').trim()
  return [code, retyped(code)].map((one) => one.toUpperCase())
}

/** The very code goes before one that merely looks the same, and what was typed before the other layout. */
async function promoIdOf(em: Em, { readings, user_id, now }: Sought): Promise<string | null> {
  const alike = readings.map((code) => latinAlike(code.toLowerCase()))
  const found = await row<{ id: string }>(
    em,
    sql`select id from promo_code
        where (code = any(${readings}::text[]) or ${sql.raw(codeAlike('code'))} = any(${alike}::text[]))
          and starts_at <= ${now} and (user_id is null or user_id = ${user_id}::uuid)
        order by array_position(${readings}::text[], code), array_position(${alike}::text[], ${sql.raw(codeAlike('code'))})
        limit 1`,
  )
  return found?.id ?? null
}

/** Never one's own code, nor that of a person who has used one of this person's devices, nor beyond the limits. */
async function inviterOf(em: Em, { readings, user_id, now }: Sought): Promise<{ id: string; ref_code: string } | null> {
  // These codes are Latin.
  const codes = readings.map((code) => latinAlike(code.toLowerCase()).toUpperCase())
  const inviter = await row<{ id: string; ref_code: string; is_taken_up: boolean }>(
    em,
    sql`select u.id, u.ref_code, mine.id is not null as is_taken_up from "user" u
        left join referral mine on mine.friend_id = ${user_id}::uuid
        where u.ref_code = any(${codes}::text[]) and u.id <> ${user_id}::uuid and u.deleted_at is null and not u.is_blocked
          and (mine.id is null or mine.inviter_id = u.id)
          and not exists (
            select 1 from session theirs join session own on own.device_id = theirs.device_id
            where theirs.user_id = u.id and own.user_id = ${user_id}::uuid)
        order by array_position(${codes}::text[], u.ref_code) limit 1`,
  )
  if (!inviter) return null
  const counts = inviter.is_taken_up || (await mayInvite(em, inviter.id, now))
  return counts ? { id: inviter.id, ref_code: inviter.ref_code } : null
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
