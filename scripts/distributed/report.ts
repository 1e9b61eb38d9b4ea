/**
 * `bun run db distributed [FOLDER]`: which statements of a test run would leave their shard on several machines (`analyse.ts`), by the
 * journeys that they belong to. Without a folder it runs the journeys' tests; else it reads what a run with `STATEMENTS_DIR` has left.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadModule } from 'libpg-query'
import type { Executed } from '../../api/test/rows/witness.ts'
import { ROOT } from '../database.ts'
import { analyse } from './analyse.ts'
import { type Home, PLAN, type Plan } from './plan.ts'

/** Folders of the tests that play it. */
const JOURNEYS: Record<string, string[]> = {
  dinner: ['modules/baskets', 'modules/orders/', 'modules/payments', 'modules/reviews'],
  ad: ['modules/ads/', 'modules/moderation', 'modules/replies'],
  ticket: ['modules/events', 'modules/tickets'],
}
const MOST_PLACES = 3
const CROSSES = 'crosses: '

type Weighed = { times: number; texts: Set<string>; places: Map<string, number> }

/** Prints the plan and the shares. @throws {Error} when the tests have left nothing. */
export async function tellDistributed(folder: string | undefined): Promise<void> {
  await loadModule()
  for (const kind of ['place', 'own', 'reference', 'local', 'node'])
    console.log(`${kind}: ${tablesOf(kind).join(', ')}\n`)
  const from = folder ?? (await mkdtemp(join(tmpdir(), 'ostrov-statements-')))
  try {
    if (!folder) await runTests(from)
    const executed = await read(from)
    for (const [journey, folders] of [...Object.entries(JOURNEYS), ['everything', ['']] as const]) {
      const own = executed.filter(({ file }) => folders.some((one) => file.includes(one)))
      if (own.length > 0) tellJourney(journey, own)
    }
  } finally {
    if (!folder) await rm(from, { recursive: true, force: true })
  }
}

const tablesOf = (kind: string) =>
  Object.entries(PLAN).flatMap(([table, home]) =>
    home.kind === kind ? [table + (home.from ? `←${home.from}` : '')] : [],
  )

async function runTests(folder: string) {
  const command = [process.execPath, 'scripts/bootstrap.ts', 'test', ...Object.values(JOURNEYS).flat()]
  const env = { ...process.env, STATEMENTS_DIR: folder }
  await Bun.spawn(command, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] }).exited
}

async function read(folder: string) {
  const files = await Array.fromAsync(new Bun.Glob('*.jsonl').scan({ cwd: folder }))
  const texts = await Promise.all(files.map((name) => Bun.file(join(folder, name)).text()))
  const lines = texts.flatMap((text) => text.split('\n').filter(Boolean))
  if (lines.length === 0) throw new Error(`No statement was written down in ${folder}.`)
  return lines.map((line): Executed => JSON.parse(line))
}

function tellJourney(journey: string, executed: readonly Executed[]) {
  const ids = weigh(executed, PLAN)
  console.log(`\n${journey}: ${share(ids)} stay on one shard`)
  console.log(
    `  ${share(ids, (said) => !crosses(said) || said.startsWith(`${CROSSES}two places`))} where identifiers in one statement are of one place`,
  )
  console.log(`  ${share(weigh(executed, columnsAlone(PLAN)))} where identifiers do not tell the place`)
  const mended = new Set<string>()
  for (const [said, { times, texts, places }] of [...ids].sort(([, one], [, other]) => other.times - one.times)) {
    const counts = `  ${String(times).padStart(7)} ${String(texts.size).padStart(4)}  ${said}`
    const from = [...places].sort(([, one], [, other]) => other - one).map(([place]) => place)
    if (crosses(said)) mended.add(said)
    const then = share(ids, (one) => !crosses(one) || mended.has(one))
    const told = ` (${from.slice(0, MOST_PLACES).join(', ')}); with these mended ${then}`
    console.log(counts + (crosses(said) ? told : ''))
  }
}

const crosses = (said: string) => said.startsWith(CROSSES)

/** Of executions and of distinct statements. What names no table is left out: transactions, locks, jobs of a machine's own queue. */
function share(weighed: Map<string, Weighed>, stays = (said: string) => !crosses(said)) {
  const [times, texts] = [
    { all: 0, stay: 0 },
    { all: 0, stay: 0 },
  ]
  for (const [said, one] of weighed) {
    if (said === 'apart') continue
    for (const [sum, count] of [
      [times, one.times],
      [texts, one.texts.size],
    ] as const) {
      sum.all += count
      if (stays(said)) sum.stay += count
    }
  }
  const percent = ({ all, stay }: typeof times) => `${((100 * stay) / all).toFixed(1)} % of ${all}`
  return `${percent(times)} executions and ${percent(texts)} statements`
}

function weigh(executed: readonly Executed[], plan: Plan) {
  const weighed = new Map<string, Weighed>()
  for (const { text, same, place, times } of executed) {
    const verdict = analyse(text, plan, same)
    const said =
      'crosses' in verdict ? CROSSES + verdict.crosses : verdict.stays + (verdict.inPieces ? ', in pieces' : '')
    const known = weighed.get(said) ?? { times: 0, texts: new Set(), places: new Map() }
    weighed.set(said, known)
    known.times += times
    known.texts.add(text)
    const file = place.replaceAll(/^modules\/|:\d+:\d+$/g, '')
    known.places.set(file, (known.places.get(file) ?? 0) + times)
  }
  return weighed
}

/** While an identifier tells nothing, only `city_id` itself does. */
const columnsAlone = (plan: Plan): Plan =>
  Object.fromEntries(
    Object.entries(plan).map(([table, home]): [string, Home] => [
      table,
      home.kind === 'place' ? { ...home, keys: ['city_id'] } : home,
    ]),
  )
