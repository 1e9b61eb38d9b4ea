import { Pool } from 'pg'
import { Gauge } from 'prom-client'
import { createLag } from './replica-lag'
import type { SharedConnection } from './shared-connection'

/** How often a replica is asked what it has replayed. */
export const LOOK_MS = 1_000
/** A replica that says nothing for so long is as good as down: the primary is asked instead. */
export const CONNECT_MS = 1_000
export const ANSWER_MS = 5_000

export const replicaLag = new Gauge({
  name: 'replica_lag_seconds',
  help: 'How far a read replica is behind the primary, as a process has seen it',
  labelNames: ['replica'],
  aggregator: 'max',
  registers: [],
})

const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position`
const REPLAYED = `select pg_is_in_recovery() as follows, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position`

/** Compares a replica with its primary each second, until `stop()`. `onLost` is told why it cannot be read from. */
export function watchReplica(url: string, primary: SharedConnection, onLost: (reason: unknown) => void) {
  const lag = createLag()
  // Of its own, so that nothing else is answered in the replica's name.
  const bounds = { connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS }
  const pool = new Pool({ connectionString: url, max: 1, ...bounds })
  pool.on('error', () => undefined)
  let hasFollowed = false
  let isStopped = false
  let asking: Promise<void> | null = null

  async function askPrimary() {
    const at = performance.now()
    const written = await primary.query<{ position: number }>({ text: WRITTEN }).catch(() => null)
    for (const { position } of written?.rows ?? []) lag.wrote(position, at)
    asking = null
  }

  async function look() {
    // A primary that is away must not keep the replica from being seen.
    asking ??= askPrimary()
    await Promise.race([asking, Bun.sleep(LOOK_MS)])
    const { rows } = await pool.query<{ follows: boolean; position: number | null }>(REPLAYED)
    const { follows = false, position = null } = rows[0] ?? {}
    // Promoted, it goes ways of its own.
    if (hasFollowed && !follows) throw new Error('it does not follow any more')
    hasFollowed = follows
    lag.replayed(follows ? (position ?? 0) : null)
  }
  async function lookOn() {
    while (!isStopped) {
      await look().catch(onLost)
      const behind = lag.behind()
      if (Number.isFinite(behind)) replicaLag.set({ replica: new URL(url).host }, behind / 1000)
      if (!isStopped) await waiting()
    }
  }
  let wake = () => undefined
  const waiting = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS)
      timer.unref()
      wake = () => void resolve()
    })
  const looking = lookOn()
  return {
    /** Milliseconds; endless before it was seen. */
    behind: lag.behind,
    async stop() {
      isStopped = true
      wake()
      await looking
      await pool.end()
    },
  }
}
