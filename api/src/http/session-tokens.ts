import { SHIFT_HOURS } from '@ostrov/shared/couriers/rules'
import { INVITATION_COOKIE, isRefCode } from '@ostrov/shared/promotions/referral'
import { ACTING_COOKIE, KNOWN_COOKIE, type SessionKind } from '@ostrov/shared/sessions/kinds'
import { isUuid } from '@ostrov/shared/wire/uuid'
import type { Cookie } from 'elysia'
import type { Staff } from '../kernel/actors'
import type { Deps } from '../kernel/deps'
import type { tokens } from './access'
import { COOKIES, type CookieJar, clearCookie, cookieAttributes } from './cookies'

/** The `tokens` of a handler's context. */
export type Signer = ReturnType<typeof tokens>['decorator']['tokens']

type Known = {
  expire_at: Date
  is_confirmed: boolean
  /** What a customer is called in whose name an administrator acts. */
  acted?: string
}
type SignedSession = { id: string; kind: SessionKind; person_id: string; act_admin_id?: string | null }

const DEVICE_COOKIE = 'ostrov_device'
const STAFF_DEVICE_COOKIE = 'ostrov_staff_device'
const SOCIAL_COOKIE = 'ostrov_social'
const SEAT_COOKIE = 'ostrov_together_'
const COURIER_COOKIE = 'ostrov_courier'
/** A long shift. */
const SHIFT_MS = SHIFT_HOURS * 3_600_000
/** People who take turns at one restaurant's screen. */
const LOGINS_A_DEVICE = 5
const DEVICE_LIFE_MS = 180 * 24 * 3_600_000

/** The token that names a session. It carries no end of its own: the session's row does. */
export function issueToken(signer: Signer, { id, kind, person_id, act_admin_id }: SignedSession): Promise<string> {
  return signer.sign({ sub: person_id, kind, sid: id, ...(act_admin_id && { act: act_admin_id }) })
}

export function setSessionCookie(deps: Deps, jar: CookieJar, kind: SessionKind, token: string, expire_at: Date) {
  jar[COOKIES[kind]]?.set({ ...cookieAttributes(deps), value: token, expires: expire_at })
}

/** Beside the session, which no script can read, a word whether it is worth asking whose it is: not before the code is in. */
export function setCustomerCookies(deps: Deps, jar: CookieJar, token: string, session: Known) {
  const { expire_at, is_confirmed, acted } = session
  setSessionCookie(deps, jar, 'customer', token, expire_at)
  const value = is_confirmed ? '1' : '0'
  const readable = { ...cookieAttributes(deps), httpOnly: false, expires: expire_at }
  jar[KNOWN_COOKIE]?.set({ ...readable, value })
  if (acted !== undefined) jar[ACTING_COOKIE]?.set({ ...readable, value: acted })
  else if (jar[ACTING_COOKIE]?.value) clearCookie(deps, jar[ACTING_COOKIE])
}

export function clearSessionCookie(deps: Deps, jar: CookieJar, kind: Staff['kind']) {
  clearCookie(deps, jar[COOKIES[kind]])
}

/** A customer goes: this browser is no longer known by their session, nor in the group baskets they joined. */
export function clearCustomerCookies(deps: Deps, jar: CookieJar) {
  const seats = Object.keys(jar).filter((name) => name.startsWith(SEAT_COOKIE))
  const acted = jar[ACTING_COOKIE]?.value ? [ACTING_COOKIE] : []
  for (const name of [COOKIES.customer, KNOWN_COOKIE, ...acted, ...seats]) clearCookie(deps, jar[name])
}

/** Remembers that this browser has confirmed a phone, for 180 days. */
export async function setDeviceCookie(deps: Deps, signer: Signer, jar: CookieJar, device_id: string, now: Date) {
  await keep(deps, signer, jar[DEVICE_COOKIE], { sub: device_id, kind: 'device' }, now)
}

/** The device this browser is known by, or null when it never confirmed anything or the time is over. */
export async function readDevice(signer: Signer, jar: CookieJar, now: Date): Promise<string | null> {
  return (await read(signer, jar[DEVICE_COOKIE], 'device', now))?.sub ?? null
}

/** Remembers that this browser has signed in with this mail, of which it keeps a keyed hash alone, for 180 days. */
export async function setStaffDevice(deps: Deps, signer: Signer, jar: CookieJar, login: string, now: Date) {
  const known = await read(signer, jar[STAFF_DEVICE_COOKIE], 'staff_device', now)
  const logins = [login, ...(known?.logins ?? []).filter((one) => one !== login)].slice(0, LOGINS_A_DEVICE)
  const sub = known?.sub ?? crypto.randomUUID()
  await keep(deps, signer, jar[STAFF_DEVICE_COOKIE], { sub, kind: 'staff_device', logins: logins.join(' ') }, now)
}

/** The device this browser is known by to whoever owns this mail, or null. */
export async function readStaffDevice(signer: Signer, jar: CookieJar, login: string, now: Date) {
  const known = await read(signer, jar[STAFF_DEVICE_COOKIE], 'staff_device', now)
  return known?.logins.includes(login) ? known.sub : null
}

/** The invitation this browser came by and nobody has signed in with yet. */
export function readInvitation(jar: CookieJar): string | undefined {
  const ref_code = jar[INVITATION_COOKIE]?.value
  return typeof ref_code === 'string' && isRefCode(ref_code) ? ref_code : undefined
}

/** It belonged to who has signed in; the next person at this browser was not invited by it. */
export function clearInvitation(deps: Deps, jar: CookieJar) {
  if (jar[INVITATION_COOKIE]?.value) clearCookie(deps, jar[INVITATION_COOKIE])
}

/** By this the browser that began a social sign-in is known again when it comes back. */
export function setSocialBrowser(deps: Deps, jar: CookieJar, key: string, expires: Date) {
  jar[SOCIAL_COOKIE]?.set({ ...cookieAttributes(deps), value: key, expires })
}

/** Null where no social sign-in was begun, or what stands there is none of ours. */
export function readSocialBrowser(jar: CookieJar): string | null {
  const key = jar[SOCIAL_COOKIE]?.value
  return typeof key === 'string' && isUuid(key) ? key : null
}

/** By this a browser is known in one group basket, and nowhere else. */
export function setSeatKey(
  deps: Deps,
  jar: CookieJar,
  { group_id, key, expires }: { group_id: string; key: string; expires: Date },
) {
  jar[seatCookie(group_id)]?.set({ ...cookieAttributes(deps), value: key, expires })
}

export function readSeatKey(jar: CookieJar, group_id: string): string | null {
  const key = jar[seatCookie(group_id)]?.value
  return typeof key === 'string' ? key : null
}

/** Lets in, for a shift, who has proved to have a courier's phone, of which the cookie keeps a keyed hash alone. */
export async function setCourierCookie(deps: Deps, signer: Signer, jar: CookieJar, phone_hash: string, now: Date) {
  const until = new Date(now.getTime() + SHIFT_MS)
  const value = await signer.sign({ kind: 'courier', sub: phone_hash, until: until.toISOString() })
  jar[COURIER_COOKIE]?.set({ ...cookieAttributes(deps), value, expires: until })
}

export function clearCourierCookie(deps: Deps, jar: CookieJar) {
  clearCookie(deps, jar[COURIER_COOKIE])
}

/** Whether this browser is let in as the courier of this phone. */
export async function isCourier(signer: Signer, jar: CookieJar, phone_hash: string, now: Date): Promise<boolean> {
  const value = jar[COURIER_COOKIE]?.value
  const claims = typeof value === 'string' ? await signer.verify(value) : false
  if (!claims) return false
  const isTheirs = claims.kind === 'courier' && claims.sub === phone_hash
  return isTheirs && typeof claims.until === 'string' && new Date(claims.until) > now
}

const seatCookie = (group_id: string) => SEAT_COOKIE + group_id

async function keep(
  deps: Deps,
  signer: Signer,
  cookie: Cookie<unknown> | undefined,
  claims: Record<string, string>,
  now: Date,
) {
  const until = new Date(now.getTime() + DEVICE_LIFE_MS)
  const value = await signer.sign({ ...claims, until: until.toISOString() })
  cookie?.set({ ...cookieAttributes(deps), value, expires: until })
}

async function read(signer: Signer, cookie: Cookie<unknown> | undefined, wanted: string, now: Date) {
  const claims = typeof cookie?.value === 'string' ? await signer.verify(cookie.value) : false
  if (!claims) return null
  const { kind, sub, until, logins } = claims
  if (kind !== wanted || !isUuid(sub) || typeof until !== 'string' || !(new Date(until) > now)) return null
  return { sub, logins: typeof logins === 'string' ? logins.split(' ') : [] }
}
