import { defineEntity, p } from '@mikro-orm/postgresql'
import { Offer } from '../menu/offers/offer'
import { Order } from './order'

/** That an order took an offer: by these rows its limits count. What it took off stands in the lines. */
const OrderOfferSchema = defineEntity({
  name: 'OrderOffer',
  tableName: 'order_offer',
  properties: {
    order: () => p.manyToOne(Order).joinColumn('order_id').primary().deleteRule('cascade'),
    offer: () => p.manyToOne(Offer).joinColumn('offer_id').primary().deleteRule('cascade'),
  },
  indexes: [{ name: 'order_offer_offer', properties: ['offer'] }],
})
export class OrderOffer extends OrderOfferSchema.class {}
OrderOfferSchema.setClass(OrderOffer)
