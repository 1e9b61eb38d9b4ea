import { defineEntity, p } from '@mikro-orm/postgresql'
import { PROPOSAL_STATUSES, type ProposedSums } from '@ostrov/shared/orders/proposals'
import { createdAt, id, jsonImagesIndex, jsonWithImages } from '../../db/columns'
import { Order } from './order'
import type { OrderedDish } from './order-item'

export type StruckLine = { id: string; cancellation_comment: string }
/** The dish as it will be bought, at the price that was shown; `item_id` is the line it stands in for. */
export type ReplacementLine = Omit<OrderedDish, 'discount' | 'offers'> &
  Partial<Pick<OrderedDish, 'discount' | 'offers'>> & { item_id: string }

/**
 * What the restaurant asked of a customer: these lines cannot be made, this dish instead of one of them. The sums of both
 * answers are counted when it is asked, so what was shown is what is charged. One at a time waits for an answer.
 */
const OrderProposalSchema = defineEntity({
  name: 'OrderProposal',
  tableName: 'order_proposal',
  properties: {
    id: id(),
    order: () => p.manyToOne(Order).joinColumn('order_id').deleteRule('cascade'),
    status: p.enum(PROPOSAL_STATUSES),
    items: p.json<StruckLine[]>(),
    /** Another moment for an order that is wanted for a time. */
    wanted_at: p.datetime().nullable(),
    replacement: jsonWithImages<ReplacementLine>({ key: 'image_id' }).nullable(),
    agreed: p.json<ProposedSums>(),
    /** Null where nothing would be left. */
    without: p.json<ProposedSums>().nullable(),
    answer_until: p.datetime(),
    answered_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'order_proposal_order', properties: ['order', 'id'] },
    jsonImagesIndex('order_proposal', 'replacement', { key: 'image_id' }),
    {
      name: 'order_proposal_asked',
      expression:
        'create unique index "order_proposal_asked" on "order_proposal" ("order_id") where status = \'asked\'',
    },
  ],
})
export class OrderProposal extends OrderProposalSchema.class {}
OrderProposalSchema.setClass(OrderProposal)
