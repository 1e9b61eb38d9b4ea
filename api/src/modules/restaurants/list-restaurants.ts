import { type ListQuery, valuesOf } from '@ostrov/shared/lists/table'
import { orderedRestaurants, restaurantList } from '@ostrov/shared/restaurants/lists'
import type { RestaurantFacetsWire } from '@ostrov/shared/restaurants/schema'
import type { RawBuilder } from 'kysely'
import { readFacets } from '../../db/facets'
import { type List, pageOf, readList } from '../../db/list'
import { matching } from '../../db/list-conditions'
import type { Em } from '../../db/orm'
import { row, rows, type Sql, sql, variedRows } from '../../db/sql'
import { statement } from '../../db/statement'
import { type CardRow, cardColumns, cardJoins, cardOf, readCards } from './card'
import { activeAddress, serviceRank } from './zones/delivery-zones'

type Query = ListQuery<typeof restaurantList>

/** A page of approved restaurants: open ones first, then by rating. The total may be ten seconds old. */
export async function listRestaurants(em: Em, query: Query, now: Date) {
  const { page, limit, offset } = pageOf(restaurantList, query)
  const { said, opened } = askedOf(query)
  const demands = matching(restaurantList, { ...said, opened: undefined }, conditionsAt(now))
  const where = demands ? sql`${approved} and ${demands}` : approved
  const asked = { where, opened, now, limit, offset }
  const [items, total] = await Promise.all([readPage(em, asked), countMatching(em, asked, keyOf(said))])
  return { items, page, limit, total: Math.max(total, offset + items.length) }
}

/**
 * The same page for a customer's active address: who delivers there comes first, then who hands out, then the rest; of
 * each kind the open ones first. Without an address it is everybody's page.
 */
export async function listNearby(em: Em, user_id: string, query: Query, now: Date) {
  const address = await activeAddress(em, user_id)
  if (!address) return listRestaurants(em, query, now)
  const list = await readList<Chosen, typeof restaurantList>(em, restaurantList, askedOf(query).said, {
    select: sql`r.id`,
    from: sql`restaurant r`,
    where: approved,
    conditions: conditionsAt(now),
    order: sql`${serviceRank(address.coordinates, now)}, ${openNow(sql`${now}`)} desc, r.rating desc, r.id`,
  })
  return cardsOf(em, list, now)
}

/** How many each kitchen and «Открыто» would leave under the other choices, and how many the choices leave as they are. */
export async function restaurantFacets(em: Em, query: Query, now: Date): Promise<RestaurantFacetsWire> {
  const { said, opened } = askedOf(query)
  const conditions = conditionsAt(now)
  const kitchens = await rows<{ slug: string }>(em, sql`select slug from cuisine order by sort, slug limit 100`)
  const values = { cuisines: kitchens.map(({ slug }) => slug), opened: ['true'] }
  const demands = matching(restaurantList, { ...said, opened: undefined }, conditions)
  const where = demands ? sql`${approved} and ${demands}` : approved
  const [{ cuisines = {}, opened: open = {} }, total] = await Promise.all([
    readFacets(em, restaurantList, said, { from: sql`restaurant r`, where: approved, conditions }, values),
    countMatching(em, { where, opened, now }, keyOf(said)),
  ])
  return { total, cuisines, opened: open }
}

/** Restaurants the customer has ordered from, the latest first. */
export async function listOrdered(em: Em, user_id: string, query: ListQuery<typeof orderedRestaurants>, now: Date) {
  const list = await readList<Chosen, typeof orderedRestaurants>(em, orderedRestaurants, query, {
    select: sql`r.id`,
    from: sql`(select o.restaurant_id, max(o.created_at) as ordered_at from "order" o where o.user_id = ${user_id}
      group by o.restaurant_id) mine join restaurant r on r.id = mine.restaurant_id and r.moderation_status = 'approved'`,
    where: sql`true`,
    order: sql`mine.ordered_at desc, r.id`,
  })
  return cardsOf(em, list, now)
}

type Chosen = { id: string }
async function cardsOf(em: Em, list: List<Chosen>, now: Date) {
  const ids = list.items.map(({ id }) => id)
  return { ...list, items: await readCards(em, ids, now) }
}

type Asked = { where: Sql; opened: boolean; now: Date; limit: number; offset: number }

/** The query with the first tile, which is no kitchen, said as what it means. */
function askedOf(query: Query) {
  const slugs = valuesOf(query.cuisines).sort()
  const opened = query.opened === true || slugs.includes('open')
  const cuisines = slugs.filter((slug) => slug !== 'open').join(',') || undefined
  return { said: { ...query, opened: opened || undefined, cuisines }, opened }
}

const approved = sql`r.moderation_status = 'approved'`

const conditionsAt = (now: Date) => ({
  cuisines: {
    asks: (slugs: string) => sql`exists (select from restaurant_cuisine rc where rc.restaurant_id = r.id
      and rc.cuisine_id = any(array(select c.id from cuisine c where c.slug = any(${valuesOf(slugs)}::text[]))))`,
    each: sql`select c.slug from restaurant_cuisine rc join cuisine c on c.id = rc.cuisine_id where rc.restaurant_id = r.id`,
  },
  opened: openNow(sql`${now}`),
  // Its first page is planned once, for all towns alike.
  city_id: (id: string) => sql`r.city_id = ${id}`,
})

// A case is opaque: the planner takes half of all for open whatever the moment, so its one plan serves every moment.
const openNow = (now: RawBuilder<Date>) =>
  sql`(case when r.open_from <= ${now} and r.open_to > ${now}
       and (r.disabled_until is null or r.disabled_until <= ${now}) then true else false end)`

async function readPage(em: Em, asked: Asked) {
  const { where, opened, now, limit, offset } = asked
  // Most ask for the first page of this size; another page is another statement.
  const isFirst = limit === restaurantList.sizes[0] && offset === 0
  const found =
    isFirst && where === approved && !opened
      ? await rows(em, firstPage({ now }))
      : await (isFirst ? rows : variedRows)(em, cardsOfPage({ ...asked, now: sql`${now}` }))
  return found.map((one) => cardOf(one, now))
}

const firstPage = statement<{ now: Date }, CardRow>((given) =>
  cardsOfPage({ where: approved, opened: false, now: given('now'), limit: restaurantList.sizes[0], offset: 0 }),
)

/**
 * Two walks along the listing's index instead of one sort of everything: the open ones, and only when they do not fill
 * the page, the closed ones after them.
 */
function cardsOfPage({ where, opened, now, limit, offset }: Omit<Asked, 'now'> & { now: RawBuilder<Date> }) {
  const openPage = sql`select r.id, r.rating, 0 as rank from restaurant r where ${where} and ${openNow(now)}
    order by r.rating desc, r.id limit ${sql.lit(limit)} offset ${sql.lit(offset)}`
  const skipped = sql`case when (select count(*) from open_page) > 0 then 0 else greatest(0, ${sql.lit(offset)}::bigint
    - (select count(*) from restaurant r where ${where} and ${openNow(now)})) end`
  // The inner limit, a plain number, tells the planner how few rows come; the outer one leaves room for what is open.
  const closedPage = sql`select * from (
      select r.id, r.rating, 1 as rank from restaurant r where ${where} and ${openNow(now)} = false
      order by r.rating desc, r.id limit ${sql.lit(limit)} ${offset === 0 ? sql`` : sql`offset ${skipped}`}) closed
    limit greatest(0, ${sql.lit(limit)} - (select count(*) from open_page))`
  return sql<CardRow>`with open_page as materialized (${openPage})
        ${opened ? sql`` : sql`, closed_page as materialized (${closedPage})`}
        select ${cardColumns(now)} from (select * from open_page ${opened ? sql`` : sql`union all select * from closed_page`}) chosen
        join restaurant r on r.id = chosen.id ${cardJoins} order by chosen.rank, chosen.rating desc, chosen.id`
}

const keyOf = ({ cuisines, opened, city_id }: Query) => JSON.stringify([cuisines, opened, city_id])

const COUNT_LIFE_MS = 10_000
const MAX_COUNTS = 1000
let counts = new WeakMap<object, Map<string, { at: number; total: number }>>()

/** For when restaurants changed. */
export function forgetCounts() {
  counts = new WeakMap()
}

/** Counting reads every match, so one answer serves ten seconds of everybody's pages. */
async function countMatching(em: Em, { where, opened, now }: Pick<Asked, 'where' | 'opened' | 'now'>, key: string) {
  const driver = em.getDriver()
  const known = counts.get(driver) ?? new Map<string, { at: number; total: number }>()
  counts.set(driver, known)
  const kept = known.get(key)
  if (kept && Math.abs(now.getTime() - kept.at) < COUNT_LIFE_MS) return kept.total
  const counted = await row<{ total: number }>(
    em,
    sql`select count(*)::int as total from restaurant r where ${where} ${opened ? sql`and ${openNow(sql`${now}`)}` : sql``}`,
  )
  if (known.size >= MAX_COUNTS) known.clear()
  const total = counted?.total ?? 0
  known.set(key, { at: now.getTime(), total })
  return total
}
