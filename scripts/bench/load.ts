/** A closed loop of clients: each sends its next request when the last one is answered. */
import { withClient } from './diners.ts'
import { type Connection, connectTo } from './wire.ts'

export type Measured = {
  name: string
  /** Requests answered in a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  failed: number
  /** What one act cost PostgreSQL: statements, and milliseconds spent in them. */
  statements?: number
  database_ms?: number
}

export type LoadOptions = {
  url: string
  clients: number
  /** How long to measure, after a warm-up of a fifth of it. */
  seconds: number
  /** The bytes of the next act's requests, one after another; `turn` counts from 0 over all clients. Null when nothing is left to do. */
  next: (turn: number) => readonly Uint8Array[] | null
  /** Where the acts are done, for what they cost it. */
  database?: string
  /** Waited for within the measure: what an act leaves to be done is part of it. */
  after?: () => Promise<unknown>
}

/** How long each measure runs, and how often. */
export type Pace = { seconds: number; rounds: number }

const PATIENCE_MS = 10_000

/** Runs the loop and says how many acts a second were done, and how soon. */
export async function measure(
  name: string,
  { url, clients, seconds, next, database, after }: LoadOptions,
): Promise<Measured> {
  if (database) await forgetStatements(database)
  const { times, acts, failed, warmUntil, ...looped } = await loop(name, { url, clients, seconds, next })
  let { last } = looped
  if (after) {
    await after()
    last = performance.now()
  }
  const cost = database ? await statementsSince(database, acts) : {}
  times.sort((a, b) => a - b)
  return {
    name,
    rate: (times.length * 1000) / Math.max(1, last - warmUntil),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed,
    ...cost,
  }
}

/** Milliseconds of each act after the warm-up; `acts` counts those of the warm-up too, `last` is when the last one ended. */
async function loop(name: string, { url, clients, seconds, next }: LoadOptions) {
  const connections = await Promise.all(Array.from({ length: clients }, () => connectTo(url)))
  const warmUntil = performance.now() + seconds * 200
  const until = warmUntil + seconds * 1000
  const times: number[] = []
  let turn = 0
  let acts = 0
  let failed = 0
  let last = warmUntil
  const client = async (connection: Connection) => {
    for (let started = performance.now(); started < until; started = performance.now()) {
      const requests = next(turn++)
      if (requests === null) return
      let isGood = true
      for (const request of requests) isGood = (await connection.send(request)) === 200 && isGood
      const ended = performance.now()
      acts++
      if (started < warmUntil) continue
      if (!isGood) failed++
      times.push(ended - started)
      last = ended
    }
  }
  const stuck = Promise.withResolvers<never>()
  const alarm = setTimeout(
    () => stuck.reject(new Error(`${name}: an answer did not come`)),
    seconds * 1200 + PATIENCE_MS,
  )
  await Promise.race([Promise.all(connections.map(client)), stuck.promise])
  clearTimeout(alarm)
  for (const connection of connections) connection.close()
  return { times, acts, failed, warmUntil, last }
}

async function forgetStatements(database: string) {
  await withClient(database, async (client) => {
    await client.query('create extension if not exists pg_stat_statements')
    // Plans made for tables that were empty then are made anew.
    await client.query('analyze')
    await client.query('select pg_stat_statements_reset(0, oid) from pg_database where datname = current_database()')
  })
}

function statementsSince(database: string, acts: number) {
  return withClient(database, async (client) => {
    const { rows } = await client.query<{ statements: number; database_ms: number }>(
      `select sum(calls)::float8 / $1 as statements, sum(total_exec_time) / $1 as database_ms
       from pg_stat_statements where toplevel and query !~ 'pg_stat_statements'
         and dbid = (select oid from pg_database where datname = current_database())`,
      [acts],
    )
    return rows[0] ?? {}
  })
}

/** The value that a share of the sorted values stays below. */
export function quantile(sorted: readonly number[], share: number) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Measures ours and the floor in turn, and takes the pair whose ratio is the median: the machine's mood hits both. */
export async function beside(rounds: number, ours: () => Promise<Measured>, floor: () => Promise<Measured>) {
  const pairs: { ours: Measured; floor: Measured }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ ours: await ours(), floor: await floor() })
  pairs.sort((a, b) => a.ours.rate / a.floor.rate - b.ours.rate / b.floor.rate)
  const failed = pairs.reduce((sum, { floor: { failed } }) => sum + failed, 0)
  if (failed > 0) throw new Error(`A floor that fails is none: ${failed} answers`)
  const median = pairs[Math.floor(pairs.length / 2)]
  if (!median) throw new Error('At least one round is needed')
  return median
}
