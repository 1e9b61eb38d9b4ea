import { addJob } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'
import { customerKey } from '../../services/payments/kept-ways'

/** Receipts stay for the tax office, without where they were sent; the bank drops every card that was kept of them. */
export const forgetPayer: Forget = async (em, { id }) => {
  const theirs = sql`from payment p left join "order" o on o.id = p.order_id left join ticket_purchase b on b.id = p.purchase_id
    where (o.user_id = ${id} or b.user_id = ${id})`
  await changed(em, sql`update receipt set contact = '' where contact <> '' and attempt_id in (select p.id ${theirs})`)
  const agreed = await row(em, sql`select ${theirs} and p.keep_method limit 1`)
  if (agreed) await addJob(em, 'payment.forget_cards', { customer_key: customerKey(id) })
}
