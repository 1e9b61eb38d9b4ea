import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { STRIKE_FORM } from './form'
import { OrderItemSchema } from './item-schema'
import { PROPOSAL_ANSWERS, PROPOSAL_STATUSES } from './proposals'

const Sums = t.Object({
  price: Integer(),
  discount: Integer(),
  offer_discount: t.Optional(Integer({ description: 'Of it, the restaurant’s offers.' })),
  total: Integer(),
})
export const StruckLine = t.Object({ id: Uuid, cancellation_comment: fieldText(STRIKE_FORM.reason) })
/** What the restaurant asked of the customer, with what the order comes to by either answer. */
export const ProposalSchema = t.Object({
  id: Uuid,
  status: t.UnionEnum([...PROPOSAL_STATUSES], { default: undefined }),
  created_at: Moment,
  answer_until: Moment,
  answered_at: Nullable(Moment),
  items: t.Array(t.Object({ id: Uuid, cancellation_comment: t.String() }), {
    description: 'Lines that cannot be made, and why.',
  }),
  replacement: Nullable(
    t.Composite([
      t.Omit(OrderItemSchema, ['id', 'cancellation_comment', 'participant']),
      t.Object({ item_id: Uuid }, { description: 'The line it stands in for.' }),
    ]),
  ),
  wanted_at: Nullable({
    ...Moment,
    description: 'Another moment for an order that is wanted for a time; no lines then.',
  }),
  agreed: Sums,
  /** Null where nothing would be left: the order is cancelled then. */
  without: Nullable(Sums),
})

export const Replacement = t.Object({
  item_id: Uuid,
  product_id: Uuid,
  product_options: t.Optional(t.Array(Uuid, { maxItems: 100, description: 'Ids of chosen options.' })),
})
/** A quarter of an hour of `/slots`, in place of the one that was chosen. */
export const OtherMoment = t.Optional(Moment)
/** Lines the kitchen cannot make, each with the reason the customer reads, and what it offers for one of them; or another moment alone. */
export const ProposalInput = t.Object({
  cancelled_items: t.Array(StruckLine, { maxItems: 100 }),
  replacement: t.Optional(Replacement),
  wanted_at: OtherMoment,
})
export const ProposalAnswerInput = t.Object({
  proposal_id: Uuid,
  answer: t.UnionEnum([...PROPOSAL_ANSWERS], { default: undefined }),
})
export type ProposalWire = typeof ProposalSchema.static
export type ProposalInputWire = typeof ProposalInput.static
export type ProposalAnswerWire = typeof ProposalAnswerInput.static
