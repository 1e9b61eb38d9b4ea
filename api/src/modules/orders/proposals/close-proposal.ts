import { changeRefusal } from '@ostrov/shared/orders/change'
import { codeDiscount } from '@ostrov/shared/orders/pricing'
import type { ProposalAnswerWire } from '@ostrov/shared/orders/proposal-schema'
import type { ProposalStatus, ProposedSums } from '@ostrov/shared/orders/proposals'
import { UNDO_WINDOW_MS } from '@ostrov/shared/orders/undo'
import type { Em } from '../../../db/orm'
import { addJob, addJobs, newJob, paymentQueue } from '../../../db/queue'
import { changed, moment, row, rows, sql } from '../../../db/sql'
import type { By, Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { writeEntry } from '../../audit/write-entry'
import { takeOffered } from '../../menu/stock'
import { releasePromo } from '../../promotions/use-promo'
import { settleBonus } from '../bonuses/settle-bonus'
import { customerOrder, lockOrder, type OrderHead, orderById, restaurantOrder, subjectOf } from '../find-order'
import { moveOrder } from '../life/move-order'
import { dueJob } from '../life/notify-due'
import { notifyWebhook } from '../life/notify-webhook'
import { announced, type OrderChange, stepBy, withEvent, writtenColumns } from '../life/write-event'
import type { ReplacementLine, StruckLine } from '../order-proposal'
import { type AgreedMoment, takeMoment } from './another-moment'
import { type ClosedSums, correctLedger, lessPoints } from './closed-sums'

const BATCH = 200

type Proposal = {
  id: string
  order_id: number
  status: ProposalStatus
  items: StruckLine[]
  /** Another moment, and nothing else is asked then. */
  wanted_at: string | null
  replacement: ReplacementLine | null
  agreed: ProposedSums
  without: ProposedSums | null
  answer_until: string
}
type Actor = Pick<OrderChange, 'actor' | 'actor_id' | 'act_admin_id' | 'now'>

const OUTCOMES = { agree: 'agreed', without: 'without', cancel: 'cancelled' } as const satisfies Record<
  ProposalAnswerWire['answer'],
  ProposalStatus
>

type Answering = { by: By; ref: string; input: ProposalAnswerWire }

/**
 * The customer's word on what the restaurant asked. The same word again changes nothing. Call inside a transaction.
 * @throws {Refusal} `order.not_found`, `order.proposal_not_found`, `order.proposal_closed` when its time is over or something else was faster, `order.slot_unavailable` when the moment is full by now.
 */
export async function answerProposal(em: Em, customer: Customer, { by, ref, input }: Answering, now: Date) {
  const order = await lockOrder(em, await customerOrder(em, customer.id, ref))
  const proposal = await proposalOf(em, order, input.proposal_id)
  if (!proposal) throw new Refusal('order.proposal_not_found')
  // Of a single line nothing is left without it: that is the end of the order.
  const outcome = input.answer === 'without' && proposal.without === null ? 'cancelled' : OUTCOMES[input.answer]
  if (proposal.status === outcome) return
  if (proposal.status !== 'asked' || Date.parse(proposal.answer_until) <= now.getTime())
    throw new Refusal('order.proposal_closed')
  const step = { ...stepBy(by), now }
  if (outcome === 'cancelled') await moveOrder(em, order, { ...step, to: 'CANCELLED_BY_USER' })
  else await close(em, order, proposal, { ...step, outcome })
}

/**
 * The restaurant can make everything after all. Nothing where nothing waits. Call inside a transaction.
 * @throws {Refusal} `order.not_found`
 */
export async function withdrawProposal(
  em: Em,
  { by, restaurant, ref }: { by: By; restaurant: Served; ref: string },
  now: Date,
) {
  const order = await lockOrder(em, await restaurantOrder(em, restaurant, ref))
  const proposal = await proposalOf(em, order, null)
  if (!proposal) return
  await close(em, order, proposal, { ...stepBy(by), now, outcome: 'withdrawn' })
  await addJob(em, 'order.notify_proposal', { proposal_id: proposal.id })
  await writeEntry(em, {
    ...{ by, act: 'order.withdraw', subject: subjectOf(order), restaurant_id: restaurant.id, now },
    from: { struck: proposal.items.map((item) => item.id) },
  })
}

/** Nobody answered in time: «without it» or the moment as it was, and where nothing is left, the end. Harmless when it was answered. Call inside a transaction. */
export async function expireProposal(em: Em, proposal_id: string, now: Date) {
  const known = await row<{ order_id: number }>(
    em,
    sql`select order_id::int as order_id from order_proposal where id = ${proposal_id} and status = 'asked' and answer_until <= ${now}`,
  )
  const found = known && (await orderById(em, known.order_id))
  if (!found) return
  const order = await lockOrder(em, found)
  const proposal = await proposalOf(em, order, proposal_id)
  if (proposal?.status !== 'asked') return
  if (proposal.without === null) {
    const comment = await whatIsMissing(em, proposal)
    await moveOrder(em, order, { to: 'CANCELLED_BY_RESTAURANT', actor: 'system', comment, now })
    return
  }
  await close(em, order, proposal, { actor: 'system', now, outcome: 'expired' })
  await addJob(em, 'order.notify_proposal', { proposal_id })
}

/** The sweep behind the jobs: questions whose time is over though no job closed them. */
export async function expireOverdueProposals(em: Em, now: Date) {
  const overdue = await rows<{ id: string }>(
    em,
    sql`select id from order_proposal where status = 'asked' and answer_until <= ${now} limit ${sql.lit(BATCH)}`,
  )
  for (const { id } of overdue) await em.fork().transactional((tx) => expireProposal(tx, id, now))
}

type Closing = Actor & { outcome: 'agreed' | 'without' | 'expired' | 'withdrawn' }

/** One outcome for one proposal: its row, the order's lines and sums, the ledger, the promo code and the bank's job. */
async function close(em: Em, order: OrderHead, proposal: Proposal, { outcome, ...by }: Closing) {
  const closed = await changed(
    em,
    sql`update order_proposal set status = ${outcome}, answered_at = ${by.now} where id = ${proposal.id} and status = 'asked'`,
  )
  if (closed === 0) throw new Refusal('order.proposal_closed')
  const isAgreed = outcome === 'agreed'
  if (proposal.wanted_at) await closeMoment(em, order, isAgreed ? new Date(proposal.wanted_at) : null, by)
  else await closeLines(em, order, proposal, { outcome, ...by })
  if (order.payment_type !== 'online') return
  // An acceptance pressed just now can still be taken back, and then no money is taken.
  const run_at = new Date(by.now.getTime() + UNDO_WINDOW_MS)
  await addJobs(em, [newJob('payment.confirm', { order_id: order.id }, { queue: paymentQueue(order.id), run_at })])
}

/** Null: the moment stays as it was. */
async function closeMoment(em: Em, order: OrderHead, wanted_at: Date | null, by: Actor) {
  const moment = wanted_at && (await takeMoment(em, order, wanted_at, by.now))
  await writeOutcome(em, order, order, { ...by, isChanged: moment !== null, moment })
  if (moment) await addJobs(em, [dueJob(order.id, moment.kitchen_at)])
}

async function closeLines(em: Em, order: OrderHead, proposal: Proposal, { outcome, ...by }: Closing) {
  if (outcome === 'withdrawn') return writeOutcome(em, order, order, { ...by, isChanged: false })
  const sums = lessPoints(order, sumsOf(proposal, outcome === 'agreed'))
  await writeOutcome(em, order, sums, { ...by, isChanged: true })
  await strike(em, proposal)
  if (outcome === 'agreed' && proposal.replacement) await addLine(em, order.id, proposal.replacement)
  await correctLedger(em, order, sums)
  if (codeDiscount(sums) === 0) await giveBackPromo(em, order.id)
  if (sums.bonus_spent < order.bonus_spent) await settleBonus(em, order, by.now)
}

function sumsOf({ agreed, without }: Proposal, isAgreed: boolean): ProposedSums {
  return isAgreed || without === null ? agreed : without
}

/** The order waits no longer. What change was to be brought from may be too little now: then the courier asks. */
async function writeOutcome(
  em: Em,
  order: OrderHead,
  { price, discount, offer_discount, total, bonus_spent }: ClosedSums,
  { isChanged, moment = null, ...by }: Actor & { isChanged: boolean; moment?: AgreedMoment | null },
) {
  const payment_comment = changeRefusal(order.payment_comment, total) ? null : order.payment_comment
  const writing = sql`update "order" set answer_until = null, price = ${price}, discount = ${discount}, total = ${total},
      offer_discount = ${offer_discount}, bonus_spent = ${bonus_spent},
      payment_comment = ${payment_comment}, updated_at = ${by.now}${moment ? movedTo(moment) : sql``}
    where id = ${order.id} and status = ${order.status} and answer_until is not null returning ${writtenColumns}`
  const step = { ...by, from: order.status, to: order.status }
  const told = isChanged ? notifyWebhook(order, { event: 'order.changed', event_id: sql`event.id` }) : sql`null::bigint`
  const written = await row(
    em,
    sql`with ${withEvent(writing, step)} select ${announced}, array[${told}]::bigint[] as jobs from written cross join event`,
  )
  if (!written) throw new Refusal('order.proposal_closed')
}

/** Who was told that the order is late may be told so again of the new moment. */
const movedTo = ({ wanted_at, kitchen_at, lead }: AgreedMoment) =>
  sql`, wanted_at = ${wanted_at}, kitchen_at = ${kitchen_at}, late_told_at = null,
      restaurant = jsonb_set(restaurant, '{delivery_time}', to_jsonb(${lead}::int))`

function strike(em: Em, { order_id, items }: Proposal) {
  return changed(
    em,
    sql`update order_item i set cancellation_comment = struck.cancellation_comment
        from json_to_recordset(${JSON.stringify(items)}::json) as struck (id uuid, cancellation_comment text)
        where i.id = struck.id and i.order_id = ${order_id} and i.cancellation_comment is null`,
  )
}

/** It is theirs whose line it stands in for. */
async function addLine(em: Em, order_id: number, { item_id, ...line }: ReplacementLine) {
  const from_stock = await takeOffered(em, line)
  return changed(
    em,
    sql`insert into order_item (order_id, product_id, name, image_id, weight, weight_unit, article, product_options,
          unit_price, quantity, line_total, discount, offers, from_stock, sort, participant)
        select ${order_id}::bigint, line.*, ${from_stock}::bool, (select max(sort) + 1 from order_item where order_id = ${order_id}),
          (select participant from order_item where id = ${item_id})
        from json_to_record(${JSON.stringify({ discount: 0, offers: [], ...line })}::json) as line (product_id uuid, name text, image_id uuid, weight numeric,
          weight_unit text, article text, product_options jsonb, unit_price int, quantity int, line_total int, discount int, offers jsonb)`,
  )
}

/** A code that takes nothing off any more goes back to its person. */
async function giveBackPromo(em: Em, order_id: number) {
  const used = await row(em, sql`select from "order" where id = ${order_id} and promo_code is not null`)
  if (!used) return
  await releasePromo(em, order_id)
  await changed(em, sql`update "order" set promo_code_id = null, promo_code = null where id = ${order_id}`)
}

/** «Пян-се: закончилось», as the reason of an order that ended. */
async function whatIsMissing(em: Em, { items, order_id }: Proposal) {
  const missing = await row<{ words: string | null }>(
    em,
    sql`select string_agg(i.name || ': ' || lower(struck.cancellation_comment), '; ' order by i.sort) as words from order_item i
        join json_to_recordset(${JSON.stringify(items)}::json) as struck (id uuid, cancellation_comment text) on struck.id = i.id
        where i.order_id = ${order_id}`,
  )
  return missing?.words ?? ''
}

/** A proposal of the order, or the one that waits (null). */
function proposalOf(em: Em, { id }: OrderHead, proposal_id: string | null) {
  const which = proposal_id === null ? sql`status = 'asked'` : sql`id = ${proposal_id}`
  return row<Proposal>(
    em,
    sql`select id, order_id::int as order_id, status, items, ${moment('wanted_at')} as wanted_at, replacement, agreed, without, ${moment('answer_until')} as answer_until
        from order_proposal where order_id = ${id} and ${which}`,
  )
}
