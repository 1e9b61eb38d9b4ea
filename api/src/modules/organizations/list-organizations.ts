import type { HintsInput } from '@ostrov/shared/geo/schema'
import { type AnyQuery, type ListQuery, usualSort, valuesOf } from '@ostrov/shared/lists/table'
import { writeHours } from '@ostrov/shared/organizations/hours-text'
import { organizationAddresses, organizationHintList, organizationList } from '@ostrov/shared/organizations/lists'
import type { OrganizationMapWire } from '@ostrov/shared/organizations/map-schema'
import { organizationSlug } from '@ostrov/shared/organizations/rules'
import type { OrganizationAddress, OrganizationCardWire, OrganizationHint } from '@ostrov/shared/organizations/schema'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import { readFacets } from '../../db/facets'
import { readList, type SourceOf, wholeList } from '../../db/list'
import { matching } from '../../db/list-conditions'
import { mapWire, type PlaceRow, readPlaces } from '../../db/map-places'
import type { Em } from '../../db/orm'
import { containing, instant, moment, rows, sql } from '../../db/sql'
import { imageJson } from '../images/image-view'
import { schedulesJson } from '../restaurants/hours/open-hours'
import { everyone, everyoneJoins, isEveryoneShown } from './everyone'
import { sought } from './seek-organizations'

type Query = ListQuery<typeof organizationList>

/** What everybody finds. */
export async function listOrganizations(em: Em, query: Query, now: Date) {
  const source = await sourceOf(em, query, now)
  const isByOpen = query.near === undefined && (query.sort ?? usualSort(organizationList)) === 'open' && !query.open
  const list = await readList<CardRow, typeof organizationList>(
    em,
    organizationList,
    query,
    // Each half stands in the order of an index, which knows nothing of the moment.
    isByOpen ? { ...source, parts: [0, 1].map((half) => sql`${halfAt(now)} = ${sql.lit(half)}`) } : source,
  )
  return { ...list, items: list.items.map(cardOf) }
}

/** Those of these numbers that are shown. */
export async function readOrganizationCards(em: Em, numbers: readonly number[]): Promise<OrganizationCardWire[]> {
  const found = await rows<CardRow>(
    em,
    sql`select ${cardColumns} from ${everyone} ${everyoneJoins} where o.number = any(${numbers}::int[]) and ${isEveryoneShown}`,
  )
  return found.map(cardOf)
}

/** Under all the other filters: how many each choice leaves. */
export const organizationFacets = async (em: Em, query: AnyQuery, now: Date) =>
  readFacets(em, organizationList, query, await sourceOf(em, query, now))

/** What stands where in a window of the map, under the filters of the catalogue. */
export async function mapOrganizations(em: Em, asked: AnyQuery, now: Date): Promise<OrganizationMapWire> {
  const { zoom, ...query } = asked
  const { from, where, key, conditions } = await sourceOf(em, query, now)
  const filters = matching(organizationList, query, conditions)
  const within = filters ? sql`${where} and ${filters}` : where
  const found = await readPlaces<PlaceRow<OrganizationMapWire['places'][number]>>(em, Number(zoom), {
    from,
    where: within,
    place: sql`o.shown_point`,
    number: key,
    told: { name: sql`o.name` },
  })
  return mapWire(found)
}

/** Where everything stands that is shown, the newest first. */
export async function listOrganizationAddresses(em: Em, query: ListQuery<typeof organizationAddresses>) {
  type Found = Omit<typeof OrganizationAddress.static, 'slug'> & { name: string }
  const list = await readList<Found, typeof organizationAddresses>(em, organizationAddresses, query, {
    select: sql`o.number, o.name, ${moment('o.updated_at')} as changed_at`,
    from: everyone,
    where: isEveryoneShown,
    order: sql`o.number desc`,
  })
  return { ...list, items: list.items.map(({ name, ...one }) => ({ ...one, slug: organizationSlug(name) })) }
}

/** Names of what is shown, restaurants too, for what was typed so far: first what begins so. */
export async function organizationHints(em: Em, { query, city, count = 10 }: typeof HintsInput.static) {
  const typed = query.trim()
  const items = await rows<typeof OrganizationHint.static>(
    em,
    sql`select o.id, o.name, c.name as city from ${everyone} join city c on c.id = o.city_id
        where ${isEveryoneShown} and o.name ilike ${containing(typed)}
          and (${city ?? null}::text is null or ${city ?? null}::text in (c.name, c.slug, c.id::text))
        order by starts_with(lower(o.name), lower(${typed})) desc, o.name, o.id limit ${count}`,
  )
  return { ...wholeList(organizationHintList, items), limit: count }
}

/** A card as it is read, with the schedule and the pause of a restaurant. */
export type CardRow = Omit<OrganizationCardWire, 'slug' | 'restaurant'> & {
  restaurant_id: string | null
  schedules: ScheduleWire[] | null
  disabled_until: string | null
  delivers: boolean | null
}

export function cardOf<Row extends CardRow>(row: Row) {
  const { restaurant_id, schedules, disabled_until, delivers, ...shown } = row
  const opening = { schedules: schedules ?? [], disabled_until, delivers: delivers ?? false }
  const restaurant = restaurant_id === null ? null : { id: restaurant_id, ...opening }
  const hours = restaurant ? writeHours(restaurant.schedules) || null : row.hours
  // Delivery writes the town into the address.
  const address = row.address?.replace(`, ${row.city}`, '') ?? null
  return { ...shown, address, hours, slug: organizationSlug(row.name), restaurant }
}

/** Columns of a card of `everyone`, beside `everyoneJoins`. */
export const cardColumns = sql`o.number, o.name, o.category, c.name as city, o.address, o.point, o.hours,
  o.rating::float8 as rating, o.reviews_count, ${imageJson('i')} as image, o.restaurant_id,
  case when o.restaurant_id is not null then ${schedulesJson} end as schedules, ${moment('r.disabled_until')} as disabled_until, r.delivers`

const isOpenAt = (now: Date) => sql`coalesce(o.open_from <= ${instant(now)} and o.open_to > ${instant(now)}, false)`
/** Those that are open, then the others: a number, since of a constant number PostgreSQL knows that it orders nothing, where both say it alike. */
const halfAt = (now: Date) => sql`case when ${isOpenAt(now)} then 0 else 1 end`

/** The index of places holds what stands somewhere alone. */
const stands = ({ near, window }: AnyQuery) => near !== undefined || window !== undefined

async function sourceOf(em: Em, asked: AnyQuery, now: Date): Promise<SourceOf<typeof organizationList>> {
  const typed = asked.query === undefined ? null : await sought(em, String(asked.query))
  return {
    select: cardColumns,
    from: everyone,
    joined: everyoneJoins,
    key: sql`o.number`,
    place: sql`o.shown_point`,
    where: stands(asked) ? sql`${isEveryoneShown} and o.shown_point is not null` : isEveryoneShown,
    conditions: {
      query: () => typed ?? sql`true`,
      open: isOpenAt(now),
      category: sql`o.category`,
      city: {
        asks: (slugs) =>
          sql`o.city_id = any(array(select t.id from city t where t.slug = any(${valuesOf(slugs)}::text[])))`,
        each: sql`select t.slug from city t where t.id = o.city_id`,
      },
      window: sql`o.shown_point`,
    },
    orders: {
      open: { by: [...(asked.open ? [] : [halfAt(now)]), sql`o.name`, sql`o.number`] },
      name: { by: [sql`o.name`, sql`o.number`] },
      '-rating': { by: [sql`o.rating`, sql`o.number`], falling: true },
      '-number': { by: [sql`o.number`], falling: true },
    },
  }
}
