/**
 * What an upgrade at dinner time costs those who are served: two addresses behind Caddy with our file, the load goes on while
 * the old process gives way to a new one, and back. Pages are read, orders placed, pictures sent and live screens held, with one
 * processor busy with something else. Caddy is looked for in PATH; the product runs with production's settings.
 */
import { availableParallelism, loadavg } from 'node:os'
import { freePort } from '../postgres.ts'
import { begin, gather, PRODUCTION, startCaddy } from './dinner.ts'
import { quantile } from './load.ts'
import { markdown } from './report.ts'
import type { Stage } from './stage.ts'

const READERS = 20
/** Each way lasts until so many requests were made. */
const REQUESTS = 10_000
const CALM_MS = 10_000
/** Whoever waits longer has noticed. */
const PATIENCE_MS = 2_000

/** The table of one way there and one back; `failed` are answers of 4xx and 5xx, and connections that broke. */
export async function measureUpgrade(stage: Stage): Promise<string> {
  if (!Bun.which('caddy')) return 'Caddy is not in PATH: nothing was measured.'
  const database = await stage.demo('bench_upgrade', { sketches: true })
  const people = await gather(database, 5_000)
  const [old = 0, young = 0, front = 0, admin = 0] = await Promise.all([0, 0, 0, 0].map((any) => freePort(any)))
  const start = (port: number) => stage.product(database, PRODUCTION, port)
  const proxy = await startCaddy({ front, admin, upstreams: [old, young] })
  const burner = Bun.spawn([process.execPath, '-e', 'for (;;);'])
  const lines: string[][] = []
  try {
    let serving = await start(old)
    for (const [way, port] of [
      ['to the new', young],
      ['back to the old', old],
    ] as const) {
      const load = begin(`http://127.0.0.1:${front}`, people, { readers: READERS })
      await Bun.sleep(CALM_MS)
      const next = await start(port)
      await serving.stop()
      serving = next
      await Bun.sleep(CALM_MS)
      while (load.count() < REQUESTS) await Bun.sleep(1_000)
      for (const [kind, { times, failures }] of (await load.end()).tally) {
        const sorted = times.sort((one, other) => one - other)
        const late = sorted.filter((time) => time > PATIENCE_MS).length
        const figures = [sorted.length, failures.length, late, quantile(sorted, 0.99), sorted.at(-1) ?? 0]
        lines.push([way, kind, ...figures.map((one) => String(Math.round(one))), [...new Set(failures)].join('; ')])
      }
    }
    await serving.stop()
  } finally {
    burner.kill()
    await proxy.stop()
  }
  const head = ['way', 'what', 'requests', 'failed', `over ${PATIENCE_MS / 1000} s`, 'p99 ms', 'longest ms', 'failures']
  const loads = loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')
  const machine = `${availableParallelism()} processors, one of them busy, load ${loads}`
  return [...markdown(head, lines), '', `${READERS} readers beside those who order, send and watch; ${machine}.`].join(
    '\n',
  )
}
