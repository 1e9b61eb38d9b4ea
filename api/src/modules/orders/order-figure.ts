import { defineEntity, p } from '@mikro-orm/postgresql'
import { PAYMENT_TYPES } from '@ostrov/shared/orders/statuses'
import { money } from '../../db/columns'
import { OUTCOMES } from './figure-of'
import { Order } from './order'

/**
 * What statistics tell of an order, kept by the triggers of `order` and `order_event` (`figure-of.ts`), so that counting a
 * period reads one narrow row an order and neither its steps nor anybody's earlier orders.
 */
const OrderFigureSchema = defineEntity({
  name: 'OrderFigure',
  tableName: 'order_figure',
  properties: {
    order_id: () => p.manyToOne(Order).mapToPk().joinColumn('order_id').deleteRule('cascade').primary(),
    created_at: p.datetime(),
    restaurant_id: p.uuid(),
    user_id: p.uuid(),
    outcome: p.enum(OUTCOMES),
    total: money(),
    discount: money(),
    payment_type: p.enum(PAYMENT_TYPES),
    promo_code: p.text().nullable(),
    /** The person had ordered nothing there before. */
    is_first: p.boolean(),
    /** Nor anywhere. */
    is_newcomer: p.boolean(),
    /** Between the restaurant's having it and its acceptance, and from there until it was ready; null while it is not so far. */
    accept_seconds: p.double().nullable(),
    cook_seconds: p.double().nullable(),
    /** The restaurant's word on why it refused, '' without one; null of what it has not refused. */
    reason: p.text().nullable(),
  },
  // None of a column that a step changes: such a change then touches no index.
  indexes: [
    { name: 'order_figure_created', properties: ['created_at'] },
    { name: 'order_figure_restaurant', properties: ['restaurant_id', 'created_at'] },
  ],
})
export class OrderFigure extends OrderFigureSchema.class {}
OrderFigureSchema.setClass(OrderFigure)
