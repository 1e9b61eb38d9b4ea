/**
 * Programs of Debian's newest suite for a machine whose own are older or lacking. They are only downloaded and unpacked into a
 * folder with the libraries that they want: nothing is installed.
 */
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'

/** What is wanted: the package, the folder of its programs within it, and their names. */
export type Wanted = { name: string; folder: string; programs: readonly string[] }

/** PostgreSQL's client programs. */
export const CLIENT: Wanted = {
  name: 'postgresql-client',
  folder: 'usr/lib/postgresql/*/bin',
  programs: ['pg_dump', 'pg_restore', 'psql', 'createdb', 'dropdb', 'pg_basebackup', 'pg_verifybackup'],
}

/** What seals backups. */
export const AGE: Wanted = { name: 'age', folder: 'usr/bin', programs: ['age', 'age-keygen'] }

/** The proxy. */
export const CADDY: Wanted = { name: 'caddy', folder: 'usr/bin', programs: ['caddy'] }

/** Whether this folder has every one of them. */
export function hasAll(folder: string, { programs }: Wanted): boolean {
  return programs.every((name) => existsSync(join(folder, name)))
}

/** Puts starters of the programs into `kept`/bin, in the place of what is there. Throws a sentence when they cannot be had. */
export async function unpackDebian(kept: string, wanted: Wanted) {
  const source = Bun.which('apt-get') && debianSource()
  if (!source) throw new Error('the machine has no Debian mirror.')
  await mkdir(dirname(kept), { recursive: true })
  const draft = await mkdtemp(`${kept}-`)
  try {
    await download(draft, source, wanted.name)
    for (const name of await readdir(join(draft, 'cache/archives'))) {
      if (name.endsWith('.deb')) attempt(['dpkg-deb', '-x', join(draft, 'cache/archives', name), join(draft, 'root')])
    }
    await rm(join(draft, 'cache'), { recursive: true })
    await rm(join(draft, 'lists'), { recursive: true })
    await rm(join(draft, 'root/usr/share'), { recursive: true, force: true })
    await writeStarters(draft, kept, wanted)
    await chmod(draft, 0o755)
    await rm(kept, { recursive: true, force: true })
    await rename(draft, kept)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The mirror that the machine takes its own packages from. */
function debianSource() {
  const sites = Bun.spawnSync(['apt-get', 'indextargets', '--format', '$(SITE)']).stdout.toString().split('\n')
  const mirror = sites.find((site) => /\/debian\/?$/.test(site))
  return mirror && `deb ${existsSync(KEYRING) ? `[signed-by=${KEYRING}] ` : ''}${mirror} sid main`
}

/** As for a machine that has no package yet, so that nothing of this one's is counted on. */
async function download(draft: string, source: string, name: string) {
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
  attempt([...apt, '--download-only', 'install', name])
}

/** Each program is started with the libraries it was built for: those of the machine may be years older. */
async function writeStarters(draft: string, kept: string, wanted: Wanted) {
  const [linker] = new Bun.Glob('usr/lib/*/ld-linux-*.so.*').scanSync({ cwd: join(draft, 'root'), onlyFiles: false })
  const [folder] = new Bun.Glob(wanted.folder).scanSync({ cwd: join(draft, 'root'), onlyFiles: false })
  if (!linker || !folder) throw new Error('what was downloaded has another shape now.')
  const root = join(kept, 'root')
  for (const name of wanted.programs) {
    const start = `exec ${join(root, linker)} --library-path ${join(root, dirname(linker))} ${join(root, folder, name)} "$@"`
    await writeFile(join(draft, 'bin', name), `#!/bin/sh\n${start}\n`, { mode: 0o755 })
  }
}

function attempt(command: string[]) {
  const { exitCode, stderr } = Bun.spawnSync(command, { stdio: ['ignore', 'ignore', 'pipe'] })
  if (exitCode !== 0) throw new Error(stderr.toString().trim())
}
