/** The demo island, drawn and written by a process of its own. */
import { join } from 'node:path'
import { ROOT } from './database.ts'
import { leash } from './leash.ts'

/** It stands still for good or it works, if slowly on a busy machine: far more than the half minute it takes alone. */
const LIMIT_MS = 20 * 60_000
const ATTEMPTS = 2

/**
 * Seeds an empty database and waits. Drawing five hundred pictures keeps native threads busy, and the runtime was once seen to
 * stand still in it for good; seeding is all or nothing, so a process that does not end in time is ended and begun again.
 * @throws when no attempt finished.
 */
export async function seedDemo(databaseUrl: string, dataDir: string, ...flags: '--sketches'[]) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const child = leash({
      command: [process.execPath, join(ROOT, 'scripts/db.ts'), 'seed', ...flags],
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      held: 'pipe',
      signal: 'TERM',
      grace: 5,
      output: 'inherit',
    })
    const timer = setTimeout(() => child.kill(), LIMIT_MS)
    const code = await child.exited
    clearTimeout(timer)
    if (code === 0) return
    console.error(`Seeding the demo island ended with code ${code} (attempt ${attempt} of ${ATTEMPTS}).`)
  }
  throw new Error('The demo island could not be seeded.')
}
