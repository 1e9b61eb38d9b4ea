import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, money } from '../../db/columns'
import { showing } from '../../db/freshness'
import { Image } from '../images/image'
import { adMark } from './ad-mark'

const PromotionSchema = defineEntity({
  name: 'Promotion',
  tableName: 'promotion',
  checks: [
    {
      name: 'promotion_ad_check',
      expression: 'not is_active or not is_ad or erid is not null and advertiser_name is not null',
    },
  ],
  triggers: [showing({ tags: ['promotions'] })],
  properties: {
    id: id(),
    /** What code asks for by name: `welcome`, `referral`; null for a plain slide. */
    key: p.text().nullable().unique(),
    title: p.text(),
    description: p.text().default(''),
    /** What a named one gives, rubles, and its limits; null: as usual. */
    amount: money().nullable(),
    min_order_sum: money().nullable(),
    user_use_limit: p.integer().nullable(),
    total_use_limit: p.integer().nullable(),
    image_id: () => p.manyToOne(Image).mapToPk().joinColumn('image_id').deleteRule('set null').nullable(),
    link: p.text().nullable(),
    is_active: p.boolean().default(true),
    ...adMark(),
    sort: p.integer().default(0),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'promotion_active', properties: ['is_active', 'sort'] },
    { name: 'promotion_image', properties: ['image_id'] },
  ],
})
export class Promotion extends PromotionSchema.class {}
PromotionSchema.setClass(Promotion)
