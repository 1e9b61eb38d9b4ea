import type { OfferGain } from '@ostrov/shared/offers/apply'
import { bonusAfter } from '@ostrov/shared/orders/bonus'
import { STRIKE_FORM } from '@ostrov/shared/orders/form'
import type { ProposalInputWire } from '@ostrov/shared/orders/proposal-schema'
import { answerUntil, mayPropose, type ProposedSums, sumsAfter } from '@ostrov/shared/orders/proposals'
import { isUnconfirmed, isUnpaid } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { promoDiscount } from '@ostrov/shared/promotions/rules'
import type { Em } from '../../../db/orm'
import { addJobs, newJob } from '../../../db/queue'
import { moment, row, rows, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { writeEntry } from '../../audit/write-entry'
import { referralTerms } from '../../customers/referral-terms'
import { lockOrder, type OrderHead, restaurantOrder, subjectOf } from '../find-order'
import { announced, stepBy, withEvent, writtenColumns } from '../life/write-event'
import type { ReplacementLine, StruckLine } from '../order-proposal'
import { demandMoment } from './another-moment'
import { readReplacement } from './read-replacement'

type Proposing = { by: By; restaurant: Served; ref: string; input: ProposalInputWire }

/**
 * The restaurant asks the customer about lines it cannot make, offers another dish for one, or another moment. A repeat of the question
 * that waits already asks nothing new. Call inside a transaction.
 * @throws {Refusal} `order.not_found`, `order.transition_forbidden` before it is accepted and once it is made, and as `ask`.
 */
export async function proposeChange(em: Em, { by, restaurant, ref, input }: Proposing, now: Date): Promise<void> {
  const order = await lockOrder(em, await restaurantOrder(em, restaurant, ref))
  if (!mayPropose(order.status)) throw new Refusal('order.transition_forbidden', { message: unaskable(order.status) })
  if (order.answer_until && (await isAskedAlready(em, order, input))) return
  await ask(em, order, { by, input, now })
  await writeEntry(em, {
    ...{ by, act: 'order.propose', subject: subjectOf(order), restaurant_id: restaurant.id, now },
    to: askedFor(input),
  })
}

function unaskable(status: OrderStatus): string {
  if (!isUnpaid(status) && !isUnconfirmed(status)) return 'Заказ уже готов или\u00A0завершён: менять в\u00A0нём нечего.'
  return 'Сначала примите заказ: спросить клиента можно сразу при\u00A0приёме или\u00A0пока вы готовите.'
}

/** A question as the log keeps it: what the restaurant wrote of it may speak of a person. */
export function askedFor({ cancelled_items, replacement, wanted_at }: ProposalInputWire) {
  return cancelled_items.length > 0 ? { struck: idsOf(cancelled_items), replacement } : { wanted_at }
}

type Asking = {
  by: By
  input: ProposalInputWire
  now: Date
  /** When the push leaves: not before a step that asks can no longer be taken back. */
  told_at?: Date
}

/**
 * Opens a proposal: the order waits for its customer's word, the live pages show it, a job closes it in time.
 * Call inside a transaction that holds the order's row.
 * @throws {Refusal} `order.test_unasked` where nobody can answer, `order.answer_awaited` while another waits, `order.item_not_found`, `order.items_empty`, and as `readReplacement` or `demandMoment`.
 */
export async function ask(em: Em, order: OrderHead, { by, input, now, told_at }: Asking): Promise<void> {
  if (order.user_id === null) throw new Refusal('order.test_unasked')
  if (order.answer_until) throw new Refusal('order.answer_awaited')
  const wanted_at = input.wanted_at ? new Date(input.wanted_at) : null
  const proposed = wanted_at ? await readMoment(em, order, input, now) : await readProposed(em, order, input)
  const answer_until = answerUntil(order, wanted_at !== null, now)
  const waiting = sql`update "order" set answer_until = ${answer_until}, updated_at = ${now}
    where id = ${order.id} and status = ${order.status} and answer_until is null returning ${writtenColumns}`
  const step = { from: order.status, to: order.status, ...stepBy(by), now }
  const asked = await row<{ id: string }>(
    em,
    sql`with ${withEvent(waiting, step)},
          proposal as (insert into order_proposal (order_id, status, items, wanted_at, replacement, agreed, without, answer_until, created_at)
            select id, 'asked', ${JSON.stringify(proposed.items)}::jsonb, ${wanted_at}::timestamptz, ${json(proposed.replacement)}::jsonb,
              ${JSON.stringify(proposed.agreed)}::jsonb, ${json(proposed.without)}::jsonb, ${answer_until}, ${now} from written
            returning id)
        select proposal.id, ${announced} from written cross join event cross join proposal`,
  )
  if (!asked) throw new Refusal('order.transition_forbidden')
  const { id: proposal_id } = asked
  await addJobs(em, [
    newJob('order.notify_proposal', { proposal_id }, { run_at: told_at ?? now }),
    newJob('order.expire_proposal', { proposal_id }, { run_at: answer_until }),
  ])
}

async function isAskedAlready(em: Em, { id }: OrderHead, input: ProposalInputWire) {
  const { cancelled_items, replacement } = input
  const asked = await row<{ items: StruckLine[]; replacement: ReplacementLine | null; wanted_at: string | null }>(
    em,
    sql`select items, replacement, ${moment('wanted_at')} as wanted_at from order_proposal where order_id = ${id} and status = 'asked'`,
  )
  const wanted = replacement
    ? [replacement.item_id, replacement.product_id, ...(replacement.product_options ?? [])]
    : []
  const kept = asked?.replacement
  const shown = kept ? [kept.item_id, kept.product_id, ...kept.product_options.map((option) => option.id)] : []
  if (asked?.wanted_at)
    return input.wanted_at !== undefined && Date.parse(input.wanted_at) === Date.parse(asked.wanted_at)
  return !input.wanted_at && isSame(wanted, shown) && isSame(idsOf(cancelled_items), idsOf(asked?.items ?? []))
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort())

type Line = { id: string; quantity: number; line_total: number; discount: number; offers: OfferGain[] }

/** Another moment leaves the lines and their sums as they are. */
async function readMoment(em: Em, order: OrderHead, input: ProposalInputWire, now: Date) {
  await demandMoment(em, order, input, now)
  const { price, discount, offer_discount, total } = order
  const sums: ProposedSums = { price, discount, offer_discount, total }
  return { items: [], replacement: null, agreed: sums, without: sums }
}

async function readProposed(em: Em, order: OrderHead, { cancelled_items, replacement }: ProposalInputWire) {
  const lines = await rows<Line>(
    em,
    sql`select id, quantity, line_total, discount, offers from order_item where order_id = ${order.id} and cancellation_comment is null`,
  )
  if (cancelled_items.length === 0)
    throw new Refusal('request.invalid', { errors: { cancelled_items: STRIKE_FORM.struck.required } })
  const items = new Map(cancelled_items.map((item) => [item.id, item]))
  if ([...items.keys()].some((id) => !lines.some((line) => line.id === id))) throw new Refusal('order.item_not_found')
  const replaced = replacement && lines.find((line) => line.id === replacement.item_id && items.has(line.id))
  if (replacement && !replaced) throw new Refusal('order.item_not_found')
  const instead =
    replacement && replaced
      ? await readReplacement(em, {
          ...{ order, replaced, product_id: replacement.product_id },
          option_ids: replacement.product_options ?? [],
        })
      : null
  const left = lines.filter((line) => !items.has(line.id))
  if (left.length === 0 && !instead) throw new Refusal('order.items_empty')
  const bounded = await sumsOf(em, order, left, order.total)
  return {
    items: [...items.values()],
    replacement: instead,
    without: left.length === 0 ? null : bounded,
    agreed: instead
      ? await sumsOf(em, order, [...left, instead], order.payment_type === 'online' ? order.total : null)
      : bounded,
  }
}

/** What the order would come to with these lines, each with its own offers, and what its promo code would still take off. */
async function sumsOf(
  em: Em,
  order: OrderHead,
  lines: readonly Pick<Line, 'line_total' | 'discount'>[],
  most: number | null,
): Promise<ProposedSums> {
  const { delivery_price } = order
  const price = lines.reduce((sum, line) => sum + line.line_total, 0)
  const offer_discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const goods = price - offer_discount
  const points = bonusAfter(order.bonus_spent, order.price - order.offer_discount, goods)
  const discount = (await discountAfter(em, order, goods)) + points
  return sumsAfter({ price, discount, offer_discount, delivery_price, most })
}

/** Below its minimum a code takes nothing off. */
async function discountAfter(em: Em, order: OrderHead, price: number): Promise<number> {
  const invitation = await referralTerms(em)
  const used = await row<{
    amount: number
    amount_type: 'rubles' | 'percent'
    max_discount: number | null
    min_order_sum: number
  }>(
    em,
    sql`select coalesce(p.amount, ${invitation.amount}::int) as amount,
          coalesce(p.amount_type, 'rubles') as amount_type, p.max_discount,
          coalesce(p.min_order_sum, ${invitation.min_order_sum}::int) as min_order_sum
        from "order" o left join promo_code p on p.id = o.promo_code_id where o.id = ${order.id} and o.promo_code is not null`,
  )
  if (!used) return 0
  return price >= used.min_order_sum ? promoDiscount(used, price) : 0
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
