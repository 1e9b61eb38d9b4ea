/**
 * `bun run test`: what a change is judged by, from a bare clone; `bun run test all`: everything that can be checked
 * (`test/tiers.ts` says what the first leaves out), with `--shard 2/3` a part of it. Runs step after step, those that take
 * one core beside one another (two cores are enough), goes on after a failure, and ends with what failed by name and one
 * line `N passed, N failed`.
 * With words it runs only the test files whose path holds one of them; with `changed` alone those that can be affected by
 * what differs from the last landing, or from the revision of `--base`.
 */
import { join } from 'node:path'
import { launchBrowser } from './browser.ts'
import { watchLaunchers } from './launchers.ts'
import { filesToRerun, isUnattended, settle } from './test/again.ts'
import { askedTests, CHANGED } from './test/asked.ts'
import { startTestCluster, type TestCluster } from './test/cluster.ts'
import { type Cost, tellCosts } from './test/costs.ts'
import { summary, told } from './test/count.ts'
import { makeDemoTemplate, makeTemplate } from './test/databases.ts'
import type { TestFiles } from './test/files.ts'
import { lightSettings } from './test/light.ts'
import { spentBySelf } from './test/processor.ts'
import { failedStep, runStep, type Step, type StepResult } from './test/step.ts'
import {
  againStep,
  buildStep,
  checkSteps,
  dialogStep,
  htmlStep,
  journeyStep,
  openapiStep,
  quickSteps,
  rowTypesStep,
} from './test/steps.ts'

const TEMPLATE = 'ostrov_template'
const DEMO_TEMPLATE = 'ostrov_demo_template'

// The first three are the runtime, the bootstrap and `test`.
const words = process.argv.slice(3)
const { files, tier, checks, pages, shard, notes, fine } = await understand(words)
const counts: StepResult[] = []
const costs: Cost[] = []
const flaky: string[] = []
let cluster: TestCluster | undefined
const stops = new Set<() => void>()
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void abandon())
watchLaunchers(() => void abandon())

await runAll()
const result = summary(counts)
if (cluster) await tellCosts(words, [...costs, await otherCosts(cluster)], costsIn(cluster))
await cluster?.stop()
for (const { failures } of counts) for (const failure of failures) console.log(`\n${told(failure)}`)
if (flaky.length > 0) console.log(`\n${flaky.join('\n')}`)
console.log(`\n${result.line}`)
process.exit(result.failed > 0 || (counts.length === 0 && !fine) ? 1 : 0)

async function understand(asked: string[]) {
  try {
    return await askedTests(asked)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

async function runAll() {
  for (const note of notes) console.log(note)
  if (files.quick.length + files.journeys.length === 0) return
  const [env] = await Promise.all([
    attempt('database', () => prepareDatabase(files)),
    checks ? run(...checkSteps()) : undefined,
  ])
  if (env === undefined) return
  for (const step of quickSteps(files.quick, env)) await run(step)
  if (!tier && files.journeys.length === 0) return
  await run(buildStep(), ...(checks ? [rowTypesStep(env)] : []))
  if (files.journeys.length > 0 && (await attempt('browser', checkBrowser))) await walk(files.journeys, env)
  await run(...(pages ? [htmlStep(env), dialogStep(env, shard)] : []), ...(checks ? [openapiStep(env)] : []))
}

/** What was spent beside the steps: templates, the demo island, this command itself. */
async function otherCosts({ spent }: TestCluster): Promise<Cost> {
  const less = (all: number, parts: (number | undefined)[]) =>
    Math.max(
      0,
      parts.reduce<number>((left, part = 0) => left - part, all),
    )
  const database = await spent()
  return {
    name: 'preparation',
    processor: less(
      spentBySelf(),
      costs.map(({ processor }) => processor),
    ),
    ...(database !== undefined && {
      database: less(
        database,
        costs.map((cost) => cost.database),
      ),
    }),
    wall: performance.now() / 1000,
  }
}

function costsIn({ dataDir }: TestCluster) {
  return join(dataDir, 'costs')
}

async function prepareDatabase(chosen: TestFiles) {
  cluster = await startTestCluster(chosen.journeys.length)
  await makeTemplate(cluster.admin, TEMPLATE)
  if (chosen.journeys.length > 0) await makeDemoTemplate(cluster.admin, TEMPLATE, DEMO_TEMPLATE, cluster.dataDir)
  return {
    DATA_DIR: cluster.dataDir,
    TEST_DATABASE_URL: cluster.admin,
    TEST_TEMPLATE: TEMPLATE,
    TEST_DEMO_TEMPLATE: DEMO_TEMPLATE,
    COSTS_DIR: costsIn(cluster),
    ROWS_DIR: join(cluster.dataDir, 'rows'),
    ...(pages && { MARKUP_DIR: join(cluster.dataDir, 'markup') }),
    ...((tier === 'light' || words[0] === CHANGED) && (await lightSettings())),
  }
}

/** Finds or installs the browser once, before the clock of any test runs. */
async function checkBrowser() {
  const browser = await launchBrowser('shell')
  await browser.close()
  return true
}

/** The journeys; where nobody looks, those that failed run once more by themselves. */
async function walk(journeys: string[], env: Step['env']) {
  const first = await take(journeyStep(journeys, env))
  const files = isUnattended(process.env) && !stopping ? filesToRerun(first.failures) : []
  const again: StepResult[] = files.length > 0 ? [await take(againStep(files, env))] : []
  const { flaky: passed, ...result } = settle(first, again)
  flaky.push(...passed)
  counts.push(result)
}

/** Runs steps in their order, two at a time. */
async function run(...steps: Step[]) {
  const lane = async () => {
    for (let step = steps.shift(); step && !stopping; step = steps.shift()) counts.push(await take(step))
  }
  await Promise.all([lane(), lane()])
}

async function take(step: Step) {
  const before = await cluster?.spent()
  const own: Cost[] = []
  const result = await runStep(step, { onStart: (stop) => stops.add(stop), onEnd: (cost) => own.push(cost) })
  const after = await cluster?.spent()
  // Steps that run beside others ask little of the database.
  const database = before !== undefined && after !== undefined ? { database: after - before } : {}
  costs.push(...own.map((cost) => ({ ...cost, ...(step.live && database) })))
  return result
}

/** Preparations count only when they fail. */
async function attempt<T>(name: string, prepare: () => Promise<T>): Promise<T | undefined> {
  if (stopping) return undefined
  try {
    return await prepare()
  } catch (error) {
    console.error(`FAIL  ${name}\n${error instanceof Error ? error.message : error}`)
    counts.push({ passed: 0, failed: 1, failures: [failedStep(name)] })
    return undefined
  }
}

async function abandon() {
  if (stopping) return
  stopping = true
  for (const stop of stops) stop()
  await cluster?.stop()
  process.exit(130)
}
