/** Programs that Debian 12 and 13 have none of, or older ones. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CADDY, CLIENT, hasAll, unpackDebian } from '../debian-programs.ts'
import { POSTGRES_MAJOR } from '../postgres/cluster.ts'
import { findPrograms } from '../postgres/programs.ts'
import { LEAST_CADDY, PLACES } from './places.ts'

/** Sees to pg_dump and its kin of our version; the folder of them. */
export async function clientPrograms(): Promise<string> {
  const brought = join(PLACES.client, 'bin')
  const found = hasAll(brought, CLIENT) ? brought : ownPrograms()
  if (found === undefined) await unpackDebian(PLACES.client, CLIENT)
  return found ?? brought
}

function ownPrograms() {
  try {
    const folder = dirname(findPrograms(Number(POSTGRES_MAJOR))('pg_dump'))
    return hasAll(folder, CLIENT) ? folder : undefined
  } catch {
    return undefined
  }
}

/** The machine's own Caddy where it is new enough, else the one of Debian's newest suite. Throws a sentence when none can be had. */
export async function caddyPath(): Promise<string> {
  const ours = join(PLACES.caddy, 'bin/caddy')
  const found = ['/usr/bin/caddy', '/usr/local/bin/caddy', ours].find((path) => isNewEnough(caddyVersion(path)))
  if (found) return found
  const reason = await unpackDebian(PLACES.caddy, CADDY).then(
    () => '',
    (error: unknown) => String(error),
  )
  if (isNewEnough(caddyVersion(ours))) return ours
  throw new Error(
    `Caddy ${LEAST_CADDY} or newer is needed, and could not be brought: install it from Caddy's own Debian repository, then run this again. ${reason}`,
  )
}

/** Empty where there is none. */
export function caddyVersion(path: string): string {
  if (!existsSync(path)) return ''
  const { stdout } = Bun.spawnSync([path, 'version'], { stderr: 'ignore' })
  return /\d+\.\d+\.\d+/.exec(stdout.toString())?.[0] ?? ''
}

/** Whether this Caddy understands our Caddyfile. */
export function isNewEnough(version: string): boolean {
  return version !== '' && Bun.semver.order(version, LEAST_CADDY) >= 0
}
