import { mailConfirmationPath } from '@ostrov/shared/paths'
import type { Em } from '../../../db/orm'
import { addJob, LETTER_TRIES } from '../../../db/queue'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { sameText } from '../../../kernel/same-text'
import { mailConfirmationLetter } from '../../../services/mail/letters'
import { markEmailConfirmed, profileEmail } from '../../customers/confirm-email'
import { keyedHash } from '../keyed-hash'

const LIFE_HOURS = 24
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,15})\.([0-9a-f]{64})$/

type Link = { user_id: string; until: number; email: string }

/** Mails the link to an address that waits for its confirmation; nothing when it was confirmed or taken away meanwhile. */
export async function mailConfirmation({ orm, config, now }: Deps, { user_id }: { user_id: string }): Promise<void> {
  const em = orm.em.fork()
  const profile = await profileEmail(em, user_id)
  if (!profile || profile.is_confirmed) return
  const { email } = profile
  const until = now().getTime() + LIFE_HOURS * 3_600_000
  const token = [user_id, until, signature(config.sessionSecret, { user_id, until, email })].join('.')
  const { brand, origin } = config
  const facts = { brand: brand.name, support_email: brand.supportEmail, origin, hours: LIFE_HOURS }
  const letter = mailConfirmationLetter({ ...facts, url: origin + mailConfirmationPath(token) })
  await addJob(
    em,
    'mail.send',
    { to: email, about: { kind: 'link', user_id }, ...letter },
    { max_attempts: LETTER_TRIES },
  )
}

/**
 * The link out of the letter was opened: the address it was sent to is the person's. Harmless when repeated.
 * @throws {Refusal} `account.mail_link_dead` when it is older than a day, or the profile has another address by now.
 */
export async function confirmMail(em: Em, secret: string, token: string, now: Date): Promise<void> {
  const [, user_id = '', until = '', signed = ''] = TOKEN.exec(token) ?? []
  const profile = Number(until) > now.getTime() ? await profileEmail(em, user_id) : null
  const expected = profile && signature(secret, { user_id, until: Number(until), email: profile.email })
  if (!expected || !sameText(signed, expected)) throw new Refusal('account.mail_link_dead')
  await markEmailConfirmed(em, user_id, profile.email, now)
}

function signature(secret: string, { user_id, until, email }: Link): string {
  return keyedHash(secret, 'mail_confirmation', `${user_id}:${until}:${email}`)
}
