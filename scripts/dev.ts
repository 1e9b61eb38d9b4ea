/**
 * `bun run dev`: the whole product from a bare clone behind one origin. Starts the database, migrates, fills an
 * empty one with demo data (`--sketches` draws its pictures small, which is sooner), starts API, site and admin, and
 * stops all of it when any part ends or we are asked to.
 */
import { migrate } from '../api/src/db/migrate.ts'
import { dataDir, openDatabase } from './database.ts'
import { openFront, type Targets } from './dev/front.ts'
import { type Part, startPart } from './dev/part.ts'
import { describeParts } from './dev/parts.ts'
import { startReloadingPart } from './dev/reload.ts'
import { printWelcome } from './dev/welcome.ts'
import { watchLaunchers } from './launchers.ts'
import type { Postgres } from './postgres.ts'
import { seedDemo } from './seed-demo.ts'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`

const targets = Promise.withResolvers<Targets>()
const stopped = Promise.withResolvers<string>()
const parts: Part[] = []
let database: Postgres | undefined

// Output to a closed terminal must not kill us before we have stopped everything.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.resolve(''))
watchLaunchers(() => stopped.resolve(''))

const front = takePort()
const reason = await Promise.race([start().then(() => stopped.promise, describe), stopped.promise])
if (reason !== '') console.error(`\n${reason}\n`)
await stopAll()
process.exit(reason === '' ? 0 : 1)

function takePort() {
  try {
    return openFront(host, port, targets.promise)
  } catch {
    console.error(`Port ${port} on ${host} is taken. Stop what listens there, or choose another: PORT=3100 bun run dev`)
    process.exit(1)
  }
}

async function start() {
  console.log('Starting the database…')
  database = await openDatabase()
  await migrate(database.url)
  await seedDemo(database.url, dataDir(), ...(process.argv.includes('--sketches') ? (['--sketches'] as const) : []))
  console.log('Starting the API, the site and the admin…')
  const addresses = await startParts(database.url)
  const ready = await Promise.all(parts.map((part) => part.ready()))
  if (ready.includes(false)) return
  targets.resolve(addresses)
  printWelcome(origin, !process.env.DATABASE_URL)
}

async function startParts(databaseUrl: string): Promise<Targets> {
  const described = await describeParts(databaseUrl, origin)
  keep(startReloadingPart(described.api, described.sources))
  keep(startPart(described.site))
  keep(startPart(described.admin))
  return described.targets
}

function keep(part: Part) {
  parts.push(part)
  void part.exited.then(async (code) => {
    const last = await part.lastLines()
    stopped.resolve(`${part.name} ended with code ${code}, so everything stops. Its last lines:\n${last.join('\n')}`)
  })
}

/** The database goes last: the API still finishes requests and returns its jobs. */
async function stopAll() {
  await Promise.all([front.stop(true), ...parts.map((part) => part.stop())])
  await database?.stop()
}

function describe(error: unknown) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
