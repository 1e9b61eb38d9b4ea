import type { CuisineWire } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { imageJson } from './card'

/** Kitchens to filter by, in their order. */
export async function listCuisines(em: Em, { page = 1, limit = 100 }: { page?: number; limit?: number }) {
  const found = await rows<CuisineWire & { total: number }>(
    em,
    sql`select c.slug, c.name, ${imageJson('picture')} as image, (count(*) over ())::int as total
        from cuisine c left join image picture on picture.id = c.image_id
        order by c.sort, c.slug limit ${limit} offset ${(page - 1) * limit}`,
  )
  return { items: found, page, limit, total: found[0]?.total ?? 0 }
}
