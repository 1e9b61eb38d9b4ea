import type { CounterFailureName } from '@ostrov/shared/counters/failures'
import { cutText } from '@ostrov/shared/formats/cut-text'
import type { Fetch } from './counter'
import { isRecord, isUnsent, textOf } from './wire'

/** `unsent`: nothing was done. `lost`: no readable answer came, so nobody knows. */
export type IikoAnswer =
  | { kind: 'answered'; body: Record<string, unknown> }
  | { kind: 'refused'; failure: CounterFailureName; code: string }
  | { kind: 'unsent' }
  | { kind: 'lost' }

export type IikoLine = { url: string; timeoutMs: number; fetch: Fetch }

/** A token lives for an hour; it is taken anew well before. */
const TOKEN_MS = 45 * 60_000
const FAILURES: Readonly<Record<number, CounterFailureName>> = { 401: 'secret_wrong', 403: 'api_off', 429: 'too_often' }

/** The calls of one installation, whose tokens are kept by API login. None of them throws. */
export function createIikoWire(line: IikoLine) {
  const tokens = new Map<string, { token: string; until: number }>()

  async function tokenOf(login: string): Promise<{ token: string } | Exclude<IikoAnswer, { kind: 'answered' }>> {
    const kept = tokens.get(login)
    if (kept && kept.until > performance.now()) return kept
    const answer = await post(line, 'access_token', { apiLogin: login })
    // Nothing is made by asking for a token.
    if (answer.kind !== 'answered') return answer.kind === 'lost' ? { kind: 'unsent' } : answer
    const token = textOf(answer.body.token)
    if (token === '') return { kind: 'unsent' }
    tokens.set(login, { token, until: performance.now() + TOKEN_MS })
    return { token }
  }

  /** One question of an account; a token that has died meanwhile is taken anew once. */
  return async function ask(login: string, path: string, body: object): Promise<IikoAnswer> {
    const first = await tokenOf(login)
    if (!('token' in first)) return first
    const answer = await post(line, path, body, first.token)
    if (answer.kind !== 'refused' || answer.failure !== 'secret_wrong') return answer
    tokens.delete(login)
    const second = await tokenOf(login)
    return 'token' in second ? post(line, path, body, second.token) : second
  }
}

async function post(line: IikoLine, path: string, body: object, token?: string): Promise<IikoAnswer> {
  const { url, timeoutMs, fetch } = line
  try {
    const response = await fetch(`${url}/api/1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      // A redirect would post the order a second time.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json()
    if (response.ok) return isRecord(answer) ? { kind: 'answered', body: answer } : { kind: 'lost' }
    if (response.status >= 500 || response.status === 408) return { kind: 'lost' }
    const code = isRecord(answer) ? cutText(textOf(answer.error) || textOf(answer.errorDescription), 50) : ''
    return { kind: 'refused', failure: FAILURES[response.status] ?? 'refused', code: code || String(response.status) }
  } catch (error) {
    return { kind: isUnsent(error) ? 'unsent' : 'lost' }
  }
}
