import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { row, sql } from '../../db/sql'

/** Fills in what the profile lacks; what a person has written stays. A mail is unconfirmed until the link sent to it is opened. */
export async function fillProfile(
  em: Em,
  user_id: string,
  { name, email }: { name: string | null; email: string | null },
): Promise<void> {
  const filled = await row<{ is_mailed: boolean }>(
    em,
    sql`update "user" u set name = coalesce(u.name, ${name}::text), email = coalesce(u.email, ${email}::text),
            is_new_user = u.is_new_user and coalesce(u.name, ${name}::text) is null
          from "user" before where u.id = ${user_id} and before.id = u.id
          returning before.email is null and u.email is not null as is_mailed`,
  )
  if (filled?.is_mailed) await addJob(em, 'account.mail_confirmation', { user_id }, { max_attempts: 5 })
}
