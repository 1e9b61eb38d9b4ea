/** Prometheus's own checker of rules: the machine's, else the one of Debian's newest suite, kept in the home folder. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { unpackDebian } from '../debian-programs.ts'

const KEPT = join(homedir(), '.cache', 'ostrov', 'prometheus')

/** Undefined, with a word why, where it cannot be had. */
export async function promtool(): Promise<string | undefined> {
  const kept = join(KEPT, 'bin/promtool')
  const own = Bun.which('promtool')
  if (own || existsSync(kept)) return own ?? kept
  try {
    await unpackDebian(KEPT, { name: 'prometheus', folder: 'usr/bin', programs: ['promtool'] })
    return kept
  } catch (error) {
    console.log(`No promtool: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}
