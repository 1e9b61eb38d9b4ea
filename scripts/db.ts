/** `bun run db <command>`: everything one does to the database by hand. */
import { parseArgs } from 'node:util'
import { Client, escapeIdentifier } from 'pg'
import { backup, restore } from './backup.ts'
import { dataDir, openDatabase } from './database.ts'
import { openShell } from './shell.ts'

const HELP = `bun run db <command>

  migrate            bring the schema up to date
  make <name>        write a migration for what the entities say and the schema lacks
  make base          write all migrations into one, before a release that nobody has installed the parts of
  reset              drop everything, migrate, fill with the demo data again
  region             load the region's towns, streets, houses and the catalogues, or what is new of them; harmless when repeated
  seed               fill an empty database with the demo data; --sketches draws its pictures small, for tests,
                     --undrawn leaves them to \`bun run dev\`, which draws each when it is first asked for
  seed:scale         fill with 10 000 restaurants, 1 000 000 products, 2 000 000 orders (benchmarks);
                     seed:scale portal: the demo island with 1 000 000 ads, 100 000 organizations, news and events;
                     stopped, it goes on where it was when it is begun again
  backup <file>      save the database and the pictures of DATA_DIR while the product keeps running
  restore <file>     replace them with a backup; stop the product first
  distributed [dir]  which statements of the tests would leave their shard on several machines (docs/a-country.md)
  shell              SQL prompt: psql when installed, else a small one of our own

The database is DATABASE_URL when it is set, else the embedded PostgreSQL of DATA_DIR (default .data);
a running \`bun run dev\` shares it. A backup of the embedded one is its whole cluster and the uploaded images
(.tar.gz, for the same PostgreSQL version and kind of machine); of DATABASE_URL it is what pg_dump writes (.dump), with the
pictures beside it (.images.tar.gz). docs/backups.md says more.
reset and restore ask for --yes when DATABASE_URL is set.`

const COMMANDS: Record<string, (argument: string | undefined) => Promise<void>> = {
  migrate: () => withDatabase(async (url) => (await import('../api/src/db/migrate.ts')).migrate(url, undefined, say)),
  make: (name) => withDatabase((url) => make(url, name)),
  reset: () => withDatabase(reset),
  region: () => withDatabase(region),
  seed: () => withDatabase(seed),
  'seed:scale': (what) => withDatabase((url) => seedScale(url, what)),
  backup: (file) => backup(required(file, 'backup <file>')),
  restore: (file) => restore(required(file, 'restore <file>')),
  distributed: async (folder) => (await import('./distributed/report.ts')).tellDistributed(folder),
  shell: () => withDatabase(openShell),
}

const say = (event: string, name: string) => console.log(`${event} ${name}`)

const DESTRUCTIVE = ['reset', 'restore']

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    yes: { type: 'boolean', default: false },
    sketches: { type: 'boolean', default: false },
    undrawn: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
process.exitCode = await run(positionals[0], positionals[1])

async function run(name: string | undefined, argument: string | undefined) {
  const command = name === undefined ? undefined : COMMANDS[name]
  if (values.help || name === 'help' || name === undefined || command === undefined) {
    console.log(HELP)
    return values.help || name === 'help' ? 0 : 2
  }
  try {
    if (DESTRUCTIVE.includes(name)) agreeToLose(name)
    await command(argument)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

async function withDatabase(work: (url: string) => Promise<unknown>) {
  const database = await openDatabase()
  try {
    await work(database.url)
  } finally {
    await database.stop()
  }
}

function required(argument: string | undefined, usage: string) {
  if (!argument) throw new Error(`Usage: bun run db ${usage}`)
  return argument
}

/** The embedded database holds demo data; a server somebody pointed us at may hold anything. */
function agreeToLose(name: string) {
  if (process.env.DATABASE_URL && !values.yes) {
    throw new Error(`\`db ${name}\` deletes everything in the database of DATABASE_URL. Add --yes if that is meant.`)
  }
}

async function make(url: string, name: string | undefined) {
  if (name === 'base') return (await import('./make-base.ts')).makeBase(url)
  return (await import('./make-migration.ts')).makeMigration(url, name)
}

async function region(url: string) {
  const [{ migrate }, { loadRegion }, { loadCatalogues }] = await Promise.all([
    import('../api/src/db/migrate.ts'),
    import('../api/src/modules/geo/load-region.ts'),
    import('../api/src/modules/catalogues/load-catalogues.ts'),
  ])
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    const { towns, houses } = await loadRegion(client)
    const entries = await loadCatalogues(client)
    await client.query('commit')
    await client.query('analyze city, house, catalogue_entry')
    console.log(`New or changed: ${towns} towns, ${houses} houses, ${entries} entries of catalogues.`)
  } finally {
    await client.end()
  }
}

async function seed(url: string) {
  const [{ loadConfig, publicSettings }, { setInstallation }, { migrate }, { seedIfEmpty }] = await Promise.all([
    import('../api/src/config.ts'),
    import('../shared/src/formats/installation.ts'),
    import('../api/src/db/migrate.ts'),
    import('./demo/seed.ts'),
  ])
  // The demo's history is written by the clock of the region.
  setInstallation(publicSettings(loadConfig({ ...process.env, NODE_ENV: 'development', DATABASE_URL: url })))
  await migrate(url)
  const { sketches, undrawn } = values
  const filled = await seedIfEmpty(url, { dataDir: dataDir(), sketches, undrawn, log: console.log })
  if (!filled) console.log('There is data already; `bun run db reset` starts anew.')
}

async function seedScale(url: string, what = 'delivery') {
  if (what === 'delivery') return (await import('./demo/scale.ts')).seedScale(url)
  if (what !== 'portal') throw new Error('Usage: bun run db seed:scale [portal]')
  await seed(url)
  await (await import('./demo/scale-portal.ts')).seedPortal(url)
}

async function reset(url: string) {
  const target = new URL(url)
  const name = decodeURIComponent(target.pathname.slice(1))
  target.pathname = name === 'postgres' ? '/template1' : '/postgres'
  const client = new Client({ connectionString: target.href })
  await client.connect()
  try {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
    await client.query(`create database ${escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  await seed(url)
}
