/**
 * PostgreSQL's client programs for tests: the machine's own when they are as new as our server, else those that Debian's
 * newest suite has. These are only downloaded and unpacked into a folder of ours with the libraries that they want: nothing
 * is installed. Kept in the home folder, since a clone may live for one run.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { findPrograms } from '../postgres/programs.ts'

/** Of the embedded server. */
export const SERVER_VERSION = 18

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'
const KEPT = join(homedir(), '.cache', 'ostrov', `postgresql-client-${SERVER_VERSION}`)

/** The folder of pg_dump, pg_restore, psql, createdb and dropdb; undefined where none can be had. */
export async function programFolder(): Promise<string | undefined> {
  return found() ?? found(join(KEPT, 'bin')) ?? (await unpackDebian().catch(told))
}

function found(path?: string) {
  try {
    return dirname(findPrograms(SERVER_VERSION, path)('pg_dump'))
  } catch {
    return undefined
  }
}

function told(error: unknown) {
  console.log(
    `No PostgreSQL client programs of version ${SERVER_VERSION}: ${error instanceof Error ? error.message : error}`,
  )
  return undefined
}

async function unpackDebian() {
  const source = Bun.which('apt-get') && debianSource()
  if (!source) throw new Error('the machine has no Debian mirror.')
  await mkdir(dirname(KEPT), { recursive: true })
  const draft = await mkdtemp(`${KEPT}-`)
  try {
    await download(draft, source)
    for (const name of await readdir(join(draft, 'cache/archives'))) {
      if (name.endsWith('.deb')) attempt(['dpkg-deb', '-x', join(draft, 'cache/archives', name), join(draft, 'root')])
    }
    await rm(join(draft, 'cache'), { recursive: true })
    await rm(join(draft, 'lists'), { recursive: true })
    await rm(join(draft, 'root/usr/share'), { recursive: true })
    await writeStarters(draft)
    await rm(KEPT, { recursive: true, force: true })
    await rename(draft, KEPT)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return found(join(KEPT, 'bin'))
}

/** The mirror that the machine takes its own packages from. */
function debianSource() {
  const sites = Bun.spawnSync(['apt-get', 'indextargets', '--format', '$(SITE)']).stdout.toString().split('\n')
  const mirror = sites.find((site) => /\/debian\/?$/.test(site))
  return mirror && `deb ${existsSync(KEYRING) ? `[signed-by=${KEYRING}] ` : ''}${mirror} sid main`
}

/** As for a machine that has no package yet, so that nothing of this one's is counted on. */
async function download(draft: string, source: string) {
  for (const folder of ['lists/partial', 'cache/archives/partial', 'root', 'bin'])
    await mkdir(join(draft, folder), { recursive: true })
  await writeFile(join(draft, 'status'), '')
  await writeFile(join(draft, 'sources.list'), `${source}\n`)
  const options = {
    'Dir::Etc::SourceList': join(draft, 'sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State::Lists': join(draft, 'lists'),
    'Dir::State::Status': join(draft, 'status'),
    'Dir::Cache': join(draft, 'cache'),
    'APT::Install-Recommends': 'false',
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
    'Debug::NoLocking': 'true',
  }
  const apt = [
    'apt-get',
    '-qq',
    '-y',
    ...Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]),
  ]
  attempt([...apt, 'update'])
  attempt([...apt, '--download-only', 'install', 'postgresql-client'])
}

/** Each program is started with the libraries it was built for: those of the machine may be years older. */
async function writeStarters(draft: string) {
  const [linker] = new Bun.Glob('usr/lib/*/ld-linux-*.so.*').scanSync({ cwd: join(draft, 'root'), onlyFiles: false })
  const [folder] = new Bun.Glob('usr/lib/postgresql/*/bin').scanSync({ cwd: join(draft, 'root'), onlyFiles: false })
  if (!linker || !folder) throw new Error('what was downloaded has another shape now.')
  const root = join(KEPT, 'root')
  for (const name of ['pg_dump', 'pg_restore', 'psql', 'createdb', 'dropdb']) {
    const start = `exec ${join(root, linker)} --library-path ${join(root, dirname(linker))} ${join(root, folder, name)} "$@"`
    await writeFile(join(draft, 'bin', name), `#!/bin/sh\n${start}\n`, { mode: 0o755 })
  }
}

function attempt(command: string[]) {
  const { exitCode, stderr } = Bun.spawnSync(command, { stdio: ['ignore', 'ignore', 'pipe'] })
  if (exitCode !== 0) throw new Error(stderr.toString().trim())
}
