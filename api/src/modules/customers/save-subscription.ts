import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { PushSubscription } from '../../services/push/push'
import { demandSubscription } from './demand-subscription'

/** More browsers than a person has; of more, the oldest are told nothing any longer. */
const MOST = 10

/**
 * Keeps a browser of the person to push notices to; whose it was before loses it.
 * @throws {Refusal} `request.invalid` when nothing could be pushed there.
 */
export async function saveSubscription(em: Em, user_id: string, { endpoint, keys }: PushSubscription, now: Date) {
  demandSubscription({ endpoint, keys })
  await em.transactional(async (tx) => {
    await changed(
      tx,
      sql`insert into push_subscription (endpoint, user_id, keys, created_at)
          values (${endpoint}, ${user_id}, ${JSON.stringify(keys)}::jsonb, ${now})
          on conflict (endpoint) do update set user_id = excluded.user_id, keys = excluded.keys, created_at = excluded.created_at`,
    )
    await changed(
      tx,
      sql`delete from push_subscription where user_id = ${user_id} and endpoint not in
            (select endpoint from push_subscription where user_id = ${user_id} order by created_at desc, endpoint limit ${MOST})`,
    )
  })
}

/** Ends the notices of one browser of the person, or of all. */
export async function endSubscriptions(em: Em, user_id: string, endpoint?: string) {
  await changed(
    em,
    sql`delete from push_subscription where user_id = ${user_id} and endpoint = coalesce(${endpoint ?? null}, endpoint)`,
  )
}
