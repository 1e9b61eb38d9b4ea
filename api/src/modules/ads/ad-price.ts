import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { Ad } from './ad'

/** What an ad has cost since when. */
const AdPriceSchema = defineEntity({
  name: 'AdPrice',
  tableName: 'ad_price',
  properties: {
    id: id(),
    ad_id: () => p.manyToOne(Ad).mapToPk().joinColumn('ad_id').deleteRule('cascade'),
    price: p.integer(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'ad_price_ad', properties: ['ad_id', 'created_at'] }],
})
export class AdPrice extends AdPriceSchema.class {}
AdPriceSchema.setClass(AdPrice)
