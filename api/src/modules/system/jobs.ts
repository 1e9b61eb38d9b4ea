import type { ListQuery } from '@ostrov/shared/lists/table'
import { failureWords } from '@ostrov/shared/system/failures'
import type { JobState } from '@ostrov/shared/system/jobs'
import { jobList } from '@ostrov/shared/system/lists'
import type { JobWire, SystemWire } from '@ostrov/shared/system/schema'
import { readFacets } from '../../db/facets'
import { readList, type SourceOf } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'

type Query = ListQuery<typeof jobList>

/** What is left of jobs: one that is done is not kept. */
export async function listJobs(em: Em, query: Query) {
  const list = await readList<JobWire, typeof jobList>(em, jobList, query, source)
  return {
    ...list,
    items: list.items.map(({ error, ...job }) => ({ ...job, error: error === null ? null : failureWords(error) })),
  }
}

/** How many of them each choice would leave. */
export function countJobs(em: Em, query: Query) {
  return readFacets(em, jobList, query, source)
}

const isFailed = sql`j.locked_at is null and j.attempts >= j.max_attempts`
const isFailing = sql`j.locked_at is null and j.attempts > 0 and j.attempts < j.max_attempts`

const state = sql<JobState>`case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed'
  when j.attempts > 0 then 'again' else 'waiting' end`

const source: SourceOf<typeof jobList> = {
  select: sql`j.id::int as id, t.identifier as task, ${state} as state, j.attempts::int as tries, j.max_attempts::int as most_tries,
    j.last_error as error, ${moment('j.created_at')} as created_at,
    case when j.locked_at is null and j.attempts < j.max_attempts then ${moment('j.run_at')} end as run_at`,
  from: sql`graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`,
  where: sql`true`,
  key: sql`j.id`,
  conditions: { state, family: sql`split_part(t.identifier, '.', 1)` },
  orders: { '-id': { by: [sql`j.id`], falling: true }, id: { by: [sql`j.id`] } },
}

/** How many have failed for good, one number; what this table holds is read whole, as it is short. */
export const failedJobs = sql<number>`(select count(*)::int from graphile_worker._private_jobs j where ${isFailed})`

/** How many there are in each state, and since when the first is due that nobody has taken. */
export async function readQueue(em: Em): Promise<SystemWire['jobs']> {
  const counted = await row<SystemWire['jobs']>(
    em,
    sql`select count(*) filter (where q.state = 'failed')::int as failed, count(*) filter (where q.state = 'again')::int as again,
          count(*) filter (where q.state = 'running')::int as running, count(*) filter (where q.state = 'waiting')::int as waiting,
          ${moment('due')} as due_since
        from (select ${state} as state from graphile_worker._private_jobs j) q,
          (select min(j.run_at) as due from graphile_worker._private_jobs j where j.is_available and j.run_at < now()) d
        group by due`,
  )
  return counted ?? NOTHING_WAITS
}

const NOTHING_WAITS = { failed: 0, again: 0, running: 0, waiting: 0, due_since: null }

type Acted = { by: By; id: number; now: Date }

/**
 * Tries a job anew at once, with all of its tries: one that has failed for good, or that waits for its next try. Of two who
 * ask at once one does it. Call inside a transaction.
 * @throws {Refusal} `job.not_found`; `job.taken` where it is being done or waits for its turn already
 */
export async function retryJob(em: Em, { id, ...acted }: Acted): Promise<void> {
  const task = await row<{ name: string }>(
    em,
    sql`update graphile_worker._private_jobs j set attempts = 0, run_at = now(), updated_at = now()
        from graphile_worker._private_tasks t
        where j.id = ${id} and t.id = j.task_id and (${isFailed} or (${isFailing} and j.run_at > now()))
        returning t.identifier as name`,
  )
  await finish(em, { ...acted, act: 'job.retry', id, task })
}

/**
 * Takes away a job that has failed for good. Of two who ask at once one does it. Call inside a transaction.
 * @throws {Refusal} `job.not_found`; `job.taken` where it is being done or will be
 */
export async function dropJob(em: Em, { id, ...acted }: Acted): Promise<void> {
  const task = await row<{ name: string }>(
    em,
    sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where j.id = ${id} and t.id = j.task_id and ${isFailed} returning t.identifier as name`,
  )
  await finish(em, { ...acted, act: 'job.drop', id, task })
}

type Done = Acted & { act: 'job.retry' | 'job.drop'; task: { name: string } | undefined }

async function finish(em: Em, { by, act, id, task, now }: Done): Promise<void> {
  if (task) return writeEntry(em, { by, act, subject: `job:${id}`, to: { task: task.name }, now })
  const known = await row(em, sql`select from graphile_worker._private_jobs where id = ${id}`)
  throw new Refusal(known ? 'job.taken' : 'job.not_found')
}
