import { Client } from 'pg'
import { migrate } from '../src/db/migrate'

/** The cluster the tests may create databases in: `bun run test` brings one and names it here. */
export const TEST_DATABASE_URL = readDatabaseUrl()
// One template for each version of the schema, so that a branch never meets another's tables.
const TEMPLATE = process.env.TEST_TEMPLATE ?? `ostrov_test_${await schemaVersion()}`

/** A database of its own, cloned from the migrated template (by files, a third of the work of the usual way). `drop()` takes it away. */
export async function cloneDatabase() {
  await ensureTemplate()
  const name = `t_${Bun.randomUUIDv7().replaceAll('-', '')}`
  await asAdministrator((client) => client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`))
  return {
    url: urlOf(name),
    drop: () => asAdministrator((client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

/** A database without a table. `drop()` takes it away. */
export async function emptyDatabase() {
  const name = `t_${Bun.randomUUIDv7().replaceAll('-', '')}`
  await asAdministrator((client) => client.query(`create database ${name}`))
  return {
    url: urlOf(name),
    drop: () => asAdministrator((client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

/** Makes and migrates the template once, however many test processes ask at the same moment. */
async function ensureTemplate() {
  if (process.env.TEST_TEMPLATE) return
  await asAdministrator(async (client) => {
    await client.query('select pg_advisory_lock(7231)')
    try {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])
      if (rowCount === 0) await client.query(`create database ${TEMPLATE}`)
      await migrate(urlOf(TEMPLATE))
    } finally {
      await client.query('select pg_advisory_unlock(7231)')
    }
  })
}

function readDatabaseUrl() {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('Tests need a PostgreSQL: run them with `bun run test <words>`, which brings one.')
  return url
}

async function schemaVersion() {
  const folder = new URL('../src/db/migrations/', import.meta.url).pathname
  const files = [...new Bun.Glob('*').scanSync(folder)].sort()
  const texts = await Promise.all(files.map((file) => Bun.file(`${folder}${file}`).text()))
  return Bun.hash(texts.join('')).toString(36)
}

function urlOf(name: string) {
  const url = new URL(TEST_DATABASE_URL)
  url.pathname = `/${name}`
  return url.toString()
}

async function asAdministrator(work: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: TEST_DATABASE_URL })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
