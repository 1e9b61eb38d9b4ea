/** One PostgreSQL cluster on disk: its creation, its settings, and what its lock file says. */
import { existsSync } from 'node:fs'
import { chmod, chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClusterHome } from './home.ts'

/** The major version whose data these binaries read. */
export const POSTGRES_MAJOR = '18'
/** The superuser of every embedded cluster. */
export const SUPERUSER = 'ostrov'

// Character classes must know Cyrillic: with a plain C locale pg_trgm sees no letters in Russian words.
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'ru_RU.UTF-8']

/** The cluster's own files. */
export function paths(home: ClusterHome) {
  return {
    data: join(home.base, 'cluster'),
    lock: join(home.base, 'cluster', 'postmaster.pid'),
    holders: join(home.base, 'holders'),
    log: join(home.base, 'log'),
    password: join(home.base, 'password'),
    port: join(home.base, 'port'),
  }
}

/** Makes the cluster unless it exists, and returns the superuser's password. */
export async function initialise(home: ClusterHome): Promise<string> {
  const { data, password } = paths(home)
  await writeOwned(home, password, `${crypto.randomUUID()}\n`, 'wx').catch((error: unknown) => {
    if (!existsSync(password)) throw error
  })
  if (!existsSync(data)) await createCluster(home)
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  if (version !== POSTGRES_MAJOR) {
    throw new Error(`${data} was made by PostgreSQL ${version}; this project brings ${POSTGRES_MAJOR}. Move it away.`)
  }
  return (await readFile(password, 'utf8')).trim()
}

/** Writes a file that the server's account owns and nobody else reads. */
export async function writeOwned(home: ClusterHome, path: string, text: string, flag: 'w' | 'wx' = 'w') {
  await writeFile(path, text, { flag, mode: 0o600 })
  await chmod(path, 0o600)
  if (home.identity) await chown(path, home.identity.uid, home.identity.gid)
}

async function createCluster(home: ClusterHome) {
  await sweepDrafts(home)
  const draft = join(home.base, `cluster.${process.pid}`)
  const failures: string[] = []
  for (const locale of LOCALES) {
    const failure = await runInitdb(home, draft, locale)
    if (failure === undefined) {
      // The name appears only when the cluster is whole. Somebody may have been faster: theirs is as good.
      await rename(draft, paths(home).data).catch(() => rm(draft, { recursive: true }))
      return
    }
    failures.push(failure)
    if (!failure.includes('invalid locale')) break
  }
  throw new Error(`PostgreSQL could not make its cluster:\n${failures.join('\n')}`)
}

async function runInitdb(home: ClusterHome, draft: string, locale: string) {
  const initdb = Bun.spawn(
    [
      join(home.bin, 'initdb'),
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${paths(home).password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--lc-messages=C',
      '--locale-provider=icu',
      '--icu-locale=ru-RU',
      '--no-instructions',
      // What power takes in the first half minute is made anew.
      '--no-sync',
    ],
    { cwd: home.base, env: serverEnvironment(), stdio: ['ignore', 'ignore', 'pipe'], ...home.identity },
  )
  const complaint = await new Response(initdb.stderr).text()
  return (await initdb.exited) === 0 ? undefined : complaint.trim()
}

/** Drafts of killed commands; the number in the name is theirs. */
async function sweepDrafts(home: ClusterHome) {
  for (const name of await readdir(home.base)) {
    const pid = /^cluster\.(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(join(home.base, name), { recursive: true, force: true })
  }
}

/** The environment of the server: nothing of the caller's locale or PG* settings. */
export function serverEnvironment() {
  return { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: undefined }
}

/** Nothing is kept for a loss of power or another server, and nobody sweeps databases that live for seconds. */
const HASTY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  // A run may lie in memory.
  max_wal_size: '256MB',
}

/** The server's command line. `durable: false` trades safety at power loss for speed: for tests only. */
export function serverCommand(home: ClusterHome, port: number, durable: boolean) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    shared_preload_libraries: 'pg_stat_statements',
    max_wal_size: '2GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    log_checkpoints: 'off',
    ...(durable ? {} : HASTY),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return [join(home.bin, 'postgres'), '-D', paths(home).data, '-p', String(port), ...flags]
}

/** What the running (or crashed) server wrote about itself; `undefined` when there is no lock file. */
export async function readLock(home: ClusterHome) {
  const text = await readFile(paths(home).lock, 'utf8').catch(() => undefined)
  const lines = text?.split('\n')
  const [pid, port] = [Number(lines?.[0]), Number(lines?.[3])]
  if (!lines || !pid) return undefined
  return { pid, port, status: lines[7]?.trim() ?? 'starting' }
}

/** Whether a process with this number exists, whoever owns it. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
