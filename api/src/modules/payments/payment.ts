import { defineEntity, p } from '@mikro-orm/postgresql'
import { PAY_TYPES, PAYMENT_METHODS, PAYMENT_STATUSES } from '@ostrov/shared/payments/statuses'
import { createdAt, id, money, updatedAt } from '../../db/columns'
import { TicketPurchase } from '../tickets/ticket-purchase'

/** One attempt to pay an order or a purchase of tickets. `id` is what the bank knows as its OrderId. */
const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  checks: [
    { name: 'payment_amount_check', expression: 'amount > 0 and refunded_amount >= 0 and refunded_amount <= amount' },
    { name: 'payment_subject_check', expression: 'num_nonnulls(order_id, purchase_id) = 1' },
    { name: 'payment_sbp_check', expression: "method = 'card' or pay_type = 'O'" },
  ],
  properties: {
    id: id(),
    /** The order paid for; payments know orders by number only, for they stand before them. */
    order_id: p.bigint('number').nullable(),
    purchase_id: () =>
      p.manyToOne(TicketPurchase).mapToPk().joinColumn('purchase_id').deleteRule('no action').nullable(),
    provider: p.text(),
    method: p.enum(PAYMENT_METHODS).default('card'),
    /** As the bank was told at the opening. */
    pay_type: p.enum(PAY_TYPES).default('T'),
    /** The bank's own number, digits; null until it answered. */
    payment_id: p.text().nullable().unique(),
    /** The bank's page, or the link of the QR code. */
    payment_url: p.text().nullable(),
    /** The kept way that is charged; it may be gone since, for this is the books. */
    saved_method_id: p.uuid().nullable(),
    /** When it was charged, which is done once. */
    charged_at: p.datetime().nullable(),
    /** The payer agreed that the way is kept for next time. */
    keep_method: p.boolean().default(false),
    /** By it the bank tells of the account that is bound while this is paid. */
    request_key: p.text().nullable(),
    /** Rubles. */
    amount: money(),
    status: p.enum(PAYMENT_STATUSES).default('NEW'),
    error_code: p.text().nullable(),
    refunded_amount: money().default(0),
    /** The return that was begun and that the bank has not answered yet, rubles: it is finished before another begins. */
    returning_amount: money().nullable(),
    /** When it was last asked for, of a return over SBP, which is no sooner asked for again than its fate is known. */
    returning_at: p.datetime().nullable(),
    /** The bank has answered that it is at it, so its call is not lost. */
    returning_heard: p.boolean().default(false),
    /** What the bank said was left when it last gave something back, kopecks. */
    bank_left: p.bigint('number').nullable(),
    refund_failed_at: p.datetime().nullable(),
    receipt_url: p.text().nullable(),
    due_at: p.datetime(),
    checked_at: p.datetime().nullable(),
    /** When bank, ledger and receipts were last compared of it. */
    reconciled_at: p.datetime().nullable(),
    /** A notification has come since the bank was last asked. */
    hinted_at: p.datetime().nullable(),
    /** Until then no notification starts another question: one is under way, or has just been answered. */
    asking_until: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'payment_order', properties: ['order_id', 'created_at'] },
    { name: 'payment_updated', properties: ['updated_at', 'id'] },
    { name: 'payment_reconciled', properties: ['reconciled_at'] },
    {
      name: 'payment_purchase',
      expression:
        'create index "payment_purchase" on "payment" ("purchase_id", "created_at") where purchase_id is not null',
    },
    {
      name: 'payment_refund_failed',
      expression: 'create index "payment_refund_failed" on "payment" ("order_id") where refund_failed_at is not null',
    },
    {
      name: 'payment_on_hold',
      expression:
        'create index "payment_on_hold" on "payment" ("order_id", "updated_at") where status in (\'AUTHORIZED\',\'CONFIRMING\',\'REVERSING\',\'REFUNDING\')',
    },
    {
      name: 'payment_returning',
      expression: 'create index "payment_returning" on "payment" ("returning_at") where returning_at is not null',
    },
    {
      name: 'payment_open',
      expression:
        "create index \"payment_open\" on \"payment\" (\"created_at\") where status in ('NEW','FORM_SHOWED','AUTHORIZING','3DS_CHECKING','3DS_CHECKED','PAY_CHECKING','CONFIRMING') or (status = 'AUTHORIZED' and pay_type = 'O')",
    },
  ],
})
export class Payment extends PaymentSchema.class {}
PaymentSchema.setClass(Payment)
