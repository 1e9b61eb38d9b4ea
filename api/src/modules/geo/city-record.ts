import { CITY_FORM } from '@ostrov/shared/geo/city-form'
import { cityDesk } from '@ostrov/shared/geo/lists'
import { CityInput, CityRow } from '@ostrov/shared/geo/schema'
import type { Em } from '../../db/orm'
import { containing, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { record } from '../records/record'
import { City } from './city'

const MOST = sql.lit(1001)

/** The towns of the region. One in which something stands is hidden rather than removed. */
export const cityRecord = record({
  noun: 'city',
  entity: City,
  may: 'content',
  list: cityDesk,
  form: CITY_FORM,
  row: CityRow,
  input: CityInput,
  together: ['sort', 'is_hidden'],
  source: {
    select: sql`c.id, c.name, c.slug, c.coordinates, c.zoom, c.sort, c.is_hidden,
      (select count(*)::int from restaurant r where r.city_id = c.id) as restaurants,
      (select count(*)::int from (select from user_address a where a.city_id = c.id limit ${MOST}) counted) as addresses`,
    from: sql`city c`,
    where: sql`true`,
    key: sql`c.id`,
    conditions: { query: (words) => sql`c.name ilike ${containing(words)}`, is_hidden: sql`c.is_hidden` },
    orders: { sort: sql`c.sort, c.name`, name: sql`c.name` },
  },
  check: demandOwnNames,
  removable: demandUnused,
  refuses: { removing: ['city.in_use'] },
})

async function demandOwnNames(em: Em, { id, input }: { id: string | null; input: { name: string; slug: string } }) {
  const taken = await row<{ name: boolean | null; slug: boolean | null }>(
    em,
    sql`select bool_or(lower(name) = lower(${input.name})) as name, bool_or(slug = ${input.slug}) as slug
        from city where id is distinct from ${id}::uuid`,
  )
  const errors = {
    ...(taken?.name && { name: 'Такой город уже есть' }),
    ...(taken?.slug && { slug: 'Этот адрес занят' }),
  }
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
}

async function demandUnused(em: Em, id: string) {
  const used = await row(
    em,
    sql`select from restaurant where city_id = ${id} union all select from user_address where city_id = ${id}
        union all select from house where city_id = ${id} union all select from news where city_id = ${id}
        union all select from venue where city_id = ${id} union all select from ad where city_id = ${id}
        union all select from organization where city_id = ${id}
        union all select from story where ${id}::uuid = any(city_ids) limit 1`,
  )
  if (used) throw new Refusal('city.in_use')
}
