import { type Instant, MINUTE_MS, toDate } from '../formats/time'

/** Digits of the code sent by SMS. */
export const CODE_LENGTH = 4
export const CODE_LIFE_MS = 5 * MINUTE_MS
/** Wrong tries after which a code is dead. */
export const CODE_MAX_TRIES = 5
/** Seconds before another code may be asked for. */
export const CODE_RESEND_SECONDS = 30

/** Whole seconds until another code may be sent; 0 when it may. */
export function resendIn(last_sent_at: Instant | null, now: Date): number {
  if (last_sent_at === null) return 0
  const waited = (now.getTime() - toDate(last_sent_at).getTime()) / 1000
  return Math.max(Math.ceil(CODE_RESEND_SECONDS - waited), 0)
}
