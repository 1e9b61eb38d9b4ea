/** The steps of the test command, in the order in which they run. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir, ROOT } from '../database.ts'
import { tool } from '../tool.ts'
import { CACHE } from './costs.ts'
import { countCheck, countTests } from './count.ts'
import type { Shard } from './files.ts'
import type { Step } from './step.ts'

// Command-line tools must not call home from a test.
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

const JOURNEY_FLAGS = ['--no-isolate', '--timeout=600000']
/** Far more than they take, on any machine: what is cut off in the middle says nothing of what is wrong. */
const TESTS_LIMIT_MS = 6 * 60 * 60_000

/** What needs neither a database nor a build. */
export function checkSteps(): Step[] {
  return [
    check('types', typesIn('tsconfig.json')),
    check('types of the worker', typesIn('site/worker/tsconfig.json')),
    check('types of pages', tool('astro', 'check'), 'site'),
    check('lint', tool('biome', 'check', '.')),
    check('compose file', tool('dclint', '--config', 'deploy/dclint.json', '--max-warnings', '0', 'compose.yaml')),
  ]
}

/**
 * Tests of rules, routes and scripts. Those that lie beside the API's code keep what they load from file to file: reading it
 * anew took as long as the tests themselves, and each has a database and a product of its own, so there is nothing else to see.
 */
export function quickSteps(files: string[], env: Step['env']): Step[] {
  const flags = ['--parallel=2', '--timeout=120000', '--preload=./api/test/rows/witness.ts']
  const api = files.filter((file) => file.startsWith('api/src/'))
  const others = files.filter((file) => !api.includes(file))
  const steps = [
    bunTest('tests', others, flags, env),
    bunTest('tests of the API', api, [...flags, '--no-isolate'], env),
  ]
  return steps.filter((_, place) => [others, api][place]?.length)
}

/** The rows that those tests were answered, beside the types they are said to be of. */
export function rowTypesStep(env: Step['env']): Step {
  return { ...check('types of rows', [process.execPath, 'scripts/test/row-types.ts']), env }
}

/** The production build. */
export function buildStep(): Step {
  return check('build', [process.execPath, 'scripts/build.ts'])
}

/** The OpenAPI document that the started product serves. */
export function openapiStep(env: Step['env']): Step {
  return { ...check('OpenAPI', [process.execPath, 'scripts/test/openapi.ts']), env: { ...QUIET, ...env } }
}

/** Every page of the built product, and every screen the journeys have left in `MARKUP_DIR`, by the Nu HTML checker. */
export function htmlStep(env: Step['env']): Step {
  return { ...check('HTML', [process.execPath, 'scripts/test/html.ts']), env }
}

/** Every kind of dialog that the clients open was on a screen of the journeys; a shard keeps which it has shown. */
export function dialogStep(env: Step['env'], shard?: Shard): Step {
  const kept = shard && { SHOWN_DIALOGS: join(dataDir(), `dialogs-${shard.at}.txt`) }
  return { ...check('dialogs', [process.execPath, 'scripts/test/dialogs.ts']), env: { ...env, ...kept } }
}

/** Journeys in a browser, two files at a time: each has a product and a database of its own, and shares its process’s browser. */
export function journeyStep(files: string[], env: Step['env']): Step {
  return bunTest('journeys', files, [...JOURNEY_FLAGS, '--parallel=2'], env)
}

/** Some of them once more, one at a time. */
export function againStep(files: string[], env: Step['env']): Step {
  return bunTest('once more', files, [...JOURNEY_FLAGS, '--parallel=1'], env)
}

/** In one thread: each of several would build the types of the API anew, for five times the work and twice the memory. */
function typesIn(project: string) {
  return [process.execPath, 'node_modules/typescript-7/bin/tsc', '--singleThreaded', '--noEmit', '-p', project]
}

/** What each file costs is written down; how long it took lets the slowest begin first the next time. */
function costFlags() {
  const timings = join(CACHE, 'timings.json')
  try {
    JSON.parse(readFileSync(timings, 'utf8'))
  } catch {
    // It is not there, or a run was killed while it wrote: what cannot be read would end the next one.
    rmSync(timings, { force: true })
  }
  return ['--preload=./scripts/test/file-costs.ts', `--timings=${timings}`, '--update-timings']
}

function check(name: string, command: string[], cwd = '.'): Step {
  return { name, command, cwd: join(ROOT, cwd), env: QUIET, count: countCheck }
}

function bunTest(name: string, files: string[], flags: string[], env: Step['env']): Step {
  return {
    name,
    command: [
      process.execPath,
      'test',
      '--only-failures',
      ...costFlags(),
      ...flags,
      ...files.map((file) => `./${file}`),
    ],
    env: { NODE_ENV: 'test', ...env },
    live: true,
    limit: TESTS_LIMIT_MS,
    count: (code, output) => countTests(output, code),
  }
}
