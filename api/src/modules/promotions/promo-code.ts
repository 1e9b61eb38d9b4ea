import { defineEntity, p } from '@mikro-orm/postgresql'
import { ALIKE } from '@ostrov/shared/spelling/alike'
import { id } from '../../db/columns'
import { User } from '../customers/user'
import { PromoCodeSeries } from './promo-code-series'
import { promoChecks, promoTerms } from './promo-terms'

/** SQL of a code with the letters that nobody can tell apart made one, as `latinAlike` makes them. */
export const codeAlike = (code: string) => `translate(lower(${code}), '${ALIKE.cyrillic}', '${ALIKE.latin}')`

const PromoCodeSchema = defineEntity({
  name: 'PromoCode',
  tableName: 'promo_code',
  checks: [
    ...promoChecks('promo_code'),
    {
      name: 'promo_code_uses_check',
      expression: 'total_used_count >= 0 and (total_use_limit is null or total_used_count <= total_use_limit)',
    },
  ],
  properties: {
    id: id(),
    /** Upper case. */
    code: p.text().unique(),
    ...promoTerms(),
    /** Null: everyone's. */
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').nullable(),
    /** Whoever holds a code of a series was given it: nobody else is shown it. */
    series_id: () => p.manyToOne(PromoCodeSeries).mapToPk().joinColumn('series_id').deleteRule('restrict').nullable(),
    total_used_count: p.integer().default(0),
    is_active: p.boolean().default(true),
  },
  indexes: [
    { name: 'promo_code_user', properties: ['user_id', 'created_at'] },
    {
      name: 'promo_code_desk',
      expression: 'create index "promo_code_desk" on "promo_code" ("created_at", "id") where user_id is null',
    },
    {
      name: 'promo_code_shared',
      expression:
        'create index "promo_code_shared" on "promo_code" ("created_at", "id") where user_id is null and series_id is null',
    },
    { name: 'promo_code_of_series', properties: ['series_id', 'created_at', 'id'] },
    {
      name: 'promo_code_series_used',
      expression: 'create index "promo_code_series_used" on "promo_code" ("series_id") where total_used_count > 0',
    },
    {
      name: 'promo_code_alike',
      expression: `create index "promo_code_alike" on "promo_code" (${codeAlike('"code"')})`,
    },
  ],
})
export class PromoCode extends PromoCodeSchema.class {}
PromoCodeSchema.setClass(PromoCode)
