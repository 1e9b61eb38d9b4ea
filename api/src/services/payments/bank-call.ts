import type { PaymentsConfig } from '../../config'
import { isRecord, parseLossless, textOf } from './lossless-json'
import { tbankToken } from './tbank-token'

/** The part of `fetch` that the doors use, so that a test may hand in a server's own handler. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type BankConfig = Pick<PaymentsConfig, 'url' | 'terminalKey' | 'password'>

/** `lost`: no readable answer came, so the bank may or may not have done it. `refused`: the bank said no. */
export type BankAnswer =
  | { kind: 'answered'; body: Record<string, unknown> }
  | { kind: 'refused'; code: string; message: string; body: Record<string, unknown> }
  | { kind: 'lost' }

/** Answers after which the bank itself asks to come again; nothing was done. */
const TRY_LATER = new Set(['3', '402', '9999'])
const TIMEOUT_MS = 8_000
const PAUSES_MS = [250, 1_000]

/** One signed request. Waits `timeout` ms at most, by itself 8 s. Never throws: a failure of the line is `lost`. */
export async function callBank(
  config: BankConfig,
  fetch: Fetch,
  method: string,
  fields: Readonly<Record<string, unknown>>,
  timeout = TIMEOUT_MS,
): Promise<BankAnswer> {
  const unsigned = { TerminalKey: config.terminalKey, ...withoutUndefined(fields) }
  const body = JSON.stringify({ ...unsigned, Token: tbankToken(unsigned, config.password) })
  try {
    const response = await fetch(new URL(method, config.url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(timeout),
    })
    const told = parseLossless(await response.text())
    // The list of cards alone comes bare.
    const answer = Array.isArray(told) ? { Success: true, ErrorCode: '0', Cards: told } : told
    if (!response.ok || !isRecord(answer)) return { kind: 'lost' }
    if (answer.Success === true && textOf(answer, 'ErrorCode') === '0') return { kind: 'answered', body: answer }
    return { kind: 'refused', code: textOf(answer, 'ErrorCode'), message: textOf(answer, 'Message'), body: answer }
  } catch {
    return { kind: 'lost' }
  }
}

/**
 * Repeats `attempt` while the bank asks to come again, and, when `onLost` is 'repeat', while the line fails.
 * Two repeats at most; only a call that is harmless to do twice may be repeated after a lost answer.
 */
export async function withRepeats(
  attempt: () => Promise<BankAnswer>,
  onLost: 'repeat' | 'stop',
  pauses: readonly number[] = PAUSES_MS,
): Promise<BankAnswer> {
  let answer = await attempt()
  for (const pause of pauses) {
    const again = answer.kind === 'lost' ? onLost === 'repeat' : answer.kind === 'refused' && TRY_LATER.has(answer.code)
    if (!again) return answer
    await Bun.sleep(pause)
    answer = await attempt()
  }
  return answer
}

function withoutUndefined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
