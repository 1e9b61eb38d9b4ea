import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** Receipts stay for the tax office, without where they were sent. */
export const forgetPayer: Forget = async (em, { id }) => {
  await changed(
    em,
    sql`update receipt set contact = '' where contact <> '' and attempt_id in (
          select p.id from payment p left join "order" o on o.id = p.order_id left join ticket_purchase b on b.id = p.purchase_id
          where o.user_id = ${id} or b.user_id = ${id})`,
  )
}
