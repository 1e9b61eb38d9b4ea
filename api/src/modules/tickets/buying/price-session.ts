import type { Em } from '../../../db/orm'
import { changed, sql } from '../../../db/sql'

/**
 * What a session costs, by the kinds of its tickets that anybody may buy: from the cheapest that costs something, so that a free
 * ticket for a child makes no event free. A session without such kinds keeps what was typed. Call inside the transaction that
 * changed a kind.
 */
export async function priceSession(em: Em, session_id: string): Promise<void> {
  await changed(
    em,
    sql`update event_session s set is_free = k.most = 0, price_from = k.least, price_to = case when k.most > 0 then k.most end
        from (select min(price) filter (where price > 0) as least, max(price) as most from ticket_kind
              where session_id = ${session_id} and access_code is null) k
        where s.id = ${session_id} and k.most is not null
          and (s.is_free, s.price_from, s.price_to) is distinct from (k.most = 0, k.least, case when k.most > 0 then k.most end)`,
  )
}
