import type { Jobs } from '../db/queue'
import type { Deps } from '../kernel/deps'
import { JobFailure } from '../kernel/job-failure'

/** Sends one SMS. A number that cannot be reached, and what the reserve may have sent, is let go; any other failure is tried again by the queue. */
export async function sendSms({ doors, log }: Deps, payload: Jobs['sms.send'], attempt = 1): Promise<void> {
  const result = await doors.sms(payload, { isRepeat: attempt > 1 })
  if (result.ok) {
    if (result.by === 'reserve') log.warn('an SMS went by the reserve gateway')
    return
  }
  // Neither the text, which may hold a code, nor the whole number belongs in a log.
  log.warn({ kind: result.kind, code: result.code, phone_end: payload.phone.slice(-4) }, 'an SMS was not sent')
  if (result.kind !== 'number' && result.kind !== 'lost')
    throw new JobFailure(`sms.${result.kind}`, String(result.code))
}
