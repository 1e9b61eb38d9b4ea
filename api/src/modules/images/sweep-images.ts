import { DAY_MS } from '@ostrov/shared/formats/time'
import { UNUSED_DAYS } from '@ostrov/shared/images/keeping'
import type { Em } from '../../db/orm'
import { changed, row, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { imagesForgotten } from '../../kernel/metrics'
import { forgetImages } from './forget-images'
import { isShown } from './image-columns'

const BATCH = 500
type Sweeping = Pick<Deps, 'orm' | 'log' | 'now'>

/**
 * Forgets the pictures that nothing has shown for a week. What is found unused is marked, what is found used again loses
 * its mark, and only an old mark counts: so a picture whose dish changed today is kept as long as one never used.
 * @returns how many were forgotten
 */
export async function sweepImages({ orm, log, now }: Sweeping, batch = BATCH): Promise<number> {
  const em = orm.em.fork()
  let last: string | null = null
  do last = await markBatch(em, last, { now: now(), batch })
  while (last)
  const before = new Date(now().getTime() - UNUSED_DAYS * DAY_MS)
  let forgotten = 0
  for (;;) {
    const { seen, gone } = await em.transactional((tx) => forgetBatch(tx, before, batch))
    forgotten += gone
    imagesForgotten.inc(gone)
    if (seen < batch) break
  }
  if (forgotten > 0) log.info({ images: forgotten }, 'pictures that nothing shows were forgotten')
  return forgotten
}

/** Says of the next pictures whether anything shows them. @returns the last of them; null behind the end */
async function markBatch(em: Em, after: string | null, { now, batch }: { now: Date; batch: number }) {
  const next = await row<{ last: string | null }>(
    em,
    sql`with next as (select i.id, ${isShown(em)} as is_shown from image i
            where ${after}::uuid is null or i.id > ${after}::uuid order by i.id limit ${batch}),
          marked as (update image i set unused_since = case when n.is_shown then null else ${now}::timestamptz end
            from next n where n.id = i.id and n.is_shown = (i.unused_since is not null))
        select (select id from next order by id desc limit 1) as last`,
  )
  return next?.last ?? null
}

/**
 * One batch of old marks. Its rows are locked first and asked again by a statement of its own: who began to show one holds
 * it (`holdImages`), so it is passed over, and who comes later waits and finds it gone.
 */
async function forgetBatch(em: Em, before: Date, batch: number) {
  const locked = await rows<{ id: string }>(
    em,
    sql`select id from image where unused_since < ${before} order by unused_since limit ${batch} for update skip locked`,
  )
  const ids = locked.map(({ id }) => id)
  const gone = await forgetImages(em, ids)
  if (gone < ids.length) await changed(em, sql`update image set unused_since = null where id = any(${ids}::uuid[])`)
  return { seen: ids.length, gone }
}
