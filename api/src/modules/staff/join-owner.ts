import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { normalEmail } from './normal-email'

type Joining = { email: string; name: string; phone: string | null; password_hash: string; now: Date }

/**
 * Writes an owner who waits for the confirmation of their mail. Of one who waits already nothing is changed: it may be
 * another person who types this.
 * @returns null when the mail has an account already, which stays untouched.
 */
export async function joinOwner(em: Em, { email: typed, name, phone, password_hash, now }: Joining) {
  const email = normalEmail(typed)
  const written = await row<{ id: string }>(
    em,
    sql`insert into business_user (email, name, phone, password_hash, role, is_confirmed, created_at, updated_at)
        select ${email}, ${name.trim()}, ${phone}, ${password_hash}, 'owner', false, ${now}, ${now}
        where not exists (select from admin where email = ${email})
        on conflict (email) do update set updated_at = excluded.updated_at
          where not business_user.is_confirmed and not business_user.is_blocked and business_user.role = 'owner'
        returning id`,
  )
  return written?.id ?? null
}

/** The mail is theirs, and this is what they have typed. */
export async function confirmOwner(em: Em, id: string, { name, phone, password_hash, now }: Omit<Joining, 'email'>) {
  await changed(
    em,
    sql`update business_user set is_confirmed = true, name = ${name}, phone = ${phone}, password_hash = ${password_hash},
          updated_at = ${now} where id = ${id}`,
  )
}

/** Who registered and never opened a link is no account: the mail may be somebody else's. */
export function forgetUnconfirmedOwners(em: Em, now: Date): Promise<number> {
  return changed(
    em,
    sql`delete from business_user b where not b.is_confirmed and b.role = 'owner' and not b.is_blocked
          and b.updated_at < ${now}::timestamptz - interval '7 days'
          and not exists (select from restaurant r where r.owner_id = b.id)`,
  )
}
