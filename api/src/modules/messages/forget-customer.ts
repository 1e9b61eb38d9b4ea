import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

export const forgetSent: Forget = async (em, { id, phone, email }) => {
  const recipients = [phone, ...(email ? [email] : [])]
  await changed(em, sql`delete from message where user_id = ${id} or recipient = any(${recipients}::text[])`)
}
