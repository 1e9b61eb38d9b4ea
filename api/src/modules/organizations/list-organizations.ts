import type { HintsInput } from '@ostrov/shared/geo/schema'
import { type AnyQuery, type ListQuery, valuesOf } from '@ostrov/shared/lists/table'
import { organizationAddresses, organizationHintList, organizationList } from '@ostrov/shared/organizations/lists'
import { organizationSlug } from '@ostrov/shared/organizations/rules'
import type { OrganizationAddress, OrganizationCardWire, OrganizationHint } from '@ostrov/shared/organizations/schema'
import { readFacets } from '../../db/facets'
import { readList, type SourceOf, wholeList } from '../../db/list'
import type { Em } from '../../db/orm'
import { containing, moment, rows, sql } from '../../db/sql'
import { imageJson } from '../images/image-view'
import { isOnShow } from './organization-sql'

type Query = ListQuery<typeof organizationList>

/** What everybody finds. */
export async function listOrganizations(em: Em, query: Query, now: Date) {
  const list = await readList<Omit<OrganizationCardWire, 'slug'>, typeof organizationList>(
    em,
    organizationList,
    query,
    source(now),
  )
  return { ...list, items: list.items.map(withSlug) }
}

/** Those of these numbers that are shown. */
export async function readOrganizationCards(em: Em, numbers: readonly number[]): Promise<OrganizationCardWire[]> {
  const found = await rows<Omit<OrganizationCardWire, 'slug'>>(
    em,
    sql`select ${cardColumns} from organization o ${cardJoins} where o.number = any(${numbers}::int[]) and ${isOnShow}`,
  )
  return found.map(withSlug)
}

/** Under all the other filters: how many each choice leaves. */
export const organizationFacets = (em: Em, query: AnyQuery, now: Date) =>
  readFacets(em, organizationList, query, source(now))

/** Where everything stands that is shown, the newest first. */
export async function listOrganizationAddresses(em: Em, query: ListQuery<typeof organizationAddresses>) {
  type Found = Omit<typeof OrganizationAddress.static, 'slug'> & { name: string }
  const list = await readList<Found, typeof organizationAddresses>(em, organizationAddresses, query, {
    select: sql`o.number, o.name, ${moment('o.updated_at')} as changed_at`,
    from: sql`organization o`,
    where: isOnShow,
    order: sql`o.number desc`,
  })
  return { ...list, items: list.items.map(({ name, ...one }) => ({ ...one, slug: organizationSlug(name) })) }
}

/** Names of what is shown for what was typed so far: first what begins so. */
export async function organizationHints(em: Em, { query, city, count = 10 }: typeof HintsInput.static) {
  const typed = query.trim()
  const items = await rows<typeof OrganizationHint.static>(
    em,
    sql`select o.id, o.name, c.name as city from organization o join city c on c.id = o.city_id
        where ${isOnShow} and o.name ilike ${containing(typed)}
          and (${city ?? null}::text is null or ${city ?? null}::text in (c.name, c.slug, c.id::text))
        order by starts_with(lower(o.name), lower(${typed})) desc, o.name, o.id limit ${count}`,
  )
  return { ...wholeList(organizationHintList, items), limit: count }
}

export const withSlug = <Named extends { name: string }>(one: Named) => ({ ...one, slug: organizationSlug(one.name) })

/** Columns of a card of organization `o`, beside its town `c` and its first picture `i`. */
export const cardColumns = sql`o.number, o.name, o.category, c.name as city, o.address, o.hours,
  o.rating::float8 as rating, o.reviews_count, ${imageJson('i')} as image`
export const cardJoins = sql`join city c on c.id = o.city_id left join image i on i.id = o.image_ids[1]`

const source = (now: Date): SourceOf<typeof organizationList> => ({
  select: cardColumns,
  from: sql`organization o`,
  joined: cardJoins,
  key: sql`o.number`,
  where: isOnShow,
  conditions: {
    query: (typed) =>
      sql`(o.sought @@ websearch_to_tsquery('russian', ${plainly(typed)}) or o.name ilike ${containing(typed)})`,
    open: sql`coalesce(o.open_from <= ${now} and o.open_to > ${now}, false)`,
    category: sql`o.category`,
    city: {
      asks: (slugs) =>
        sql`o.city_id = any(array(select t.id from city t where t.slug = any(${valuesOf(slugs)}::text[])))`,
      each: sql`select t.slug from city t where t.id = o.city_id`,
    },
  },
  orders: {
    name: { by: [sql`o.name`, sql`o.number`] },
    '-rating': { by: [sql`o.rating`, sql`o.number`], falling: true },
    '-number': { by: [sql`o.number`], falling: true },
  },
})

const plainly = (typed: string) => typed.replace(/ё/g, 'е').replace(/Ё/g, 'Е')
