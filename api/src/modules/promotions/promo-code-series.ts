import { defineEntity, p } from '@mikro-orm/postgresql'
import { id } from '../../db/columns'
import { promoChecks, promoTerms } from './promo-terms'

/** Promo codes that were made at once: their terms stay as they were, and they are stopped together. */
const PromoCodeSeriesSchema = defineEntity({
  name: 'PromoCodeSeries',
  tableName: 'promo_code_series',
  checks: promoChecks('promo_code_series'),
  properties: {
    id: id(),
    count: p.integer(),
    /** Upper case; null where the codes have no beginning in common. */
    prefix: p.text().nullable(),
    ...promoTerms(),
    stopped_at: p.datetime().nullable(),
  },
  indexes: [{ name: 'promo_code_series_created', properties: ['created_at', 'id'] }],
})
export class PromoCodeSeries extends PromoCodeSeriesSchema.class {}
PromoCodeSeriesSchema.setClass(PromoCodeSeries)
