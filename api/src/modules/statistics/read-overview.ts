import { addDays, localParts } from '@ostrov/shared/formats/time'
import { type AdminRole, adminMay } from '@ostrov/shared/staff/permissions'
import type { OverviewWire } from '@ostrov/shared/statistics/schema'
import type { Em } from '../../db/orm'
import { pipelined, row, sql } from '../../db/sql'
import { cappedSms } from '../messages/sms-cap'
import { waitingRevisions } from '../moderation/queue-figures'
import { countNeeds } from '../orders/lists/order-needs'
import { waitingSupport } from '../support/read-support'
import { failedJobs } from '../system/jobs'
import { countBeside } from './read-statistics'

const WEEK_DAYS = 7
/** Everybody's. */
const whose = { of: sql`true`, share: 'many' as const }

/** What waits for a hand, and today so far beside the same weekday a week ago: two statements that leave together. */
export function readOverview(em: Em, { role, now }: { role: AdminRole; now: Date }): Promise<OverviewWire> {
  const { date: today } = localParts(now)
  const period = { from: today, to: today }
  const before = { from: addDays(today, -WEEK_DAYS), to: addDays(today, -WEEK_DAYS) }
  return em.transactional(async (tx) => {
    const [counted, waiting] = await pipelined([
      countBeside(tx, { whose, period, before, now }),
      row<Waits>(tx, waits(role, now)),
    ])
    if (!waiting) throw new Error('What waits is always one row.')
    return { ...counted, ...waiting }
  })
}

type Waits = Pick<OverviewWire, 'needs' | 'moderation' | 'support' | 'failed_jobs' | 'capped_sms'>
const waits = (role: AdminRole, now: Date) => sql<Waits>`
  select ${adminMay(role, 'orders') ? countNeeds(now) : sql`null::json`} as needs,
    ${adminMay(role, 'moderation') ? sql`(select row_to_json(q) from ${waitingRevisions} q)` : sql`null::json`} as moderation,
    ${adminMay(role, 'support') ? sql`(select row_to_json(q) from ${waitingSupport} q)` : sql`null::json`} as support,
    ${adminMay(role, 'system') ? failedJobs : sql`null::int`} as failed_jobs,
    ${adminMay(role, 'messages') ? cappedSms : sql`null::int`} as capped_sms`
