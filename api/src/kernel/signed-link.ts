/** What a link may do without signing in, and nothing else. */
export type LinkKind = 'search_stop' | 'searches_stop' | 'ad_renew' | 'letters_stop' | 'event_report' | 'data_export'

/** `value` and our signature under it. */
export function signedLink(secret: string, kind: LinkKind, value: string): string {
  return `${value}.${signatureOf(secret, kind, value)}`
}

/** What was signed; null where it was not by us, or for something else. */
export function readLink(secret: string, kind: LinkKind, token: string): string | null {
  const at = token.lastIndexOf('.')
  const [value, given] = [token.slice(0, Math.max(at, 0)), Buffer.from(token.slice(at + 1))]
  const expected = Buffer.from(signatureOf(secret, kind, value))
  return secret !== '' && given.length === expected.length && crypto.timingSafeEqual(given, expected) ? value : null
}

const signatureOf = (secret: string, kind: LinkKind, value: string) =>
  new Bun.CryptoHasher('sha256', secret).update(`link:${kind}:${value}`).digest('hex')
