import { changed, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import type { PushMessage, PushSubscription } from '../../services/push/push'

/** Sends one notice and forgets a subscription that is dead. Throws when the push service asks to come again. */
export async function sendPush({ doors, orm }: Deps, subscription: PushSubscription, message: PushMessage) {
  const sent = await doors.push(subscription, message)
  if (sent.ok) return
  if (sent.kind === 'gone') {
    await changed(
      orm.em.fork(),
      sql`update "user" set push_subscription = null where push_subscription->>'endpoint' = ${subscription.endpoint}`,
    )
  }
  if (sent.kind === 'retry') throw new Error('The push service asks to come again')
}
