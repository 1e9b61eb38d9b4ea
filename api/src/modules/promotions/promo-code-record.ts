import { PromoCodeInput, PromoCodeRow } from '@ostrov/shared/promotions/desk-schema'
import { PROMO_CODE_FORM } from '@ostrov/shared/promotions/form'
import { PROMO_CODE_STATES, promoCodeDesk } from '@ostrov/shared/promotions/lists'
import type { Em } from '../../db/orm'
import { containing, moment, row, sql } from '../../db/sql'
import { record } from '../records/record'
import { CREATED } from '../records/record-table'
import { demandTerms } from './demand-terms'
import { PromoCode } from './promo-code'

const state = sql`case when not p.is_active then 'off' when p.expires_at <= now() then 'expired'
  when p.starts_at > now() then 'planned' when p.total_used_count >= p.total_use_limit then 'exhausted' else 'active' end`

/** Everybody's promo codes; a person's own, as the one for an invited friend, belong to that person's page. */
export const promoCodeRecord = record({
  noun: 'promo_code',
  entity: PromoCode,
  may: 'promo_codes',
  list: promoCodeDesk,
  form: PROMO_CODE_FORM,
  row: PromoCodeRow,
  input: PromoCodeInput,
  together: ['min_order_sum', 'user_use_limit', 'total_use_limit', 'expires_at', 'is_active'],
  exported: {
    ...{ code: PROMO_CODE_FORM.code, name: PROMO_CODE_FORM.name },
    state: { label: 'Состояние', choices: PROMO_CODE_STATES },
    ...{ amount: PROMO_CODE_FORM.amount, amount_type: PROMO_CODE_FORM.amount_type },
    ...{ max_discount: PROMO_CODE_FORM.max_discount, min_order_sum: PROMO_CODE_FORM.min_order_sum },
    paid_by: PROMO_CODE_FORM.paid_by,
    restaurants: { label: 'Рестораны' },
    series: { label: 'Серия' },
    total_used_count: { label: 'Использован, раз' },
    ...{ user_use_limit: PROMO_CODE_FORM.user_use_limit, total_use_limit: PROMO_CODE_FORM.total_use_limit },
    first_order_only: PROMO_CODE_FORM.first_order_only,
    ...{ starts_at: PROMO_CODE_FORM.starts_at, expires_at: PROMO_CODE_FORM.expires_at },
    created_at: CREATED,
  },
  source: {
    select: sql`p.id, p.code, p.name, p.amount, p.amount_type, p.max_discount, p.min_order_sum, p.paid_by, p.restaurant_ids,
      p.user_use_limit, p.total_use_limit, p.total_used_count, p.first_order_only, p.is_active, ${state} as state,
      ${moment('p.starts_at')} as starts_at, ${moment('p.expires_at')} as expires_at, ${moment('p.created_at')} as created_at,
      coalesce((select json_agg(json_build_object('id', r.id, 'title', r.title) order by r.title) from restaurant r
        where r.id = any(p.restaurant_ids)), '[]') as restaurants,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as series`,
    from: sql`promo_code p`,
    joined: sql`left join promo_code_series s on s.id = p.series_id`,
    where: sql`p.user_id is null`,
    key: sql`p.id`,
    conditions: {
      query: (words) => sql`(p.code ilike ${containing(words)} or p.name ilike ${containing(words)})`,
      state: (one) => sql`${state} = ${one}`,
      first_order_only: sql`p.first_order_only`,
      series_id: (id) => sql`p.series_id = ${id}::uuid`,
      single: sql`p.series_id is null`,
      restaurant_id: (id) => sql`(p.restaurant_ids = '{}' or ${id}::uuid = any(p.restaurant_ids))`,
      ends: sql`p.expires_at`,
    },
    orders: {
      '-created_at': { by: [sql`p.created_at`, sql`p.id`], falling: true },
      expires_at: { by: [sql`p.expires_at`, sql`p.id`] },
      '-total_used_count': { by: [sql`p.total_used_count`, sql`p.id`], falling: true },
    },
  },
  check: demandCode,
  columns: ({ input: { code } }) => ({ code: code.toUpperCase() }),
})

type Input = typeof PromoCodeInput.static

/** What people have seen of a code stays: its word for good, and its limit never falls below what was used. */
async function demandCode(em: Em, { id, input, now }: { id: string | null; input: Input; now: Date }) {
  const before = await row<{ code: string; total_used_count: number; created_at: string }>(
    em,
    sql`select code, total_used_count, ${moment('created_at')} as created_at from promo_code where id = ${id}::uuid`,
  )
  const code = input.code.toUpperCase()
  const born = before ? new Date(before.created_at) : now
  const isTaken = await row(em, sql`select from promo_code where code = ${code} and id is distinct from ${id}::uuid`)
  const errors = {
    ...(before && before.code !== code && { code: 'Код не\u00A0меняют: его уже знают. Создайте новый' }),
    ...(isTaken !== undefined && { code: 'Такой код уже есть' }),
    ...(before &&
      input.total_use_limit !== null &&
      input.total_use_limit < before.total_used_count && {
        total_use_limit: `Уже использован ${before.total_used_count}\u00A0раз: меньше нельзя`,
      }),
  }
  await demandTerms(em, input, born, errors)
}
