import type { SocialAttemptWire } from '@ostrov/shared/sessions/schema'
import type { SocialProvider } from '@ostrov/shared/sessions/social'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { fillProfile } from '../../customers/fill-profile'
import { blockOf } from '../blocked'
import { keyedHash } from '../keyed-hash'
import type { SOCIAL_REFUSALS } from './social-attempt'

/** A try as the page of signing in names it, and the key of the browser that it must belong to. */
export type PendingSocial = { id: string; browser_hash: string | null }

type Read = {
  provider: SocialProvider
  refusal: (typeof SOCIAL_REFUSALS)[number] | null
  user_id: string | null
  is_signed_in: boolean
  documents_changed: boolean
  name: string | null
  phone: string | null
}

/** How a try knows its browser. */
export function browserHash({ config }: Deps, browser: string | null): string | null {
  return browser === null ? null : keyedHash(config.sessionSecret, 'social_browser', browser)
}

/**
 * How a try that came back from the service stands, for its own browser alone.
 * @throws {Refusal} `social.lost`; `social.declined`, `social.refused`, `social.unavailable`; `account.blocked`.
 */
export async function readSocial(em: Em, { id, browser_hash }: PendingSocial, now: Date): Promise<SocialAttemptWire> {
  const found = await row<Read>(
    em,
    sql`select a.provider, a.refusal, i.user_id, a.documents_changed, a.name, a.phone,
            coalesce(s.is_confirmed and s.revoked_at is null, false) as is_signed_in
          from social_attempt a left join session s on s.id = a.session_id
          left join social_identity i on i.provider = a.provider and i.subject = a.subject
          where a.id = ${id}::uuid and a.browser_hash = ${browser_hash} and a.used_at is not null
            and a.expire_at > ${now} and (a.refusal is not null or a.subject is not null)`,
  )
  if (!found) throw new Refusal('social.lost')
  const { provider, refusal, user_id, is_signed_in, documents_changed, name, phone } = found
  if (refusal) throw new Refusal(`social.${refusal}`)
  if (user_id && !is_signed_in) throw (await blockOf(em, 'user', user_id, now)) ?? new Refusal('social.lost')
  return { provider, is_signed_in, documents_changed, name, phone }
}

/**
 * The phone was typed: its code, entered in this session, will tie the person to the customer.
 * @throws {Refusal} `social.lost`.
 */
export async function claimSocial(
  em: Em,
  { id, browser_hash }: PendingSocial,
  session_id: string,
  now: Date,
): Promise<void> {
  const claimed = await changed(
    em,
    sql`update social_attempt a set session_id = ${session_id}::uuid
        where id = ${id}::uuid and browser_hash = ${browser_hash} and subject is not null and refusal is null and expire_at > ${now}
          and not exists (select from social_identity i where i.provider = a.provider and i.subject = a.subject)`,
  )
  if (claimed === 0) throw new Refusal('social.lost')
}

/**
 * The code of this session's phone was right: who came by the service is this customer from now on. Of two who tie the same
 * person at once the first one does. Call inside the transaction that confirms.
 */
export async function tieIdentity(
  em: Em,
  { session_id, user_id, now }: { session_id: string; user_id: string; now: Date },
): Promise<void> {
  const came = await row<{ provider: SocialProvider; subject: string; name: string | null; email: string | null }>(
    em,
    sql`delete from social_attempt where session_id = ${session_id} and subject is not null and expire_at > ${now}
        returning provider, subject, name, email`,
  )
  if (!came) return
  await changed(
    em,
    sql`insert into social_identity (user_id, provider, subject, created_at)
        values (${user_id}, ${came.provider}, ${came.subject}, ${now}) on conflict (provider, subject) do nothing`,
  )
  await fillProfile(em, user_id, came)
}

/** Tries that nobody went on with. */
export async function forgetSocialAttempts(em: Em, now: Date): Promise<void> {
  await changed(em, sql`delete from social_attempt where expire_at < ${now}`)
}
