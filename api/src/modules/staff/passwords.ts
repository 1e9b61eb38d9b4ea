/** argon2id with Bun's parameters, over the composed letters: keyboards differ in how they send an «й». */
export function hashPassword(password: string): Promise<string> {
  return Bun.password.hash(password.normalize('NFC'), 'argon2id')
}

let decoy: Promise<string> | undefined

/** Compares; with no hash to compare to it spends the same time on a decoy, so that mails cannot be told apart by it. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const known = hash?.startsWith('$argon2') ? hash : null
  const compared = known ?? (await decoy)
  // Earlier hashes are over what was typed, whatever its letters were made of.
  const spellings = new Set([password.normalize('NFC'), password])
  for (const spelling of spellings) if (await Bun.password.verify(spelling, compared)) return known !== null
  return false
}

/** A secret for a link: 256 bits, and what is kept of it. */
export function newSecret(): { secret: string; hash: string } {
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  return { secret, hash: secretHash(secret) }
}

export function secretHash(secret: string): string {
  return new Bun.CryptoHasher('sha256').update(secret).digest('hex')
}
