/** Where the benchmarks play: a PostgreSQL of their own with production's durability, demo and scale data, the product. */
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { migrate } from '../../api/src/db/migrate.ts'
import { DEFAULT_LIMITS } from '../../api/src/default-limits.ts'
import { dataDir, ROOT } from '../database.ts'
import { seedScale } from '../demo/scale.ts'
import { type DeskSizes, seedDesk } from '../demo/scale-desk.ts'
import { seedPortal } from '../demo/scale-portal.ts'
import { seedIfEmpty } from '../demo/seed.ts'
import { leash } from '../leash.ts'
import { isAlive, paths, readLock } from '../postgres/cluster.ts'
import { prepareHome } from '../postgres/home.ts'
import { startPostgres } from '../postgres.ts'
import { startProduct } from '../product-server.ts'
import { cloneTemplate, databaseUrl } from '../test/databases.ts'

export type Stage = Awaited<ReturnType<typeof openStage>>
export type BenchProduct = Awaited<ReturnType<Stage['product']>>

// Nobody is refused for asking too often: what is measured is the work, not its refusal.
const LIMITS = Object.keys(DEFAULT_LIMITS).map((name) => `${name}=9999999/60`)

/** What of the demo island's pictures is drawn; `undrawn` is the soonest. */
type Pictures = { sketches?: boolean; undrawn?: boolean }

/** Starts the cluster. What is seeded stays in the folder for the next run, until the schema or the seed changes. */
export async function openStage(folder = join(dataDir(), 'bench'), postgresEnv: Record<string, string> = {}) {
  const begin = () => startPostgres({ dataDir: folder, database: 'postgres', env: postgresEnv })
  let postgres = await begin()
  const [demoVersion, scaleVersion] = [
    await versionOf('api/src/db/migrations/*', 'api/src/modules/geo/region/*', 'scripts/demo/**/*.ts'),
    await versionOf('api/src/db/migrations/*', 'scripts/demo/scale*.ts'),
  ]
  const stops: (() => Promise<unknown>)[] = []
  const island = async ({ sketches, undrawn }: Pictures) => {
    const template = `${undrawn ? 'undrawn' : sketches ? 'sketch' : 'demo'}_${demoVersion}`
    await ensure(postgres.url, template, (url) => seedIfEmpty(url, { dataDir: folder, sketches, undrawn }))
    return template
  }
  const filled = (name: string, fill: (url: string) => Promise<unknown>) =>
    ensure(postgres.url, `${name}_${demoVersion}`, fill, () => island({ sketches: true }))
  return {
    folder,
    log: paths(await prepareHome(folder)).log,
    /** A fresh copy of the demo island, which a measure may fill with orders; with `sketches` its pictures are small, and sooner drawn. */
    async demo(name: string, pictures: Pictures = {}) {
      return cloneTemplate(postgres.url, await island(pictures), name)
    },
    /** The number of PostgreSQL's first process; 0 where it does not run. */
    async pid() {
      const lock = await readLock(await prepareHome(folder))
      return lock !== undefined && isAlive(lock.pid) ? lock.pid : 0
    },
    /** Ends PostgreSQL by its own fast shutdown and starts it on the same port. */
    async restart() {
      await postgres.stop()
      postgres = await begin()
    },
    /** The demo island with so many ads, and with 100 000 of what else the portal has; nothing may write to it. */
    portal: (ads: number) =>
      filled(`portal_${ads}`, (url) => seedPortal(url, { ads, organizations: 50_000, news: 40_000, events: 10_000 })),
    /** The demo island with so much more before its administrators; nothing may write to it. */
    desk: (sizes: DeskSizes) => filled(`desk_${sizes.orders}`, (url) => seedDesk(url, sizes)),
    /** The database of a whole country; nothing may write to it. */
    scale: () => ensure(postgres.url, `scale_${scaleVersion}`, (url) => seedScale(url)),
    async product(databaseUrl: string, env: Record<string, string> = {}, port = 0, script = 'api/src/server.ts') {
      const settings = { LIMITS: LIMITS.join(), DATA_DIR: folder, ...env }
      const product = await startProduct({ databaseUrl, port, script, env: settings })
      stops.push(product.stop)
      return product
    },
    /** Starts one of the floors, a process of its own as the product is; answers its address. */
    async floor(script: string, ...args: string[]) {
      const child = leash({
        command: [process.execPath, join(import.meta.dir, script), ...args],
        cwd: ROOT,
        env: process.env,
        held: 'pipe',
        signal: 'TERM',
        grace: 5,
        output: 'pipe',
      })
      stops.push(async () => child.kill())
      return firstLine(child.process.stdout)
    },
    async stop() {
      for (const stop of stops.reverse()) await stop()
      await postgres.stop()
    },
  }
}

/** Makes and fills a database once, out of a template if there is one; a half-filled one is never taken for a whole one. */
async function ensure(
  admin: string,
  name: string,
  fill: (url: string) => Promise<unknown>,
  template = async () => 'template1',
) {
  const client = new Client({ connectionString: admin })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return databaseUrl(admin, name)
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${escapeIdentifier(draft)} with (force)`)
    await client.query(`create database ${escapeIdentifier(draft)} template ${escapeIdentifier(await template())}`)
    await migrate(databaseUrl(admin, draft))
    await fill(databaseUrl(admin, draft))
    await client.query(`alter database ${escapeIdentifier(draft)} rename to ${escapeIdentifier(name)}`)
    return databaseUrl(admin, name)
  } finally {
    await client.end()
  }
}

/** Changes whenever one of these files does: data of another version is made anew. */
async function versionOf(...globs: string[]) {
  const files = globs.flatMap((glob) => [...new Bun.Glob(glob).scanSync(ROOT)]).sort()
  const texts = await Promise.all(files.map((file) => Bun.file(join(ROOT, file)).text()))
  return Bun.hash(texts.join('')).toString(36)
}

async function firstLine(output: ReadableStream<Uint8Array> | number | undefined) {
  if (output === undefined || typeof output === 'number') throw new Error('A floor must print its address')
  const decoder = new TextDecoder()
  let text = ''
  const reader = output.getReader()
  while (!text.includes('\n')) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`A floor did not start: ${text}`)
    text += decoder.decode(value, { stream: true })
  }
  return text.slice(0, text.indexOf('\n'))
}
