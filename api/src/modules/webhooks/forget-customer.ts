import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** A server may have said of their orders what it was told. */
export const forgetInAnswers: Forget = async (em, { id }) => {
  await changed(
    em,
    sql`update webhook_delivery set answer = null where answer is not null
          and order_id in (select o.id from "order" o where o.user_id = ${id})`,
  )
}
