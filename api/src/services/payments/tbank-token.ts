import { timingSafeEqual } from 'node:crypto'

const SECRET = 'Password'

/**
 * The bank's signature of a request, an answer or a notification (acquiring API v2, "Token"):
 * root scalars without Token, plus the password, sorted by key, values joined, SHA-256 in lower hex.
 * Nested values (DATA, Receipt) and nulls take no part. The password goes in last, so nothing in `body` stands in its place.
 */
export function tbankToken(body: Readonly<Record<string, unknown>>, password: string): string {
  const scalars = new Map<string, string>()
  for (const [key, value] of Object.entries(body)) {
    if (key !== 'Token' && value !== null && value !== undefined && typeof value !== 'object')
      scalars.set(key, String(value))
  }
  scalars.set(SECRET, password)
  const joined = [...scalars.keys()].sort().map((key) => scalars.get(key) ?? '')
  return new Bun.CryptoHasher('sha256').update(joined.join('')).digest('hex')
}

/**
 * Whether `body.Token` is the right one. Takes the same time for every wrong token. A body that names the secret, however it
 * is spelt, is nobody's who knows it; and no secret proves nothing.
 */
export function hasValidToken(body: Readonly<Record<string, unknown>>, password: string): boolean {
  if (typeof body.Token !== 'string' || password === '' || Object.keys(body).some(isSecretName)) return false
  const given = Buffer.from(body.Token)
  const expected = Buffer.from(tbankToken(body, password))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** «password», «ＰＡＳＳＷＯＲＤ», « Password »: all but letters fall away. */
function isSecretName(key: string): boolean {
  return key.normalize('NFKC').replace(/\P{L}/gu, '').toLowerCase() === SECRET.toLowerCase()
}
