/** Whether the present could be restored: the last base unpacked, compared with its manifest, the log behind it replayed, every row read. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../backup-files.ts'
import { leaveCheck } from '../backup-trace.ts'
import { chooseBase, type Installation, restoreAt } from './restore.ts'
import { withoutPassword } from './server.ts'

/** Does it in `place`, which goes afterwards, and leaves a trace for the back office. @returns a sentence */
export async function checkLast(given: Installation, place: string): Promise<string> {
  const moment = new Date()
  const base = await chooseBase(given.archive, moment, (at) => at.toISOString())
  await rm(place, { recursive: true, force: true })
  try {
    await restoreAt({ ...given, base, moment, place }, ({ url }) => readThrough(url, given.programs))
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
