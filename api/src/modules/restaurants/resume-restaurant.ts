import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'

/** The queue looks for what is due every two seconds: a moment is taken that much before it comes, and waited for. */
const AHEAD_MS = 2_000

/** Until when something of a restaurant lasts. */
type Moments = Partial<Record<'disabled_until' | 'busy_until', string | null | undefined>>

/** Writes the jobs by which pages learn that a pause or a busy time has ended. */
export async function awaitMoments(em: Em, restaurant_id: string, moments: Moments): Promise<void> {
  for (const [name, moment] of Object.entries(moments)) {
    if (!moment) continue
    const run_at = new Date(Date.parse(moment) - AHEAD_MS)
    const payload = { restaurant_id, at: moment }
    await addJob(em, 'restaurant.resume', payload, { run_at, key: `${name}:${restaurant_id}` })
  }
}

/**
 * At the moment when a pause or a busy time ends: takes it off the row, so that every page of it is drawn anew. One that was
 * prolonged meanwhile stays. What decides is the moment itself; a job that is late or lost lets nobody wait.
 */
export async function resumeRestaurant(
  { orm, now }: Deps,
  { restaurant_id, at }: { restaurant_id: string; at: string },
) {
  await Bun.sleep(Math.min(AHEAD_MS, Math.max(0, Date.parse(at) - now().getTime())))
  const moment = now()
  const passed = (column: string) => sql`${sql.ref(column)} <= ${moment}::timestamptz`
  await changed(
    orm.em.fork(),
    sql`update restaurant set
          disabled_reason = case when ${passed('disabled_until')} then null else disabled_reason end,
          disabled_until = case when ${passed('disabled_until')} then null else disabled_until end,
          busy_minutes = case when ${passed('busy_until')} then 0 else busy_minutes end,
          busy_until = case when ${passed('busy_until')} then null else busy_until end
        where id = ${restaurant_id} and (${passed('disabled_until')} or ${passed('busy_until')})`,
  )
}
