import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const KEY_BYTES = 24

/** A secret as Standard Webhooks writes it. */
export const newWebhookSecret = () => PREFIX + randomBytes(KEY_BYTES).toString('base64')

type Signed = { id: string; at: Date; body: string; secrets: readonly string[] }

/** The headers of Standard Webhooks: one signature for each secret that is good now. */
export function signedHeaders({ id, at, body, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Ostrov-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${signatureOf(secret, `${id}.${timestamp}.${body}`)}`).join(' '),
  }
}

const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64')
