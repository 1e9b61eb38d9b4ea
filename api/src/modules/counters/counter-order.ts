import { defineEntity, p } from '@mikro-orm/postgresql'
import { COUNTER_FAILURES } from '@ostrov/shared/counters/failures'
import { COUNTER_STEPS } from '@ostrov/shared/counters/form'
import { SENDING_STATES } from '@ostrov/shared/counters/sending'
import { namesOf } from '@ostrov/shared/wire/names'
import { Order } from '../orders/order'
import { Restaurant } from '../restaurants/restaurant'

/** An order on its way to its restaurant's counter, and what is heard of it from there. */
const CounterOrderSchema = defineEntity({
  name: 'CounterOrder',
  tableName: 'counter_order',
  properties: {
    order_id: () => p.manyToOne(Order).mapToPk().joinColumn('order_id').deleteRule('cascade').primary(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    state: p.enum(namesOf(SENDING_STATES)),
    /** Why it is not there, or not yet. */
    failure: p.enum(namesOf(COUNTER_FAILURES)).nullable(),
    /** Somebody asked for it, so it goes wherever the order stands. */
    by_hand: p.boolean().default(false),
    /** The counter's own number of it, and the one it shows to people. */
    ref: p.text().nullable(),
    number: p.text().nullable(),
    /** Dishes that are not in it there. */
    missing: p.array().default([]),
    /** What the counter said of it last. */
    said: p.text().nullable(),
    /** The step that follows from it, until it is made. */
    step: p.enum(namesOf(COUNTER_STEPS)).nullable(),
    handed_at: p.datetime(),
    sent_at: p.datetime().nullable(),
    heard_at: p.datetime().nullable(),
    /** When it was last asked about, because nothing was heard. */
    asked_at: p.datetime().nullable(),
  },
  indexes: [
    { name: 'counter_order_ref', properties: ['restaurant_id', 'ref'] },
    { name: 'counter_order_handed', properties: ['handed_at'] },
  ],
})
export class CounterOrder extends CounterOrderSchema.class {}
CounterOrderSchema.setClass(CounterOrder)
