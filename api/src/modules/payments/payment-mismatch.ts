import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, money } from '../../db/columns'
import { Payment } from './payment'

/** A signed word of the bank about another sum than was asked, once however often the bank repeats it. */
const PaymentMismatchSchema = defineEntity({
  name: 'PaymentMismatch',
  tableName: 'payment_mismatch',
  properties: {
    id: id(),
    attempt: () => p.manyToOne(Payment).joinColumn('attempt_id').deleteRule('cascade'),
    status: p.text(),
    /** Rubles. */
    expected: money(),
    /** A bank may tell of parts of a ruble, which nothing of ours has. */
    told_kopecks: p.bigint('number'),
    created_at: createdAt(),
  },
  uniques: [{ name: 'payment_mismatch_once', properties: ['attempt', 'status', 'told_kopecks'] }],
  indexes: [{ name: 'payment_mismatch_newest', properties: ['created_at'] }],
})
export class PaymentMismatch extends PaymentMismatchSchema.class {}
PaymentMismatchSchema.setClass(PaymentMismatch)
