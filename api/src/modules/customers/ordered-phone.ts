import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt } from '../../db/columns'

/** A phone of a deleted account that had ordered, as a keyed hash: enough to know that its next order is not the first. */
const OrderedPhoneSchema = defineEntity({
  name: 'OrderedPhone',
  tableName: 'ordered_phone',
  properties: {
    phone_hash: p.text().primary(),
    created_at: createdAt(),
  },
})
export class OrderedPhone extends OrderedPhoneSchema.class {}
OrderedPhoneSchema.setClass(OrderedPhone)
