import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** What a ticket's QR says: version of the format, ticket and its version, signed. */
const FORMAT = 'O1'
const SIGNED_BYTES = 18
const ID_BYTES = 16
/** The frame in which 32 secret bytes are an Ed25519 key (RFC 8410). */
const PRIVATE_KEY_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

type Named = { id: string; version: number }
type Keys = { own: KeyObject; open: KeyObject }
const made = new Map<string, Keys>()

/** The code of a ticket: whoever has the open key can tell without us that we have made it. */
export function ticketCode(secretsKey: string, ticket: Named): string {
  const said = bytesOf(ticket)
  return `${FORMAT}.${Buffer.concat([said, sign(null, said, keysOf(secretsKey).own)]).toString('base64url')}`
}

/** What a code names; null for one that is not ours. */
export function readTicketCode(secretsKey: string, code: string): Named | null {
  const [format, text = ''] = code.trim().split('.')
  const bytes = Buffer.from(text, 'base64url')
  if (format !== FORMAT || bytes.length !== SIGNED_BYTES + 64) return null
  const said = bytes.subarray(0, SIGNED_BYTES)
  if (!verify(null, said, keysOf(secretsKey).open, bytes.subarray(SIGNED_BYTES))) return null
  const hex = said.subarray(0, ID_BYTES).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { id, version: said.readUInt16BE(ID_BYTES) }
}

function bytesOf({ id, version }: Named): Buffer {
  const bytes = Buffer.alloc(SIGNED_BYTES)
  bytes.write(id.replaceAll('-', ''), 'hex')
  bytes.writeUInt16BE(version, ID_BYTES)
  return bytes
}

function keysOf(secretsKey: string): Keys {
  const known = made.get(secretsKey)
  if (known) return known
  const seed = createHash('sha256').update(`ticket-code:${secretsKey}`).digest()
  const own = createPrivateKey({ key: Buffer.concat([PRIVATE_KEY_HEAD, seed]), format: 'der', type: 'pkcs8' })
  const keys = { own, open: createPublicKey(own) }
  made.set(secretsKey, keys)
  return keys
}
