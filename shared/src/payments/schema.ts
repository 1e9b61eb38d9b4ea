import { t } from 'elysia'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { PAYMENT_METHODS } from './statuses'

export const PaymentMethodSchema = t.UnionEnum([...PAYMENT_METHODS], { default: undefined })

/** To pay what waits for its money: as said, else as before. */
export const PayInput = t.Optional(Nullable(t.Object({ payment_method: t.Optional(PaymentMethodSchema) })))

/** An attempt to pay as who pays follows it. */
export const AttemptInShort = {
  attempt_id: Uuid,
  method: PaymentMethodSchema,
  payment_url: Nullable(t.String({ description: 'The bank’s page; over SBP the link of its QR code.' })),
  status: t.String(),
  error_code: Nullable(t.String()),
  due_at: Moment,
}

/** A bank's word about another sum than was asked: it moved nothing, and somebody has to look. */
export const PaymentMismatchSchema = t.Object({
  id: Uuid,
  order_id: Nullable(Integer()),
  purchase_number: Nullable(Integer({ description: 'Of tickets, where no order was paid.' })),
  /** The bank's number of the payment. */
  payment_id: t.String(),
  status: t.String({ description: 'The bank’s status that came with the sum.' }),
  expected: Integer({ description: 'What was asked, rubles.' }),
  told: t.Number({ description: 'What the bank told, rubles; kopecks as a fraction.' }),
  created_at: Moment,
})
export type PaymentMismatchWire = typeof PaymentMismatchSchema.static
