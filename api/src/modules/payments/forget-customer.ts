import { addJob } from '../../db/queue'
import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** What was kept charges nobody any more, and the bank drops it, too. */
export const forgetMethods: Forget = async (em, { id }) => {
  const gone = await changed(em, sql`delete from saved_method where user_id = ${id}`)
  if (gone > 0) await addJob(em, 'payment.forget_cards', { customer_key: id })
}

/** Receipts stay for the tax office, without where they were sent. */
export const forgetPayer: Forget = async (em, { id }) => {
  await changed(
    em,
    sql`update receipt set contact = '' where contact <> '' and attempt_id in (
          select p.id from payment p left join "order" o on o.id = p.order_id left join ticket_purchase b on b.id = p.purchase_id
          where o.user_id = ${id} or b.user_id = ${id})`,
  )
}
