import { ORDER_NEEDS } from '@ostrov/shared/orders/needs'
import type { DeskWaitingWire } from '@ostrov/shared/staff/desk-search-schema'
import { type AdminPermission, type AdminRole, adminMay } from '@ostrov/shared/staff/permissions'
import { namesOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../db/orm'
import { row, type Sql, sql } from '../../db/sql'
import { waitingRevisions } from '../moderation/queue-figures'
import { hasNeed } from '../orders/lists/order-needs'
import { waitingSupport } from '../support/read-support'
import { failedJobs } from '../system/jobs'

/** How much waits for somebody in each place that this role may open; each is counted by its own index. */
export async function countWaiting(em: Em, { role, now }: { role: AdminRole; now: Date }): Promise<DeskWaitingWire> {
  const counted = (may: AdminPermission, count: Sql) => (adminMay(role, may) ? count : sql`null::int`)
  const orders = sql`(select count(*)::int from "order" o where o.user_id is not null and ${hasNeed(now, namesOf(ORDER_NEEDS))})`
  const differences = sql`(select count(*)::int from bank_difference where state = 'open')`
  const found = await row<DeskWaitingWire>(
    em,
    sql`select ${counted('orders', orders)} as orders,
          ${counted('moderation', sql`(select q.waiting from ${waitingRevisions} q)`)} as moderation,
          ${counted('support', sql`(select q.waiting from ${waitingSupport} q)`)} as support,
          ${counted('payments', differences)} as differences,
          ${counted('system', failedJobs)} as failed_jobs`,
  )
  if (!found) throw new Error('What waits is always one row.')
  return found
}
