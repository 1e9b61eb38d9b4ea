import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { showing } from '../../db/freshness'
import { Image } from '../images/image'

/** The label the law asks of paid placements: shown on the picture, `erid` required before it may be shown. */
export type AdMark = { advertiser_name: string; advertiser_inn: string; erid: string; ord_contract_id: string }

const PromotionSchema = defineEntity({
  name: 'Promotion',
  tableName: 'promotion',
  checks: [{ name: 'promotion_ad_check', expression: 'not is_active or not is_ad or ad_mark is not null' }],
  triggers: [showing({ tags: ['promotions'] })],
  properties: {
    id: id(),
    /** What code asks for by name: `welcome`, `referral`; null for a plain slide. */
    key: p.text().nullable().unique(),
    title: p.text(),
    description: p.text().default(''),
    params: p
      .json<{ user_use_limit: number | null; total_use_limit: number | null; min_order_sum: number; amount: number }>()
      .nullable(),
    image_id: () => p.manyToOne(Image).mapToPk().joinColumn('image_id').deleteRule('set null').nullable(),
    link: p.text().nullable(),
    is_active: p.boolean().default(true),
    is_ad: p.boolean().default(false),
    ad_mark: p.json<AdMark>().nullable(),
    sort: p.integer().default(0),
    created_at: createdAt(),
  },
  indexes: [{ name: 'promotion_active', properties: ['is_active', 'sort'] }],
})
export class Promotion extends PromotionSchema.class {}
PromotionSchema.setClass(Promotion)
