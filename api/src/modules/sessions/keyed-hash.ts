import type { Deps } from '../../kernel/deps'
import { normalEmail } from '../staff/normal-email'

/** Knows a phone or a mail again without keeping it: who has the table but not the secret cannot try all phones on it. */
export function keyedHash(
  secret: string,
  kind:
    | 'phone'
    | 'mail'
    | 'mail_confirmation'
    | 'password'
    | 'recovery_code'
    | 'social_state'
    | 'social_browser'
    | 'search',
  value: string,
): string {
  return new Bun.CryptoHasher('sha256', secret).update(`${kind}:${value}`).digest('hex')
}

/** How the counters and a browser's cookie know a business user's or administrator's mail. */
export function loginHash({ config }: Deps, email: string): string {
  return keyedHash(config.sessionSecret, 'mail', normalEmail(email))
}
