import { regionOffset } from '@ostrov/shared/formats/installation'
import { DAY_MS, localParts } from '@ostrov/shared/formats/time'
import type { PromoUsesWire } from '@ostrov/shared/promotions/desk-schema'
import { PROMO_VALID_DAYS } from '@ostrov/shared/promotions/rules'
import type { Em } from '../../db/orm'
import { moment, row, rows, type Sql, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { CANCELLED } from './find-promo'

/** Orders with a promo code, day by day of the region from its creation. @throws {Refusal} `promo_code.not_found` */
export async function readCodeUses(em: Em, id: string, now: Date): Promise<PromoUsesWire> {
  const code = await row<{ created_at: string }>(
    em,
    sql`select ${moment('created_at')} as created_at from promo_code where id = ${id} and user_id is null`,
  )
  if (!code) throw new Refusal('promo_code.not_found')
  return readUses(em, sql`o.promo_code_id = ${id}`, { since: code.created_at, now })
}

/** The same of all codes of a series. @throws {Refusal} `promo_code_series.not_found` */
export async function readSeriesUses(em: Em, id: string, now: Date): Promise<PromoUsesWire> {
  const series = await row<{ created_at: string }>(
    em,
    sql`select ${moment('created_at')} as created_at from promo_code_series where id = ${id}`,
  )
  if (!series) throw new Refusal('promo_code_series.not_found')
  const codes = sql`select p.id from promo_code p where p.series_id = ${id} and p.total_used_count > 0`
  return readUses(em, sql`o.promo_code_id in (${codes})`, { since: series.created_at, now })
}

/** Cancelled orders gave their code back. A code lives 30 days, so the days are few. */
async function readUses(em: Em, whose: Sql, { since, now }: { since: string; now: Date }): Promise<PromoUsesWire> {
  const last = Math.min(now.getTime(), new Date(since).getTime() + PROMO_VALID_DAYS * DAY_MS)
  const [from, to] = [localParts(since).date, localParts(new Date(last)).date]
  const days = await rows<PromoUsesWire['days'][number]>(
    em,
    sql`select to_char(day, 'YYYY-MM-DD') as at, coalesce(u.orders, 0)::int as orders, coalesce(u.discount, 0)::int as discount
        from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as day
        left join (select (o.created_at at time zone 'UTC' + make_interval(mins => ${regionOffset()}::int))::date as day,
            count(*) as orders, sum(o.discount - o.offer_discount - o.bonus_spent) as discount
          from "order" o where ${whose} and o.user_id is not null and o.status not in ${CANCELLED} group by 1) u using (day)
        order by day`,
  )
  const sumOf = (of: 'orders' | 'discount') => days.reduce((sum, day) => sum + day[of], 0)
  return { orders: sumOf('orders'), discount: sumOf('discount'), days }
}
