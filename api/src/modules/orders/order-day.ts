import { defineEntity, p } from '@mikro-orm/postgresql'
import { PAYMENT_TYPES } from '@ostrov/shared/orders/statuses'
import { money } from '../../db/columns'

/**
 * Days of the region that are over and whose sums are kept beside it: what all restaurants came to, so that a month is read by
 * its days and not by its orders. `offset_minutes` is of the region's clock by which it was a day.
 */
const OrderDaySchema = defineEntity({
  name: 'OrderDay',
  tableName: 'order_day',
  properties: { day: p.date().primary(), offset_minutes: p.smallint() },
})
export class OrderDay extends OrderDaySchema.class {}
OrderDaySchema.setClass(OrderDay)

/** When an order whose figures have changed was placed: the sums of its day are not those of its rows until they are made anew. */
const OrderDayMarkSchema = defineEntity({
  name: 'OrderDayMark',
  tableName: 'order_day_mark',
  properties: { id: p.bigint().primary().autoincrement(), at: p.datetime() },
  indexes: [{ name: 'order_day_mark_at', properties: ['at'] }],
})
export class OrderDayMark extends OrderDayMarkSchema.class {}
OrderDayMarkSchema.setClass(OrderDayMark)

/** What adds up, by what it is told apart by. */
const OrderDaySumSchema = defineEntity({
  name: 'OrderDaySum',
  tableName: 'order_day_sum',
  properties: {
    id: p.bigint().primary().autoincrement(),
    day: p.date(),
    hour: p.datetime(),
    payment_type: p.enum(PAYMENT_TYPES),
    promo_code: p.text().nullable(),
    reason: p.text().nullable(),
    orders: p.integer(),
    revenue: money(),
    discount: money(),
    refused: p.integer(),
    cancelled: p.integer(),
  },
  indexes: [{ name: 'order_day_sum_day', properties: ['day'] }],
})
export class OrderDaySum extends OrderDaySumSchema.class {}
OrderDaySumSchema.setClass(OrderDaySum)

/** What a restaurant's day came to; `came` counts all but the unpaid. */
const OrderDayPlaceSchema = defineEntity({
  name: 'OrderDayPlace',
  tableName: 'order_day_place',
  properties: {
    day: p.date().primary(),
    restaurant_id: p.uuid().primary(),
    orders: p.integer(),
    revenue: money(),
    refused: p.integer(),
    came: p.integer(),
  },
})
export class OrderDayPlace extends OrderDayPlaceSchema.class {}
OrderDayPlaceSchema.setClass(OrderDayPlace)

/** How many ordered on a day, by the day when they last did so before it. */
const OrderDayPeopleSchema = defineEntity({
  name: 'OrderDayPeople',
  tableName: 'order_day_people',
  properties: {
    day: p.date().primary(),
    who: p.enum(['any', 'first', 'newcomer']).primary(),
    since: p.date().primary(),
    people: p.integer(),
  },
})
export class OrderDayPeople extends OrderDayPeopleSchema.class {}
OrderDayPeopleSchema.setClass(OrderDayPeople)

/** The seconds that a step took on a day, those of one minute in a row, and how many orders took each. */
const OrderDayPaceSchema = defineEntity({
  name: 'OrderDayPace',
  tableName: 'order_day_pace',
  properties: {
    day: p.date().primary(),
    step: p.enum(['accept', 'cook']).primary(),
    minute: p.integer().primary(),
    seconds: p.array<number>().columnType('double precision[]'),
    orders: p.array<number>().columnType('int[]'),
  },
})
export class OrderDayPace extends OrderDayPaceSchema.class {}
OrderDayPaceSchema.setClass(OrderDayPace)
