import { expect, test } from 'bun:test'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { openProduct } from '../../../test/product'
import { createFileStore } from '../../services/images/file-store'
import { sweepOrphans } from './sweep-orphans'

const { em, pool, config } = await openProduct()

test('files of no row are counted, and removed only when that is asked; what is new, known or not ours stays', async () => {
  const store = createFileStore(config.images.dir)
  const { rows } = await pool.query<{ id: string }>(
    `insert into image (width, height, color, uploaded_by) values (1, 1, '#000000', 'seed') returning id`,
  )
  await pool.query(`insert into share_picture (noun, thing, fingerprint, drawn_at) values ('ads', '7', 'fresh', now())`)
  const known = [`${rows[0]?.id}/original.webp`, `${rows[0]?.id}/640.avif`, 'share-ads-7/fresh.jpeg', 'readme/a.txt']
  const lost = [`${crypto.randomUUID()}/original.webp`, 'share-ads-7/old.jpeg', `${rows[0]?.id}/640.avif.x.part`]
  const late = `${crypto.randomUUID()}/original.webp`
  const before = new Date(Date.now() - 2 * DAY_MS)
  for (const key of [...known, ...lost, late]) {
    await store.put(key, new Uint8Array([1]), 'image/webp')
    if (key !== late) await utimes(join(config.images.dir, key), before, before)
  }
  const sweep = (remove: boolean) => sweepOrphans(em(), store, { now: new Date(), remove })
  expect(await sweep(false)).toEqual({ orphans: 3, removed: 0 })
  expect(await sweep(true)).toEqual({ orphans: 3, removed: 3 })
  const left: string[] = []
  for await (const { key } of store.list()) left.push(key)
  expect(left.toSorted()).toEqual([...known, late].toSorted())
})
