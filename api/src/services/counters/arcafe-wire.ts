import type { CounterFailureName } from '@ostrov/shared/counters/failures'
import { cutText } from '@ostrov/shared/formats/cut-text'
import type { Fetch } from './counter'
import { isRecord, isUnsent } from './wire'

/** `unsent`: nothing was done. `lost`: no readable answer came, so nobody knows. */
export type ArcafeAnswer =
  | { kind: 'answered'; body: unknown }
  | { kind: 'refused'; failure: CounterFailureName; code: string }
  | { kind: 'unsent' }
  | { kind: 'lost' }

type Line = { url: string; key: string; timeoutMs: number; fetch: Fetch }

const FAILURES: Readonly<Record<string, CounterFailureName>> = {
  key_unknown: 'secret_wrong',
  api_off: 'api_off',
  plan_without_api: 'plan_without_api',
  too_often: 'too_often',
  shift_closed: 'shift_closed',
  articles_unknown: 'articles_unknown',
}

/** One call: a question without a body, what is to be made with one. Never throws. */
export async function callArcafe(
  { url, key, timeoutMs, fetch }: Line,
  path: string,
  body?: object,
): Promise<ArcafeAnswer> {
  // Nobody has told where it is.
  if (url === '') return { kind: 'unsent' }
  try {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${encodeURIComponent(key)}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect would post the order a second time.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { kind: 'answered', body: answer }
    if (response.status >= 500 || !isRecord(answer) || typeof answer.error !== 'string') return { kind: 'lost' }
    const code = cutText(answer.error, 50)
    return { kind: 'refused', failure: FAILURES[code] ?? 'refused', code }
  } catch (error) {
    return { kind: isUnsent(error) ? 'unsent' : 'lost' }
  }
}
