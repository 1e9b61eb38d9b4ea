import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import type { Images } from '../../services/images/images'
import { lookOf } from '../../services/images/look'

/** So many at a time: each takes some ten milliseconds. */
const BATCH = 200
/** Says nothing, so that nothing is like it. */
const NOTHING = { look: '0', inner_look: '0' }

/** Counts how pictures of people look that were stored before it was counted. @returns how many */
export async function countLooks({ orm, doors }: Pick<Deps, 'orm' | 'doors'>, batch = BATCH): Promise<number> {
  const em = orm.em.fork()
  const uncounted = await rows<{ id: string }>(
    em,
    sql`select id from image where look is null and uploaded_by like 'customer:%' order by id desc limit ${batch}`,
  )
  for (const { id } of uncounted) await countOne(em, doors.images, id)
  return uncounted.length
}

async function countOne(em: Em, images: Images, id: string) {
  const original = await images.original(id)
  // A file that is gone or broken is asked once.
  const { look, inner_look } = original ? await lookOf(original).catch(() => NOTHING) : NOTHING
  await changed(em, sql`update image set look = ${look}::bigint, inner_look = ${inner_look}::bigint where id = ${id}`)
}
