import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt } from '../../db/columns'
import { payer } from '../promotions/promo-terms'
import { TicketPurchase } from '../tickets/ticket-purchase'
import { Order } from './order'

export const LEDGER_KINDS = ['goods', 'delivery', 'discount', 'payment', 'refund'] as const

/** Money of an order, or of a purchase of tickets, as signed rows: goods and delivery are owed (+), discount and payment reduce (−), refund gives back (+). */
const OrderLedgerRowSchema = defineEntity({
  name: 'OrderLedgerRow',
  tableName: 'order_ledger',
  checks: [
    { name: 'order_ledger_payer_check', expression: "paid_by is null or kind = 'discount'" },
    { name: 'order_ledger_bonus_check', expression: "not is_bonus or kind = 'discount'" },
    { name: 'order_ledger_subject_check', expression: 'num_nonnulls(order_id, purchase_id) = 1' },
  ],
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    order: () => p.manyToOne(Order).joinColumn('order_id').deleteRule('cascade').nullable(),
    purchase: () => p.manyToOne(TicketPurchase).joinColumn('purchase_id').deleteRule('no action').nullable(),
    kind: p.enum(LEDGER_KINDS),
    amount: p.integer(),
    note: p.text().nullable(),
    /** Whose money a discount is; of one without it the platform's. */
    paid_by: payer().nullable(),
    /** The discount is what the customer's points pay. */
    is_bonus: p.boolean().default(false),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'order_ledger_order', properties: ['order'] },
    {
      name: 'order_ledger_purchase',
      expression:
        'create index "order_ledger_purchase" on "order_ledger" ("purchase_id") where purchase_id is not null',
    },
  ],
})
export class OrderLedgerRow extends OrderLedgerRowSchema.class {}
OrderLedgerRowSchema.setClass(OrderLedgerRow)
