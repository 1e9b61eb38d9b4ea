/**
 * Three processes of the product on three ports behind Caddy, of which one is killed every five seconds while people read, order,
 * send pictures and hold screens: no order is lost, none is doubled, and who asks again is served. `--minutes` says how long.
 */
import { availableParallelism, loadavg } from 'node:os'
import { freePort } from '../postgres.ts'
import { withClient } from './diners.ts'
import { begin, gather, PRODUCTION, startCaddy } from './dinner.ts'
import { markdown } from './report.ts'
import type { BenchProduct, Stage } from './stage.ts'

const READERS = 10
const PROCESSES = 3
const EVERY_MS = 5_000
const SETTLE_MS = 10_000

/** The table of what failed at first, and what became of the orders. */
export async function measureKills(stage: Stage, minutes: number): Promise<string> {
  if (!Bun.which('caddy')) return 'Caddy is not in PATH: nothing was measured.'
  const database = await stage.demo('bench_kills', { sketches: true })
  const people = await gather(database, 1_000 * Math.ceil(minutes))
  const ports = await Promise.all(Array.from({ length: PROCESSES }, async () => (await freePort(0)) ?? 0))
  const [front = 0, admin = 0] = await Promise.all([0, 0].map((any) => freePort(any)))
  const start = (port: number) => stage.product(database, PRODUCTION, port)
  const proxy = await startCaddy({ front, admin, upstreams: ports })
  const running = new Map<number, BenchProduct>()
  for (const port of ports) running.set(port, await start(port))
  const load = begin(`http://127.0.0.1:${front}`, people, { readers: READERS, again: true })
  let kills = 0
  const starts: Promise<unknown>[] = []
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; await Bun.sleep(EVERY_MS)) {
    const port = ports[kills % PROCESSES] ?? 0
    const one = running.get(port)
    // Somebody must serve: on a slow machine the one before is not back yet.
    if (!one || running.size < 2) continue
    kills += 1
    running.delete(port)
    await one.kill()
    starts.push(start(port).then((young) => running.set(port, young)))
  }
  await Promise.all(starts)
  await Bun.sleep(SETTLE_MS)
  const { tally, placed } = await load.end()
  const { lost, doubled, untold } = await compare(database, placed)
  for (const one of running.values()) await one.stop()
  await proxy.stop()
  const lines = [...tally].map(([kind, { times, failures }]) => [
    kind,
    String(times.length),
    String(failures.length),
    `${((100 * failures.length) / times.length).toFixed(3)} %`,
    [...new Set(failures)].join('; '),
  ])
  const load1 = loadavg()[0]?.toFixed(1)
  return [
    ...markdown(['what', 'requests', 'failed at first', 'share', 'failures'], lines),
    '',
    `${kills} kills in ${minutes} minutes; ${placed.length} orders told: ${lost} lost, ${doubled} doubled, ${untold} placed and told to nobody; ${availableParallelism()} processors, load ${load1}.`,
  ].join('\n')
}

/** What people were told of against what stands. Each person has pressed for one order. */
function compare(database: string, placed: readonly string[]) {
  return withClient(database, async (client) => {
    const { rows } = await client.query<{ uuid: string; user_id: string }>(
      `select o.uuid, o.user_id from "order" o join "user" u on u.id = o.user_id where u.ref_code like 'B%' and u.phone like '78%'`,
    )
    const standing = new Set(rows.map(({ uuid }) => uuid))
    return {
      lost: placed.filter((uuid) => !standing.has(uuid)).length,
      doubled: rows.length - new Set(rows.map(({ user_id }) => user_id)).size,
      untold: rows.length - new Set(placed).size,
    }
  })
}
