import type { SessionKind } from '@ostrov/shared/sessions/kinds'
import type { AdminRole, BusinessRole } from '@ostrov/shared/staff/permissions'
import type { SharedConnection } from '../db/shared-connection'
import { milliseconds, sharedRow, sql } from '../db/sql'
import { statement } from '../db/statement'

export type TokenClaims = { sub: string; kind: SessionKind; sid: string; act?: string }

type SessionFacts = {
  id: string
  is_confirmed: boolean
  act_admin_id: string | null
  /** The administrator may change things, too. */
  act_writes: boolean
  device_id: string | null
  expire_at: Date
}
export type Customer = { kind: 'customer'; id: string; session: SessionFacts }
export type Business = { kind: 'business'; id: string; role: BusinessRole; session: SessionFacts }
export type Administrator = {
  kind: 'admin'
  id: string
  role: AdminRole
  /** The platform demands a second step of signing in, and they have none. */
  needs_second_factor: boolean
  session: SessionFacts
}
/** Somebody who works here. */
export type Staff = Business | Administrator
export type Actor = Customer | Staff

/** Who does it, which administrator through them, and from where: what the log and the events of orders say of an act. */
export type By = { kind: SessionKind; id: string; act_admin_id: string | null; ip: string | null }

type SessionRow = {
  id: string
  kind: SessionKind
  user_id: string | null
  business_user_id: string | null
  admin_id: string | null
  role: BusinessRole | null
  admin_role: AdminRole | null
  is_confirmed: boolean
  act_admin_id: string | null
  act_writes: boolean
  device_id: string | null
  needs_second_factor: boolean
  /** Milliseconds of the epoch. */
  expire_at: number
  /** Of the staff: nothing has been heard of it for a while. */
  is_long_unseen: boolean
}

const liveSession = statement<{ id: string; now: Date }, SessionRow>(
  (given) =>
    sql`select s.id, s.kind, s.user_id, s.business_user_id, s.admin_id, b.role, a.role as admin_role, s.is_confirmed, s.act_admin_id, s.act_writes, s.device_id, ${milliseconds('s.expire_at')} as expire_at,
          s.user_id is null and coalesce(s.last_seen_at < ${given('now')}::timestamptz - interval '5 minutes', true) as is_long_unseen,
          s.admin_id is not null and coalesce((select value = 'true' from setting where name = 'admin_second_factor'), false)
            and not exists (select from second_factor f where f.admin_id = s.admin_id and f.confirmed_at is not null) as needs_second_factor
        from session s
        left join "user" u on u.id = s.user_id
        left join business_user b on b.id = s.business_user_id
        left join admin a on a.id = coalesce(s.admin_id, s.act_admin_id)
        where s.id = ${given('id')} and s.revoked_at is null and s.expire_at > ${given('now')}
          and not coalesce(u.is_blocked and s.is_confirmed, b.is_blocked, false) and not coalesce(a.is_blocked, false) and u.deleted_at is null`,
)

const seenNow = statement<{ id: string; now: Date }>(
  (given) => sql`update session set last_seen_at = ${given('now')} where id = ${given('id')}`,
)

/** Who a token stands for, or null when its session was revoked, has expired, or its person was blocked or deleted. Before the
 * code is in, nobody is told of a block. */
export async function loadActor(shared: SharedConnection, claims: TokenClaims, now: Date): Promise<Actor | null> {
  const found = await sharedRow(shared, liveSession({ id: claims.sid, now }))
  if (!found) return null
  if (found.is_long_unseen) await sharedRow(shared, seenNow({ id: found.id, now })).catch(() => undefined)
  const session: SessionFacts = {
    id: found.id,
    is_confirmed: found.is_confirmed,
    act_admin_id: found.act_admin_id,
    act_writes: found.act_writes,
    device_id: found.device_id,
    expire_at: new Date(found.expire_at),
  }
  if (found.user_id) return { kind: 'customer', id: found.user_id, session }
  if (found.business_user_id && found.role) {
    return { kind: 'business', id: found.business_user_id, role: found.role, session }
  }
  if (!found.admin_id || !found.admin_role) return null
  const { admin_id: id, admin_role: role, needs_second_factor } = found
  return { kind: 'admin', id, role, needs_second_factor, session }
}
