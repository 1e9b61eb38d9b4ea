import { defineEntity, p } from '@mikro-orm/postgresql'
import { ORDER_ACTORS, ORDER_STATUSES } from '@ostrov/shared/orders/statuses'
import { createdAt } from '../../db/columns'
import { keepingPaces } from './figure-of'
import { Order } from './order'

/**
 * Every change of an order's status: from, to, who, acting for whom, when, why. Its id numbers the live stream, so a question
 * to the customer and its end are events too, from a status to the same.
 */
const OrderEventSchema = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_event',
  triggers: [keepingPaces],
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    order: () => p.manyToOne(Order).joinColumn('order_id').deleteRule('cascade'),
    from: p.enum(ORDER_STATUSES).nullable(),
    to: p.enum(ORDER_STATUSES),
    actor: p.enum(ORDER_ACTORS),
    actor_id: p.uuid().nullable(),
    act_admin_id: p.uuid().nullable(),
    comment: p.text().nullable(),
    /** When a step that can be taken back became past recall: what follows from it has left, or it was taken back. */
    closed_at: p.datetime().nullable(),
    /** What was promised before the step added minutes. */
    before: p.json<{ delivery_time: number }>().nullable(),
    /** The step that this one took back. */
    undoes: p.bigint('number').nullable(),
    created_at: createdAt(),
  },
  indexes: [
    // Whether a kitchen ever knew of an order, and how soon it took each step, is read from the index alone.
    {
      name: 'order_event_order',
      expression:
        'create index "order_event_order" on "order_event" ("order_id", "id") include ("to", "created_at", "undoes")',
    },
  ],
})
export class OrderEvent extends OrderEventSchema.class {}
OrderEventSchema.setClass(OrderEvent)
