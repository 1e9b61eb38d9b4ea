import { Migrator } from '@mikro-orm/migrations'
import { runMigrations as prepareQueue } from 'graphile-worker'
import { Migration20261121000000 } from './migrations/Migration20261121000000'
import { createOrm } from './orm'

/** Every migration, oldest first. A new file is added here by `bun run db make`. */
const migrations = [Migration20261121000000]

/** Brings the database at `url` to the newest schema, the job queue's own tables included. Safe to repeat. */
export async function migrate(url: string) {
  await prepareQueue({ connectionString: url })
  const orm = createOrm(url, {
    poolMax: 2,
    extensions: [Migrator],
    migrations: {
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
