import { DAY_MS } from '@ostrov/shared/formats/time'
import type { SessionKind } from '@ostrov/shared/sessions/kinds'
import type { Em } from '../../db/orm'
import { addressArea } from './address-area'
import { Session } from './session'

const LIFE_MS = { customer: 90 * DAY_MS, business: 30 * DAY_MS, admin: DAY_MS / 2 } satisfies Record<
  SessionKind,
  number
>
const IMPERSONATION_LIFE_MS = DAY_MS / 24

type NewSession = {
  kind: SessionKind
  person_id: string
  is_confirmed?: boolean
  /** The administrator who acts as this person: the session then lives an hour. */
  act_admin_id?: string | null
  act_reason?: string | null
  act_writes?: boolean
  device_id?: string | null
  user_agent?: string | null
  /** Whole; of the staff's its network is kept. */
  ip?: string | null
  ref_code?: string | null
}

/** Writes the session a token will name: customers' live 90 days, business users' 30, administrators' 12 hours. */
export async function openSession(em: Em, opened: NewSession, now: Date) {
  const { kind, person_id, act_admin_id = null } = opened
  const session = em.create(Session, {
    kind,
    user_id: kind === 'customer' ? person_id : null,
    business_user_id: kind === 'business' ? person_id : null,
    admin_id: kind === 'admin' ? person_id : null,
    act_admin_id,
    act_reason: opened.act_reason ?? null,
    act_writes: opened.act_writes ?? false,
    is_confirmed: opened.is_confirmed ?? true,
    device_id: opened.device_id ?? null,
    user_agent: opened.user_agent?.slice(0, 300) ?? null,
    address_area: kind === 'customer' ? null : addressArea(opened.ip ?? null),
    ref_code: opened.ref_code ?? null,
    expire_at: new Date(now.getTime() + (act_admin_id ? IMPERSONATION_LIFE_MS : LIFE_MS[kind])),
    created_at: now,
  })
  await em.flush()
  return { id: session.id, kind, person_id, act_admin_id, expire_at: session.expire_at }
}
