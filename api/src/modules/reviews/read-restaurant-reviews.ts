import { regionOffset } from '@ostrov/shared/formats/installation'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { restaurantReviewList } from '@ostrov/shared/reviews/lists'
import type { RestaurantReviewWire, ReviewSummaryWire } from '@ostrov/shared/reviews/schema'

import { readFacets, readList, type SourceOf } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { type ReviewRow, reviewColumns, shown } from './read-reviews'

type Query = ListQuery<typeof restaurantReviewList>
type Row = ReviewRow & Pick<RestaurantReviewWire, 'product' | 'viewed_at' | 'restaurant_answer_at' | 'user_answer_at'>

const STARS = sql`case when r.rating >= 5 then 'five' when r.rating >= 4 then 'four' when r.rating >= 3 then 'three'
  when r.rating >= 2 then 'two' else 'one' end`

const isRead = sql`(r.viewed_at is not null)`
const newest = sql`r.created_at desc, r.id desc`

const source = ({ id }: Served): SourceOf<typeof restaurantReviewList> => ({
  select: sql`${reviewColumns}, ${moment('r.viewed_at')} as viewed_at,
    ${moment('r.restaurant_answer_at')} as restaurant_answer_at, ${moment('r.user_answer_at')} as user_answer_at,
    case when dish.id is not null then json_build_object('id', dish.id, 'name', dish.name) end as product`,
  from: sql`review r join "user" u on u.id = r.user_id left join product dish on dish.id = r.product_id`,
  where: sql`r.restaurant_id = ${id} and r.is_visible`,
  conditions: {
    query: spokenOf,
    state: (states) => {
      const asked = states.split(',')
      return sql`(${sql.join(
        [
          ...(asked.includes('unread') ? [sql`r.viewed_at is null`] : []),
          ...(asked.includes('unanswered') ? [sql`r.restaurant_answer is null`] : []),
          ...(asked.includes('answered') ? [sql`r.restaurant_answer is not null`] : []),
        ],
        sql` or `,
      )})`
    },
    of: sql`case when r.product_id is null then 'restaurant' else 'product' end`,
    stars: STARS,
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
  const { select, from, where } = source(restaurant)
  const [review] = await shown(
    em,
    await rows<Row>(em, sql`select ${select} from ${from} where ${where} and r.id = ${id}`),
  )
  if (!review) throw new Refusal('review.not_found')
  return review
}

/** How a restaurant is rated, and how that changed by months of the region's calendar. */
export async function summarizeReviews(em: Em, { id }: Served): Promise<ReviewSummaryWire> {
  const summary = await row<ReviewSummaryWire>(
    em,
    sql`with r as materialized (
          select rating, viewed_at, restaurant_answer, product_id,
            to_char(created_at at time zone 'UTC' + make_interval(mins => ${regionOffset()}::int), 'YYYY-MM') as month
          from review where restaurant_id = ${id} and is_visible)
        select coalesce(avg(rating) filter (where product_id is null), 0)::float8 as rating, count(*)::int as reviews_count,
          count(*) filter (where viewed_at is null)::int as unread,
          count(*) filter (where restaurant_answer is null)::int as unanswered,
          (select json_agg(json_build_object('stars', one.stars, 'count', (select count(*)::int from r where ${STARS} = one.stars))
             order by one.place) from unnest(array['five', 'four', 'three', 'two', 'one']) with ordinality one(stars, place)) as stars,
          coalesce((select json_agg(m order by m.month) from
            (select month, round(avg(rating), 2)::float8 as rating, count(*)::int as count from r
             group by month order by month desc limit 12) m), '[]') as months
        from r`,
  )
  if (!summary) throw new Error('A summary is always one row.')
  return summary
}

/** By words of the review or of the dish's name, or by the order's number. */
function spokenOf(query: string) {
  const like = `%${query.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const number = /^\d{1,15}$/.test(query.trim()) ? Number(query.trim()) : 0
  return sql`(r.order_id = ${number} or r.text ilike ${like} or dish.name ilike ${like})`
}
