import type { CuisineWire } from '@ostrov/shared/restaurants/schema'
import { wordsOf } from '@ostrov/shared/search/words'
import type { Em } from '../../../db/orm'
import { rows, sql } from '../../../db/sql'
import { imageJson } from '../../images/image-view'

/** A kitchen, or a town: a town has no slug. */
export type Kind = Row & { words: readonly string[] }
type Row =
  | { id: string; slug: string; name: string; image: CuisineWire['image']; rating: number }
  | { id: string; slug: null; name: string; image: null; rating: number }

/** Which of them `restaurant r` is of, and what it calls its kitchen itself. */
export const ofKinds = sql`r.city_id, array(select rc.cuisine_id from restaurant_cuisine rc where rc.restaurant_id = r.id) as kitchen_ids,
  coalesce(r.general_info ->> 'cuisine_type', '') as cuisine_type`
export type OfKinds = { city_id: string; kitchen_ids: readonly string[]; cuisine_type: string }

/** Kitchens and towns: few enough to be compared one by one, and to be named here for all that are of them. */
export async function readKinds(em: Em): Promise<Kind[]> {
  const kinds = await rows<Row>(
    em,
    sql`select k.id, k.slug, k.name, ${imageJson('picture')} as image, -k.sort as rating
        from cuisine k left join image picture on picture.id = k.image_id
        union all select id, null, name, null, -sort from city`,
  )
  return kinds.map((kind) => ({ ...kind, words: wordsOf(`${kind.name} ${kind.slug ?? ''}`) }))
}

/** What something is told by besides its own words. */
export function wordsOfKinds(kinds: readonly Kind[], { city_id, kitchen_ids, cuisine_type }: OfKinds) {
  const called = (ids: readonly string[]) => kinds.filter(({ id }) => ids.includes(id)).flatMap(({ words }) => words)
  return { own: wordsOf(cuisine_type), town: called([city_id]), kitchens: called(kitchen_ids) }
}
