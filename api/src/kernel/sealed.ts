import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** What the database may keep of a secret that has to be read again. It opens for `whose` alone: a row copied to another person is worth nothing. */
export function seal(key: string, text: string, whose: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, bytesOf(key), iv).setAAD(Buffer.from(whose))
  const sealed = [iv, cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64url')
}

/** @throws when it was sealed with another key or for somebody else. */
export function unseal(key: string, sealed: string, whose: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, bytesOf(key), bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(whose))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new Error('A sealed secret does not open: was SECRETS_KEY changed?')
  }
}

const bytesOf = (key: string) => createHash('sha256').update(key).digest()
