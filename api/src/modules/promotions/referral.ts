import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'
import { PromoCode } from './promo-code'

/** One invitation that was taken up: the friend orders first, then the inviter is rewarded. */
const ReferralSchema = defineEntity({
  name: 'Referral',
  tableName: 'referral',
  checks: [{ name: 'referral_self_check', expression: 'inviter_id <> friend_id' }],
  properties: {
    id: id(),
    inviter_id: () => p.manyToOne(User).mapToPk().joinColumn('inviter_id').deleteRule('cascade'),
    friend_id: () => p.manyToOne(User).mapToPk().joinColumn('friend_id').deleteRule('cascade').unique(),
    /** The order that used the invitation; freed when that order is cancelled. */
    order_id: p.bigint('number').nullable(),
    reward_id: () => p.manyToOne(PromoCode).mapToPk().joinColumn('reward_id').deleteRule('set null').nullable(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'referral_inviter', properties: ['inviter_id', 'created_at'] }],
})
export class Referral extends ReferralSchema.class {}
ReferralSchema.setClass(Referral)
