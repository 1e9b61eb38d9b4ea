/** `bun run db make base`: writes all migrations into one that makes the schema and the rows of today. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '../api/src/db/migrate.ts'
import * as written from '../api/src/db/migrations.ts'
import { ROOT } from './database.ts'
import { programsFor } from './postgres/programs.ts'
import { tool } from './tool.ts'

const FOLDER = 'api/src/db/migrations'

/**
 * What the migrations make on an empty database is dumped; the files are replaced by that. The new name follows the last old
 * one, so that a migration of a branch still comes after it. `adoptBase` knows the old names by the first line.
 */
export async function makeBase(url: string) {
  const names = Object.values(written).map(({ name }) => name)
  const name = nameAfter(names.at(-1) ?? '')
  const began = Date.now()
  const text = tidied(await dumpOfEmpty(url), began)
  const folder = join(ROOT, FOLDER)
  for (const file of await readdir(folder)) await rm(join(folder, file))
  await Bun.write(join(folder, `${name}.sql`), `-- Stands for ${names.join(', ')}\n${text}`)
  await Bun.write(join(folder, `${name}.ts`), classOf(name))
  const list = join(ROOT, 'api/src/db/migrations.ts')
  const [about = ''] = (await Bun.file(list).text()).split('\n')
  await Bun.write(list, `${about}\nexport { ${name} } from './migrations/${name}'\n`)
  Bun.spawnSync(tool('biome', 'check', '--write', FOLDER, 'api/src/db/migrations.ts'), { cwd: ROOT })
  console.log(
    `${names.length} migrations are now ${FOLDER}/${name}.sql. A database that has run them all takes it as run.`,
  )
}

/** One second later than the last. */
export function nameAfter(last: string) {
  const digits = /^Migration(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(last)?.slice(1).map(Number) ?? []
  const [year = 0, month = 0, ...rest] = digits
  const next = new Date(Date.UTC(year, month - 1, ...rest) + 1000)
  return `Migration${next.toISOString().slice(0, 19).replace(/\D/g, '')}_base`
}

const classOf = (name: string) => `import { Migration } from '@mikro-orm/migrations'

/** All that the migrations before it had made, written by \`bun run db make base\`. */
export class ${name} extends Migration {
  override name = '${name}'

  override async up() {
    this.addSql(await Bun.file(\`\${import.meta.dir}/${name}.sql\`).text())
  }
}
`

async function dumpOfEmpty(url: string) {
  const program = await programsFor(url)
  const scratch = new URL(url)
  scratch.pathname = `/base_of_${process.pid}`
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database base_of_${process.pid}`)
    await migrate(scratch.href)
    const left = ['--exclude-schema=graphile_worker', '--exclude-table=mikro_orm_migrations*']
    const rows = ['--column-inserts', '--rows-per-insert=1000']
    const dump = Bun.spawn([program('pg_dump'), '--no-owner', '--no-privileges', ...left, ...rows, scratch.href], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, PGTZ: 'UTC' },
    })
    const text = await new Response(dump.stdout).text()
    if ((await dump.exited) !== 0) throw new Error('pg_dump did not end well.')
    return text
  } finally {
    await client.query(`drop database if exists base_of_${process.pid} with (force)`)
    await client.end()
  }
}

/** A dump as a migration: without settings, headings and empty lines; a moment since `began` is the moment of that one. */
export function tidied(dump: string, began: number) {
  const text = dump
    .replace(/^--\n(?:-- .*\n)+--\n/gm, '')
    .replace(/^(?:-- Dumped |\\(?:un)?restrict |SET |SELECT pg_catalog\.set_config|COMMENT ON EXTENSION ).*\n/gm, '')
    .replace(/^SELECT pg_catalog\.setval\('[^']+', 1, false\);\n/gm, '')
    .replace(/^(ALTER [^;\n]*)\n {4}(?=\S)/gm, '$1 ')
    .replace(/\n{2,}/g, '\n')
    .replace(/'(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d+)?\+00'/g, (moment, day, time) =>
      Date.parse(`${day}T${time}.999Z`) < began ? moment : 'now()',
    )
  // Functions name tables that come after them.
  return `SET LOCAL check_function_bodies = false;\n${text.trim()}\nSET LOCAL check_function_bodies = true;\n`
}
