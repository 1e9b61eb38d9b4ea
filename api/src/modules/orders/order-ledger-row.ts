import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt } from '../../db/columns'
import { Order } from './order'

export const LEDGER_KINDS = ['goods', 'delivery', 'discount', 'payment', 'refund'] as const

/** Money of an order as signed rows: goods and delivery are owed (+), discount and payment reduce (−), refund gives back (+). */
const OrderLedgerRowSchema = defineEntity({
  name: 'OrderLedgerRow',
  tableName: 'order_ledger',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    order: () => p.manyToOne(Order).joinColumn('order_id').deleteRule('cascade'),
    kind: p.enum(LEDGER_KINDS),
    amount: p.integer(),
    note: p.text().nullable(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'order_ledger_order', properties: ['order'] }],
})
export class OrderLedgerRow extends OrderLedgerRowSchema.class {}
OrderLedgerRowSchema.setClass(OrderLedgerRow)
