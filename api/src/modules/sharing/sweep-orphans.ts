import { DAY_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { DRAFT } from '../../services/images/file-store'
import type { ListedStore } from '../../services/images/listed-store'
import { shareKey } from './draw-share'

const BATCH = 500
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
type Sweeping = { now: Date; remove: boolean }

/**
 * Files older than a day that no row knows: pictures whose removal failed, what was drawn for a page and forgotten, and what a
 * process left half written. What is called in no way of ours is left alone.
 * @returns how many there are, and how many were taken away
 */
export async function sweepOrphans(em: Em, store: ListedStore, { now, remove }: Sweeping) {
  const before = now.getTime() - DAY_MS
  const swept = { orphans: 0, removed: 0 }
  let batch: string[] = []
  const settle = async () => {
    const orphans = await orphansAmong(em, batch)
    batch = []
    swept.orphans += orphans.length
    if (!remove || orphans.length === 0) return
    await store.remove(orphans)
    swept.removed += orphans.length
  }
  for await (const { key, changed_at } of store.list()) {
    if (changed_at.getTime() < before) batch.push(key)
    if (batch.length === BATCH) await settle()
  }
  await settle()
  return swept
}

async function orphansAmong(em: Em, keys: readonly string[]): Promise<string[]> {
  const ids = [...new Set(keys.map(folderOf))].filter((folder) => UUID.test(folder))
  const [images, shares] = await Promise.all([
    rows<{ id: string }>(em, sql`select id from image where id = any(${ids}::uuid[])`),
    rows<{ noun: string; thing: string; fingerprint: string }>(
      em,
      sql`select noun, thing, fingerprint from share_picture
      where 'share-' || noun || '-' || thing = any(${[...new Set(keys.map(folderOf))]}::text[])`,
    ),
  ])
  const known = new Set(images.map(({ id }) => id))
  const drawn = new Set(shares.map(shareKey))
  return keys.filter((key) => {
    const folder = folderOf(key)
    if (key.endsWith(DRAFT)) return true
    if (folder.startsWith('share-')) return !drawn.has(key)
    return UUID.test(folder) && !known.has(folder)
  })
}

const folderOf = (key: string) => key.split('/')[0] ?? ''
