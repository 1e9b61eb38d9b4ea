import type { ListQuery } from '@ostrov/shared/lists/table'
import { unansweredList } from '@ostrov/shared/orders/lists'
import type { UnansweredOrderWire } from '@ostrov/shared/orders/schema'
import { REMINDER_MINUTES } from '@ostrov/shared/orders/waiting'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { moment, sql } from '../../../db/sql'

const [, LAST] = REMINDER_MINUTES

/** Orders that no restaurant had accepted within ten minutes and none has since, newest first: those that wait, and how the others ended. */
export function listUnanswered(em: Em, query: ListQuery<typeof unansweredList>) {
  return readList<UnansweredOrderWire, typeof unansweredList>(em, unansweredList, query, {
    select: sql`o.id::int as id, o.status, o.total, ${moment('o.created_at')} as created_at, ${moment('o.finished_at')} as finished_at,
      json_build_object('id', o.restaurant_id, 'name', o.restaurant->'general_info'->>'name',
        'phones', o.restaurant->'general_info'->'phones') as restaurant`,
    from: sql`"order" o`,
    where: sql`o.waited_told >= ${sql.lit(LAST)} and o.confirmation_date is null and o.user_id is not null`,
    order: sql`o.created_at desc, o.id desc`,
  })
}
