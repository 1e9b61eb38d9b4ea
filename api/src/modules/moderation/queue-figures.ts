import type { QueueFiguresWire } from '@ostrov/shared/moderation/schema'
import type { Em } from '../../db/orm'
import { moment, row, rows, sql } from '../../db/sql'

type Waiting = Pick<QueueFiguresWire, 'waiting' | 'oldest'>
const authors = sql`from revision where status = 'pending' and cause <> 'check'`
/**
 * What waits and since when, one row; no author waits for what moderators check of one another. Each has its index: asked as one
 * pass, they would read the table.
 */
export const waitingRevisions = sql<Waiting>`(select w.waiting, ${moment('w.oldest')} as oldest
  from (select (select count(*)::int ${authors}) as waiting, (select created_at ${authors} order by created_at limit 1) as oldest) w)`

const WEEK_MS = 7 * 24 * 3_600_000
/** Minutes from the proposal to the moderator's word. */
const waited = sql`extract(epoch from v.decided_at - v.created_at) / 60`
const median = sql`round(percentile_cont(0.5) within group (order by ${waited}))::int`
const decided = (now: Date) =>
  sql`v.decided_at > ${new Date(now.getTime() - WEEK_MS)} and v.status in ('approved', 'needs_work', 'rejected')
    and v.cause <> 'check' and not v.by_trust`

/** How much waits, how long, and who has decided how much. `today` begins at the region's midnight. */
export async function readQueueFigures(em: Em, { today, now }: { today: Date; now: Date }): Promise<QueueFiguresWire> {
  const [waiting, pace, moderators] = await Promise.all([
    row<Waiting>(em, sql`select q.* from ${waitingRevisions} q`),
    readPace(em, now),
    rows<QueueFiguresWire['moderators'][number]>(
      em,
      sql`select a.id, a.name, count(*) filter (where v.decided_at >= ${today})::int as today, count(*)::int as week,
            ${median} as median_minutes
          from revision v join admin a on a.id = v.decided_by where ${decided(now)}
          group by a.id, a.name order by week desc, a.name limit 50`,
    ),
  ])
  return { waiting: waiting?.waiting ?? 0, oldest: waiting?.oldest ?? null, ...pace, moderators }
}

/** How long half of the last seven days' proposals waited. */
export async function readPace(em: Em, now: Date): Promise<{ median_minutes: number | null }> {
  const pace = await row<{ median_minutes: number | null }>(
    em,
    sql`select ${median} as median_minutes from revision v where ${decided(now)}`,
  )
  return pace ?? { median_minutes: null }
}
