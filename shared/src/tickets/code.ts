const SIGNED = 34
const SIGNATURE = 64
const VERSION_AT = 16
const SESSION_AT = 18

/** What a ticket's QR says, taken apart. */
export type ReadCode = {
  id: string
  version: number
  session_id: string
  signed: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

/** Takes a code apart; null of what is none of ours at all. Whether we made it, the signature tells. */
export function readCode(text: string): ReadCode | null {
  const [, packed] = /^O1\.([A-Za-z0-9_-]{131})$/.exec(text.trim()) ?? []
  if (!packed) return null
  const bytes = bytesOf(packed)
  if (bytes.length !== SIGNED + SIGNATURE) return null
  return {
    id: uuidOf(bytes.subarray(0, VERSION_AT)),
    version: (bytes[VERSION_AT] ?? 0) * 256 + (bytes[VERSION_AT + 1] ?? 0),
    session_id: uuidOf(bytes.subarray(SESSION_AT, SIGNED)),
    signed: bytes.slice(0, SIGNED),
    signature: bytes.slice(SIGNED),
  }
}

/** Of base64url without its padding. */
export function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const plain = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}

function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A code typed by hand as the list has it: «7k4m 9qxa» is «7K4M-9QXA». */
export function shortCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return `${plain.slice(0, 4)}-${plain.slice(4)}`
}
