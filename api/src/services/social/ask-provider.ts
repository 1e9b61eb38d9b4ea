import { isRecord } from '../payments/lossless-json'

/** The part of `fetch` that this door uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** `refused`: the service says no, or what cannot be read. `unavailable`: it is down or too slow. */
export type SocialFailure = 'refused' | 'unavailable'

/** So long a person waits for both calls together. */
const TIMEOUT_MS = 5_000
const LONGEST = 100_000
const DOWN = ['server_error', 'temporarily_unavailable']

export type Asking = (url: string, init: RequestInit) => Promise<Record<string, unknown>>

export class SocialProblem extends Error {
  override name = 'SocialProblem'
  constructor(readonly failure: SocialFailure) {
    super(failure)
  }
}

/** Calls that end together after five seconds. Nothing of an answer stands in a thrown problem: it may hold a token. */
export function askWithin(fetch: Fetch): Asking {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return async (url, init) => {
    const { status, text } = await send(fetch, url, { ...init, redirect: 'manual', signal })
    const answer = parse(text)
    // VK answers its refusals with 200, so that the field decides and not the status.
    const error = answer?.error
    if (answer && error === undefined && status >= 200 && status < 300) return answer
    const isDown = status >= 500 || (typeof error === 'string' && DOWN.includes(error))
    throw new SocialProblem(isDown ? 'unavailable' : 'refused')
  }
}

async function send(fetch: Fetch, url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init)
    return { status: response.status, text: await response.text() }
  } catch {
    throw new SocialProblem('unavailable')
  }
}

function parse(text: string): Record<string, unknown> | null {
  if (text.length > LONGEST) return null
  try {
    const answer: unknown = JSON.parse(text)
    return isRecord(answer) ? answer : null
  } catch {
    return null
  }
}
