import { ECDH } from 'node:crypto'

const POINT_BYTES = 65
const SECRET_BYTES = 16
const BASE64 = /^[\w+/-]+={0,2}$/

/**
 * Whether a browser's keys can encrypt a notice to it (RFC 8291): `p256dh` is a point of P-256, uncompressed, and `auth`
 * has 16 bytes. With others no notice ever arrives, so they are neither kept nor sent to.
 */
export function canEncrypt({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const [point, secret] = [bytesOf(p256dh), bytesOf(auth)]
  if (point?.length !== POINT_BYTES || point[0] !== 4 || secret?.length !== SECRET_BYTES) return false
  try {
    ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'uncompressed')
    return true
  } catch {
    return false
  }
}

function bytesOf(text: string): Buffer | null {
  return BASE64.test(text) ? Buffer.from(text, 'base64url') : null
}
