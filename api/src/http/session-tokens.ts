import type { Cookie } from 'elysia'
import type { SessionKind } from '../modules/accounts/session'
import { COOKIES, type tokens } from './access'
import type { Deps } from './deps'

/** The `tokens` of a handler's context. */
export type Signer = ReturnType<typeof tokens>['decorator']['tokens']
export type CookieJar = Record<string, Cookie<unknown>>

type SignedSession = { id: string; kind: SessionKind; person_id: string; act_admin_id?: string | null }

const DEVICE_COOKIE = 'ostrov_device'
const DEVICE_LIFE_MS = 180 * 24 * 3_600_000

/** The token that names a session. It carries no end of its own: the session's row does. */
export function issueToken(signer: Signer, { id, kind, person_id, act_admin_id }: SignedSession): Promise<string> {
  return signer.sign({ sub: person_id, kind, sid: id, ...(act_admin_id && { act: act_admin_id }) })
}

export function setSessionCookie(deps: Deps, jar: CookieJar, kind: SessionKind, token: string, expire_at: Date) {
  jar[COOKIES[kind]]?.set({ ...attributes(deps), value: token, expires: expire_at })
}

export function clearSessionCookie(deps: Deps, jar: CookieJar, kind: SessionKind) {
  jar[COOKIES[kind]]?.set({ ...attributes(deps), value: '', expires: new Date(0) })
}

/** Remembers that this browser has confirmed a phone, for 180 days. */
export async function setDeviceCookie(deps: Deps, signer: Signer, jar: CookieJar, device_id: string, now: Date) {
  const until = new Date(now.getTime() + DEVICE_LIFE_MS)
  const value = await signer.sign({ sub: device_id, kind: 'device', until: until.toISOString() })
  jar[DEVICE_COOKIE]?.set({ ...attributes(deps), value, expires: until })
}

/** The device this browser is known by, or null when it never confirmed anything or the time is over. */
export async function readDevice(signer: Signer, jar: CookieJar, now: Date): Promise<string | null> {
  const stored = jar[DEVICE_COOKIE]?.value
  if (typeof stored !== 'string') return null
  const claims = await signer.verify(stored)
  if (!claims) return null
  const { kind, sub, until } = claims
  if (kind !== 'device' || typeof sub !== 'string' || typeof until !== 'string') return null
  return new Date(until) > now ? sub : null
}

function attributes(deps: Deps) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: deps.config.origin.startsWith('https:'),
  } as const
}
