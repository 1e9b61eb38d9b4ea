import { afterAll, afterEach, expect, setDefaultTimeout } from 'bun:test'
import { basename } from 'node:path'
import { Pool } from 'pg'
import type { Browser, BrowserContextOptions } from 'playwright'
import { type BrowserParts, launchBrowser } from '../../scripts/browser.ts'
import { type Product, startProduct } from '../../scripts/product-server.ts'
import { cloneTemplate } from '../../scripts/test/databases.ts'
import { PATIENCE_MS } from './expect.ts'
import { createPerson, type Person } from './person.ts'

/** The built product with the demo island, a browser, and the database for what only the world outside can do. */
export type Journey = {
  url: string
  browser: Browser
  /** Rows of one statement. */
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
  /** The id of a demo restaurant. */
  restaurant: (title: string) => Promise<string>
  /** Somebody new at a browser of their own. */
  person: (options?: BrowserContextOptions) => Promise<Person>
  /** The newest SMS code sent to this phone. */
  codeFor: (phone: string) => Promise<string>
}

// People in a journey are quicker than people, and all of them sit at one address.
const LIMITS = [
  ...['sms_address', 'sms_phone', 'sms_phone_day', 'code_guesses', 'sign_in', 'sign_in_address', 'sign_in_mail'],
  ...['writes', 'guest_writes', 'reads'],
]
  .map((name) => `${name}=100000/60`)
  .join()

// A page of a journey lives for seconds: an eighth of a browser's work went into making code fast that never ran again.
const BRIEF = ['--js-flags=--no-opt --no-maglev']

/** What hangs is ended at last; how long a journey takes is the machine's. */
const JOURNEY_LIMIT_MS = 20 * 60_000

// The demo's new orders must not cancel themselves under a board, however long the journeys take.
const ORDER_ANSWER_MINUTES = '1440'

/** Starts everything for the test file that calls it, and stops it when that file is done; `'whole'` where notices are shown. */
export async function openJourney(
  file: string,
  env: Record<string, string> = {},
  parts: BrowserParts = 'shell',
): Promise<Journey> {
  const { starting, databaseUrl } = await begin(basename(file, '.test.ts'), env)
  return joinJourney(starting, databaseUrl, parts)
}

/**
 * The same for a file whose journeys only look, and change nothing but what belongs to their own people: such files of one
 * process share one product, one after another, since starting it takes longer than a short journey does. What stands on the
 * island is everybody's there: a file that changes it, or counts what others may add, opens a journey of its own.
 */
export async function shareJourney(): Promise<Journey> {
  shared ??= begin('shared', { DEV_PAGES: 'on' })
  const { starting, databaseUrl } = await shared
  return joinJourney(
    starting.then((product) => ({ ...product, stop: async () => {} })),
    databaseUrl,
    'shell',
  )
}

/** Ends with the process, as the browsers do. */
let shared: ReturnType<typeof begin> | undefined

async function begin(what: string, env: Record<string, string>) {
  const name = `journey_${process.pid}_${what.replace(/\W/g, '_')}`
  const databaseUrl = await cloneTemplate(setting('TEST_DATABASE_URL'), setting('TEST_DEMO_TEMPLATE'), name)
  const starting = startProduct({
    databaseUrl,
    // The database is migrated and nothing here ends a process: a supervisor would only take half a second more to start.
    script: 'api/src/server.ts',
    env: { LIMITS, ORDER_ANSWER_MINUTES, DATA_DIR: setting('DATA_DIR'), ...env },
  })
  return { starting, databaseUrl }
}

/** The same at any product with the demo island. */
export async function joinJourney(
  starting: Promise<Pick<Product, 'url' | 'stop' | 'output'>>,
  databaseUrl: string,
  parts: BrowserParts,
): Promise<Journey> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 })
  // A product that stops in the middle of a journey takes its database along.
  pool.on('error', () => {})
  const [product, browser] = await Promise.all([starting, sharedBrowser(parts)])
  const unseen: string[] = []
  setDefaultTimeout(JOURNEY_LIMIT_MS)
  afterEach(() => {
    if (unseen.some((problem) => problem.startsWith('answer 5'))) console.error(product.output())
    // Told apart from the test's own failure, which it would otherwise hide.
    expect(unseen.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    await product.stop()
    await pool.end()
  })
  return {
    url: product.url,
    browser,
    sql: async (text, values) => (await pool.query(text, values)).rows,
    restaurant: async (title) => {
      const { rows } = await pool.query<{ id: string }>('select id from restaurant where title = $1', [title])
      if (!rows[0]) throw new Error(`The demo island has no restaurant ${title}`)
      return rows[0].id
    },
    person: (options) => createPerson(browser, product.url, (problems) => unseen.push(...problems), options),
    codeFor: (phone) => codeFor(product.url, phone),
  }
}

const browsers = new Map<BrowserParts, Promise<Browser>>()

/** Starting a browser takes longer than most of what a journey does: a process's files share it, one after another. It ends with the process. */
export function sharedBrowser(parts: BrowserParts) {
  const started = browsers.get(parts) ?? launchBrowser(parts, BRIEF)
  browsers.set(parts, started)
  return started
}

async function codeFor(url: string, phone: string) {
  const query = new URLSearchParams({ channel: 'sms', to: phone, limit: '1' })
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await Bun.sleep(50)) {
    const { items } = await (await fetch(`${url}/api/dev/outbox?${query}`)).json()
    const code = /\b\d{4}\b/.exec(items[0]?.body ?? '')?.[0]
    if (code) return code
  }
  throw new Error('No code was sent')
}

function setting(name: string) {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: journeys are run by "bun run test"`)
  return value
}
