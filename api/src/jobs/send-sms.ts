import type { Jobs } from '../db/queue'
import type { Deps } from '../kernel/deps'
import { JobFailure } from '../kernel/job-failure'

/** Sends one SMS. A number that cannot be reached is let go; any other failure is tried again by the queue. */
export async function sendSms({ doors, log }: Deps, payload: Jobs['sms.send']): Promise<void> {
  const result = await doors.sms(payload)
  if (result.ok) return
  // Neither the text, which may hold a code, nor the whole number belongs in a log.
  log.warn({ kind: result.kind, code: result.code, phone_end: payload.phone.slice(-4) }, 'an SMS was not sent')
  if (result.kind !== 'number') throw new JobFailure(`sms.${result.kind}`, String(result.code))
}
