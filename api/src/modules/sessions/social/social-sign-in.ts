import { createHash, createHmac } from 'node:crypto'
import type { SocialProvider } from '@ostrov/shared/sessions/social'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import type { SocialFailure } from '../../../services/social/ask-provider'
import { callbackOf, type SocialPerson } from '../../../services/social/social'
import { acceptDocuments } from '../../documents/accept-documents'
import { blockOf } from '../blocked'
import { keyedHash } from '../keyed-hash'
import { openSession } from '../open-session'

/** From the way out until the person is back. */
const AWAY_MS = 10 * 60_000
/** From then on, for the phone and its code. */
const PENDING_MS = 30 * 60_000

type Begun = { provider: SocialProvider; browser_hash: string | null; back: string; now: Date }
type CameBack = {
  provider: SocialProvider
  browser_hash: string | null
  state: string
  code: string | null
  device_id: string | null
  error: string | null
  user_agent: string | null
  now: Date
}
type Attempt = { id: string; back: string }
type Came = Attempt & { opened: Awaited<ReturnType<typeof openSession>> | null }

/** @returns the address of the service. @throws {Refusal} `social.not_set_up`. */
export async function beginSocial(em: Em, deps: Deps, { provider, browser_hash, back, now }: Begun): Promise<string> {
  const door = doorOf(deps, provider)
  const state = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const expire_at = new Date(now.getTime() + AWAY_MS)
  await changed(
    em,
    sql`insert into social_attempt (provider, state_hash, browser_hash, back, expire_at, created_at)
        values (${provider}, ${stateHash(deps, state)}, ${browser_hash}, ${back}, ${expire_at}, ${now})`,
  )
  const challenge = createHash('sha256').update(verifierOf(deps, state)).digest('base64url')
  return door.address({ state, challenge, redirect_uri: callbackOf(deps.config.origin, provider) })
}

/**
 * Somebody came back from the service. A known person gets a session; of another the try waits for the phone.
 * @returns null where this browser began no such try, or it is too old.
 */
export async function endSocial(em: Em, deps: Deps, came: CameBack): Promise<Came | null> {
  const door = doorOf(deps, came.provider)
  const attempt = await takeAttempt(em, deps, came)
  if (!attempt?.is_first) return attempt && { ...attempt, opened: null }
  const { code, state, device_id } = came
  const redirect_uri = callbackOf(deps.config.origin, came.provider)
  const found =
    came.error !== null || code === null
      ? refusalOf(came.error)
      : await door.readPerson({ code, device_id, state, verifier: verifierOf(deps, state), redirect_uri })
  const opened = await em.transactional((tx) => settle(tx, attempt, found, came))
  return { ...attempt, opened }
}

/** Of two returns with one state, the first goes on; the other learns how it stands. */
async function takeAttempt(em: Em, deps: Deps, { provider, browser_hash, state, now }: CameBack) {
  const until = new Date(now.getTime() + PENDING_MS)
  const which = sql`state_hash = ${stateHash(deps, state)} and browser_hash = ${browser_hash} and provider = ${provider}
      and expire_at > ${now}`
  const first = await row<Attempt>(
    em,
    sql`update social_attempt set used_at = ${now}, expire_at = ${until} where ${which} and used_at is null returning id, back`,
  )
  if (first) return { ...first, is_first: true }
  const again = await row<Attempt>(em, sql`select id, back from social_attempt where ${which}`)
  return again ? { ...again, is_first: false } : null
}

async function settle(
  em: Em,
  { id }: Attempt,
  found: SocialPerson | SocialFailure | 'declined',
  { provider, user_agent, now }: CameBack,
) {
  if (typeof found === 'string') {
    await changed(em, sql`update social_attempt set refusal = ${found} where id = ${id}::uuid`)
    return null
  }
  const { subject, name, phone, email } = found
  const known = await row<{ user_id: string }>(
    em,
    sql`select user_id from social_identity where provider = ${provider} and subject = ${subject}`,
  )
  if (!known) {
    await changed(
      em,
      sql`update social_attempt set subject = ${subject}, name = ${name}, phone = ${phone}, email = ${email} where id = ${id}::uuid`,
    )
    return null
  }
  // Who is blocked is told so by the page of signing in, which asks for it.
  const isBlocked = (await blockOf(em, 'user', known.user_id, now)) !== null
  const opened = isBlocked
    ? null
    : // No device: a sign-in of another kind does not make this browser one that has confirmed the phone.
      await openSession(em, { kind: 'customer', person_id: known.user_id, user_agent }, now)
  const documents_changed = opened ? await acceptDocuments(em, { kind: 'customer', id: known.user_id }, now) : false
  await changed(
    em,
    sql`update social_attempt set subject = ${subject}, session_id = ${opened?.id ?? null}::uuid, documents_changed = ${documents_changed}
        where id = ${id}::uuid`,
  )
  return opened
}

function refusalOf(error: string | null): SocialFailure | 'declined' {
  if (error === 'access_denied') return 'declined'
  return error === 'server_error' || error === 'temporarily_unavailable' ? 'unavailable' : 'refused'
}

function doorOf({ doors }: Deps, provider: SocialProvider) {
  const door = doors.social[provider]
  if (!door) throw new Refusal('social.not_set_up')
  return door
}

const stateHash = ({ config }: Deps, state: string) => keyedHash(config.sessionSecret, 'social_state', state)

/** 43 characters that only this server can make of the state. */
function verifierOf({ config }: Deps, state: string): string {
  return createHmac('sha256', config.sessionSecret).update(`social_verifier:${state}`).digest('base64url')
}
