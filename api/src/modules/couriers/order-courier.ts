import { defineEntity, p } from '@mikro-orm/postgresql'
import { id, point } from '../../db/columns'
import { Order } from '../orders/order'
import { Courier } from './courier'

/** That a courier has an order, and how far they are. An order has one that is not taken back: an index holds it. */
const OrderCourierSchema = defineEntity({
  name: 'OrderCourier',
  tableName: 'order_courier',
  properties: {
    id: id(),
    order_id: () => p.manyToOne(Order).mapToPk().joinColumn('order_id').deleteRule('cascade'),
    courier_id: () => p.manyToOne(Courier).mapToPk().joinColumn('courier_id').deleteRule('cascade'),
    given_at: p.datetime(),
    picked_up_at: p.datetime().nullable(),
    at_door_at: p.datetime().nullable(),
    not_opened_at: p.datetime().nullable(),
    handed_over_at: p.datetime().nullable(),
    /** The customer's code was told. */
    is_proved: p.boolean().default(false),
    /** How often it was typed wrongly. */
    code_tries: p.smallint().default(0),
    /** Nobody opened, and the restaurant has it again. */
    brought_back_at: p.datetime().nullable(),
    /** Where they were last, while the order is with them; gone with that (`forgettingPlace` of `order`, `place.ts`). */
    place: point().nullable(),
    place_at: p.datetime().nullable(),
    /** Given to somebody else, or to nobody. */
    taken_back_at: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'order_courier_order',
      expression:
        'create unique index "order_courier_order" on "order_courier" ("order_id") where taken_back_at is null',
    },
    { name: 'order_courier_courier', properties: ['courier_id', 'given_at'] },
  ],
})
export class OrderCourier extends OrderCourierSchema.class {}
OrderCourierSchema.setClass(OrderCourier)
