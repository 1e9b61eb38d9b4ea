/**
 * Three processes of the product on three ports behind Caddy, of which one is killed at a time, and PostgreSQL restarted between, while
 * people read, order, send pictures and hold screens: no order is lost, none is doubled, and who asks again is served.
 */
import { availableParallelism, loadavg } from 'node:os'
import { withClient } from '../bench/diners.ts'
import { begin, compareOrders, gather, PRODUCTION, startCaddy } from '../bench/dinner.ts'
import { markdown } from '../bench/report.ts'
import type { BenchProduct } from '../bench/stage.ts'
import { freePort } from '../postgres.ts'
import { isAllHanded } from './evening.ts'
import { brokenOf, comesTrue, type Finding, type Given, type Opened } from './finding.ts'

const TIMES = 200
const READERS = 10
const PROCESSES = 3
const PAUSE_MS = 2_500
const PRESSES_BETWEEN = 40
const HANDED_SECONDS = 300

/** `times` is how many processes are killed, and how often PostgreSQL is restarted. */
export async function killAll(open: Opened, { times = TIMES }: Given): Promise<Finding> {
  if (!Bun.which('caddy')) return { lines: [], broken: [], skipped: 'Caddy is not in PATH' }
  const stage = await open()
  const database = await stage.demo('drill_kills', { undrawn: true })
  const people = await gather(database, PRESSES_BETWEEN * (times + 5))
  const ports = await Promise.all(Array.from({ length: PROCESSES }, async () => (await freePort(0)) ?? 0))
  const [front = 0, admin = 0] = await Promise.all([0, 0].map((any) => freePort(any)))
  const start = (port: number) => stage.product(database, PRODUCTION, port)
  const proxy = await startCaddy({ front, admin, upstreams: ports })
  const running = new Map<number, BenchProduct>()
  for (const port of ports) running.set(port, await start(port))
  const load = begin(`http://127.0.0.1:${front}`, people, { readers: READERS, again: true })
  const starts: Promise<unknown>[] = []
  for (let kills = 0; kills < times; ) {
    await Bun.sleep(PAUSE_MS)
    const port = ports[kills % PROCESSES] ?? 0
    const one = running.get(port)
    // Somebody must serve: on a slow machine the one before is not back yet.
    if (!one || running.size < 2) continue
    kills += 1
    running.delete(port)
    await one.kill()
    starts.push(start(port).then((young) => running.set(port, young)))
    await Bun.sleep(PAUSE_MS)
    await stage.restart()
  }
  await Promise.all(starts)
  const { tally, placed } = await load.end()
  const handed = await comesTrue(HANDED_SECONDS, () => withClient(database, isAllHanded))
  const { lost, doubled, untold } = await compareOrders(database, placed)
  for (const one of running.values()) await one.stop()
  await proxy.stop()
  const lines = [...tally].map(([kind, { times, failures }]) => [
    kind,
    String(times.length),
    String(failures.length),
    `${((100 * failures.length) / times.length).toFixed(3)} %`,
    [...new Set(failures)].join('; '),
  ])
  return {
    lines: [
      ...markdown(['what', 'requests', 'failed at first', 'share', 'failures'], lines),
      '',
      `${times} kills and ${times} restarts; ${placed.length} orders told: ${lost} lost, ${doubled} doubled, ${untold} placed and told to nobody; ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}.`,
    ],
    broken: brokenOf({
      'an order was lost or doubled': lost + doubled === 0,
      'orders did not reach the board': handed,
      'nobody ordered': placed.length > 0,
    }),
  }
}
