import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { writeEntry } from '../audit/write-entry'
import type { StaffPerson } from './staff/staff-person'

/** Ends one session: its token is refused from now on. */
export async function revokeSession(em: Em, session_id: string, now: Date): Promise<void> {
  await changed(em, sql`update session set revoked_at = ${now} where id = ${session_id} and revoked_at is null`)
}

/** Ends the session somebody of the staff came with. */
export async function endStaffSession(em: Em, by: By, session_id: string, now: Date): Promise<void> {
  await em.transactional(async (tx) => {
    await revokeSession(tx, session_id, now)
    await writeEntry(tx, { by, act: 'session.end', subject: `${by.kind}:${by.id}`, now })
  })
}

/** Ends every session of a customer. */
export async function revokeCustomerSessions(em: Em, user_id: string, now: Date): Promise<void> {
  await changed(em, sql`update session set revoked_at = ${now} where user_id = ${user_id} and revoked_at is null`)
}

/** Ends every session of somebody of the staff, but the one named. */
export async function revokeStaffSessions(em: Em, { kind, id }: StaffPerson, now: Date, but: string | null = null) {
  const whose = kind === 'business' ? sql`business_user_id = ${id}::uuid` : sql`admin_id = ${id}::uuid`
  await changed(
    em,
    sql`update session set revoked_at = ${now} where ${whose} and revoked_at is null and id is distinct from ${but}::uuid`,
  )
}
