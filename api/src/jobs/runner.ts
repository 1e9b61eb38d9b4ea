import { EventEmitter } from 'node:events'
import {
  type Runner as GraphileRunner,
  Logger,
  parseCronItems,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import { openLightPool } from '../db/pool'
import type { JobRow, Jobs } from '../db/queue'
import { traced } from '../db/traced'
import { inNameOf } from '../db/work'
import type { Deps } from '../kernel/deps'
import { failureOf } from '../kernel/job-failure'
import { jobsRun } from '../kernel/metrics'
import { CRON_TASKS, TASKS } from './tasks'

const CONCURRENCY = 5
const POLL_MS = 2_000
/** The queue's own statements take milliseconds: a connection that leaves one unanswered for so long is as good as lost. */
const PATIENCE_MS = 30_000
const CLOCK_LOOK_MS = 5_000
/** A clock that is set back by less is only being corrected. */
const CLOCK_BACK_MS = 30_000
/** With a delay, however short, the library hears when it could not write how a job ended; without, the process dies of it. */
const HEARD = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

export type RunnerOptions = { concurrency?: number; pollInterval?: number; cron?: boolean }
export type Runner = Awaited<ReturnType<typeof openRunner>>

/**
 * One runner of jobs with connections of its own. `lost` resolves with a reason once it cannot be trusted any more: it may then
 * hold jobs whose end it could not write, so whoever opened it closes it and gives back what stands under its `id`.
 * @param announce is told the id before the first job is taken.
 * @throws when PostgreSQL is away.
 */
export async function openRunner(deps: Deps, announce: (id: string) => void, options: RunnerOptions) {
  const concurrency = options.concurrency ?? CONCURRENCY
  const pool = poolOf(deps, concurrency)
  const events: WorkerEvents = new EventEmitter()
  const lost = Promise.withResolvers<string>()
  const lose = ({ error }: { error: unknown }) => lost.resolve(error instanceof Error ? error.message : String(error))
  let id = ''
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id
    announce(id)
  })
  events.on('pool:listen:error', lose)
  events.on('pool:fatalError', lose)
  events.on('worker:getJob:error', lose)

  const running = new Set<Promise<unknown>>()
  const runner = await forgetFuture(pool)
    .then(() => run(runnerOptions(deps, { pool, concurrency, events, running, options })))
    .catch(async (error: unknown) => {
      await pool.end()
      throw error
    })
  const clock = watchClock(() => lost.resolve('the clock was set back'))
  void lost.promise.then(clock.stop)
  await catchUp(runner, options).catch((error: unknown) => lose({ error }))
  runner.promise.then(
    () => lost.resolve('the runner ended'),
    (error: unknown) => lose({ error }),
  )
  return {
    id,
    lost: lost.promise,
    /** Takes no more jobs and lets the running ones end. */
    async close() {
      clock.stop()
      const ended = runner
        .stop()
        // A runner that is stopped already says so by an error.
        .catch(() => undefined)
        .then(() => pool.end())
      // What the library does to end a lost runner may never be done; its jobs are.
      await Promise.race([ended, lost.promise.then(() => Promise.allSettled(running))])
    },
  }
}

/**
 * What was written by a clock that has been set back since: jobs would wait, and the rounds of each minute pause, until it shows that
 * time again. Before the library has made its tables there is nothing.
 */
async function forgetFuture(pool: Pool) {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('graphile_worker._private_known_crontabs') is not null as there`,
  )
  if (!rows[0]?.there) return
  await pool.query(
    'update graphile_worker._private_known_crontabs set last_execution = now() where last_execution > now()',
  )
  await pool.query(
    `update graphile_worker._private_jobs set run_at = run_at - (created_at - now()), created_at = now()
     where created_at > now() and locked_at is null`,
  )
}

/** Tells once of a clock that was set back: the library would wait for the minute that it had planned. */
function watchClock(onBack: () => void) {
  const lead = () => Date.now() - performance.now()
  let furthest = lead()
  const timer = setInterval(() => {
    if (lead() < furthest - CLOCK_BACK_MS) onBack()
    furthest = Math.max(furthest, lead())
  }, CLOCK_LOOK_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** Its key lets several processes that begin at once leave one job. */
async function catchUp({ addJob }: Pick<GraphileRunner, 'addJob'>, { cron }: RunnerOptions) {
  const missed = cron === false ? [] : Object.entries(CRON_TASKS).filter(([, { atStart }]) => atStart)
  for (const [task] of missed) await addJob(task, {}, { maxAttempts: 1, jobKey: task })
}

function poolOf({ config, log }: Deps, concurrency: number) {
  const onLost = ({ message }: Error) => log.warn({ reason: message }, 'a connection of the worker was lost')
  const bounds = { query_timeout: PATIENCE_MS, connectionTimeoutMillis: PATIENCE_MS }
  return openLightPool(config.database.url, onLost, { max: concurrency + 3, ...bounds })
}

type Equipment = {
  pool: ReturnType<typeof openLightPool>
  concurrency: number
  events: WorkerEvents
  running: Set<Promise<unknown>>
  options: RunnerOptions
}

function runnerOptions(deps: Deps, { pool, concurrency, events, running, options }: Equipment) {
  const cron = options.cron === false ? [] : Object.entries(CRON_TASKS)
  return {
    // Without a local queue: a released one throws into the air when it cannot give its jobs back, which ends the process.
    preset: { worker: HEARD },
    pgPool: pool,
    events,
    taskList: taskList(deps, running),
    parsedCronItems: parseCronItems(
      cron.map(([task, { match }]) => ({ task, match, options: { maxAttempts: 1, jobKey: task } })),
    ),
    concurrency,
    pollInterval: options.pollInterval ?? POLL_MS,
    noHandleSignals: true,
    logger: quietLogger(deps),
  }
}

function taskList(deps: Deps, running: Set<Promise<unknown>>): TaskList {
  const tasks: TaskList = {}
  const add = (name: string, work: (payload: unknown, attempt: number, job: JobRow) => Promise<unknown>) => {
    tasks[name] = async (payload, { job: { id, attempts, max_attempts } }) => {
      const piece = { kind: 'job', name: `job ${name}`, facts: { 'ostrov.attempt': attempts } } as const
      const row = { id: Number(id), isLast: attempts >= max_attempts }
      const job = Promise.try(() =>
        inNameOf(`job-${id.padStart(4, '0')}`, () => traced(piece, () => work(payload, attempts, row))),
      ).then(
        () => jobsRun.inc({ task: name, outcome: 'ok' }),
        (error: unknown) => {
          jobsRun.inc({ task: name, outcome: 'failure' })
          // The queue keeps the message beside the job.
          throw new Error(failureOf(error), { cause: error })
        },
      )
      running.add(job)
      await job.finally(() => running.delete(job))
    }
  }
  for (const name of Object.keys(TASKS)) if (isJobName(name)) add(name, jobTask(deps, name))
  for (const [name, { run: work }] of Object.entries(CRON_TASKS)) add(name, () => work(deps))
  return tasks
}

function jobTask<Name extends keyof Jobs>(deps: Deps, name: Name) {
  return async (payload: unknown, attempt: number, job: JobRow) => {
    if (!isPayload(name, payload)) throw new Error(`A job ${name} came without its payload`)
    await TASKS[name](deps, payload, attempt, job)
  }
}

function isJobName(name: string): name is keyof Jobs {
  return Object.hasOwn(TASKS, name)
}

/** Only `addJob` writes jobs, so a payload that is there at all is the right one. */
function isPayload<Name extends keyof Jobs>(_name: Name, payload: unknown): payload is Jobs[Name] {
  return typeof payload === 'object' && payload !== null
}

/** The library's talk goes where ours goes; payloads and what an error quotes, which may hold a phone, do not. */
function quietLogger({ log }: Deps) {
  return new Logger((scope) => (level, message, meta) => {
    const err: unknown = meta?.error
    const facts = { ...jobOf(meta?.job ?? scope), ...(err !== undefined && { err }) }
    const [said] = message.split(/\n| with error /)
    if (level === 'error') log.error(facts, said)
    else if (level === 'warning') log.warn(facts, said)
    else log.trace(facts, said)
  })
}

/** The library names a job that has failed beside its line, with its payload, and others by where the line was written. */
function jobOf(told: unknown) {
  if (typeof told !== 'object' || told === null) return {}
  if ('task_identifier' in told && 'id' in told) return { task: told.task_identifier, job_id: told.id }
  return 'taskIdentifier' in told && 'jobId' in told ? { task: told.taskIdentifier, job_id: told.jobId } : {}
}
