import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

/**
 * Which kitchens a restaurant has, from now on.
 * @returns their names as people read them, and those of before.
 * @throws {Refusal} `request.invalid` for a kitchen that nobody knows.
 */
export async function chooseCuisines(em: Em, restaurant_id: string, slugs: readonly string[]) {
  const before = await namesOf(em, restaurant_id)
  const known = await rows<{ id: string }>(em, sql`select id from cuisine where slug = any(${[...slugs]}::text[])`)
  if (known.length !== new Set(slugs).size) {
    throw new Refusal('request.invalid', { errors: { cuisines: 'Выберите кухни из\u00A0списка' } })
  }
  const ids = known.map(({ id }) => id)
  await changed(
    em,
    sql`delete from restaurant_cuisine where restaurant_id = ${restaurant_id} and cuisine_id <> all(${ids}::uuid[])`,
  )
  await changed(
    em,
    sql`insert into restaurant_cuisine (restaurant_id, cuisine_id)
        select ${restaurant_id}, unnest(${ids}::uuid[]) on conflict do nothing`,
  )
  return { before, words: await namesOf(em, restaurant_id) }
}

async function namesOf(em: Em, restaurant_id: string): Promise<string> {
  const found = await rows<{ name: string }>(
    em,
    sql`select c.name from restaurant_cuisine rc join cuisine c on c.id = rc.cuisine_id
        where rc.restaurant_id = ${restaurant_id} order by c.sort, c.slug`,
  )
  return found.map(({ name }) => name).join(', ')
}
