import { defineEntity, p } from '@mikro-orm/postgresql'
import { DELIVERY_STATES, SENT_EVENTS, WEBHOOK_FAILURES } from '@ostrov/shared/webhooks/events'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { Order } from '../orders/order'
import { Webhook } from './webhook'

/** One event on its way to a restaurant's software. What is sent is made anew each time: nothing of an order is kept here. */
const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Webhook).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    event: p.enum(namesOf(SENT_EVENTS)),
    order_id: () => p.manyToOne(Order).mapToPk().joinColumn('order_id').deleteRule('cascade').nullable(),
    /** The order's event, each told once. */
    event_id: p.bigint('number').nullable().unique(),
    state: p.enum(namesOf(DELIVERY_STATES)).default('waiting'),
    attempts: p.integer().default(0),
    failure: p.enum(namesOf(WEBHOOK_FAILURES)).nullable(),
    /** Of the last answer: its code, and how it begins. */
    code: p.integer().nullable(),
    answer: p.text().nullable(),
    /** Since when it is tried: a day from then it is given up. */
    since: p.datetime(),
    tried_at: p.datetime().nullable(),
    next_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'webhook_delivery_restaurant', properties: ['restaurant_id', 'id'] },
    { name: 'webhook_delivery_order', properties: ['order_id'] },
    { name: 'webhook_delivery_created', properties: ['created_at'] },
    {
      name: 'webhook_delivery_waiting',
      expression:
        'create index "webhook_delivery_waiting" on "webhook_delivery" ("restaurant_id") where state = \'waiting\'',
    },
  ],
})
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery)
