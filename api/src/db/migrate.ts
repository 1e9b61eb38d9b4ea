import { Migrator } from '@mikro-orm/migrations'
import { runMigrations as prepareQueue } from 'graphile-worker'
import * as written from './migrations'
import { createOrm, type Em } from './orm'
import { rows, sql } from './sql'

/** Every migration, oldest first: the names of what a module gives out are in order, and begin with the day. */
const migrations = Object.values(written)

/** Brings the database at `url` to the newest schema, the job queue's own tables included. Safe to repeat. */
export async function migrate(url: string) {
  await prepareQueue({ connectionString: url })
  const orm = createOrm(url, {
    poolMax: 2,
    extensions: [Migrator],
    migrations: {
      path: `${import.meta.dir}/migrations`,
      migrationsList: migrations.map((migration) => ({ name: migration.name, class: migration })),
      snapshot: false,
      allOrNothing: true,
    },
  })
  try {
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
  const [{ name: base } = { name: '' }] = migrations
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
