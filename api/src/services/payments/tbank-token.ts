import { timingSafeEqual } from 'node:crypto'

/**
 * The bank's signature of a request, an answer or a notification (acquiring API v2, "Token"):
 * root scalars without Token, plus the password, sorted by key, values joined, SHA-256 in lower hex.
 * Nested values (DATA, Receipt) and nulls take no part.
 */
export function tbankToken(body: Readonly<Record<string, unknown>>, password: string): string {
  const scalars = new Map([['Password', password]])
  for (const [key, value] of Object.entries(body)) {
    if (key !== 'Token' && value !== null && value !== undefined && typeof value !== 'object')
      scalars.set(key, String(value))
  }
  const joined = [...scalars.keys()].sort().map((key) => scalars.get(key) ?? '')
  return new Bun.CryptoHasher('sha256').update(joined.join('')).digest('hex')
}

/** Whether `body.Token` is the right one. Takes the same time for every wrong token. */
export function hasValidToken(body: Readonly<Record<string, unknown>>, password: string): boolean {
  if (typeof body.Token !== 'string') return false
  const given = Buffer.from(body.Token)
  const expected = Buffer.from(tbankToken(body, password))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
