/** `bun run db make <name>`: writes what the entities say and the schema lacks into a new migration. */
import { join } from 'node:path'
import { Migrator } from '@mikro-orm/migrations'
import { migrate } from '../api/src/db/migrate.ts'
import { createOrm, type Orm } from '../api/src/db/orm.ts'
import { ROOT } from './database.ts'
import { type EmptyOf, withDemandedValues } from './demanded-values.ts'
import { tool } from './tool.ts'
import { afterMigration, withoutLocks } from './without-locks.ts'

const FOLDER = join(ROOT, 'api/src/db')

/** Migrates first, so that only the new differences are written. `name` is kebab-case and becomes part of the file's. */
export async function makeMigration(url: string, name: string | undefined) {
  if (!name || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error('Usage: bun run db make <name>, for example add-wallets')
  await migrate(url)
  const path = join(FOLDER, 'migrations')
  const orm = createOrm(url, {
    poolMax: 2,
    extensions: [Migrator],
    migrations: { path, pathTs: path, emit: 'ts', snapshot: false },
  })
  try {
    const { fileName, diff } = await orm.migrator.create(undefined, false, false, name.replaceAll('-', '_'))
    if (diff.up.length === 0) console.log('The schema has everything that the entities say.')
    else await register(fileName.replace(/\.ts$/, ''), emptyValues(orm))
  } finally {
    await orm.close(true)
  }
}

/**
 * The list in migrations.ts is explicit, so that a bundle or an image never misses a file: looked for in their folder, none is
 * found where a folder above has brackets in its name, and nothing says so.
 */
async function register(name: string, emptyOf: EmptyOf) {
  const written = join('api/src/db/migrations', `${name}.ts`)
  const made = withPaths(withoutUntouched(await Bun.file(join(ROOT, written)).text()))
  const { text, after } = withoutLocks(withDemandedValues(made, emptyOf))
  const second = `${name}_after`
  const files: Record<string, string> = { [written]: text }
  if (after.length > 0) files[join('api/src/db/migrations', `${second}.ts`)] = afterMigration(second, after)
  const list = join(FOLDER, 'migrations.ts')
  const names = after.length > 0 ? [name, second] : [name]
  const exported = names.map((one) => `export { ${one} } from './migrations/${one}'\n`).join('')
  await Bun.write(list, (await Bun.file(list).text()) + exported)
  for (const [path, content] of Object.entries(files)) await Bun.write(join(ROOT, path), content)
  Bun.spawnSync(tool('biome', 'check', '--write', 'api/src/db/migrations.ts', ...Object.keys(files)), {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  console.log(
    `Wrote ${Object.keys(files).join(' and ')}, and added to migrations.ts. Read it. An index whose expression alone has changed is not in it: its test says so. \`bun run test migration-risks\` says what those who are served would notice.`,
  )
}

/** The default of a column as its entity says it; a flag that has none is not set. */
function emptyValues(orm: Orm): EmptyOf {
  const entities = [...orm.getMetadata().getAll().values()]
  return (table, column) => {
    const { props } = entities.find(({ tableName, virtual }) => tableName === table && !virtual) ?? { props: [] }
    const { columnTypes = [], defaultRaw } = props.find(({ fieldNames }) => fieldNames?.includes(column)) ?? {}
    return defaultRaw ?? (columnTypes.includes('boolean') ? 'false' : undefined)
  }
}

/** The maker writes every function of the schema into `down`, whatever `up` does: those that `up` does not name are left out. */
export function withoutUntouched(migration: string): string {
  const [up = '', down = ''] = migration.split(/(?=\n {2}override down\()/)
  const written = /\n+ {4}this\.addSql\(\s*`create or replace function ("[^"]+")[^`]*`,?\s*\);?/g
  return up + down.replace(written, (whole, name: string) => (up.includes(name) ? whole : ''))
}

/** Functions of triggers bring their path along: a dump is restored with an empty one, where what they name would not be found. */
export function withPaths(migration: string): string {
  return migration.replace(
    /\$\$ language plpgsql(?! set search_path)/g,
    '$$$$ language plpgsql set search_path = public, pg_temp',
  )
}
