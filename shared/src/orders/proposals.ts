import { type Instant, MINUTE_MS, toDate } from '../formats/time'
import { orderTotals } from './pricing'
import type { OrderStatus } from './statuses'

/** How long the customer's word on a change is awaited; silence means «without it». */
export const ANSWER_WINDOW_MS = 5 * MINUTE_MS
/** The most that is waited for a word on another moment, while the kitchen has not begun. */
const MOMENT_WINDOW_MS = 60 * MINUTE_MS

export const PROPOSAL_STATUSES = ['asked', 'agreed', 'without', 'cancelled', 'expired', 'withdrawn'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]

/** «So be it», «without what is missing» or «the moment stays», «then nothing at all». */
export const PROPOSAL_ANSWERS = ['agree', 'without', 'cancel'] as const
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number]

/** Rubles that an order comes to. */
/** `offer_discount` is not there where it was asked before offers were. */
export type ProposedSums = { price: number; discount: number; offer_discount?: number; total: number }

/** Whether the restaurant may still find that something is missing: accepted, and not yet made. */
export function mayPropose(status: OrderStatus): boolean {
  return status === 'CONFIRMED' || status === 'IN_PREPARATION'
}

/** What an order comes to after its lines changed; `most` is the total it may not exceed, null for no limit. */
export function sumsAfter(terms: {
  price: number
  /** A promo code's. */
  discount: number
  offer_discount: number
  delivery_price: number
  most: number | null
}): ProposedSums {
  const { price, delivery_price, most } = terms
  const { offer_discount } = terms
  const { discount, total } = orderTotals({ ...terms, cartSum: price })
  // A discount that falls away with what the kitchen lacks must not make the rest dearer than the whole was.
  if (most === null || total <= most) return { price, discount, offer_discount, total }
  return { price, discount: price + delivery_price - most, offer_discount, total: most }
}

/** Until when the word is awaited: on another moment also until the kitchen begins, an hour at most. */
export function answerUntil(order: { kitchen_at: Instant | null }, isMoment: boolean, now: Date): Date {
  const usual = now.getTime() + ANSWER_WINDOW_MS
  if (!isMoment || order.kitchen_at === null) return new Date(usual)
  const begins = Math.min(toDate(order.kitchen_at).getTime(), now.getTime() + MOMENT_WINDOW_MS)
  return new Date(Math.max(usual, begins))
}

/** Milliseconds left to answer. A phone's clock may run behind: nobody is promised more than the rule gives. */
export function answerLeft(asked: { answer_until: Instant; wanted_at: Instant | null }, now: Date): number {
  const most = asked.wanted_at ? MOMENT_WINDOW_MS : ANSWER_WINDOW_MS
  return Math.min(Math.max(toDate(asked.answer_until).getTime() - now.getTime(), 0), most)
}

/** What the restaurant asks now; null while nothing is asked. */
export function askedOf<Proposal extends { status: ProposalStatus }>(order: { proposal: Proposal | null }) {
  return order.proposal?.status === 'asked' ? order.proposal : null
}

/** The answers that differ: to agree to a mere loss is to do without, and without its only dish there is no order. */
export function offeredAnswers(proposal: {
  replacement: unknown
  without: unknown
  wanted_at: unknown
}): readonly ProposalAnswer[] {
  if (proposal.wanted_at !== null) return PROPOSAL_ANSWERS
  if (proposal.replacement === null) return ['without', 'cancel']
  return proposal.without === null ? ['agree', 'cancel'] : PROPOSAL_ANSWERS
}
