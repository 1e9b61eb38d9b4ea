/** The demo island, written by a process of its own. */
import { join } from 'node:path'
import { ROOT } from './database.ts'
import { forEachLine } from './each-line.ts'
import { leash } from './leash.ts'

/** A process that says nothing for so long stands still: each of its steps takes seconds, on the slowest machine a minute. */
const STILL_MS = 600_000
const ATTEMPTS = 2

type SeedFlag = '--sketches' | '--undrawn'

/**
 * Migrates and seeds an empty database and waits, however long it takes. Drawing pictures keeps native threads busy, and the
 * runtime was once seen to stand still in it for good; seeding is all or nothing, so a process that says nothing any more is
 * ended and begun again.
 * @throws when it failed, or stood still each time.
 */
export async function seedDemo(databaseUrl: string, dataDir: string, ...flags: SeedFlag[]) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { code, isStill } = await seedOnce(databaseUrl, dataDir, flags)
    if (code === 0) return
    if (!isStill) throw new Error(`The demo island could not be written (code ${code}). The reason is above.`)
    console.error(`Writing the demo island stood still for ${STILL_MS / 60_000} minutes (${attempt} of ${ATTEMPTS}).`)
  }
  throw new Error('The demo island could not be written: the process stood still.')
}

async function seedOnce(databaseUrl: string, dataDir: string, flags: SeedFlag[]) {
  const child = leash({
    command: [process.execPath, join(ROOT, 'scripts/db.ts'), 'seed', ...flags],
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    held: 'pipe',
    signal: 'TERM',
    grace: 5,
    output: 'pipe',
  })
  let isStill = false
  const end = () => {
    isStill = true
    child.kill()
  }
  let timer = setTimeout(end, STILL_MS)
  const hear = (line: string) => {
    clearTimeout(timer)
    timer = setTimeout(end, STILL_MS)
    console.log(line)
  }
  const { stdout, stderr } = child.process
  const drained = Promise.all([stdout, stderr].map((stream) => forEachLine(stream, hear)))
  const code = await child.exited
  await Promise.race([drained, Bun.sleep(500)])
  clearTimeout(timer)
  return { code, isStill }
}
