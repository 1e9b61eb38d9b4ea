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
export type Administrator = { kind: 'admin'; id: string; role: AdminRole; session: SessionFacts }
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
  /** Milliseconds of the epoch. */
  expire_at: number
}

const liveSession = statement<{ id: string; now: Date }, SessionRow>(
  (given) =>
    sql`select s.id, s.kind, s.user_id, s.business_user_id, s.admin_id, b.role, a.role as admin_role, s.is_confirmed, s.act_admin_id, s.act_writes, s.device_id, ${milliseconds('s.expire_at')} as expire_at
        from session s
        left join "user" u on u.id = s.user_id
        left join business_user b on b.id = s.business_user_id
        left join admin a on a.id = coalesce(s.admin_id, s.act_admin_id)
        where s.id = ${given('id')} and s.revoked_at is null and s.expire_at > ${given('now')}
          and not coalesce(u.is_blocked and s.is_confirmed, b.is_blocked, false) and not coalesce(a.is_blocked, false) and u.deleted_at is null`,
)

/** Who a token stands for, or null when its session was revoked, has expired, or its person was blocked or deleted. Before the
 * code is in, nobody is told of a block. */
export async function loadActor(shared: SharedConnection, claims: TokenClaims, now: Date): Promise<Actor | null> {
  const found = await sharedRow(shared, liveSession({ id: claims.sid, now }))
  if (!found) return null
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
  if (found.admin_id && found.admin_role) return { kind: 'admin', id: found.admin_id, role: found.admin_role, session }
  return null
}
