import { defineEntity, p } from '@mikro-orm/postgresql'
import { COURIER_EVENTS } from '@ostrov/shared/orders/courier'
import { namesOf } from '@ostrov/shared/wire/names'
import { Order } from '../orders/order'
import { Courier } from './courier'

/** What was done with an order on its way, beside the order's own events. Its id is the phone's own, so what is sent again is the same row. */
const CourierEventSchema = defineEntity({
  name: 'CourierEvent',
  tableName: 'courier_event',
  properties: {
    id: p.uuid().primary(),
    order_id: () => p.manyToOne(Order).mapToPk().joinColumn('order_id').deleteRule('cascade'),
    courier_id: () => p.manyToOne(Courier).mapToPk().joinColumn('courier_id').deleteRule('cascade'),
    act: p.enum(namesOf(COURIER_EVENTS)),
    /** By the phone's clock, kept between the giving and now. */
    pressed_at: p.datetime(),
    received_at: p.datetime(),
  },
  indexes: [
    { name: 'courier_event_order', properties: ['order_id', 'received_at'] },
    { name: 'courier_event_courier', properties: ['courier_id', 'received_at'] },
  ],
})
export class CourierEvent extends CourierEventSchema.class {}
CourierEventSchema.setClass(CourierEvent)
