import { createHmac, timingSafeEqual } from 'node:crypto'

const PROOF_BYTES = 16
const ID_BYTES = 16

/** What a link says: its row and a proof that we made it, so that nobody tries rows by their numbers. */
export function transferToken(secretsKey: string, id: string): string {
  const named = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([named, proofOf(secretsKey, named)]).toString('base64url')
}

/** The row of a link of ours; null of any other. */
export function transferOf(secretsKey: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (secretsKey === '' || bytes.length !== ID_BYTES + PROOF_BYTES) return null
  // Decoding is lenient; a link is ours in one spelling alone.
  if (bytes.toString('base64url') !== token) return null
  const named = bytes.subarray(0, ID_BYTES)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), proofOf(secretsKey, named))) return null
  return named.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const proofOf = (secretsKey: string, named: Buffer) =>
  createHmac('sha256', secretsKey).update('ticket-transfer:').update(named).digest().subarray(0, PROOF_BYTES)
