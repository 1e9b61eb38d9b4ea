import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'

/** The e-mail of the profile and whether it was proved to be the person's; null without one. */
export async function profileEmail(em: Em, user_id: string): Promise<{ email: string; is_confirmed: boolean } | null> {
  const found = await row<{ email: string; is_confirmed: boolean }>(
    em,
    sql`select email, email_confirmed_at is not null as is_confirmed from "user" where id = ${user_id} and email is not null`,
  )
  return found ?? null
}

/** This address, unless the profile has another by now, is the person's. */
export async function markEmailConfirmed(em: Em, user_id: string, email: string, now: Date): Promise<void> {
  await changed(
    em,
    sql`update "user" set email_confirmed_at = ${now}, updated_at = ${now}
        where id = ${user_id} and email = ${email} and email_confirmed_at is null`,
  )
}

/** A mail that somebody else wrote is nobody's until its link is opened. */
export async function unconfirmEmail(em: Em, id: string): Promise<void> {
  await changed(em, sql`update "user" set email_confirmed_at = null where id = ${id}`)
}
