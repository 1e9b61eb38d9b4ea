import { refreshDate } from '@ostrov/shared/promotions/referral'
import type { PromotionsForUserWire } from '@ostrov/shared/promotions/schema'
import type { Em } from '../../db/orm'
import { row, rows, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { mayInvite, monthStart, referralTerms } from '../customers/referral-terms'
import { CANCELLED } from './find-promo'
import { Promotion } from './promotion'

type CodeWire = PromotionsForUserWire['promo_codes'][number]
type CodeRow = Omit<CodeWire, 'created_at' | 'expires_at'> & { created_at: string; expires_at: string }

/** A person's codes and everybody's, with what has become of each for this person, and their invitations. */
export async function myPromotions(em: Em, customer: Customer, now: Date): Promise<PromotionsForUserWire> {
  const promo_codes = await codesFor(em, customer.id, now)
  const is_first_order = await isFirstOrder(em, customer.id)
  return { promo_codes, is_first_order, ref_code_data: await referralOf(em, customer, now) }
}

/** How many invitations went out and are left this month. */
export async function referralOf(
  em: Em,
  customer: Customer,
  now: Date,
): Promise<PromotionsForUserWire['ref_code_data']> {
  const facts = await row<{ ref_code: string; total_used_count: number; user_used_count: number }>(
    em,
    sql`select u.ref_code, count(r.id)::int as total_used_count,
               count(r.id) filter (where r.created_at >= ${monthStart(now)})::int as user_used_count
        from "user" u left join referral r on r.inviter_id = u.id where u.id = ${customer.id} group by u.id`,
  )
  if (!facts) throw new Refusal('promotion.not_found')
  const promotion = await em.findOne(Promotion, { key: 'referral' })
  const { user_use_limit, total_use_limit, min_order_sum, amount } = await referralTerms(em)
  return {
    ...facts,
    total_limit: user_use_limit,
    refresh_date: refreshDate(now).toISOString(),
    is_available: await mayInvite(em, customer.id, now),
    promotion: {
      title: promotion?.title ?? 'Другу 400\u00A0₽, себе 250\u00A0₽',
      description: promotion?.description ?? `Скидка ${amount}\u00A0₽ на\u00A0первый заказ друга`,
      params: { user_use_limit, total_use_limit, min_order_sum },
    },
  }
}

/** Orders that were cancelled do not count, as for the codes themselves. */
export async function isFirstOrder(em: Em, user_id: string): Promise<boolean> {
  const order = await row(
    em,
    sql`select from "order" where user_id = ${user_id} and status not in ${CANCELLED} limit 1`,
  )
  return order === undefined
}

async function codesFor(em: Em, user_id: string, now: Date): Promise<CodeWire[]> {
  const found = await rows<CodeRow>(
    em,
    sql`select p.id, p.name, p.code, p.amount, p.amount_type, p.min_order_sum, p.created_at, p.expires_at,
               case when not p.is_active then 'disabled'
                    when p.expires_at <= ${now} then 'expired'
                    when mine.used >= p.user_use_limit then 'used'
                    when p.total_used_count >= p.total_use_limit then 'exhausted'
                    when p.first_order_only and everything.orders > 0 then 'first_order_only'
                    else 'active' end as status
        from promo_code p
        cross join (select count(*) + (select had_orders::int from "user" where id = ${user_id}) as orders from "order"
                    where user_id = ${user_id} and status not in ${CANCELLED}) everything
        cross join lateral (select count(*) as used from "order" o
                            where o.promo_code_id = p.id and o.user_id = ${user_id}
                              and o.status not in ${CANCELLED}) mine
        where p.starts_at <= ${now} and (p.user_id = ${user_id}
          or (p.user_id is null and p.series_id is null and p.is_active and p.expires_at > ${now}))
        order by p.created_at desc, p.id desc limit 100`,
  )
  return found.map((code) => ({
    ...code,
    created_at: new Date(code.created_at).toISOString(),
    expires_at: new Date(code.expires_at).toISOString(),
  }))
}
