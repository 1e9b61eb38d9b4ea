import type { Em } from '../../db/orm'
import { row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

/**
 * Keeps these pictures from being forgotten until the transaction ends, in which a list or JSON begins to name them.
 * @throws {Refusal} `image.not_found` when one of them is gone.
 */
export async function holdImages(em: Em, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const held = await rows<{ id: string }>(
    em,
    sql`select id from image where id = any(${wanted}::uuid[]) order by id for key share`,
  )
  if (held.length < wanted.length) throw new Refusal('image.not_found')
}

/**
 * The same of pictures that a customer has sent themselves, or that are `standing` in what they change.
 * @returns the ids, each once
 * @throws {Refusal} `image.not_found` for a stranger's too.
 */
export async function holdOwnImages(
  em: Em,
  customer_id: string,
  ids: readonly string[],
  standing: readonly string[] = [],
): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return wanted
  const own = await row<{ count: number }>(
    em,
    sql`select count(*)::int as count from image
        where id = any(${wanted}::uuid[]) and (uploaded_by = ${`customer:${customer_id}`} or id = any(${[...standing]}::uuid[]))`,
  )
  if (own?.count !== wanted.length) throw new Refusal('image.not_found')
  await holdImages(em, wanted)
  return wanted
}
