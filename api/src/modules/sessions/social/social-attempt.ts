import { defineEntity, p } from '@mikro-orm/postgresql'
import { SOCIAL_PROVIDERS } from '@ostrov/shared/sessions/social'
import { createdAt, id } from '../../../db/columns'
import { Session } from '../session'

/** What became of it, where it was no person. */
export const SOCIAL_REFUSALS = ['declined', 'refused', 'unavailable'] as const

/**
 * A try at a social sign-in, from the way out until the phone is confirmed. It is known by hashes of the state and of its
 * browser's cookie; the PKCE verifier is made of the state anew and kept nowhere.
 */
const SocialAttemptSchema = defineEntity({
  name: 'SocialAttempt',
  tableName: 'social_attempt',
  properties: {
    id: id(),
    provider: p.enum(SOCIAL_PROVIDERS),
    state_hash: p.text().hidden().unique(),
    browser_hash: p.text().hidden(),
    /** The path of the page where it began. */
    back: p.text(),
    /** When the person came back from the service; once only. */
    used_at: p.datetime().nullable(),
    refusal: p.enum(SOCIAL_REFUSALS).nullable(),
    /** Who came back. */
    subject: p.text().nullable(),
    name: p.text().nullable(),
    phone: p.text().nullable(),
    email: p.text().nullable(),
    /** The session it has opened, or the unconfirmed one that waits for the phone's code. */
    session_id: () => p.manyToOne(Session).mapToPk().joinColumn('session_id').deleteRule('cascade').nullable(),
    documents_changed: p.boolean().default(false),
    expire_at: p.datetime(),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'social_attempt_session', properties: ['session_id'] },
    { name: 'social_attempt_expire_at', properties: ['expire_at'] },
  ],
})
export class SocialAttempt extends SocialAttemptSchema.class {}
SocialAttemptSchema.setClass(SocialAttempt)
