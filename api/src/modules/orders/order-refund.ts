import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, money } from '../../db/columns'
import { Admin } from '../staff/admin'
import { Order } from './order'

/** A line was given back, for this sum. */
export type RefundedLine = { item_id: string; amount: number }

/**
 * Money that an administrator gives back of an order that stays as it is. Written before the bank is asked: from then on the
 * order costs so much less, and settling its payments returns the rest.
 */
const OrderRefundSchema = defineEntity({
  name: 'OrderRefund',
  tableName: 'order_refund',
  checks: [{ name: 'order_refund_amount_check', expression: 'amount > 0' }],
  properties: {
    id: id(),
    order: () => p.manyToOne(Order).joinColumn('order_id').deleteRule('cascade'),
    admin_id: () => p.manyToOne(Admin).mapToPk().joinColumn('admin_id').deleteRule('restrict'),
    /** Rubles. */
    amount: money(),
    /** For which lines; none where it is a sum. */
    items: p.json<RefundedLine[]>().default([]),
    reason: p.text(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'order_refund_order', properties: ['order', 'created_at'] }],
})
export class OrderRefund extends OrderRefundSchema.class {}
OrderRefundSchema.setClass(OrderRefund)
