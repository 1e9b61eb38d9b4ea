import { formatPhone } from '@ostrov/shared/formats/phone'
import type { Em } from '../db/orm'
import { changed, sql } from '../db/sql'

/** Letters and messages that wait, could not be sent, or lie in the outbox of an installation without real ones. */
export async function forgetMessages(
  em: Em,
  { id, phone, email }: { id: string; phone: string; email: string | null },
) {
  const marks = [id, phone, formatPhone(phone), ...(email ? [email] : [])].map((mark) => `%${mark}%`)
  await changed(
    em,
    sql`delete from graphile_worker._private_jobs where locked_at is null and payload::text like any(${marks}::text[])`,
  )
  await changed(
    em,
    sql`delete from outbox_entry where recipient like any(${marks}::text[]) or body like any(${marks}::text[])`,
  )
}
