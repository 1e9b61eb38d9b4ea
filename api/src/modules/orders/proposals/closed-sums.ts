import { bonusAfter } from '@ostrov/shared/orders/bonus'
import { codeDiscount } from '@ostrov/shared/orders/pricing'
import type { ProposedSums } from '@ostrov/shared/orders/proposals'
import type { Em } from '../../../db/orm'
import { changed, sql } from '../../../db/sql'
import { discountPayer } from '../discount-payer'
import type { OrderHead } from '../find-order'

/** What an order comes to once its change is agreed. */
export type ClosedSums = ProposedSums & { offer_discount: number; bonus_spent: number }

/** Of the discount that was told, the points that stay spent. */
export function lessPoints(order: OrderHead, { offer_discount = 0, ...sums }: ProposedSums): ClosedSums {
  const points = bonusAfter(order.bonus_spent, order.price - order.offer_discount, sums.price - offer_discount)
  return { ...sums, offer_discount, bonus_spent: Math.min(points, sums.discount - offer_discount) }
}

/** The ledger follows: what the goods cost more or less, and what is taken off less or more. */
export function correctLedger(em: Em, order: OrderHead, sums: ClosedSums) {
  const corrections = [
    { kind: 'goods', amount: sums.price - order.price, is_bonus: false },
    { kind: 'discount', amount: codeDiscount(order) - codeDiscount(sums), is_bonus: false },
    { kind: 'discount', amount: order.offer_discount - sums.offer_discount, is_bonus: false, paid_by: 'restaurant' },
    { kind: 'discount', amount: order.bonus_spent - sums.bonus_spent, is_bonus: true, paid_by: 'restaurant' },
  ].filter((one) => one.amount !== 0)
  return changed(
    em,
    sql`insert into order_ledger (order_id, kind, amount, note, is_bonus, paid_by)
        select ${order.id}::bigint, c.kind, c.amount, 'Изменено рестораном', c.is_bonus,
          case when c.kind = 'discount' then coalesce(c.paid_by, ${discountPayer(order.id)}) end
        from json_to_recordset(${JSON.stringify(corrections)}::json) as c (kind text, amount int, is_bonus bool, paid_by text)`,
  )
}
