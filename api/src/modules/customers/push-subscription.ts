import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt } from '../../db/columns'
import { User } from './user'

/** A browser that its person lets us push notices to. It belongs to one person: to who asked there last. */
const PushSubscriptionSchema = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscription',
  properties: {
    endpoint: p.text().primary(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    keys: p.json<{ p256dh: string; auth: string }>(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'push_subscription_user', properties: ['user_id', 'created_at'] }],
})
export class PushSubscription extends PushSubscriptionSchema.class {}
PushSubscriptionSchema.setClass(PushSubscription)
