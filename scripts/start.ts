/**
 * `bun run start`: the production server. Migrates, then serves API, site and admin on PORT. One process by default;
 * with WORKERS=n, n processes share the port, and a worker that dies is replaced.
 */
import { Client } from 'pg'
import { migrate } from '../api/src/db/migrate.ts'
import { missingBuilds } from './build.ts'
import { ROOT } from './database.ts'
import { runWorkers } from './workers.ts'

// Any number that no other lock of the product uses.
const MIGRATION_LOCK = 7_305_118

process.env.NODE_ENV ||= 'production'
const missing = missingBuilds()
const url = process.env.DATABASE_URL
if (missing.length > 0) fail(`Not built: ${missing.join(', ')}. Run \`bun run build\` first.`)
else if (!url) fail('DATABASE_URL is not set: the product keeps everything in PostgreSQL.')
else await serve(url)

async function serve(databaseUrl: string) {
  await migrateAlone(databaseUrl)
  const workers = Number(process.env.WORKERS || 1)
  // One process needs no supervisor: the server stops by itself on SIGTERM.
  if (workers <= 1) await import('../api/src/server.ts')
  else process.exit(await runWorkers(workers, [process.execPath, 'api/src/server.ts'], ROOT))
}

/** Several machines may start at the same moment; one migrates and the others wait for it. */
async function migrateAlone(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(databaseUrl)
  } finally {
    await client.end()
  }
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
