import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt } from '../../db/columns'
import { BusinessUser } from './business-user'

/** A browser of somebody of the staff that notices are pushed to. It belongs to who asked there last. */
const BusinessSubscriptionSchema = defineEntity({
  name: 'BusinessSubscription',
  tableName: 'business_subscription',
  properties: {
    endpoint: p.text().primary(),
    business_user_id: () => p.manyToOne(BusinessUser).mapToPk().joinColumn('business_user_id').deleteRule('cascade'),
    keys: p.json<{ p256dh: string; auth: string }>(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'business_subscription_business_user', properties: ['business_user_id', 'created_at'] }],
})
export class BusinessSubscription extends BusinessSubscriptionSchema.class {}
BusinessSubscriptionSchema.setClass(BusinessSubscription)
