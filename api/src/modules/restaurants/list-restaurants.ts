import type { RestaurantFilters } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../db/orm'
import { row, rows, sql, variedRows } from '../../db/sql'
import { readCards } from './card'
import { activeAddress, serviceRank } from './delivery-zones'

type Filters = typeof RestaurantFilters.static

/** A page of approved restaurants: open ones first, then by rating. The total may be ten seconds old. */
export async function listRestaurants(em: Em, filters: Filters, now: Date) {
  const { page = 1, limit = USUAL_LIMIT } = filters
  const offset = (page - 1) * limit
  const { matching, opened, slugs } = askedOf(filters)
  const asked = { matching, opened, now, limit, offset }
  const [items, total] = await Promise.all([
    choosePage(em, asked).then((ids) => readCards(em, ids, now)),
    countMatching(em, asked, `${opened}|${filters.city_id ?? ''}|${slugs.join()}`),
  ])
  return { items, page, limit, total: Math.max(total, offset + items.length) }
}

/**
 * The same page for a customer's active address: who delivers there comes first, then who hands out, then the rest; of
 * each kind the open ones first. Without an address it is everybody's page.
 */
export async function listNearby(em: Em, user_id: string, filters: Filters, now: Date) {
  const address = await activeAddress(em, user_id)
  if (!address) return listRestaurants(em, filters, now)
  const { page = 1, limit = USUAL_LIMIT } = filters
  const { matching, opened } = askedOf(filters)
  const found = await rows<{ id: string; total: number }>(
    em,
    sql`select r.id, (count(*) over ())::int as total from restaurant r
        where ${matching} ${opened ? sql`and ${openNow(now)}` : sql``}
        order by ${serviceRank(address.coordinates)}, ${openNow(now)} desc, r.rating desc, r.id
        limit ${limit} offset ${(page - 1) * limit}`,
  )
  const ids = found.map(({ id }) => id)
  return { items: await readCards(em, ids, now), page, limit, total: found[0]?.total ?? 0 }
}

/** Restaurants the customer has ordered from, the latest first. */
export async function listOrdered(em: Em, user_id: string, { page = 1, limit = 20 }: Page, now: Date) {
  const found = await rows<{ restaurant_id: string; total: number }>(
    em,
    sql`select o.restaurant_id, (count(*) over ())::int as total from "order" o
        join restaurant r on r.id = o.restaurant_id and r.moderation_status = 'approved'
        where o.user_id = ${user_id} group by o.restaurant_id order by max(o.created_at) desc
        limit ${limit} offset ${(page - 1) * limit}`,
  )
  const items = await readCards(
    em,
    found.map((one) => one.restaurant_id),
    now,
  )
  return { items, page, limit, total: found[0]?.total ?? 0 }
}

type Page = { page?: number; limit?: number }
type Condition = ReturnType<typeof matchingSql>
type Asked = { matching: Condition; opened: boolean; now: Date; limit: number; offset: number }

function askedOf(filters: Filters) {
  const slugs = slugsOf(filters)
  const cuisines = slugs.filter((slug) => slug !== 'open')
  const opened = filters.opened === true || slugs.includes('open')
  return { matching: matchingSql(cuisines, filters.city_id), opened, slugs }
}

const slugsOf = ({ cuisines = '' }: Filters) => {
  const slugs = cuisines.split(',').map((slug) => slug.trim())
  return [...new Set(slugs)].filter((slug) => slug !== '').sort()
}

const matchingSql = (slugs: string[], city_id: string | undefined) => sql`r.moderation_status = 'approved'
  ${city_id ? sql`and r.city_id = ${city_id}` : sql``}
  ${
    slugs.length > 0
      ? sql`and exists (select from restaurant_cuisine rc where rc.restaurant_id = r.id
                        and rc.cuisine_id = any(array(select c.id from cuisine c where c.slug = any(${slugs}::text[]))))`
      : sql``
  }`

/** Most ask for the first page of this size; another page is another statement. */
const USUAL_LIMIT = 20

// A case is opaque: the planner takes half of all for open whatever the moment, so its one plan serves every moment.
const openNow = (now: Date) =>
  sql`(case when r.open_from <= ${now} and r.open_to > ${now}
       and (r.disabled_until is null or r.disabled_until <= ${now}) then true else false end)`

/**
 * Two walks along the listing's index instead of one sort of everything: the open ones, and only when they do not fill
 * the page, the closed ones after them. Only ids: the cards are one statement for every list.
 */
async function choosePage(em: Em, { matching, opened, now, limit, offset }: Asked) {
  const openPage = sql`select r.id, r.rating, 0 as rank from restaurant r where ${matching} and ${openNow(now)}
    order by r.rating desc, r.id limit ${sql.lit(limit)} offset ${sql.lit(offset)}`
  const skipped = sql`case when (select count(*) from open_page) > 0 then 0 else greatest(0, ${sql.lit(offset)}::bigint
    - (select count(*) from restaurant r where ${matching} and ${openNow(now)})) end`
  // The inner limit, a plain number, tells the planner how few rows come; the outer one leaves room for what is open.
  const closedPage = sql`select * from (
      select r.id, r.rating, 1 as rank from restaurant r where ${matching} and ${openNow(now)} = false
      order by r.rating desc, r.id limit ${sql.lit(limit)} ${offset === 0 ? sql`` : sql`offset ${skipped}`}) closed
    limit greatest(0, ${sql.lit(limit)} - (select count(*) from open_page))`
  const read = limit === USUAL_LIMIT && offset === 0 ? rows : variedRows
  const chosen = await read<{ id: string }>(
    em,
    sql`with open_page as materialized (${openPage})
        ${opened ? sql`` : sql`, closed_page as materialized (${closedPage})`}
        select id from (select * from open_page ${opened ? sql`` : sql`union all select * from closed_page`}) chosen
        order by rank, rating desc, id`,
  )
  return chosen.map((one) => one.id)
}

const COUNT_LIFE_MS = 10_000
const MAX_COUNTS = 1000
let counts = new WeakMap<object, Map<string, { at: number; total: number }>>()

/** For when restaurants changed. */
export function forgetCounts() {
  counts = new WeakMap()
}

/** Counting reads every match, so one answer serves ten seconds of everybody's pages. */
async function countMatching(em: Em, { matching, opened, now }: Asked, key: string) {
  const driver = em.getDriver()
  const known = counts.get(driver) ?? new Map<string, { at: number; total: number }>()
  counts.set(driver, known)
  const kept = known.get(key)
  if (kept && Math.abs(now.getTime() - kept.at) < COUNT_LIFE_MS) return kept.total
  const counted = await row<{ total: number }>(
    em,
    sql`select count(*)::int as total from restaurant r where ${matching} ${opened ? sql`and ${openNow(now)}` : sql``}`,
  )
  if (known.size >= MAX_COUNTS) known.clear()
  const total = counted?.total ?? 0
  known.set(key, { at: now.getTime(), total })
  return total
}
