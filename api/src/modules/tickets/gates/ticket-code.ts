import { createHash, createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

/** What a ticket's QR says: version of the format; ticket, its version and the session it is of, signed. */
const FORMAT = 'O1'
const SIGNED_BYTES = 34
const ID_BYTES = 16
const SESSION_AT = 18
/** The frame in which 32 secret bytes are an Ed25519 key (RFC 8410). */
const PRIVATE_KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

type Named = { id: string; version: number; session_id: string }
/** The code of a ticket, and what is typed in its stead. */
export type CodeSigner = (ticket: Named) => { code: string; short: string }
const made = new Map<string, KeyObject>()

/** Signs that nobody takes for one another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const SHORT_SIGNS = 8

/** What is typed at a gate that cannot read the code; it dies with it. */
export function shortOf(secretsKey: string, ticket: Named): string {
  const proof = createHmac('sha256', secretsKey).update('ticket-short:').update(bytesOf(ticket)).digest()
  const signs = [...proof.subarray(0, SHORT_SIGNS)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** By it a gate tells our codes without us: 32 bytes, base64url. */
export function publicKeyOf(secretsKey: string): string {
  return createPublicKey(keyOf(secretsKey)).export({ format: 'jwk' }).x ?? ''
}

/** The code of a ticket: whoever has the public key can tell without us that we have made it. */
export function codeSigner(secretsKey: string): CodeSigner {
  return (ticket) => {
    const said = bytesOf(ticket)
    const code = `${FORMAT}.${Buffer.concat([said, sign(null, said, keyOf(secretsKey))]).toString('base64url')}`
    return { code, short: shortOf(secretsKey, ticket) }
  }
}

function bytesOf({ id, version, session_id }: Named): Buffer {
  const bytes = Buffer.alloc(SIGNED_BYTES)
  bytes.write(id.replaceAll('-', ''), 'hex')
  bytes.writeUInt16BE(version, ID_BYTES)
  bytes.write(session_id.replaceAll('-', ''), SESSION_AT, 'hex')
  return bytes
}

function keyOf(secretsKey: string): KeyObject {
  const known = made.get(secretsKey)
  if (known) return known
  const seed = createHash('sha256').update(`ticket-code:${secretsKey}`).digest()
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_KEY_HEAD, seed]), format: 'der', type: 'pkcs8' })
  made.set(secretsKey, key)
  return key
}
