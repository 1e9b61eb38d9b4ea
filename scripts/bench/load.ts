/** A closed loop of clients: each sends its next request when the last one is answered. */

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
  clients: number
  /** How long to measure, after a warm-up of a fifth of it. */
  seconds: number
  /** One request; `turn` counts from 0 over all clients. False is a failure. Return null when there is nothing left to send. */
  send: (turn: number) => Promise<boolean | null>
}

/** Runs the loop and says how many requests a second were answered, and how soon. */
export async function measure(name: string, { clients, seconds, send }: LoadOptions): Promise<Measured> {
  const warmUntil = performance.now() + seconds * 200
  const until = warmUntil + seconds * 1000
  const times: number[] = []
  let turn = 0
  let failed = 0
  let last = warmUntil
  const client = async () => {
    for (let started = performance.now(); started < until; started = performance.now()) {
      const done = await send(turn++).catch(() => false)
      if (done === null) return
      const ended = performance.now()
      if (started < warmUntil) continue
      if (!done) failed++
      times.push(ended - started)
      last = ended
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { name, rate: (times.length * 1000) / Math.max(1, last - warmUntil), p50: at(0.5), p99: at(0.99), failed }
}

/** GETs one address over and over; true when it answers 200 with a body. */
export const getting = (url: string) => async () => {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status === 200
}
