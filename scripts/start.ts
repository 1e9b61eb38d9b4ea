/**
 * `bun run start`: the production server. Migrates, then serves API, site and admin on PORT by one process; with WORKERS=n,
 * n processes share the port. A worker that dies, or whose thread stands still, is replaced. A setting that must not be served with is
 * said once, and all ends with code 78; a PostgreSQL that is away is waited for.
 */
import { stopSignal } from '../api/src/stop-signal.ts'
// Above all others: what it hears must not wait for them.

import { Client } from 'pg'
import { type Config, ConfigError, loadConfig, refuseToStart } from '../api/src/config.ts'
import { WrongServer } from '../api/src/db/demand-server.ts'
import { isDatabaseDown } from '../api/src/db/outage.ts'
import { missingBuilds } from './build.ts'
import { ROOT } from './database.ts'
import { runWorkers } from './workers.ts'

// Any number that no other lock of the product uses.
const MIGRATION_LOCK = 7_305_118
const AGAIN_MS = 500
/** No such name, host or database; a wrong password: waiting would mend none of them. */
const WRONG_ADDRESS = ['ENOTFOUND', '28P01', '28000', '3D000']

process.env.NODE_ENV ||= 'production'
const leave = () => process.exit(0)
stopSignal.addEventListener('abort', leave)
await serve(readConfig())

async function serve(config: Config) {
  const missing = missingBuilds()
  if (missing.length > 0) refuseToStart(`Not built: ${missing.join(', ')}. Run \`bun run build\` first.`)
  await migrateAtLast(config)
  stopSignal.removeEventListener('abort', leave)
  process.exit(await runWorkers(config.workers, [process.execPath, 'scripts/worker.ts'], ROOT))
}

function readConfig() {
  try {
    return loadConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) refuseToStart(error.message)
    throw error
  }
}

async function migrateAtLast({ database: { url }, logLevel }: Config) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await migrateAlone(url, logLevel)
    } catch (error) {
      if (isWrongAddress(error)) refuseToStart(`DATABASE_URL cannot be used: ${error.message}`)
      if (error instanceof WrongServer) refuseToStart(error.message)
      if (!isDatabaseDown(error)) throw error
      if (tries === 0) console.error('PostgreSQL does not answer; waiting for it.')
      await Bun.sleep(AGAIN_MS)
    }
  }
}

/** Several machines may start at the same moment; one migrates and the others wait for it. */
async function migrateAlone(url: string, logLevel: Config['logLevel']) {
  const [{ migrate }, { createLog }] = await Promise.all([
    import('../api/src/db/migrate.ts'),
    import('../api/src/log.ts'),
  ])
  const log = createLog({ logLevel })
  const client = new Client({ connectionString: url })
  // The query in flight tells of a lost connection; unheard, the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(url, undefined, (event, migration) => log.info({ migration }, event))
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isWrongAddress(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && WRONG_ADDRESS.includes(String(error.code))
}
