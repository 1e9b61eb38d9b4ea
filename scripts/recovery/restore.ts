/** The database of a moment, made of the archive in a place of its own, beside what serves. */
import { mkdir, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { run } from '../backup-files.ts'
import type { Identity } from '../leash.ts'
import { paths, writeOwned } from '../postgres/cluster.ts'
import type { ClusterHome } from '../postgres/home.ts'
import { type Archive, flushLog, restoreCommand, timelineAt } from './archive.ts'
import { type Base, baseFor, listBases } from './bases.ts'
import { opened } from './seal.ts'
import { Ended, type Served, serve } from './server.ts'

/** What is needed of an installation. `programs` is the folder of PostgreSQL's client programs, `bin` of its server. */
export type Installation = {
  archive: Archive
  url: string
  bin: string
  programs: string
  identity: Identity | undefined
}

/** `reached` is when the last change was made that came back. */
export type Restored = { home: ClusterHome; reached: Date | undefined }

/** The base from which a moment is reached. Throws a sentence where there is none. `say` writes a moment in the operator's clock. */
export async function chooseBase(archive: Archive, moment: Date, say: (moment: Date) => string): Promise<Base> {
  const bases = await listBases(archive)
  const base = await baseFor(archive, bases, moment)
  if (base) return base
  const [first] = bases
  throw new Error(
    first
      ? `${say(moment)} is before the oldest base: the first moment that can be restored is ${say(first.moment)}.`
      : `There is no base in ${archive.bases}. \`ostrov base\` makes one.`,
  )
}

/**
 * Makes the cluster of `moment` in `place`, which appears when it is whole, and shows its server to `look` before it stops.
 * What serves is asked for its newest log, and otherwise left alone.
 */
export async function restoreAt(
  given: Installation & { base: Base; moment: Date; place: string },
  look: (served: Served) => Promise<void>,
): Promise<Restored> {
  const { archive, base, moment, place } = given
  await flushed(given)
  const draft = `${place}.part`
  const home = { base: draft, bin: given.bin, identity: given.identity }
  try {
    await unpack(home, base, given)
    const reached = await recover(home, given, await recoveryTo(archive, moment), look)
    await rename(draft, place)
    return { home: { ...home, base: place }, reached }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function recoveryTo(archive: Archive, moment: Date) {
  return {
    // A Z it does not know.
    recovery_target_time: moment.toISOString().replace('Z', '+00'),
    recovery_target_timeline: String(await timelineAt(archive, moment)),
    recovery_target_action: 'promote',
  }
}

/** Lays a base out under the server's account. */
async function unpack(
  home: ClusterHome,
  base: Base,
  { archive, programs }: Pick<Installation, 'archive' | 'programs'>,
) {
  await demandRoom(home.base, base)
  await rm(home.base, { recursive: true, force: true })
  await mkdir(home.base, { recursive: true })
  const { data } = paths(home)
  for (const folder of [home.base, data]) await ownFolder(home, folder)
  await untar(home, archive, join(base.path, 'base.tar.gz'), data)
  await untar(home, archive, join(base.path, 'pg_wal.tar.gz'), join(data, 'pg_wal'))
  const manifest = `--manifest-path=${join(base.path, 'backup_manifest')}`
  await run([join(programs, 'pg_verifybackup'), '--quiet', '--no-parse-wal', '--format=plain', manifest, data])
  await writeOwned(home, join(data, 'recovery.signal'), '')
}

async function ownFolder({ identity }: ClusterHome, path: string) {
  const owner = identity ? ['-o', String(identity.uid), '-g', String(identity.gid)] : []
  const made = Bun.spawnSync(['install', '-d', '-m', '700', ...owner, path])
  if (made.exitCode !== 0) throw new Error(`${path} could not be made: ${made.stderr.toString().trim()}`)
}

/** Whoever calls may read the base; the files belong to the server's account from the first. */
async function untar(home: ClusterHome, { seal }: Archive, file: string, into: string) {
  const { input, ended } = opened(seal, file)
  const tar = Bun.spawn(['tar', '-xzf', '-', '-C', into], {
    cwd: home.base,
    stdio: [input, 'ignore', 'inherit'],
    ...home.identity,
  })
  const code = await tar.exited
  await ended()
  if (code !== 0) throw new Error(`${file} could not be unpacked.`)
}

async function demandRoom(place: string, { path }: Base) {
  const { Files: files }: { Files: { Size: number }[] } = await Bun.file(join(path, 'backup_manifest')).json()
  const bytes = files.reduce((sum, { Size: size }) => sum + size, 0)
  const { bavail, bsize } = await statfs(dirname(place))
  if (bavail * bsize < bytes * 1.2)
    throw new Error(`${Math.ceil((bytes * 1.2) / 2 ** 20)} MB are needed beside ${place}, and there is less.`)
}

/** Replays the log to the target, and stops the server when it was looked at. */
async function recover(
  home: ClusterHome,
  { archive, url }: Pick<Installation, 'archive' | 'url'>,
  target: Record<string, string>,
  look: (served: Served) => Promise<void>,
): Promise<Date | undefined> {
  // The server's account reads it for the command, as long as it recovers.
  const key = join(home.base, 'key')
  if (archive.seal.key) await writeOwned(home, key, `${archive.seal.key}\n`)
  const served = await serve(home, url, {
    ...target,
    restore_command: restoreCommand(archive, key),
    hot_standby: 'off',
    // Its log waits to be archived until it is taken: an empty command keeps it.
    archive_mode: 'on',
    archive_command: '',
  })
    .catch((error: unknown) => {
      throw error instanceof Ended ? told(error) : error
    })
    .finally(() => rm(key, { force: true }))
  try {
    await look(served)
    return await lastChange(served.url)
  } finally {
    await served.stop()
  }
}

async function lastChange(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
    return rows[0]?.at ?? undefined
  } finally {
    await client.end()
  }
}

function told(error: Ended) {
  if (!error.log.includes('recovery ended before configured recovery target was reached')) return error
  const [, last] = /.*last completed transaction was at log time (.+)/s.exec(error.log) ?? []
  const end = last ? ` Its last change is of ${last.split('\n')[0]}: ask for that moment or an earlier one.` : ''
  return new Error(`The archive ends before that moment.${end}`)
}

/** A server that does not answer gives nothing more: what it has archived must do. */
async function flushed({ url, archive }: Installation) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  const isThere = await client.connect().then(
    () => true,
    () => false,
  )
  try {
    if (isThere) await flushLog(client, archive)
  } finally {
    await client.end()
  }
}
