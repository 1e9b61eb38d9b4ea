/** Files of backups: archives, pictures, programs. */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir } from './database.ts'

/** Puts the pictures of an unpacked backup, if it has any, in the place of those of `DATA_DIR`. */
export async function replaceImages(unpacked: string) {
  const saved = join(unpacked, 'images')
  if (!existsSync(saved)) return
  await rm(join(dataDir(), 'images'), { recursive: true, force: true })
  // The data directory may be another disk, where a rename can't go.
  await run(['cp', '-R', saved, join(dataDir(), 'images')])
}

/** tar says 1 when a file changed under it: the log replayed at restore makes that good, and pictures are never rewritten. */
export async function archive(flags: string[]) {
  const tar = Bun.spawn(['tar', ...flags], { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaint = await new Response(tar.stderr).text()
  if ((await tar.exited) > 1) throw new Error(`tar could not write the backup: ${complaint.trim()}`)
}

/** Throws a sentence when the program is not there or fails. */
export async function run(command: string[], env: Record<string, string> = {}) {
  const [program = ''] = command
  if (Bun.which(program) === null) throw new Error(`${program} is not installed.`)
  const code = await Bun.spawn(command, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    .exited
  if (code !== 0) throw new Error(`${program} ended with code ${code}.`)
}
