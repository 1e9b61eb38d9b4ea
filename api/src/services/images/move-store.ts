import { DRAFT } from './file-store'
import type { ListedStore } from './listed-store'

export type Moved = {
  /** Written to the other place, and read back from it. */
  moved: number
  /** Were there already, byte for byte. */
  already: number
  /** Keys that could not be moved: they stay where they are. */
  failed: string[]
}
type Moving = {
  /** Takes each away from where it was, once the other place is known to have it. */
  remove?: boolean
  /** Asked between files: whether to end here. What is done stays done, and the next time goes on. */
  isStopped?: () => boolean
  onProgress?: (so_far: Moved) => void
  pauseMs?: number
}

const AT_ONCE = 8
const TRIES = 3
const PAUSE_MS = 1_000
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' }

/**
 * Brings every file of one place to another. Harmless to stop and to begin again: a file that the other place has by size and hash
 * is not sent twice. Nothing is taken away that was not read back.
 */
export async function moveStore(from: ListedStore, to: ListedStore, moving: Moving = {}): Promise<Moved> {
  const { isStopped = () => false, onProgress, pauseMs = PAUSE_MS } = moving
  const done: Moved = { moved: 0, already: 0, failed: [] }
  const keys = keysOf(from)
  const work = async () => {
    for await (const key of keys) {
      if (isStopped()) return
      const became = await tried(() => moveOne(from, to, key), pauseMs)
      if (became === 'failed') done.failed.push(key)
      else if (became !== 'gone') done[became] += 1
      if (moving.remove && (became === 'moved' || became === 'already')) await from.remove([key])
      onProgress?.(done)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return done
}

/** One after another, however many ask for the next. */
async function* keysOf(from: ListedStore) {
  for await (const { key } of from.list()) if (!key.endsWith(DRAFT)) yield key
}

type Became = 'moved' | 'already' | 'gone' | 'failed'

async function tried(move: () => Promise<Became>, pauseMs: number): Promise<Became> {
  for (let left = TRIES; left > 0; left -= 1) {
    const became = await move().catch(() => 'failed' as const)
    if (became !== 'failed' || left === 1) return became
    await Bun.sleep(pauseMs)
  }
  return 'failed'
}

async function moveOne(from: ListedStore, to: ListedStore, key: string): Promise<Became> {
  const file = await from.get(key)
  // Forgotten since it was listed.
  if (file === null) return 'gone'
  const bytes = await file.bytes()
  if (await isThere(to, key, bytes)) return 'already'
  await to.put(key, bytes, TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  return (await isSame(to, key, bytes)) ? 'moved' : 'failed'
}

async function isThere(to: ListedStore, key: string, bytes: Uint8Array<ArrayBuffer>) {
  const known = await to.look(key)
  if (known === null || known.size !== bytes.length) return false
  return known.md5 === null ? isSame(to, key, bytes) : known.md5 === hashOf('md5', bytes)
}

async function isSame(to: ListedStore, key: string, bytes: Uint8Array<ArrayBuffer>) {
  const file = await to.get(key)
  return file !== null && hashOf('sha256', await file.bytes()) === hashOf('sha256', bytes)
}

const hashOf = (kind: 'md5' | 'sha256', bytes: Uint8Array<ArrayBuffer>) =>
  new Bun.CryptoHasher(kind).update(bytes).digest('hex')
