/** Whether the last base can be read back: unpacked, compared with its manifest, started, and every row of it read. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../backup-files.ts'
import { leaveCheck } from '../backup-trace.ts'
import { timelineAt } from './archive.ts'
import { chooseBase, type Installation, recover, unpack } from './restore.ts'
import { withoutPassword } from './server.ts'

/** Does it in `place`, which goes afterwards, and leaves a trace for the back office. @returns a sentence */
export async function checkLast(given: Installation, place: string): Promise<string> {
  const base = await chooseBase(given.archive, new Date(), (moment) => moment.toISOString())
  const home = { base: place, bin: given.bin, identity: given.identity }
  try {
    await unpack(home, base, given)
    // As far as the archive goes, so that its log is read, too.
    const target = { recovery_target_timeline: String(await timelineAt(given.archive, new Date())) }
    await recover(home, given, target, ({ url }) => readThrough(url, given.programs))
    await leaveCheck(given.url)
    return `${base.path} was read back, with the log behind it.`
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/** pg_dump asks for each row. */
function readThrough(url: string, programs: string) {
  const { server, env } = withoutPassword(url)
  return run(
    [join(programs, 'pg_dump'), '--format=custom', '--compress=0', '--no-sync', '--file=/dev/null', server],
    env,
  )
}
