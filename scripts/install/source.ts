/** Where the next release comes from. */
import { existsSync, statSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from './machine.ts'
import { byVersion } from './slots.ts'

/**
 * The folder of the release that `wanted` names: a folder, an archive of one (`.tar.gz`), a version, or the newest where it is
 * undefined. `repository` is the address of a git repository whose tags are versions (`v1.2.3`). Throws a sentence.
 */
export async function releaseFolder(wanted: string | undefined, repository: string | undefined): Promise<string> {
  if (wanted !== undefined && existsSync(wanted))
    return statSync(wanted).isDirectory() ? resolve(wanted) : unpacked(resolve(wanted))
  if (wanted !== undefined && !/^v?\d+\.\d+\.\d+$/.test(wanted))
    throw new Error(`«${wanted}» is no folder, no archive and no version.`)
  if (!repository)
    throw new Error('RELEASES names no git repository: give the folder or the archive of a release, or set RELEASES.')
  if (!Bun.which('git')) throw new Error('It takes git: `apt-get install git`, or give the folder of a release.')
  const version = wanted?.replace(/^v/, '') ?? newest(run(['git', 'ls-remote', '--tags', '--refs', repository]))
  if (!version) throw new Error(`${repository} has no tag like v1.2.3.`)
  const folder = await mkdtemp(join(tmpdir(), 'ostrov-release-'))
  run(['git', 'clone', '--quiet', '--depth', '1', '--branch', `v${version}`, repository, folder])
  return folder
}

/** By what `git ls-remote --tags` prints; a trial of a version (`v2.0.0-rc.1`) is not taken by itself. */
export function newest(tags: string): string | undefined {
  const versions = [...tags.matchAll(/refs\/tags\/v(\d+\.\d+\.\d+)$/gm)].map(([, version = '']) => version)
  return versions.sort(byVersion)[0]
}

/** An archive may have its files in one folder, as most have. */
async function unpacked(archive: string) {
  const folder = await mkdtemp(join(tmpdir(), 'ostrov-release-'))
  run(['tar', '--extract', '--no-same-owner', '--file', archive, '--directory', folder])
  const [only, ...others] = await readdir(folder)
  const isWrapped = only !== undefined && others.length === 0
  const found = isWrapped ? join(folder, only) : folder
  if (!existsSync(join(found, 'deploy/install.sh'))) throw new Error(`${archive} is no release: it has no installer.`)
  return found
}
