import type { About } from '../../db/queue'
import { changed, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { JobFailure } from '../../kernel/job-failure'
import type { PushMessage, PushSubscription } from '../../services/push/push'
import { beginMessage, settleMessage } from '../messages/write-message'

/**
 * Sends one notice to every browser of a person and forgets the dead ones. Throws when a push service asks to come again,
 * unless the person is told elsewhere too: who has the notice already is shown nothing twice, for one of the same topic
 * takes its place.
 * @returns whether any of them has it.
 */
export async function sendPush(
  deps: Deps,
  browsers: readonly PushSubscription[],
  message: PushMessage,
  { isElsewhere = false, about = { kind: 'other' } }: { isElsewhere?: boolean; about?: About } = {},
): Promise<boolean> {
  if (deps.config.push.transport === 'off') return false
  const kinds = await Promise.all(browsers.map((subscription) => sendOne(deps, subscription, message)))
  if (kinds.includes('retry') && !isElsewhere) throw new JobFailure('push.later')
  const isSent = kinds.includes('sent')
  if (browsers.length > 0) await note(deps, about, isSent)
  return isSent
}

async function note({ orm, config, now }: Deps, about: About, isSent: boolean): Promise<void> {
  const em = orm.em.fork()
  const id = await beginMessage(em, { channel: 'push', recipient: '', about, job_id: null, tries: 1, now: now() })
  const provider = config.push.transport === 'webpush' ? 'webpush' : 'outbox'
  const became = isSent ? { fate: 'sent' as const } : { fate: 'failed' as const, reason: 'push.gone' as const }
  await settleMessage(em, id, { ...became, provider, now: now() })
}

async function sendOne({ doors, orm, log }: Deps, subscription: PushSubscription, message: PushMessage) {
  const sent = await doors.push(subscription, message)
  if (sent.ok) return 'sent'
  if (sent.kind === 'gone' || sent.kind === 'forbidden_host') {
    const { endpoint } = subscription
    await changed(orm.em.fork(), sql`delete from push_subscription where endpoint = ${endpoint}`)
    await changed(orm.em.fork(), sql`delete from business_subscription where endpoint = ${endpoint}`)
    await changed(orm.em.fork(), sql`update courier set browser = null where browser ->> 'endpoint' = ${endpoint}`)
  }
  // Our keys or the request itself: no repeat mends them, somebody has to look.
  if (sent.kind === 'fatal' || sent.kind === 'too_large') log.error({ kind: sent.kind }, 'a notice cannot be pushed')
  return sent.kind
}
