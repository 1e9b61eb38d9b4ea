import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** What a ticket's QR says: version of the format; ticket, its version and the session it is of, signed. */
const FORMAT = 'O1'
const SIGNED_BYTES = 34
const ID_BYTES = 16
const SESSION_AT = 18
/** The frame in which 32 secret bytes are an Ed25519 key (RFC 8410). */
const PRIVATE_KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

type Named = { id: string; version: number; session_id: string }
export type CodeSigner = (ticket: Named) => string
const made = new Map<string, KeyObject>()

/** The code of a ticket: whoever has the public key can tell without us that we have made it. */
export function codeSigner(secretsKey: string): CodeSigner {
  return (ticket) => {
    const said = bytesOf(ticket)
    return `${FORMAT}.${Buffer.concat([said, sign(null, said, keyOf(secretsKey))]).toString('base64url')}`
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
