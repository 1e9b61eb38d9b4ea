import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { isShown } from './image-columns'

/** Deletes those of these pictures that nothing shows, and after the commit their files. @returns how many */
export async function forgetImages(em: Em, ids: readonly string[]): Promise<number> {
  const gone = await rows<{ id: string }>(
    em,
    sql`delete from image i where i.id = any(${[...ids]}::uuid[]) and not ${isShown(em)} returning i.id`,
  )
  if (gone.length > 0) await addJob(em, 'image.remove', { ids: gone.map(({ id }) => id) })
  return gone.length
}

/** Removes the files of pictures whose rows are gone. */
export async function removeFiles({ doors }: Deps, { ids }: { ids: string[] }): Promise<void> {
  for (const id of ids) await doors.images.remove(id)
}
