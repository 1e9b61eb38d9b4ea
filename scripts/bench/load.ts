/** A closed loop of clients: each sends its next request when the last one is answered. */
import { type Connection, connectTo } from './wire.ts'

export type Measured = {
  name: string
  /** Requests answered in a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  failed: number
}

export type LoadOptions = {
  url: string
  clients: number
  /** How long to measure, after a warm-up of a fifth of it. */
  seconds: number
  /** The next request's bytes; `turn` counts from 0 over all clients. Null when there is nothing left to send. */
  next: (turn: number) => Uint8Array | null
}

/** How long each measure runs, and how often. */
export type Pace = { seconds: number; rounds: number }

const PATIENCE_MS = 10_000

/** Runs the loop and says how many requests a second were answered, and how soon. */
export async function measure(name: string, { url, clients, seconds, next }: LoadOptions): Promise<Measured> {
  const connections = await Promise.all(Array.from({ length: clients }, () => connectTo(url)))
  const warmUntil = performance.now() + seconds * 200
  const until = warmUntil + seconds * 1000
  const times: number[] = []
  let turn = 0
  let failed = 0
  let last = warmUntil
  const client = async (connection: Connection) => {
    for (let started = performance.now(); started < until; started = performance.now()) {
      const request = next(turn++)
      if (request === null) return
      const status = await connection.send(request)
      const ended = performance.now()
      if (started < warmUntil) continue
      if (status !== 200) failed++
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
  times.sort((a, b) => a - b)
  return {
    name,
    rate: (times.length * 1000) / Math.max(1, last - warmUntil),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed,
  }
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
  const median = pairs[Math.floor(pairs.length / 2)]
  if (!median) throw new Error('At least one round is needed')
  return median
}
