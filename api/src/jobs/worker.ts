import { EventEmitter } from 'node:events'
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { Pool } from 'pg'
import type { Deps } from '../http/deps'
import { keepAlive } from './dead-workers'
import type { Jobs } from './queue'
import { CRON_TASKS, TASKS } from './tasks'

const CONCURRENCY = 5
const POLL_MS = 2_000
const RESTART_PAUSE_MS = 1_000

export type WorkerOptions = { concurrency?: number; pollInterval?: number; cron?: boolean }

/**
 * Runs the product's jobs in this process until `stop()`, which lets running jobs end and returns the rest. Any number of
 * processes share the work; what a killed one held is given back by the others. A restart of PostgreSQL is waited out.
 */
export async function startWorker(deps: Deps, options: WorkerOptions = {}) {
  const pool = new Pool({ connectionString: deps.config.database.url, max: (options.concurrency ?? CONCURRENCY) + 3 })
  // Unheard, the loss of a connection, idle or at work, would end the process.
  const lost = (error: Error) => deps.log.warn({ reason: error.message }, 'a connection of the worker was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  const events: WorkerEvents = new EventEmitter()
  const guard = keepAlive(deps)
  events.on('pool:create', ({ workerPool }) => guard.announce(workerPool.id))

  let stopping = false
  let runner: Runner | null = null
  /** The library gives up when the database is away for long; the product does not. */
  async function supervise() {
    while (!stopping) {
      try {
        runner = await run(runnerOptions(deps, pool, events, options))
        await runner.promise
      } catch (error) {
        if (!stopping) deps.log.warn({ err: error }, 'the job worker stopped and is started again')
      }
      if (!stopping) await Bun.sleep(RESTART_PAUSE_MS)
    }
  }
  const supervised = supervise()

  return {
    async stop() {
      stopping = true
      // A worker that is stopped already says so by an error.
      await runner?.stop().catch(() => undefined)
      await supervised
      await guard.stop()
      await pool.end()
    },
  }
}

function runnerOptions(deps: Deps, pool: Pool, events: WorkerEvents, options: WorkerOptions) {
  const cron = options.cron === false ? [] : Object.entries(CRON_TASKS)
  return {
    pgPool: pool,
    events,
    taskList: taskList(deps),
    parsedCronItems: parseCronItems(
      cron.map(([task, { match }]) => ({ task, match, options: { maxAttempts: 1, jobKey: task } })),
    ),
    concurrency: options.concurrency ?? CONCURRENCY,
    pollInterval: options.pollInterval ?? POLL_MS,
    noHandleSignals: true,
    logger: quietLogger(deps),
  }
}

function taskList(deps: Deps): TaskList {
  const tasks: TaskList = {}
  for (const name of Object.keys(TASKS)) if (isJobName(name)) tasks[name] = jobTask(deps, name)
  for (const [name, { run: work }] of Object.entries(CRON_TASKS)) {
    tasks[name] = async () => {
      await work(deps)
    }
  }
  return tasks
}

function jobTask<Name extends keyof Jobs>(deps: Deps, name: Name) {
  return async (payload: unknown) => {
    if (!isPayload(name, payload)) throw new Error(`A job ${name} came without its payload`)
    await TASKS[name](deps, payload)
  }
}

function isJobName(name: string): name is keyof Jobs {
  return Object.hasOwn(TASKS, name)
}

/** Only `addJob` writes jobs, so a payload that is there at all is the right one. */
function isPayload<Name extends keyof Jobs>(_name: Name, payload: unknown): payload is Jobs[Name] {
  return typeof payload === 'object' && payload !== null
}

/** The library's talk goes where ours goes; payloads, which may hold a phone, do not. */
function quietLogger({ log }: Deps) {
  return new Logger((scope) => (level, message) => {
    const facts = { task: scope.taskIdentifier, job_id: scope.jobId }
    if (level === 'error') log.error(facts, message)
    else if (level === 'warning') log.warn(facts, message)
    else log.trace(facts, message)
  })
}
