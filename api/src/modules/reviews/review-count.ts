import { defineEntity, p } from '@mikro-orm/postgresql'
import { Restaurant } from '../restaurants/restaurant'

/** How many visible reviews there are, kept by the trigger of `review`, so that no summary has to count them one by one. */
const ReviewCountSchema = defineEntity({
  name: 'ReviewCount',
  tableName: 'review_count',
  properties: {
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade').primary(),
    /** The first day of it, by UTC: the region's clock is a setting, and what is kept must not change with it. */
    month: p.date().primary(),
    rating: p.decimal('number').precision(2).scale(1).primary(),
    /** Of the restaurant itself, not of a dish. */
    of_restaurant: p.boolean().primary(),
    reviews: p.integer(),
    unread: p.integer(),
    unanswered: p.integer(),
  },
})
export class ReviewCount extends ReviewCountSchema.class {}
ReviewCountSchema.setClass(ReviewCount)

const SEEN = ['restaurant_id', 'created_at', 'rating', 'product_id', 'viewed_at', 'restaurant_answer', 'is_visible']
const rowOf = (row: 'old' | 'new', count: number) =>
  `(${SEEN.map((column) => `${row}.${column}`).join(', ')}, ${count})`
const unchanged = SEEN.map((column) => `old.${column} is not distinct from new.${column}`).join(' and ')

/**
 * The trigger that counts, in the transaction that writes, hides or takes back a review and whoever does it. Rows are locked
 * in one order, so that two who change reviews wait for one another and no longer; a restaurant that goes takes its counts along.
 */
export const countingReviews = {
  name: 'counts_reviews',
  timing: 'after' as const,
  events: ['delete' as const, 'insert' as const, 'update' as const],
  body: `if tg_op = 'UPDATE' and ${unchanged} then return null; end if;
    insert into review_count as kept (restaurant_id, month, rating, of_restaurant, reviews, unread, unanswered)
      select r.restaurant_id, date_trunc('month', r.created_at at time zone 'UTC')::date, r.rating, r.product_id is null,
        sum(r.n), coalesce(sum(r.n) filter (where r.viewed_at is null), 0), coalesce(sum(r.n) filter (where r.restaurant_answer is null), 0)
      from (values ${rowOf('old', -1)}, ${rowOf('new', 1)}) r (${SEEN.join(', ')}, n)
      where r.is_visible and exists (select from restaurant where restaurant.id = r.restaurant_id)
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (restaurant_id, month, rating, of_restaurant) do update set reviews = kept.reviews + excluded.reviews,
      unread = kept.unread + excluded.unread, unanswered = kept.unanswered + excluded.unanswered;
    return null`.replace(/\s+/g, ' '),
}
