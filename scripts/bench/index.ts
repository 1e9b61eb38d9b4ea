/**
 * `bun run bench [name…]`: how fast the product is beside what the same work costs with nothing of ours around it, both
 * measured in the same run, in turn. Prints one table and writes it to `DATA_DIR/bench/<date>.md` (and to --out).
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { missingBuilds } from '../build.ts'
import { measureAds } from './ads.ts'
import { measureDesk } from './desk.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLive } from './live.ts'
import type { Pace } from './load.ts'
import { measureOffice } from './office.ts'
import { measurePresses } from './press.ts'
import { measureLists, measurePages } from './reads.ts'
import { type Row, table } from './report.ts'
import { measureScale } from './scale.ts'
import { measureScreens } from './screens.ts'
import { openStage, type Stage } from './stage.ts'
import { measureTraces } from './traces.ts'
import { measureUpgrade } from './upgrade.ts'
import { measureUploads } from './uploads.ts'
import { measureBasket, measurePath, measurePlacing } from './writes.ts'

const MEASURES: Record<string, (stage: Stage, pace: Pace) => Promise<Row[]>> = {
  lists: measureLists,
  pages: measurePages,
  basket: measureBasket,
  placing: measurePlacing,
  path: measurePath,
  live: measureLive,
}

/** What is told in a table of its own, and only when it is asked for. */
const APART: Record<string, (stage: Stage) => Promise<string>> = {
  scale: measureScale,
  ads: (stage) => measureAds(stage, { total: Number(values.ads), only: values.only }),
  office: (stage) => measureOffice(stage, grown()),
  desk: (stage) => measureDesk(stage, { share: Number(values.share), ...grown() }),
  screens: measureScreens,
  press: (stage) => measurePresses(stage, values.only, Number(values.runs)),
  uploads: measureUploads,
  upgrade: measureUpgrade,
  lighthouse: (stage) =>
    (values.trace ? measureTraces : measureLighthouse)(stage, values.template, Number(values.runs)),
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    out: { type: 'string' },
    /** Ads alone: so many in all sections. */
    ads: { type: 'string', default: '1000000' },
    /** Desk alone: this share of a million customers, two million orders, 100 000 that wait and five million lines of the log. */
    share: { type: 'string', default: '1' },
    /** Ads, office, desk and press alone: only the reads or pages whose names match. */
    only: { type: 'string', default: '' },
    /** Office and desk alone: how often each read is asked in a round. */
    requests: { type: 'string', default: '60' },
    /** Lighthouse alone: only the templates that match, as in `--template '^eda$'`. */
    template: { type: 'string', default: '' },
    /** Lighthouse and press alone: how often each is measured; the median is told. */
    runs: { type: 'string', default: '1' },
    /** Lighthouse alone: what the main thread works instead, by the trace of a page at full speed. */
    trace: { type: 'boolean', default: false },
  },
})
const names = positionals.length > 0 ? positionals : Object.keys(MEASURES)
const unknown = names.filter((name) => !Object.hasOwn({ ...MEASURES, ...APART }, name))
if (unknown.length > 0) {
  console.error(`No measure ${unknown.join(', ')}. There are: ${Object.keys({ ...MEASURES, ...APART }).join(', ')}.`)
  process.exit(2)
}
const built: Readonly<Record<string, string>> = { pages: 'site', lighthouse: 'site', screens: 'admin', press: 'site' }
if (names.some((name) => missingBuilds().includes(built[name] ?? ''))) {
  console.error('The product is not built. Run `bun run build` first.')
  process.exit(2)
}
const stage = await openStage()
try {
  await run()
} finally {
  await stage.stop()
}
process.exit(process.exitCode)

async function run() {
  const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
  const rows: Row[] = []
  const parts: string[] = []
  for (const name of names) {
    console.log(`${name}…`)
    const apart = APART[name]
    if (apart) parts.push(await apart(stage))
    else rows.push(...((await MEASURES[name]?.(stage, pace)) ?? []))
  }
  if (rows.length > 0) parts.unshift(table(rows, facts(pace)))
  const text = `${parts.join('\n\n')}\n`
  console.log(`\n${text}`)
  const file = join(stage.folder, `${new Date().toISOString().slice(0, 16).replace(':', '-')}.md`)
  await Bun.write(file, text)
  if (values.out) await Bun.write(values.out, text)
  console.log(`Written to ${file}`)
}

function grown() {
  return { only: values.only, requests: Number(values.requests) }
}

function facts({ seconds, rounds }: Pace) {
  return [
    `Each pair ${rounds} times for ${seconds} s, ours and its floor in turn; the pair with the median ratio is shown.`,
    `Load generator, product and PostgreSQL 18 (fsync on) on one machine with ${availableParallelism()} processors, Bun ${Bun.version}.`,
  ]
}
