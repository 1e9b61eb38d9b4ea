import type { BankAnswer } from './bank-call'

/**
 * `refused`: the bank said no, for good. `unavailable`: nothing is known or the bank is busy, ask again later with the same data.
 * `lost` (Init only): the bank recorded this attempt but its page address is gone; it was cancelled, so start a new attempt.
 */
export type BankFailure = { ok: false; kind: 'refused' | 'unavailable' | 'lost'; code: string; message: string }
export type BankResult<T> = { ok: true; value: T } | BankFailure

export function read<T>(answer: BankAnswer, reader: (body: Record<string, unknown>) => T | null): BankResult<T> {
  if (answer.kind === 'lost') return unavailable({ code: '', message: 'The bank did not answer' })
  if (answer.kind === 'refused') {
    const { code, message } = answer
    return {
      ok: false,
      kind: code === '402' || code === '9999' || code === '3' ? 'unavailable' : 'refused',
      code,
      message,
    }
  }
  const value = reader(answer.body)
  return value === null
    ? unavailable({ code: '', message: 'The bank answered in an unknown form' })
    : { ok: true, value }
}

export function unavailable({ code, message }: { code: string; message: string }): BankFailure {
  return { ok: false, kind: 'unavailable', code, message }
}
