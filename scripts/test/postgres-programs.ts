/**
 * PostgreSQL's client programs for tests: the machine's own when they are as new as our server, else those that Debian's
 * newest suite has. Kept in the home folder, since a clone may live for one run.
 */
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { AGE, CLIENT, hasAll, unpackDebian } from '../debian-programs.ts'
import { findPrograms } from '../postgres/programs.ts'

/** Of the embedded server. */
export const SERVER_VERSION = 18

const KEPT = join(homedir(), '.cache', 'ostrov', `postgresql-client-${SERVER_VERSION}`)

/** The folder of pg_dump, pg_basebackup and the others of `CLIENT`; undefined where none can be had. */
export async function programFolder(): Promise<string | undefined> {
  return found() ?? found(join(KEPT, 'bin')) ?? (await fetched().catch(told))
}

/** The folder of age itself, and no starter of it: other accounts run a copy. Undefined where none can be had, or none runs here. */
export async function ageFolder(): Promise<string | undefined> {
  const kept = join(homedir(), '.cache', 'ostrov', 'age')
  const folder = join(kept, 'root/usr/bin')
  if (Bun.which('age')) return dirname(Bun.which('age') ?? '')
  if (!hasAll(folder, AGE)) await unpackDebian(kept, AGE).catch(told)
  return hasAll(folder, AGE) && Bun.spawnSync([join(folder, 'age'), '--version']).exitCode === 0 ? folder : undefined
}

async function fetched() {
  await unpackDebian(KEPT, CLIENT)
  return found(join(KEPT, 'bin'))
}

function found(path?: string) {
  try {
    const folder = dirname(findPrograms(SERVER_VERSION, path)('pg_dump'))
    return hasAll(folder, CLIENT) ? folder : undefined
  } catch {
    return undefined
  }
}

function told(error: unknown) {
  console.log(`Programs cannot be had of Debian: ${error instanceof Error ? error.message : error}`)
  return undefined
}
