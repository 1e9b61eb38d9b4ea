import { APP_CODE_LENGTH } from '@ostrov/shared/staff/second-factor'
import { Secret, TOTP } from 'otpauth'

/** Seconds that a code of RFC 6238 lives; any app knows the others of its numbers by themselves. */
const PERIOD = 30
/** A phone's clock may be a step apart, and a person is not quick. */
const STEPS_APART = 1
/** 160 bits, as the algorithm's own hash is long. */
const SECRET_BYTES = 20

/** A key for an app, in base32. */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What an app reads off the picture. */
export function appUri(secret: string, { brand, email }: { brand: string; email: string }): string {
  return codes(secret, { issuer: brand, label: email }).toString()
}

/** Which half minute this is the code of, counted from 1970: the present one or its neighbours; null for none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const apart = codes(secret).validate({ token: code, timestamp, window: STEPS_APART })
  return apart === null ? null : Math.floor(timestamp / 1000 / PERIOD) + apart
}

function codes(secret: string, names: { issuer?: string; label?: string } = {}) {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: APP_CODE_LENGTH, period: PERIOD })
}
