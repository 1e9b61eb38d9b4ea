import { PROMO_MIN_ORDER_SUM } from '@ostrov/shared/promotions/rules'
import type { PromotionForPersonWire } from '@ostrov/shared/promotions/schema'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { loadImages, pictureOf } from '../images/image-view'
import { isFirstOrder, referralOf } from './my-promotions'
import { Promotion } from './promotion'

const REFERRAL = 'referral'
/** The promotion of a first order. */
const WELCOME = 'welcome'

/**
 * A promotion that is shown, by its name, as it is for one person. The referral programme stands by itself, shown or not.
 * @throws {Refusal} `promotion.not_found`
 */
export async function promotionFor(em: Em, { key, customer, now }: { key: string; customer: Customer; now: Date }) {
  const found = await em.findOne(Promotion, { key, is_active: true })
  const images = await loadImages(em, [found?.image_id])
  const shown = { image: pictureOf(images, found?.image_id), link: found?.link ?? null }
  if (key === REFERRAL) return { ...(await referralOf(em, customer, now)), ...shown, promo_code: null }
  if (!found) throw new Refusal('promotion.not_found')
  const promo_code = key === WELCOME ? await firstOrderCode(em, now) : null
  const { title, description, user_use_limit, total_use_limit, min_order_sum } = found
  return {
    ...shown,
    is_available: key !== WELCOME || (promo_code !== null && (await isFirstOrder(em, customer.id))),
    promotion: {
      title,
      description,
      params: {
        user_use_limit: user_use_limit ?? null,
        total_use_limit: total_use_limit ?? null,
        min_order_sum: min_order_sum ?? promo_code?.min_order_sum ?? PROMO_MIN_ORDER_SUM,
      },
    },
    promo_code,
  }
}

/** Everybody's code for a first order that may still be used. */
async function firstOrderCode(em: Em, now: Date): Promise<PromotionForPersonWire['promo_code']> {
  const code = await row<NonNullable<PromotionForPersonWire['promo_code']>>(
    em,
    sql`select p.code, p.amount, p.amount_type, p.min_order_sum, ${moment('p.expires_at')} as expires_at from promo_code p
        where p.first_order_only and p.user_id is null and p.series_id is null and p.is_active and p.starts_at <= ${now} and p.expires_at > ${now}
          and (p.total_use_limit is null or p.total_used_count < p.total_use_limit)
        order by p.expires_at desc, p.code desc limit 1`,
  )
  return code ?? null
}
