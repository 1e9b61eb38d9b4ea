import type { JobRow, Jobs } from '../db/queue'
import type { Deps } from '../kernel/deps'
import { JobFailure } from '../kernel/job-failure'
import { askLater } from '../modules/messages/ask-sms'
import { isCapReached, isKnownPhone, settleForCap } from '../modules/messages/sms-cap'
import { beginMessage, settleMessage } from '../modules/messages/write-message'

/**
 * Sends one SMS. A number that cannot be reached, what the reserve may have sent, and what is over the day's cap is let go; any other
 * failure is tried again by the queue.
 */
export async function sendSms(deps: Deps, payload: Jobs['sms.send'], attempt = 1, job: JobRow | null = null) {
  const { doors, log, config, orm, now } = deps
  const em = orm.em.fork()
  const { phone, text, about = { kind: 'other' } } = payload
  const id = await beginMessage(em, {
    channel: 'sms',
    recipient: phone,
    about,
    job_id: job?.id ?? null,
    tries: attempt,
    now: now(),
  })
  const own = config.sms.provider
  if (own === 'off') return settleMessage(em, id, { fate: 'failed', provider: null, reason: 'sms.off', now: now() })
  if (await isRefused(deps, payload)) {
    await em.transactional((tx) => settleForCap(tx, config, { id, now: now() }))
    log.error('an SMS was not sent: the cap of the day is reached')
    return
  }
  const result = await doors.sms({ phone, text }, { isRepeat: attempt > 1 })
  if (result.ok) {
    const provider = result.by === 'reserve' ? 'smsc' : own
    await settleMessage(em, id, { fate: 'sent', provider, provider_id: result.id, now: now() })
    if (provider === 'smsru' && result.id !== '') await askLater(em, id, now())
    if (result.by === 'reserve') log.warn('an SMS went by the reserve gateway')
    return
  }
  const { kind, code } = result
  const isLetGo = kind === 'number' || kind === 'lost'
  const fate = isLetGo || (job?.isLast ?? true) ? 'failed' : 'queued'
  await settleMessage(em, id, { fate, provider: own, reason: `sms.${kind}`, code: String(code), now: now() })
  // Neither the text, which may hold a code, nor the whole number belongs in a log.
  log.warn({ kind, code, phone_end: phone.slice(-4) }, 'an SMS was not sent')
  if (!isLetGo) throw new JobFailure(`sms.${kind}`, String(code))
}

async function isRefused({ config, orm, now }: Deps, { phone, about }: Jobs['sms.send']): Promise<boolean> {
  const em = orm.em.fork()
  if (!(await isCapReached(em, config.sms.dayCap, now()))) return false
  return about?.kind !== 'code' || !(await isKnownPhone(em, phone))
}
