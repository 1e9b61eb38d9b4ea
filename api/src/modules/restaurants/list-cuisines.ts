import type { ListQuery } from '@ostrov/shared/lists/table'
import { cuisineList } from '@ostrov/shared/restaurants/lists'
import type { CuisineWire } from '@ostrov/shared/restaurants/schema'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { sql } from '../../db/sql'
import { imageJson } from '../images/image-view'

/** Kitchens to filter by, in their order. */
export function listCuisines(em: Em, query: ListQuery<typeof cuisineList>) {
  return readList<CuisineWire, typeof cuisineList>(em, cuisineList, query, {
    select: sql`c.slug, c.name, ${imageJson('picture')} as image`,
    from: sql`cuisine c left join image picture on picture.id = c.image_id`,
    where: sql`true`,
    order: sql`c.sort, c.slug`,
  })
}
