import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, money } from '../../db/columns'
import { Order } from '../orders/order'
import { Payout } from './payout'

/** An order as a payout counts it: the first time whole, later only by what its ledger has changed since. Rubles. */
const PayoutOrderSchema = defineEntity({
  name: 'PayoutOrder',
  tableName: 'payout_order',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    payout: () => p.manyToOne(Payout).joinColumn('payout_id').deleteRule('cascade'),
    order: () => p.manyToOne(Order).joinColumn('order_id').deleteRule('restrict'),
    is_correction: p.boolean().default(false),
    turnover: money(),
    kept: money(),
    discounts: money(),
    commission: money(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'payout_order_once', properties: ['payout', 'order'] }],
  indexes: [
    { name: 'payout_order_counted', properties: ['order'] },
    {
      name: 'payout_order_first',
      expression: 'create unique index "payout_order_first" on "payout_order" ("order_id") where not is_correction',
    },
  ],
})
export class PayoutOrder extends PayoutOrderSchema.class {}
PayoutOrderSchema.setClass(PayoutOrder)
