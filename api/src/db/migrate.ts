import { Migrator } from '@mikro-orm/migrations'
import { runMigrations as prepareQueue } from 'graphile-worker'
import * as written from './migrations'
import { createOrm } from './orm'

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
    return (await orm.migrator.up()).map((migration) => migration.name)
  } finally {
    await orm.close(true)
  }
}
