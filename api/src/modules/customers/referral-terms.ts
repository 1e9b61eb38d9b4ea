import { instantAt, localParts } from '@ostrov/shared/formats/time'
import { INVITES_PER_MONTH } from '@ostrov/shared/promotions/referral'
import { FIRST_ORDER_DISCOUNT, PROMO_MIN_ORDER_SUM } from '@ostrov/shared/promotions/rules'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'

/** The referral programme as its promotion says; what they leave out is as usual. */
export type ReferralTerms = {
  is_active: boolean
  /** Invitations of one person in a calendar month. */
  user_use_limit: number
  /** Invitations of all people, ever; null for no end. */
  total_use_limit: number | null
  min_order_sum: number
  /** What the friend gets, rubles. */
  amount: number
}

export async function referralTerms(em: Em): Promise<ReferralTerms> {
  const found = await row<{ [Term in keyof ReferralTerms]: ReferralTerms[Term] | null }>(
    em,
    sql`select is_active, user_use_limit, total_use_limit, min_order_sum, amount from promotion where key = 'referral'`,
  )
  return {
    is_active: found?.is_active ?? true,
    user_use_limit: found?.user_use_limit ?? INVITES_PER_MONTH,
    total_use_limit: found?.total_use_limit ?? null,
    min_order_sum: found?.min_order_sum ?? PROMO_MIN_ORDER_SUM,
    amount: found?.amount ?? FIRST_ORDER_DISCOUNT,
  }
}

/** The first moment of the region's current month, from which invitations are counted. */
export function monthStart(now: Date): Date {
  return instantAt(`${localParts(now).date.slice(0, 7)}-01`, 0)
}

/** Whether this person may invite one more. */
export async function mayInvite(em: Em, inviter_id: string, now: Date): Promise<boolean> {
  const { is_active, user_use_limit, total_use_limit } = await referralTerms(em)
  const used = await row<{ mine: number; everybody: number }>(
    em,
    sql`select count(*) filter (where inviter_id = ${inviter_id} and created_at >= ${monthStart(now)})::int as mine,
          count(*)::int as everybody from referral where ${total_use_limit}::int is not null or inviter_id = ${inviter_id}`,
  )
  if (!is_active || !used) return false
  return used.mine < user_use_limit && (total_use_limit === null || used.everybody < total_use_limit)
}

/** Invitations are taken up one after another until the commit, so that no limit is passed by many at once. */
export async function lockInvitations(em: Em): Promise<void> {
  await takeLock(em, 'referral')
}
