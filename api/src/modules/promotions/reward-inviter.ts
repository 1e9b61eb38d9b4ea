import { PROMO_MIN_ORDER_SUM, PROMO_VALID_DAYS, REFERRAL_REWARD } from '@ostrov/shared/promotions/rules'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { PromoCode } from './promo-code'

/** Gives the inviter a code once the invited friend's first order is completed. Repeating it changes nothing. */
export async function rewardInviter(em: Em, { order_id, now }: { order_id: number; now: Date }): Promise<void> {
  await em.transactional(async (tx) => {
    const referral = await row<{ id: string; inviter_id: string }>(
      tx,
      sql`select r.id, r.inviter_id from referral r join "order" o on o.id = r.order_id
          join "user" u on u.id = r.inviter_id
          where r.order_id = ${order_id} and r.reward_id is null and o.status = 'COMPLETED' and u.deleted_at is null
          for update of r`,
    )
    if (!referral) return
    const reward = tx.create(PromoCode, {
      code: `ДРУГ-${referral.id.replaceAll('-', '').slice(-8).toUpperCase()}`,
      name: 'За приглашённого друга',
      amount: REFERRAL_REWARD,
      amount_type: 'rubles',
      min_order_sum: PROMO_MIN_ORDER_SUM,
      user_id: referral.inviter_id,
      total_use_limit: 1,
      starts_at: now,
      expires_at: new Date(now.getTime() + PROMO_VALID_DAYS * 24 * 3_600_000),
      created_at: now,
    })
    await tx.flush()
    await changed(tx, sql`update referral set reward_id = ${reward.id} where id = ${referral.id}`)
  })
}
