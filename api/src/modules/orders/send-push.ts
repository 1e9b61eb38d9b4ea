import { changed, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import type { PushMessage, PushSubscription } from '../../services/push/push'

/** The browsers of the customer of an order `o`. */
export const subscriptions = sql`(select json_agg(json_build_object('endpoint', s.endpoint, 'keys', s.keys))
  from push_subscription s where s.user_id = o.user_id) as subscriptions`

/**
 * Sends one notice to every browser of a person and forgets the dead ones. Throws when a push service asks to come again:
 * who has the notice already is shown nothing twice, for one of the same topic takes its place.
 */
export async function sendPush(deps: Deps, browsers: readonly PushSubscription[], message: PushMessage) {
  const kinds = await Promise.all(browsers.map((subscription) => sendOne(deps, subscription, message)))
  if (kinds.includes('retry')) throw new Error('The push service asks to come again')
}

async function sendOne({ doors, orm, log }: Deps, subscription: PushSubscription, message: PushMessage) {
  const sent = await doors.push(subscription, message)
  if (sent.ok) return 'sent'
  if (sent.kind === 'gone' || sent.kind === 'forbidden_host') {
    await changed(orm.em.fork(), sql`delete from push_subscription where endpoint = ${subscription.endpoint}`)
  }
  // Our keys or the request itself: no repeat mends them, somebody has to look.
  if (sent.kind === 'fatal' || sent.kind === 'too_large') log.error({ kind: sent.kind }, 'a notice cannot be pushed')
  return sent.kind
}
