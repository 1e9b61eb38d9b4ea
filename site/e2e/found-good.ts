import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** What axe has found good in this run, of whichever file and process: it is not asked of the same again. */
const good = new Set<string>()
let readTo = 0

/** Those of these that axe has not found good yet. */
export function notYetGood<One extends string>(all: readonly One[]): One[] {
  const missing = all.filter((one) => !good.has(one))
  if (missing.length === 0 || !readOthers()) return missing
  return missing.filter((one) => !good.has(one))
}

/** Remembers these, for other processes too. */
export function noteGood(all: readonly string[]) {
  const fresh = all.filter((one) => !good.has(one))
  for (const one of fresh) good.add(one)
  const file = sharedFile()
  // One write at the end of the file is never mixed with another's.
  if (file && fresh.length > 0) appendFileSync(file, fresh.map((one) => `${one}\n`).join(''))
}

/** Reads what has been added to the run's file since; answers whether anything was. */
function readOthers(): boolean {
  const file = sharedFile()
  if (!file) return false
  const handle = openSync(file, 'a+')
  const added = Buffer.alloc(fstatSync(handle).size - readTo)
  readSync(handle, added, 0, added.length, readTo)
  closeSync(handle)
  // A line that is still being written is read next time.
  const end = added.lastIndexOf('\n') + 1
  readTo += end
  for (const one of added.toString('utf8', 0, end).split('\n')) if (one !== '') good.add(one)
  return end > 0
}

function sharedFile(): string | undefined {
  const folder = process.env.DATA_DIR
  if (!folder) return undefined
  mkdirSync(folder, { recursive: true })
  return join(folder, 'found-good')
}
