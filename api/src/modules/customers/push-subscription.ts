import type { PushSubscriptionInput } from '@ostrov/shared/accounts/schema'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'

/** Where a customer's notices are pushed to; null stops them. */
export async function keepPushSubscription(
  em: Em,
  user_id: string,
  { push_subscription }: typeof PushSubscriptionInput.static,
): Promise<void> {
  const kept = push_subscription && JSON.stringify(push_subscription)
  await changed(em, sql`update "user" set push_subscription = ${kept}::jsonb where id = ${user_id}`)
}
