import { Client } from 'pg'
import type { Deps } from '../kernel/deps'

/** Our own name among advisory locks. */
const LOCK_SPACE = 7232
const ROUND_MS = 5_000
const RECONNECT_MS = 500
/**
 * A worker announces itself a moment after its birth: jobs younger than this are nobody's loss yet. Those taken later than now were
 * taken before the clock was set back.
 */
const GRACE_SECONDS = 5
/** A connection that leaves a question so long without an answer is taken for dead. */
const PATIENCE_MS = 10_000

/**
 * Tells living workers from dead ones. While a process lives, a connection of its own holds an advisory lock named after
 * its worker, and PostgreSQL lets go of it the moment the process dies, however it dies. Every few seconds each process
 * looks for workers that hold jobs but no lock, and gives their jobs back.
 */
export function keepAlive(deps: Deps) {
  const announced = new Set<string>()
  const renounced = new Set<string>()
  /** Those whose lock this connection holds: one that was lost without a word may keep it for a while. */
  const held = new Set<string>()
  let stopped = false
  let client: Client | null = null
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()

  async function connect() {
    const fresh = new Client({
      ...{ connectionString: deps.config.database.url, application_name: 'ostrov-worker-alive' },
      ...{ query_timeout: PATIENCE_MS, connectionTimeoutMillis: PATIENCE_MS },
    })
    fresh.on('error', () => {
      if (client === fresh) client = null
      wake()
    })
    await fresh.connect()
    held.clear()
    client = fresh
    return fresh
  }

  async function round() {
    const asked = client ?? (await connect())
    for (const id of announced) if (!held.has(id) && (await lock(asked, id))) held.add(id)
    for (const id of renounced) {
      await release(asked, id)
      renounced.delete(id)
      held.delete(id)
    }
    const freed = await releaseDead(asked, announced)
    if (freed.length > 0) deps.log.warn({ workers: freed.length }, 'jobs of dead workers were given back')
  }

  async function rounds() {
    while (!stopped) {
      const isDone = await round().then(
        () => true,
        () => false,
      )
      if (!isDone) giveUp()
      await pause(isDone ? ROUND_MS : RECONNECT_MS)
    }
  }

  /** Its next answer, if one ever came, would be to another question. */
  function giveUp() {
    const lost = client
    client = null
    void lost?.end().catch(() => undefined)
  }

  async function pause(milliseconds: number) {
    const timer = setTimeout(wake, milliseconds)
    await woken.promise
    clearTimeout(timer)
    if (!stopped) woken = Promise.withResolvers()
  }
  const running = rounds()

  return {
    /** This process runs a worker of this id from now on. */
    announce(id: string) {
      announced.add(id)
      wake()
    },
    /** A worker of this process has ended: whatever still stands under its id goes back at once. */
    renounce(id: string) {
      announced.delete(id)
      renounced.add(id)
      wake()
    },
    async stop() {
      stopped = true
      wake()
      await running
      await client?.end().catch(() => undefined)
    },
  }
}

/** Whether nobody else holds it, or holds it still. */
async function lock(client: Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
    LOCK_SPACE,
    id,
  ])
  return rows[0]?.taken === true
}

/** Frees the jobs of workers that live nowhere; answers whose. A lock that can be taken has no living owner. */
async function releaseDead(client: Client, own: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct locked_by as id from graphile_worker.jobs
     where locked_by is not null
       and not (locked_at between now() - $1 * interval '1 second' and now() + $1 * interval '1 second')`,
    [GRACE_SECONDS],
  )
  const freed: string[] = []
  for (const { id } of rows) {
    if (own.has(id)) continue
    if (!(await lock(client, id))) continue
    await release(client, id)
    freed.push(id)
  }
  return freed
}

/** Gives back the jobs of a worker and lets go of its lock. */
async function release(client: Client, id: string) {
  await client.query('select graphile_worker.force_unlock_workers(array[$1]::text[])', [id])
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_SPACE, id])
}
