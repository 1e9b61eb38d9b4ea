import { t } from 'elysia'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { PAYMENT_METHODS, type PaymentMethod } from './statuses'

export const PaymentMethodSchema = t.UnionEnum([...PAYMENT_METHODS], { default: undefined })

/** How something is paid online. */
export const OnlineWay = {
  payment_method: t.Optional(PaymentMethodSchema),
  saved_method_id: t.Optional(
    t.String({ format: 'uuid', description: 'A kept card or account, charged at once: no page is opened.' }),
  ),
  keep_method: t.Optional(
    t.Boolean({ description: 'The payer agrees that the bank keeps the card or the account for next time.' }),
  ),
}
export type OnlineWayWire = { payment_method?: PaymentMethod; saved_method_id?: string; keep_method?: boolean }

/** To pay what waits for its money: as said, else as before. */
export const PayInput = t.Optional(Nullable(t.Object(OnlineWay)))

/** A kept way to pay: nothing of it but what its owner tells it by. */
export const SavedMethodSchema = t.Object({
  id: Uuid,
  kind: PaymentMethodSchema,
  label: t.String({ description: '«•• 4276», or the name of the bank of an account.' }),
  is_usable: t.Boolean({ description: 'False once the bank has said that it takes nothing of it any more.' }),
  agreed_at: Moment,
})
export type SavedMethodWire = typeof SavedMethodSchema.static
export const SavedMethodsSchema = t.Object({ items: t.Array(SavedMethodSchema) })

export const AccountBindingInput = t.Object({
  keep_method: t.Boolean({ description: 'Its owner agrees that the bank keeps the account for next time.' }),
})
/** How the binding of an account stands that nothing is paid for; `none` once it is made, or there never was one. */
export const AccountBindingSchema = t.Object({
  state: t.UnionEnum(['none', 'waiting', 'refused', 'expired'], { default: undefined }),
  link: Nullable(t.String({ description: 'Opens the bank of whoever binds it; null where nothing waits.' })),
  due_at: Nullable(Moment),
})
export type AccountBindingWire = typeof AccountBindingSchema.static

/** An attempt to pay as who pays follows it. */
export const AttemptInShort = {
  attempt_id: Uuid,
  method: PaymentMethodSchema,
  saved_method_id: Nullable(
    t.String({ format: 'uuid', description: 'The kept way that is charged; then there is no page.' }),
  ),
  is_charging: t.Boolean({ description: 'The bank is taking it: nothing else can be opened meanwhile.' }),
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
