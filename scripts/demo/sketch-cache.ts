/** Sketches that were drawn before, beside the installed packages: every run of the journeys needs the same five hundred. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../database'

const FOLDER = join(ROOT, 'node_modules/.cache/ostrov-sketches')

/** A drawn picture, as it is stored. */
type Drawn = Uint8Array<ArrayBuffer>

/** Gives what was drawn of the same SVG by the same library, else draws it. `tidy` drops what this run did not ask for. */
export function keptSketches(folder = FOLDER) {
  const asked = new Set<string>()
  return {
    async draw(svg: string, share: number, drawAnew: () => Promise<Drawn>): Promise<Drawn> {
      const name = new Bun.CryptoHasher('sha256')
        .update(JSON.stringify(['webp', svg, share, sharp.versions]))
        .digest('hex')
      asked.add(name)
      const path = join(folder, name)
      const kept = await Bun.file(path)
        .bytes()
        .catch(() => undefined)
      if (kept) return kept
      const drawn = await drawAnew()
      await keep(folder, path, drawn)
      return drawn
    },
    async tidy() {
      const names = await readdir(folder).catch(() => [])
      await Promise.all(names.filter((name) => !asked.has(name)).map((name) => rm(join(folder, name), { force: true })))
    },
  }
}

/** Two runs may draw the same at once: a file has its name when it is whole. A folder that takes no files keeps nothing. */
async function keep(folder: string, path: string, drawn: Drawn) {
  const draft = `${path}.${crypto.randomUUID()}`
  try {
    await mkdir(folder, { recursive: true })
    await Bun.write(draft, drawn)
    await rename(draft, path)
  } catch {
    await rm(draft, { force: true }).catch(() => {})
  }
}
