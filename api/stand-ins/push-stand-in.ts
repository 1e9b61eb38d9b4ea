import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { STAND_IN_TLS } from './stand-in-tls'

export type TakenPush = { text: string; ttl: string; urgency: string; topic: string; subject: string }

/**
 * A push service and a browser in one: checks the VAPID signature as services do, and decrypts the notice (RFC 8291) as
 * browsers do. Answers 201, or whatever status `control.answer` holds.
 */
export function startPushStandIn(vapidPublicKey: string) {
  const browser = createECDH('prime256v1')
  const publicKey = browser.generateKeys()
  const auth = randomBytes(16)
  const taken: TakenPush[] = []
  const control = { taken, answer: 201 }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: STAND_IN_TLS,
    async fetch(request) {
      if (control.answer !== 201) return new Response(null, { status: control.answer })
      const subject = signedSubject(request, vapidPublicKey)
      if (subject === null) return new Response('VAPID', { status: 403 })
      const text = decrypt(Buffer.from(await request.arrayBuffer()), browser.getPrivateKey(), auth)
      const header = (name: string) => request.headers.get(name) ?? ''
      taken.push({ text, ttl: header('ttl'), urgency: header('urgency'), topic: header('topic'), subject })
      return new Response(null, { status: 201 })
    },
  })
  const host = `localhost:${server.port}`
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') }
  return Object.assign(control, {
    host,
    subscription: { endpoint: `https://${host}/send/one`, keys },
    stop: () => server.stop(true),
  })
}

/** The sender named by a valid signature for this very service, else null. */
function signedSubject(request: Request, vapidPublicKey: string): string | null {
  const [, jwt = '', key] = /^vapid t=([^,]+), k=(\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  const [head = '', body = '', signature = ''] = jwt.split('.')
  if (key !== vapidPublicKey || request.headers.get('content-encoding') !== 'aes128gcm') return null
  const point = Buffer.from(vapidPublicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const claims: { aud?: string; exp?: number; sub?: string } = JSON.parse(Buffer.from(body, 'base64url').toString())
  const lifetime = (claims.exp ?? 0) - Date.now() / 1000
  const isFresh = lifetime > 0 && lifetime <= 24 * 3600
  return isSigned && isFresh && claims.aud === new URL(request.url).origin ? (claims.sub ?? '') : null
}

/** aes128gcm with one record: salt, record size, sender's key, cipher text, and a 2 as the last plain byte. */
function decrypt(message: Buffer, privateKey: Buffer, auth: Buffer) {
  const salt = message.subarray(0, 16)
  const senderKey = message.subarray(21, 21 + message.readUInt8(20))
  const sealed = message.subarray(21 + senderKey.length)
  const browser = createECDH('prime256v1')
  browser.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(senderKey), auth, info, 32))
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
