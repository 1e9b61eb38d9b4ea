import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt } from '../../db/columns'
import { payer } from '../promotions/promo-terms'
import { Order } from './order'

export const LEDGER_KINDS = ['goods', 'delivery', 'discount', 'payment', 'refund'] as const

/** Money of an order as signed rows: goods and delivery are owed (+), discount and payment reduce (−), refund gives back (+). */
const OrderLedgerRowSchema = defineEntity({
  name: 'OrderLedgerRow',
  tableName: 'order_ledger',
  checks: [{ name: 'order_ledger_payer_check', expression: "paid_by is null or kind = 'discount'" }],
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    order: () => p.manyToOne(Order).joinColumn('order_id').deleteRule('cascade'),
    kind: p.enum(LEDGER_KINDS),
    amount: p.integer(),
    note: p.text().nullable(),
    /** Whose money a discount is; of one without it the platform's. */
    paid_by: payer().nullable(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'order_ledger_order', properties: ['order'] }],
})
export class OrderLedgerRow extends OrderLedgerRowSchema.class {}
OrderLedgerRowSchema.setClass(OrderLedgerRow)
