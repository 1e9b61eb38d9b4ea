import { formatMoney } from '@ostrov/shared/formats/money'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import type { RefundInputWire } from '@ostrov/shared/orders/desk-schema'
import { REFUND_FORM } from '@ostrov/shared/orders/form'
import { refundableLines } from '@ostrov/shared/orders/refunds'
import type { Em } from '../../../db/orm'
import { addJob, paymentQueue } from '../../../db/queue'
import { changed, rows, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { settleBonus } from '../bonuses/settle-bonus'
import { deskOrder, lockOrder, type OrderHead, subjectOf } from '../find-order'
import type { RefundedLine } from '../order-refund'
import { moneyLeft, readRefunds } from './order-account'

type Refund = { by: By; ref: string; input: RefundInputWire }

/**
 * Gives back money of an order that stays as it is: all that is left, whole lines or a sum. The order's row is held and the
 * sum that was seen is compared, so of any number of presses at once one gives back; the bank is asked by a job of the
 * order's payments. Call inside a transaction.
 * @throws {Refusal} `order.not_found`, `order.answer_awaited`, `order.refund_nothing`, `order.refund_changed` with `left`,
 * `order.refund_too_much`, `order.item_not_found`, `order.refunded_item`, `request.invalid`
 */
export async function refundOrder(em: Em, { by, ref, input }: Refund, now: Date): Promise<void> {
  const errors = checkForm(REFUND_FORM, input)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const order = await lockOrder(em, await deskOrder(em, ref))
  // Nobody knows yet what it will cost.
  if (order.answer_until) throw new Refusal('order.answer_awaited')
  const { left } = await moneyLeft(em, order)
  if (left !== input.left) throw new Refusal('order.refund_changed', { data: { left } })
  if (left === 0) throw new Refusal('order.refund_nothing')
  const items = input.kind === 'items' ? await linesOf(em, order, input.item_ids ?? []) : []
  const amount = amountOf(input, { left, items })
  if (amount > left) throw tooMuch(left)
  await changed(
    em,
    sql`insert into order_refund (order_id, admin_id, amount, items, reason, created_at)
        values (${order.id}, ${by.id}, ${amount}, ${JSON.stringify(items.map(({ item_id, amount }) => ({ item_id, amount })))}::jsonb, ${input.reason.trim()}, ${now})`,
  )
  await settleBonus(em, order, now)
  await addJob(em, 'payment.refund', { order_id: order.id }, { queue: paymentQueue(order.id) })
  await writeEntry(em, {
    ...{ by, act: 'order.refund', subject: subjectOf(order), restaurant_id: order.restaurant_id, now },
    to: {
      refunded: amount,
      ...(items.length > 0 && { refunded_for: items.map(({ called }) => called) }),
      reason: input.reason.trim(),
    },
  })
}

function amountOf(
  { kind, amount }: RefundInputWire,
  { left, items }: { left: number; items: readonly RefundedLine[] },
): number {
  if (kind === 'all') return left
  return kind === 'sum' ? (amount ?? 0) : items.reduce((sum, line) => sum + line.amount, 0)
}

type Line = {
  id: string
  name: string
  quantity: number
  line_total: number
  discount: number
  cancellation_comment: string | null
}

/** What these lines are worth, and what the log calls them. */
async function linesOf(
  em: Em,
  { id, discount }: OrderHead,
  item_ids: readonly string[],
): Promise<(RefundedLine & { called: string })[]> {
  const lines = await rows<Line>(
    em,
    sql`select id, name, quantity, line_total, discount, cancellation_comment from order_item where order_id = ${id} order by sort`,
  )
  const worth = refundableLines(lines, { discount, refunds: await readRefunds(em, id) })
  return item_ids.map((item_id) => {
    if (!lines.some((line) => line.id === item_id)) throw new Refusal('order.item_not_found')
    const one = worth.find(({ line }) => line.id === item_id)
    if (!one) throw new Refusal('order.refunded_item')
    return { item_id, amount: one.amount, called: `${one.line.name} ×\u00A0${one.line.quantity}` }
  })
}

function tooMuch(left: number) {
  const message = `Осталось вернуть не\u00A0больше ${formatMoney(left)}`
  return new Refusal('order.refund_too_much', { message, errors: { amount: message }, data: { left } })
}
