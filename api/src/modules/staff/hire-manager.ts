import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { normalEmail } from './normal-email'

type Hiring = { owner_id: string; name: string; email: string; now: Date }

/** Writes a manager without a password: the invitation's link sets one. @returns null when the mail is somebody's already. */
export async function hireManager(em: Em, { owner_id, name, email: typed, now }: Hiring): Promise<string | null> {
  const email = normalEmail(typed)
  const hired = await row<{ id: string }>(
    em,
    sql`insert into business_user (email, name, password_hash, role, owner_id, is_confirmed, created_at, updated_at)
        select ${email}, ${name.trim()}, '-', 'manager', ${owner_id}, false, ${now}, ${now}
        where not exists (select from admin where email = ${email})
        on conflict (email) do nothing returning id`,
  )
  return hired?.id ?? null
}

export async function renameManager(em: Em, id: string, name: string, now: Date): Promise<void> {
  await changed(em, sql`update business_user set name = ${name.trim()}, updated_at = ${now} where id = ${id}`)
}

/** Lets a manager go: only the name stays, by which the log calls them. */
export async function letManagerGo(em: Em, id: string, now: Date): Promise<void> {
  await changed(
    em,
    sql`update business_user set email = id || '@deleted.invalid', phone = null, password_hash = '-', is_blocked = true,
          deleted_at = ${now}, updated_at = ${now} where id = ${id}`,
  )
}
