import { sql } from '../../db/sql'

/** SQL: who pays for the discount of an order, by its own ledger: what the code says today may be another. */
export const discountPayer = (order_id: number) =>
  sql`(select l.paid_by from order_ledger l where l.order_id = ${order_id} and l.kind = 'discount' order by l.id limit 1)`
