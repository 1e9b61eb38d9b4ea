/** PostgreSQL's client programs: pg_dump, pg_restore and psql, which the embedded server comes without. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Where they lie: gives the path of one of them. */
export type Programs = (name: 'pg_dump' | 'pg_restore' | 'psql') => string

/** Where distributions keep each version by itself; the first of PATH may be an older one. */
const APART = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/opt/homebrew/opt/libpq/bin',
]

/** Programs that are not older than the server: a younger server is refused by all of them. Throws a sentence when there are none. */
export async function programsFor(url: string): Promise<Programs> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    return findPrograms(rows[0]?.version ?? 0)
  } finally {
    await client.end()
  }
}

/** Programs of this version or a newer one. Throws a sentence when there are none. */
export function findPrograms(least: number, path = process.env.PATH ?? ''): Programs {
  const folders = [...path.split(':').filter((folder) => folder !== ''), ...APART.flatMap(versionsIn)]
  const found = folders.map((folder) => ({ folder, version: versionOf(folder) }))
  const fitting = found.find(({ version }) => version >= least)
  if (fitting) return (name) => join(fitting.folder, name)
  const newest = Math.max(...found.map(({ version }) => version), 0)
  throw new Error(
    newest === 0
      ? `pg_dump, pg_restore and psql are not installed. Install PostgreSQL's client programs, version ${least} or newer.`
      : `PostgreSQL's client programs here are of version ${newest}, and the server is of version ${least}. Install those of version ${least} or newer.`,
  )
}

/** The newest first. */
function versionsIn(pattern: string) {
  const found = [...new Bun.Glob(pattern.slice(1)).scanSync({ cwd: '/', absolute: true, onlyFiles: false })]
  return found.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
}

/** 0 where not all of them are. */
function versionOf(folder: string) {
  const [program = '', ...others] = ['pg_dump', 'pg_restore', 'psql'].map((name) => join(folder, name))
  if (![program, ...others].every((path) => existsSync(path))) return 0
  const { stdout } = Bun.spawnSync([program, '--version'], { stderr: 'ignore' })
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout.toString())?.[1] ?? 0)
}
