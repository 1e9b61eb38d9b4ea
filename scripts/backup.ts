/**
 * Backups. The embedded server ships without pg_dump, so its backup is a physical one by PostgreSQL's documented
 * low-level interface (pg_backup_start and pg_backup_stop): the cluster's files copied while it runs, with the
 * write-ahead log that makes them consistent. A server of `DATABASE_URL` is saved by the machine's own pg_dump (`backup-dump.ts`).
 */
import { existsSync, openSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Client } from 'pg'
import { dumpDatabase, restoreDump } from './backup-dump.ts'
import { archive, replaceImages, run } from './backup-files.ts'
import { leaveTrace } from './backup-trace.ts'
import { dataDir } from './database.ts'
import { paths } from './postgres/cluster.ts'
import { type ClusterHome, prepareHome } from './postgres/home.ts'
import { joinLease } from './postgres/lease.ts'
import { startPostgres } from './postgres.ts'

// What PostgreSQL rebuilds by itself, and the log, whose needed part is added when the copy is over.
const LEFT_OUT = [
  'postmaster.pid',
  'postmaster.opts',
  'pg_wal/*',
  'pg_replslot/*',
  'pg_dynshmem/*',
  'pg_notify/*',
  'pg_serial/*',
  'pg_snapshots/*',
  'pg_stat_tmp/*',
  'pg_subtrans/*',
  'base/pgsql_tmp/*',
]

/** Saves the database and the uploaded images to `file` without stopping anything; those of `DATABASE_URL` lie beside it. */
export async function backup(file: string) {
  const target = resolve(file)
  await mkdir(dirname(target), { recursive: true })
  const url = process.env.DATABASE_URL
  if (url) {
    await dumpDatabase(url, target)
    await leaveTrace(url, Bun.file(target).size)
  } else await backupCluster(target)
  console.log(`Saved to ${target} (${Math.ceil(Bun.file(target).size / 1024 / 1024)} MB).`)
}

/** Replaces the database with the backup in `file`. The embedded server must not be in use. */
export async function restore(file: string) {
  const source = resolve(file)
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`)
  const url = process.env.DATABASE_URL
  if (url) await restoreDump(url, source)
  else await restoreCluster(source)
  console.log(`Restored from ${source}.`)
}

async function backupCluster(target: string) {
  const postgres = await startPostgres({ dataDir: dataDir() })
  const home = await prepareHome(dataDir())
  const client = new Client({ connectionString: postgres.url })
  const draft = `${target}.${process.pid}.tar`
  try {
    await client.connect()
    await copyCluster(client, home, draft)
    await run(['gzip', '--fast', draft])
    await rename(`${draft}.gz`, target)
    await leaveTrace(postgres.url, Bun.file(target).size)
  } finally {
    await client.end()
    await rm(draft, { force: true })
    await postgres.stop()
  }
}

async function copyCluster(client: Client, home: ClusterHome, draft: string) {
  // The slot lives as long as this connection and keeps the log that the copy will need.
  await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`backup_${process.pid}`])
  await client.query(`select pg_backup_start('ostrov', true)`)
  const excluded = LEFT_OUT.map((pattern) => `--exclude=cluster/${pattern}`)
  await archive(['-cf', draft, ...excluded, '-C', home.base, 'cluster', 'password'])
  const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  const label = stopped.rows[0]?.labelfile ?? ''
  const rest = await mkdtemp(`${draft}-`)
  try {
    await collectLog(home, label, join(rest, 'cluster'))
    await archive(['-rf', draft, '-C', rest, 'cluster'])
    if (existsSync(join(dataDir(), 'images'))) await archive(['-rf', draft, '-C', dataDir(), 'images'])
  } finally {
    await rm(rest, { recursive: true })
  }
}

/** The label that starts recovery, and the log from the segment that it names. */
async function collectLog(home: ClusterHome, label: string, into: string) {
  const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1]
  if (first === undefined) throw new Error('PostgreSQL gave no backup label: the backup is void.')
  // tar takes the modes from here, and PostgreSQL refuses a directory that others may read.
  await mkdir(join(into, 'pg_wal'), { recursive: true, mode: 0o700 })
  await writeFile(join(into, 'backup_label'), label)
  const log = join(paths(home).data, 'pg_wal')
  for (const segment of await readdir(log)) {
    if (/^[0-9A-F]{24}$/.test(segment) && segment >= first) {
      await copyFile(join(log, segment), join(into, 'pg_wal', segment))
    }
  }
}

async function restoreCluster(source: string) {
  const home = await prepareHome(dataDir())
  const running = joinLease(paths(home).holders)
  running?.release()
  if (running) throw new Error('The database is in use. Stop `bun run dev` and other commands first.')
  const draft = join(home.base, 'restored')
  await rm(draft, { recursive: true, force: true })
  await unpack(home, source, draft)
  const aside = await putAside(home)
  try {
    await rename(join(draft, 'cluster'), paths(home).data)
    await rename(join(draft, 'password'), paths(home).password)
    const postgres = await startPostgres({ dataDir: dataDir() })
    await postgres.stop()
  } catch (error) {
    await rm(paths(home).data, { recursive: true, force: true })
    await aside.bringBack()
    throw error
  }
  await replaceImages(draft)
  await Promise.all([aside.forget(), rm(draft, { recursive: true })])
}

/** Unpacked by the server's own account, so that everything belongs to it. */
async function unpack(home: ClusterHome, source: string, draft: string) {
  const account = { cwd: home.base, stderr: 'inherit' as const, ...home.identity }
  Bun.spawnSync(['mkdir', '-m', '700', draft], account)
  const tar = Bun.spawn(['tar', '-xzf', '-', '-C', draft], { ...account, stdin: openSync(source, 'r') })
  if ((await tar.exited) !== 0 || !existsSync(join(draft, 'cluster', 'backup_label'))) {
    await rm(draft, { recursive: true, force: true })
    throw new Error(`${source} is not a backup made by \`bun run db backup\` here.`)
  }
}

async function putAside(home: ClusterHome) {
  const pairs = [paths(home).data, paths(home).password]
    .filter((path) => existsSync(path))
    .map((path) => ({ path, kept: `${path}.before-restore` }))
  for (const { path, kept } of pairs) {
    await rm(kept, { recursive: true, force: true })
    await rename(path, kept)
  }
  return {
    async bringBack() {
      for (const { path, kept } of pairs) await rename(kept, path)
    },
    async forget() {
      for (const { kept } of pairs) await rm(kept, { recursive: true, force: true })
    },
  }
}
