import { type Migration, Migrator } from '@mikro-orm/migrations'
import { runMigrations as prepareQueue } from 'graphile-worker'
import type { Pool } from 'pg'
import { demandServer } from './demand-server'
import * as written from './migrations'
import { createOrm, type Em } from './orm'
import { rows, sql } from './sql'

/** Every migration, oldest first: the names of what a module gives out are in order, and begin with the day. */
const all: readonly Kind[] = Object.values(written)
type Kind = (new (...given: ConstructorParameters<typeof Migration>) => Migration) & { name: string }

/** A migration waits so long for a table that somebody uses, and lets those who come after it by before it tries again. */
const LOCK_WAIT = '3s'
const LOCK_PAUSE_MS = 2_000
const LOCK_TRIES = 30
const LOCK_NOT_AVAILABLE = '55P03'

/** Hears of each migration when it begins and when it has run. */
export type Tell = (event: 'migrating' | 'migrated', name: string) => void

/**
 * Brings the database at `url` to the newest schema, the job queue's own tables included. Safe to repeat.
 * @returns the names of the migrations that have run now
 * @throws {WrongServer} of a PostgreSQL that is too old
 */
export async function migrate(url: string, migrations = all, tell: Tell = () => undefined) {
  await demandServer(url)
  await prepareQueue({ connectionString: url })
  return withLockTries(() => migrateOnce(url, migrations, tell), LOCK_PAUSE_MS)
}

/** Does it again, all of it, after a lock that was not to be had: everybody would wait behind one who waits long. */
export async function withLockTries<T>(act: () => Promise<T>, pause: number): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (!hasCode(error, LOCK_NOT_AVAILABLE) || tries === LOCK_TRIES) throw error
      await Bun.sleep(pause)
    }
  }
}

/** Whether it, or what it was made of, is PostgreSQL's error of this code. */
function hasCode(error: unknown, code: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  return ('code' in error && error.code === code) || ('cause' in error && hasCode(error.cause, code))
}

/** Whatever is asked over a connection of this pool waits so long for a lock and no longer. */
export function waitBriefly(pool: Pool) {
  pool.on('connect', (client) => void client.query(`set lock_timeout = '${LOCK_WAIT}'`))
}

async function migrateOnce(url: string, migrations: readonly Kind[], tell: Tell) {
  const orm = createOrm(url, {
    poolMax: 2,
    onPool: waitBriefly,
    extensions: [Migrator],
    migrations: {
      path: `${import.meta.dir}/migrations`,
      migrationsList: migrations.map((migration) => ({ name: migration.name, class: migration })),
      snapshot: false,
      silent: true,
      // Each by itself: what is not transactional cannot run within another's transaction.
      allOrNothing: false,
    },
  })
  try {
    for (const event of ['migrating', 'migrated'] as const) orm.migrator.on(event, ({ name }) => tell(event, name))
    await adoptBase(orm.em.fork())
    return (await orm.migrator.up()).map((migration) => migration.name)
  } finally {
    await orm.close(true)
  }
}

/**
 * The first migration is the base, which writes what those of its first line had made (`bun run db make base`). A database that
 * has run them all takes it as run. Their names stay, because an older process that still runs asks for them.
 */
async function adoptBase(em: Em) {
  const [{ name: base } = { name: '' }] = all
  const [standing] = await rows<{ has: boolean }>(
    em,
    sql`select to_regclass('mikro_orm_migrations') is not null as has`,
  )
  const run = standing?.has ? await rows<{ name: string }>(em, sql`select name from mikro_orm_migrations`) : []
  if (run.length === 0 || run.some(({ name }) => name === base)) return
  const lacking = (await stoodFor(base)).filter((name) => !run.some((one) => one.name === name))
  if (lacking.length === 0) await rows(em, sql`insert into mikro_orm_migrations (name) values (${base})`)
  else
    throw new Error(
      `This database is of an earlier version: it lacks ${lacking[0]}${lacking.length > 1 ? ` and ${lacking.length - 1} more` : ''}, now part of ${base}. Migrate it with the last version before ${base}, or start anew with \`bun run db reset\`.`,
    )
}

/** The migrations that a base has replaced. */
export async function stoodFor(base: string) {
  const [first = ''] = (await Bun.file(`${import.meta.dir}/migrations/${base}.sql`).text()).split('\n')
  return first.match(/Migration\w+/g) ?? []
}
