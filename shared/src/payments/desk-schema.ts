import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { DIFFERENCE_KINDS, DIFFERENCE_STATES } from './differences'
import { DIFFERENCE_FORM } from './form'
import { PaymentMethodSchema } from './schema'

/** What the bank, the ledger and the receipts say differently of a payment. Sums are kopecks. */
export const DifferenceSchema = t.Object({
  id: Uuid,
  order_id: Nullable(Integer()),
  purchase_number: Nullable(Integer({ description: 'Of tickets, where no order was paid.' })),
  payment_id: Nullable(t.String({ description: 'The bank’s number.' })),
  method: PaymentMethodSchema,
  kind: t.UnionEnum(namesOf(DIFFERENCE_KINDS), { default: undefined }),
  ours: Integer({ description: 'What is with us by the payment, kopecks.' }),
  theirs: Integer({ description: 'What the other side says, kopecks.' }),
  state: t.UnionEnum(namesOf(DIFFERENCE_STATES), { default: undefined }),
  comment: Nullable(t.String()),
  closed_by: Nullable(t.String({ description: 'The administrator’s name.' })),
  created_at: Moment,
  checked_at: Moment,
})
/** What was compared of late; without it nothing can be said to agree. */
export const ReconciledSchema = t.Object({
  last_at: Nullable(Moment),
  payments: Integer({ description: 'Compared within the day before that.' }),
})
export type ReconciledWire = typeof ReconciledSchema.static
export type DifferenceWire = typeof DifferenceSchema.static

export const DifferenceInput = t.Object({ comment: fieldText(DIFFERENCE_FORM.comment) })
