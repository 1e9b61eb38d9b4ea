import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { PushSubscription } from '../../services/push/push'
import { demandSubscription } from '../customers/demand-subscription'

/** More browsers than a person works at; of more, the oldest are told nothing any longer. */
const MOST = 10

/**
 * Keeps a browser of somebody of the staff to push notices to; whose it was before loses it. Call inside a transaction.
 * @throws {Refusal} `request.invalid` when nothing could be pushed there.
 */
export async function saveStaffSubscription(em: Em, id: string, { endpoint, keys }: PushSubscription, now: Date) {
  demandSubscription({ endpoint, keys })
  await changed(
    em,
    sql`insert into business_subscription (endpoint, business_user_id, keys, created_at)
        values (${endpoint}, ${id}, ${JSON.stringify(keys)}::jsonb, ${now})
        on conflict (endpoint) do update set business_user_id = excluded.business_user_id, keys = excluded.keys,
          created_at = excluded.created_at`,
  )
  await changed(
    em,
    sql`delete from business_subscription where business_user_id = ${id} and endpoint not in
          (select endpoint from business_subscription where business_user_id = ${id}
           order by created_at desc, endpoint limit ${MOST})`,
  )
}

/** Ends the notices of one browser of the person, or of all. */
export async function endStaffSubscriptions(em: Em, id: string, endpoint?: string): Promise<number> {
  return changed(
    em,
    sql`delete from business_subscription where business_user_id = ${id}
          and endpoint = coalesce(${endpoint ?? null}, endpoint)`,
  )
}
