import { regionOffset } from '@ostrov/shared/formats/installation'
import { type ListQuery, valuesOf } from '@ostrov/shared/lists/table'
import { restaurantReviewList } from '@ostrov/shared/reviews/lists'
import type { RestaurantReviewWire, ReviewSummaryWire } from '@ostrov/shared/reviews/schema'

import { readFacets } from '../../db/facets'
import { readList, type SourceOf } from '../../db/list'
import type { Em } from '../../db/orm'
import { containing, moment, row, rows, type Sql, sql, writtenOut } from '../../db/sql'
import { plainly } from '../../db/words'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { RATINGS, rated, ratedAs } from './rated-as'
import { type ReviewRow, reviewColumns, shown } from './read-reviews'

type Query = ListQuery<typeof restaurantReviewList>
type Row = ReviewRow & Pick<RestaurantReviewWire, 'product' | 'viewed_at' | 'restaurant_answer_at' | 'user_answer_at'>

/** The newest ones that a summary tells of. */
const MOST_MONTHS = 12

/** In the words of their indexes, as what is visible is. */
const unread = sql`r.viewed_at is null`
const unanswered = sql`r.restaurant_answer is null`
const STATES: Readonly<Record<string, Sql>> = {
  unread,
  unanswered,
  answered: sql`r.restaurant_answer is not null`,
}
const visibleOf = (restaurant_id: string) => sql`r.restaurant_id = ${restaurant_id} and r.is_visible`
const isRead = sql`(r.viewed_at is not null)`
const newest = sql`r.created_at desc, r.id desc`

const source = ({ id }: Served): SourceOf<typeof restaurantReviewList> => ({
  select: sql`${reviewColumns}, ${moment('r.viewed_at')} as viewed_at,
    ${moment('r.restaurant_answer_at')} as restaurant_answer_at, ${moment('r.user_answer_at')} as user_answer_at,
    case when dish.id is not null then json_build_object('id', dish.id, 'name', dish.name) end as product`,
  from: sql`review r`,
  joined: sql`join "user" u on u.id = r.user_id left join product dish on dish.id = r.product_id`,
  key: sql`r.id`,
  where: visibleOf(id),
  conditions: {
    query: (words) => spokenOf(words, id),
    state: (states) =>
      sql`(${sql.join(
        valuesOf(states).flatMap((state) => STATES[state] ?? []),
        sql` or `,
      )})`,
    of: (of) => (of === 'restaurant' ? sql`r.product_id is null` : sql`r.product_id is not null`),
    product_id: sql`r.product_id`,
    stars: ratedAs(sql`r.rating`),
    from: sql`r.created_at`,
    to: sql`r.created_at`,
  },
  orders: {
    unread: sql`${isRead}, ${newest}`,
    '-created_at': newest,
    rating: sql`r.rating, ${newest}`,
    '-rating': sql`r.rating desc, ${newest}`,
  },
})

/** What was written of a restaurant and of its dishes, what nobody there has read first. */
export async function listRestaurantReviews(em: Em, restaurant: Served, query: Query) {
  const list = await readList<Row, typeof restaurantReviewList>(em, restaurantReviewList, query, source(restaurant))
  return { ...list, items: await shown(em, list.items) }
}

/** How many each choice of the list would leave. */
export function restaurantReviewFacets(em: Em, restaurant: Served, query: Query) {
  return readFacets(em, restaurantReviewList, query, source(restaurant))
}

/**
 * One of them.
 * @throws {Refusal} `review.not_found` for another restaurant's too.
 */
export async function readRestaurantReview(em: Em, restaurant: Served, id: string): Promise<RestaurantReviewWire> {
  const { select, from, joined, where } = source(restaurant)
  const [review] = await shown(
    em,
    await rows<Row>(em, sql`select ${select} from ${from} ${joined} where ${where} and r.id = ${id}`),
  )
  if (!review) throw new Refusal('review.not_found')
  return review
}

/**
 * How a restaurant is rated, and how that changed by months of the region's calendar. What is kept is counted by months of
 * UTC; the few reviews that both clocks have in different months, those between the two midnights, are put from one into the other.
 * A month here is made of two of UTC at most, so twice as many are enough of these.
 */
export async function summarizeReviews(em: Em, { id }: Served): Promise<ReviewSummaryWire> {
  const stars = Object.entries(RATINGS).map(
    ([name, ratings]) =>
      sql`json_build_object('stars', ${sql.lit(name)}, 'count', coalesce(sum(count) filter (where ${rated(sql`r.rating`, ratings)}), 0)::int)`,
  )
  const offset = regionOffset()
  // Of a month of UTC, where its part begins that is in another month here.
  const outside = offset > 0 ? sql`month + interval '1 month' - make_interval(mins => ${offset}::int)` : sql`month`
  const local = sql`date_trunc('month', since at time zone 'UTC' + make_interval(mins => ${offset}::int))`
  const summary = await row<ReviewSummaryWire>(
    em,
    sql`with r as materialized (
          select rating, of_restaurant, month::timestamp as month, reviews as count, unread, unanswered
          from review_count where restaurant_id = ${id} and reviews > 0),
        moved as materialized (
          select m.month, ${local} as local, w.total, w.count from (select distinct month from r order by month desc limit ${sql.lit(2 * MOST_MONTHS)}) m
            cross join lateral (select (${outside}) at time zone 'UTC' as since) edge
            cross join lateral (select sum(rating) as total, count(*) as count from review r where ${visibleOf(id)}
              and r.created_at >= since and r.created_at < since + make_interval(mins => ${Math.abs(offset)}::int)) w),
        monthly as (
          select month, rating * count as total, count from r
          union all select month, -total, -count from moved
          union all select local, total, count from moved)
        select coalesce(sum(rating * count) filter (where of_restaurant) / sum(count) filter (where of_restaurant), 0)::float8 as rating,
          coalesce(sum(count), 0)::int as reviews_count, coalesce(sum(unread), 0)::int as unread,
          coalesce(sum(unanswered), 0)::int as unanswered, json_build_array(${sql.join(stars)}) as stars,
          coalesce((select json_agg(m order by m.month) from
            (select to_char(month, 'YYYY-MM') as month, round(sum(total) / sum(count), 2)::float8 as rating,
               sum(count)::int as count from monthly group by monthly.month having sum(count) > 0
             order by monthly.month desc limit ${sql.lit(MOST_MONTHS)}) m), '[]') as months
        from r`,
  )
  if (!summary) throw new Error('A summary is always one row.')
  return summary
}

/** By words of the review or of the dish's name, or by the order's number. */
function spokenOf(query: string, restaurant_id: string) {
  const like = writtenOut(containing(query.trim()))
  const number = /^\d{1,15}$/.test(query.trim()) ? Number(query.trim()) : 0
  // Found by the index of folded names, which takes «ё» for «е»; the words are then compared as they stand.
  const plain = writtenOut(containing(plainly(query.trim())))
  const dishes = sql`select p.id from product p where p.restaurant_id = ${restaurant_id} and p.plain_name like ${plain} and p.name ilike ${like}`
  return sql`(r.order_id = ${sql.lit(number)} or r.text ilike ${like} or r.product_id = any(array(${dishes})))`
}
