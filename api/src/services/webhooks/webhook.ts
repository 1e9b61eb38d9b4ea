import type { lookup as lookUp } from 'node:dns'
import type { ClientRequest } from 'node:http'
import { ANSWER_SIGNS, type WebhookFailure } from '@ostrov/shared/webhooks/events'
import { guardedRequest, INSIDE } from './guarded'

export type WebhookMessage = { url: string; headers: Readonly<Record<string, string>>; body: string }
/** `code` is of an answer that came; `answer` is how it begins. */
export type WebhookAnswer =
  | { ok: true; code: number; answer: string }
  | { ok: false; failure: WebhookFailure; code: number | null; answer: string }
/** Sends one event to somebody's server. Never throws for reasons of that server. */
export type WebhookDoor = (message: WebhookMessage) => Promise<WebhookAnswer>

type Options = {
  /** This machine may be told, by plain http too: in development and tests. */
  loopback: boolean
  timeoutMs?: number
  /** Asks who stands behind a name; tests answer by themselves. */
  lookup?: typeof lookUp
  /** Certificates to believe beside the usual. */
  ca?: string
}

const TIMEOUT_MS = 10_000
/** An answer is read no further: a letter of ours may take four bytes. */
const READ_BYTES = 4 * ANSWER_SIGNS
const GONE = 410

/**
 * The way to servers of restaurants. A stranger names the address, so where it leads is judged by the very answer that the connection
 * is then made to: a name that changes its mind meanwhile gains nothing. Redirects are not followed, and little of an answer is read.
 */
export function createWebhookDoor(options: Options): WebhookDoor {
  const { timeoutMs = TIMEOUT_MS, ...guard } = options
  return ({ url, headers, body }) => {
    const length = String(Buffer.byteLength(body))
    const open = guardedRequest(url, { method: 'POST', headers: { ...headers, 'content-length': length } }, guard)
    return open ? exchange(open, body, timeoutMs) : refused('inside')
  }
}

function exchange(open: () => ClientRequest, body: string, timeoutMs: number): Promise<WebhookAnswer> {
  return new Promise((resolve) => {
    const request = open()
    let end = (answer: WebhookAnswer) => {
      end = () => undefined
      clearTimeout(timer)
      resolve(answer)
      request.destroy()
    }
    const timer = setTimeout(() => end({ ok: false, failure: 'timeout', code: null, answer: '' }), timeoutMs)
    request.on('error', (error) => end({ ok: false, failure: failureOf(error), code: null, answer: '' }))
    request.on('response', (response) => {
      const parts: Buffer[] = []
      let length = 0
      const finish = () => end(judged(response.statusCode ?? 0, beginningOf(parts)))
      response.on('data', (part: Buffer) => {
        parts.push(part)
        length += part.length
        if (length >= READ_BYTES) finish()
      })
      response.on('end', finish)
      // The status came; what was to follow it says nothing more.
      response.on('error', finish)
      response.on('close', finish)
    })
    request.end(body)
  })
}

function judged(code: number, answer: string): WebhookAnswer {
  if (code >= 200 && code < 300) return { ok: true, code, answer }
  const failure = code === GONE ? 'gone' : code >= 300 && code < 400 ? 'moved' : 'status'
  return { ok: false, failure, code, answer }
}

/** As text that may be kept and shown. */
function beginningOf(parts: readonly Buffer[]): string {
  const text = Buffer.concat(parts).subarray(0, READ_BYTES).toString('utf8')
  return [...text.replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')].slice(0, ANSWER_SIGNS).join('').trim()
}

const TLS = /CERT|SSL|TLS|SELF_SIGNED|ISSUER|ALTNAME/
const NO_NAME = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'DNS_ENOTFOUND'])

function failureOf(error: Error): WebhookFailure {
  const code = 'code' in error ? String(error.code) : ''
  if (code === INSIDE) return 'inside'
  if (NO_NAME.has(code)) return 'name'
  return TLS.test(code) ? 'tls' : 'away'
}

const refused = (failure: WebhookFailure): Promise<WebhookAnswer> =>
  Promise.resolve({ ok: false, failure, code: null, answer: '' })
