import { Secret, TOTP } from 'otpauth'

/** What the app of this key shows, `steps` half minutes from `now`. */
export function appCode(secret: string, now: Date, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: now.getTime() + steps * 30_000 })
}
