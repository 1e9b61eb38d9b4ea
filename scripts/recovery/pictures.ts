/**
 * Originals of pictures in the archive. They are never rewritten, so each is copied once, soon after it came. What has gone from
 * the product stays as long as a moment can be asked for in which it was there. Sizes are made again.
 */
import { existsSync } from 'node:fs'
import { chown, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Identity } from '../leash.ts'
import type { Archive } from './archive.ts'
import { copyOpened, copySealed, nameSealed, SEALED, sealedOr } from './seal.ts'

const ORIGINAL = 'original.webp'
const DRAFT = '.part'
const DAY_MS = 86_400_000

const placesOf = ({ pictures }: Archive) => ({ kept: join(pictures, 'kept'), gone: join(pictures, 'gone') })

/** Copies what the archive lacks. @returns how many */
export async function copyPictures(archive: Archive, images: string): Promise<number> {
  const { kept } = placesOf(archive)
  await mkdir(kept, { recursive: true })
  const known = new Set((await readdir(kept)).map(idOf))
  let copied = 0
  for (const id of await readdir(images)) {
    const original = join(images, id, ORIGINAL)
    if (known.has(id) || !existsSync(original)) continue
    await copyWhole(join(kept, nameSealed(archive.seal, id)), (draft) =>
      copySealed(archive.seal, original, draft),
    ).catch((error: unknown) => {
      // The product has removed it meanwhile.
      if (existsSync(original)) throw error
    })
    copied += 1
  }
  return copied
}

/** Puts aside what the product has no more, and removes what was put aside `days` and one ago. */
export async function sweepPictures(archive: Archive, images: string, days: number, now: Date) {
  const { kept, gone } = placesOf(archive)
  await mkdir(gone, { recursive: true })
  for (const name of await readdir(kept)) {
    if (existsSync(join(images, idOf(name), ORIGINAL))) continue
    await utimes(join(kept, name), now, now)
    await rename(join(kept, name), join(gone, name))
  }
  const last = now.getTime() - (days + 1) * DAY_MS
  for (const name of await readdir(gone))
    if ((await stat(join(gone, name))).mtimeMs < last) await rm(join(gone, name), { force: true })
}

/** Of a picture in the archive. */
const idOf = (name: string) => name.replace(SEALED, '')

export type Found = { there: number; inArchive: string[]; lost: string[] }

/** Where the pictures lie that rows name: at the product, in the archive, or nowhere. */
export function findPictures(archive: Archive, images: string, ids: readonly string[]): Found {
  const absent = ids.filter((id) => !existsSync(join(images, id, ORIGINAL)))
  const inArchive = absent.filter((id) => pathOf(archive, id) !== undefined)
  return { there: ids.length - absent.length, inArchive, lost: absent.filter((id) => !inArchive.includes(id)) }
}

/** Gives the product what it lacks of these pictures and the archive has. Nothing is taken away. */
export async function bringPictures(archive: Archive, images: string, ids: readonly string[], owner?: Identity) {
  for (const id of ids) {
    const [from, to] = [pathOf(archive, id), join(images, id, ORIGINAL)]
    if (!from || existsSync(to)) continue
    await mkdir(dirname(to), { recursive: true })
    await copyWhole(to, (draft) => copyOpened(archive.seal, from, draft))
    if (owner) for (const path of [dirname(to), to]) await chown(path, owner.uid, owner.gid)
  }
}

function pathOf(archive: Archive, id: string) {
  const { kept, gone } = placesOf(archive)
  return [kept, gone].map((folder) => sealedOr(join(folder, id))).find((path) => existsSync(path))
}

/** The copy has its name only when it is on the disk. */
async function copyWhole(to: string, copy: (draft: string) => Promise<unknown>) {
  const draft = `${to}${DRAFT}`
  try {
    await copy(draft)
    const file = await open(draft, 'r')
    await file.sync().finally(() => file.close())
    await rename(draft, to)
  } finally {
    await rm(draft, { force: true })
  }
}
