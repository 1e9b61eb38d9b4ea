import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Listed, ListedStore } from './listed-store'

/** A file that is still being written; one that stays was left by a process that died. */
export const DRAFT = '.part'

export function createFileStore(dir: string): ListedStore {
  return {
    async put(key, bytes) {
      const path = join(dir, key)
      const draft = `${path}.${crypto.randomUUID()}${DRAFT}`
      await mkdir(dirname(path), { recursive: true })
      try {
        await Bun.write(draft, bytes)
        // In one step, so that no reader in any process meets half a picture.
        await rename(draft, path)
      } catch (problem) {
        await rm(draft, { force: true })
        throw problem
      }
    },
    async get(key) {
      const file = Bun.file(join(dir, key))
      return (await file.exists()) ? file : null
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(join(dir, key), { force: true })))
    },
    list: () => listFiles(dir),
    async look(key) {
      const found = await stat(join(dir, key)).catch(() => null)
      return found && { size: found.size, md5: null }
    },
  }
}

async function* listFiles(dir: string): AsyncGenerator<Listed> {
  for (const folder of await namesIn(dir)) {
    for (const file of await namesIn(join(dir, folder))) {
      // Removed since it was named: there is nothing to tell.
      const found = await stat(join(dir, folder, file)).catch(() => null)
      if (found?.isFile()) yield { key: `${folder}/${file}`, changed_at: found.mtime }
    }
  }
}

/** A folder that is not there is an empty one. */
const namesIn = (dir: string) => readdir(dir).catch(() => [])
