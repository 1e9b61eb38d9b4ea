/** An evening at one process of the product: people read, order, send pictures and watch, whatever happens to them meanwhile. */
import type { Client } from 'pg'
import { withClient } from '../bench/diners.ts'
import { begin, compareOrders, gather, PRODUCTION } from '../bench/dinner.ts'
import { quantile } from '../bench/load.ts'
import { markdown } from '../bench/report.ts'
import type { Stage } from '../bench/stage.ts'
import { comesTrue } from './finding.ts'

const READERS = 5
/** Lines of the log that are shown of what was no honest refusal. */
const SURPRISES = 3
const PRESSES = 3_000
/** On a machine that does other things, too. */
const HANDED_SECONDS = 300

/** `way`: how the product reaches the database, where it is not straight. */
type Held = { way?: string; env?: Record<string, string>; script?: string }

/** Begins it. `end()` says what people met, and what became of their orders. */
export async function holdEvening(stage: Stage, database: string, { way = database, env = {}, script }: Held = {}) {
  const people = await gather(database, PRESSES)
  const product = await stage.product(way, { ...PRODUCTION, DRAIN_SECONDS: '0', ...env }, 0, script)
  const load = begin(product.url, people, { readers: READERS, again: true })
  const ask = async (path: string) => {
    const answer = await fetch(`${product.url}${path}`, { signal: AbortSignal.timeout(5_000) })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    product,
    ask,
    /** Whether that becomes so within so many seconds. */
    answers: (path: string, status: number, seconds: number) =>
      comesTrue(seconds, async () => (await ask(path)).status === status),
    async end() {
      const { tally, placed } = await load.end()
      const handed = await comesTrue(HANDED_SECONDS, () => withClient(database, isAllHanded))
      const fate = await compareOrders(database, placed)
      const surprises = product
        .output()
        .split('\n')
        .filter((line) => line.includes('"request failed"') && line.includes('"err"'))
      if (surprises.length > 0) console.log(surprises.slice(-SURPRISES).join('\n'))
      await product.stop()
      const kinds = [...tally].map(([kind, { times, failures }]) => ({
        kind,
        failures,
        times: times.sort((one, other) => one - other),
      }))
      return {
        ...fate,
        handed,
        placed: placed.length,
        failures: new Set(kinds.flatMap(({ failures }) => failures)),
        /** Milliseconds. */
        longest: Math.max(...kinds.map(({ times }) => times.at(-1) ?? 0)),
        lines: kinds.map(({ kind, failures, times }) => [
          ...[kind, String(times.length), String(failures.length), [...new Set(failures)].join('; ')],
          ...[quantile(times, 0.5), quantile(times, 0.99), times.at(-1) ?? 0].map((ms) => ms.toFixed(0)),
        ]),
      }
    },
  }
}

export type Evening = Awaited<ReturnType<Awaited<ReturnType<typeof holdEvening>>['end']>>

/** The tables of evenings, each under a name. */
export function eveningTable(evenings: Readonly<Record<string, Evening>>) {
  const head = ['evening', 'what', 'requests', 'failed', 'failures', 'p50 ms', 'p99 ms', 'longest ms']
  const all = Object.entries(evenings)
  return [
    ...markdown(
      head,
      all.flatMap(([name, { lines }]) => lines.map((line) => [name, ...line])),
    ),
    '',
    ...all.map(
      ([name, { placed, lost, doubled, untold }]) =>
        `${name}: ${placed} orders told, ${lost} lost, ${doubled} doubled, ${untold} placed and told to nobody.`,
    ),
  ]
}

/** Whether every order that is paid on receipt has come to its board. */
export const isAllHanded = async (client: Client) =>
  (await client.query(`select from "order" where status = 'new' and payment_type = 'cash' limit 1`)).rowCount === 0
