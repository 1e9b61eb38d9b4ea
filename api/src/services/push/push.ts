import webpush from 'web-push'
import type { PushConfig } from '../../config'
import type { Outbox } from '../outbox'
import { isPushEndpoint, PUSH_HOSTS } from './push-hosts'
import { canEncrypt } from './push-keys'

/** What the browser's `pushManager.subscribe()` gives, as the client posts it. */
export type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }
export type PushMessage = {
  title: string
  body: string
  /** Path to open on a press. */
  url: string
  /** Replaces an earlier undelivered notice of the same topic: `o<short id>` for an order. */
  topic?: string
}

/**
 * `gone`: the subscription is dead, delete it. `retry`: come again after so many seconds. `fatal`: our keys or request are
 * wrong, stop and tell the administrator. `too_large`: shorten the text. `forbidden_host`: not a push service, delete it.
 */
export type PushResult =
  | { ok: true }
  | { ok: false; kind: 'gone' | 'fatal' | 'too_large' | 'forbidden_host' }
  | { ok: false; kind: 'retry'; after_seconds: number }
/** Sends one notice. Never throws for reasons of the push service or of what the client posted. */
export type PushDoor = (subscription: PushSubscription, message: PushMessage) => Promise<PushResult>

/** The part of `fetch` that the door uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Push services take 4096 bytes encrypted; a notice about an order that took longer than this to arrive is of no use. */
const MAX_PAYLOAD_BYTES = 3_072
const TTL_SECONDS = 600
const TIMEOUT_MS = 8_000
const TOPIC = /^[\w-]{1,32}$/
const DEFAULT_RETRY_SECONDS = 30
const LONGEST_RETRY_SECONDS = 3_600

/**
 * The door the settings ask for: Web Push with our VAPID keys, or the outbox that development and tests read. Nobody comes to one that is off.
 * @throws {Error} when our VAPID keys or subject are malformed.
 */
export function createPushDoor(
  config: PushConfig,
  outbox: Outbox,
  fetch: Fetch = globalThis.fetch,
  hosts: readonly string[] = PUSH_HOSTS,
): PushDoor {
  if (config.transport !== 'webpush') {
    return async ({ endpoint }, message) => {
      await outbox.write({ channel: 'push', to: endpoint, subject: message.title, body: JSON.stringify(message) })
      return { ok: true }
    }
  }
  // Checked now, so that broken keys of ours stop the start and are never taken for a dead subscription.
  webpush.setVapidDetails(config.vapidSubject, config.vapidPublicKey, config.vapidPrivateKey)
  return async (subscription, message) => {
    const payload = JSON.stringify(message)
    if (!isPushEndpoint(subscription.endpoint, hosts)) return { ok: false, kind: 'forbidden_host' }
    if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES) return { ok: false, kind: 'too_large' }
    if (message.topic !== undefined && !TOPIC.test(message.topic)) return { ok: false, kind: 'fatal' }
    const request = encrypt(config, subscription, payload, message.topic)
    return request === null ? { ok: false, kind: 'gone' } : post(fetch, request)
  }
}

/** Reads a push service's answer; `now` is for a Retry-After that names a date. */
export function classifyPush(status: number, retryAfter: string | null, now: Date): PushResult {
  if (status >= 200 && status < 300) return { ok: true }
  if (status === 404 || status === 410) return { ok: false, kind: 'gone' }
  if (status === 413) return { ok: false, kind: 'too_large' }
  if (status === 408 || status === 429 || status >= 500)
    return { ok: false, kind: 'retry', after_seconds: secondsOf(retryAfter, now) }
  return { ok: false, kind: 'fatal' }
}

/** The encrypted request, or null when the subscription's own keys are broken, which no retry mends. */
function encrypt(config: PushConfig, { endpoint, keys }: PushSubscription, payload: string, topic?: string) {
  if (!canEncrypt(keys)) return null
  const vapidDetails = {
    subject: config.vapidSubject,
    publicKey: config.vapidPublicKey,
    privateKey: config.vapidPrivateKey,
  }
  try {
    const options = { vapidDetails, TTL: TTL_SECONDS, urgency: 'high', topic } as const
    return webpush.generateRequestDetails({ endpoint, keys }, payload, options)
  } catch {
    return null
  }
}

async function post(fetch: Fetch, request: webpush.RequestDetails): Promise<PushResult> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  headers.delete('content-length')
  try {
    const response = await fetch(request.endpoint, {
      method: request.method,
      headers,
      body: request.body === null ? null : new Uint8Array(request.body),
      // A redirect could lead inside our own network.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return classifyPush(response.status, response.headers.get('retry-after'), new Date())
  } catch {
    return { ok: false, kind: 'retry', after_seconds: DEFAULT_RETRY_SECONDS }
  }
}

function secondsOf(retryAfter: string | null, now: Date) {
  if (retryAfter === null || retryAfter === '') return DEFAULT_RETRY_SECONDS
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now.getTime()) / 1000
  if (Number.isNaN(seconds)) return DEFAULT_RETRY_SECONDS
  return Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_RETRY_SECONDS)
}
