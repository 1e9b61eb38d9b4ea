/** An evening of hours: what it costs in memory and in waiting must not grow. The load has pauses, so that a machine is about half busy. */
import { readdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { withClient } from '../bench/diners.ts'
import { begin, compareOrders, gather, PRODUCTION } from '../bench/dinner.ts'
import { quantile } from '../bench/load.ts'
import { markdown } from '../bench/report.ts'
import { brokenOf, type Finding, type Given, type Opened } from './finding.ts'

const MINUTES = 120
const WINDOWS = 12
const READERS = 10
const PRESSES_A_MINUTE = 800
/** Of the last quarter beside the second one. */
const MEMORY_GROWTH = 1.15
const WAIT_GROWTH = 1.5
const COST_GROWTH = 1.3
/** Where others keep the machine busier than before, waiting says nothing of us. */
const LOAD_GROWTH = 1.2
const MEGABYTE = 1024 * 1024

type Window = Record<'product' | 'database' | 'delay' | 'p99' | 'requests' | 'cost' | 'load', number>

export async function soak(open: Opened, { minutes = MINUTES }: Given): Promise<Finding> {
  const stage = await open()
  const database = await stage.demo('drill_soak', { undrawn: true })
  const people = await gather(database, Math.ceil(minutes * PRESSES_A_MINUTE))
  const product = await stage.product(database, PRODUCTION)
  const server = await withClient(database, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pid from process order by beat_at desc limit 1')
    return rows[0]?.pid ?? 0
  })
  const load = begin(product.url, people, { readers: READERS, again: true })
  const windows: Window[] = []
  const seen = new Map<string, number>()
  let used = await toldOf(product.url, 'process_cpu_seconds_total')
  for (let n = 0; n < WINDOWS; n += 1) {
    await Bun.sleep((minutes * 60_000) / WINDOWS)
    const times = load.since(seen)
    const before = used
    used = await toldOf(product.url, 'process_cpu_seconds_total')
    windows.push({
      product: await memoryOf([server]),
      database: await memoryOf(await familyOf(await stage.pid())),
      delay: (await toldOf(product.url, 'nodejs_eventloop_lag_p99_seconds')) * 1_000,
      p99: quantile(times, 0.99),
      requests: times.length,
      cost: ((used - before) * 1_000) / times.length,
      load: loadavg()[0] ?? 0,
    })
  }
  const { placed } = await load.end()
  const { lost, doubled } = await compareOrders(database, placed)
  await product.stop()
  const growth = (of: keyof Window) =>
    mean(windows.slice(-WINDOWS / 4), of) / mean(windows.slice(WINDOWS / 4, WINDOWS / 2), of)
  const grown = Object.fromEntries(SAID.map((of) => [of, growth(of)]))
  const within = (of: keyof Window, most: number) => (grown[of] ?? 0) <= most
  return {
    lines: [
      ...markdown(
        [
          'window',
          'requests',
          'p99 ms',
          'event loop ms',
          'ms of processor each',
          'product MB',
          'PostgreSQL MB',
          'load',
        ],
        windows.map(({ requests, p99, delay, cost, product, database, load }, at) =>
          [at + 1, requests, ...[p99, delay, cost, product, database, load].map((one) => one.toFixed(1))].map(String),
        ),
      ),
      '',
      `Last quarter beside the second: ${SAID.map((of) => `${of} ${grown[of]?.toFixed(2)}`).join(', ')}; ${placed.length} orders.`,
    ],
    broken: brokenOf({
      'the memory of the product grew': within('product', MEMORY_GROWTH),
      'the memory of PostgreSQL grew': within('database', MEMORY_GROWTH),
      'a request cost more and more': within('cost', COST_GROWTH),
      'people waited longer and longer': within('p99', WAIT_GROWTH) || !within('load', LOAD_GROWTH),
      'an order was lost or doubled': lost + doubled === 0,
    }),
  }
}

const SAID = ['product', 'database', 'cost', 'p99', 'load'] as const

const mean = (windows: readonly Window[], of: keyof Window) =>
  windows.reduce((sum, window) => sum + window[of], 0) / windows.length

/** Megabytes; what processes share is divided among them. */
async function memoryOf(pids: readonly number[]) {
  const texts = await Promise.all(
    pids.map((pid) =>
      Bun.file(`/proc/${pid}/smaps_rollup`)
        .text()
        .catch(() => ''),
    ),
  )
  return texts.reduce((sum, text) => sum + Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024, 0) / MEGABYTE
}

/** A process and its children. */
async function familyOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc')).map(Number).filter(Boolean)
  const parents = await Promise.all(
    all.map((one) =>
      Bun.file(`/proc/${one}/stat`)
        .text()
        .catch(() => ''),
    ),
  )
  return [pid, ...all.filter((_, at) => Number(/\) \S (\d+) /.exec(parents[at] ?? '')?.[1]) === pid)]
}

/** A figure of the product's own metrics. */
async function toldOf(url: string, name: string) {
  const text = await (await fetch(`${url}/api/metrics`)).text()
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}
