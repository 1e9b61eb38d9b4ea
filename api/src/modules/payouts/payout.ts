import { defineEntity, p } from '@mikro-orm/postgresql'
import { PAYOUT_STATES } from '@ostrov/shared/payouts/states'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { Restaurant } from '../restaurants/restaurant'
import { Admin } from '../staff/admin'

/** What a restaurant is paid for a period: a draft until it is approved, then paid. Its sums are those of its orders. */
const PayoutSchema = defineEntity({
  name: 'Payout',
  tableName: 'payout',
  checks: [{ name: 'payout_period_check', expression: 'ends_on >= starts_on' }],
  properties: {
    id: id(),
    /** What the act is called by. */
    number: p.integer().autoincrement().unique(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('restrict'),
    /** Days of the region's calendar, both included. */
    starts_on: p.date(),
    ends_on: p.date(),
    state: p.enum(namesOf(PAYOUT_STATES)).default('draft'),
    made_by: () => p.manyToOne(Admin).mapToPk().joinColumn('made_by').deleteRule('restrict'),
    approved_at: p.datetime().nullable(),
    paid_at: p.datetime().nullable(),
    /** By which payment order. */
    comment: p.text().nullable(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'payout_once', properties: ['restaurant_id', 'starts_on', 'ends_on'] }],
  indexes: [{ name: 'payout_newest', properties: ['created_at', 'id'] }],
})
export class Payout extends PayoutSchema.class {}
PayoutSchema.setClass(Payout)
