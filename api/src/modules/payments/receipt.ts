import { defineEntity, p } from '@mikro-orm/postgresql'
import type { ReceiptLine } from '@ostrov/shared/payments/receipt-lines'
import { RECEIPT_KINDS, RECEIPT_STATES } from '@ostrov/shared/payments/receipts'
import { createdAt, id, money } from '../../db/columns'
import { Payment } from './payment'

/** A till receipt of a payment: written before the bank is asked for it, finished by the bank's fiscal notification. */
const ReceiptSchema = defineEntity({
  name: 'Receipt',
  tableName: 'receipt',
  checks: [{ name: 'receipt_amount_check', expression: 'amount > 0' }],
  properties: {
    id: id(),
    attempt: () => p.manyToOne(Payment).joinColumn('attempt_id').deleteRule('cascade'),
    kind: p.enum(RECEIPT_KINDS),
    /** One intention, one receipt: what was asked of the bank twice is printed once. */
    request_key: p.text(),
    /** Rubles. */
    amount: money(),
    lines: p.json<ReceiptLine[]>(),
    /** Where the till sends it: a mail or digits of a phone; empty of who has left. */
    contact: p.text(),
    status: p.enum(RECEIPT_STATES).default('sent'),
    /** What the till or the bank complained of. */
    error: p.text().nullable(),
    /** The fiscal numbers: of the storage, the document, its sign. */
    fn_number: p.text().nullable(),
    document_number: p.text().nullable(),
    document_sign: p.text().nullable(),
    /** Its page at the operator of fiscal data. */
    url: p.text().nullable(),
    registered_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  uniques: [
    { name: 'receipt_once', properties: ['attempt', 'request_key'] },
    { name: 'receipt_fiscal', properties: ['fn_number', 'document_number'] },
  ],
})
export class Receipt extends ReceiptSchema.class {}
ReceiptSchema.setClass(Receipt)
