import type { SmsConfig } from '../../config'
import type { SmsDoor, SmsFailureKind, SmsMessage, SmsResult } from './sms'

/** The part of `fetch` that the door uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export const TIMEOUT_MS = 8_000
export const REPEAT_PAUSE_MS = 500
/** It may have been sent. */
export const NO_ANSWER = 0
/** Nobody was there to take it. */
export const UNREACHED = -1
const ACCEPTED = 100
/** The same text or code was sent to this number just now. */
const REPEATED = new Set([231, 232, 233])
const WORTH_A_RETRY = new Set([UNREACHED, NO_ANSWER, 220, 500])

const KINDS: Readonly<Record<number, SmsFailureKind>> = {
  202: 'number',
  207: 'number',
  209: 'number',
  211: 'account',
  230: 'too_often',
  231: 'too_often',
  232: 'too_often',
  233: 'too_often',
  [UNREACHED]: 'unavailable',
  [NO_ANSWER]: 'unavailable',
  220: 'unavailable',
  500: 'unavailable',
}

/**
 * SMS.ru client (`POST /sms/send`). An answer is good only when both its levels are: the call's and the number's.
 * Sends again once when the gateway was away. If the lost first try did go out, the second is refused as a repeat,
 * which therefore counts as sent.
 */
export function createSmsru(
  config: Pick<SmsConfig, 'url' | 'apiId'>,
  fetch: Fetch,
  pauseMs = REPEAT_PAUSE_MS,
): SmsDoor {
  return async (message) => {
    const first = await send(config, fetch, message)
    if (first.ok || !WORTH_A_RETRY.has(first.code)) return first
    await Bun.sleep(pauseMs)
    const second = await send(config, fetch, message)
    if (second.ok || first.code !== NO_ANSWER) return second
    // What came of the first try stays unknown, whatever is said of the second.
    return REPEATED.has(second.code) ? { ok: true, id: '' } : first
  }
}

async function send(
  config: Pick<SmsConfig, 'url' | 'apiId'>,
  fetch: Fetch,
  { phone, text }: SmsMessage,
): Promise<SmsResult> {
  try {
    const response = await fetch(new URL('/sms/send', config.url).href, {
      method: 'POST',
      // In the body, not in the address: addresses end up in the logs of proxies, and the text may be a code.
      body: new URLSearchParams({ api_id: config.apiId, to: phone, msg: text, json: '1' }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer: unknown = await response.json()
    return readAnswer(answer, phone)
  } catch (error) {
    return failure(unreached(error) ? UNREACHED : NO_ANSWER)
  }
}

const NEVER_OPENED = new Set(['ConnectionRefused', 'FailedToOpenSocket', 'ECONNREFUSED', 'ENOTFOUND'])

/** Whether a call failed before anything of it had left. */
export const unreached = (error: unknown) => NEVER_OPENED.has(String(field(error, 'code')))

function readAnswer(answer: unknown, phone: string): SmsResult {
  const top = codeOf(answer)
  if (top !== ACCEPTED) return failure(top)
  const one = field(field(answer, 'sms'), phone)
  const code = codeOf(one)
  if (code !== ACCEPTED) return failure(code)
  const id = field(one, 'sms_id')
  return { ok: true, id: typeof id === 'string' ? id : '' }
}

function failure(code: number): SmsResult {
  // Whatever the table does not name concerns our account or our request, not the person's number.
  return { ok: false, kind: KINDS[code] ?? 'account', code }
}

function codeOf(value: unknown): number {
  const code = field(value, 'status_code')
  return typeof code === 'number' ? code : NO_ANSWER
}

export function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined
}
