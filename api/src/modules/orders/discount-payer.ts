import { sql } from '../../db/sql'

/** SQL: the ledger's first word on an order's promo code; offers and later changes have a note, points a mark. */
export const codeRow = sql`l.kind = 'discount' and l.note is null and not l.is_bonus`

/** SQL: who pays for the code's discount of an order, by its own ledger: what the code says today may be another. */
export const discountPayer = (order_id: number) =>
  sql`(select l.paid_by from order_ledger l where l.order_id = ${order_id} and ${codeRow} order by l.id limit 1)`
