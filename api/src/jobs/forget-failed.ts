import type { Em } from '../db/orm'
import { changed, sql } from '../db/sql'

/**
 * Takes jobs away that will not be tried again: of the clock's after an hour, for their next minute has done the same since;
 * of the others after thirty days, within which somebody may look at why.
 */
export async function forgetFailedJobs(em: Em, now: Date): Promise<void> {
  await changed(
    em,
    sql`select graphile_worker.complete_jobs(array(
          select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null
            and updated_at < ${now}::timestamptz - case when task_identifier like 'cron.%' then interval '1 hour' else interval '30 days' end
          order by id limit 10000))`,
  )
}
