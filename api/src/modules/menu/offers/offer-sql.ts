import { OFFER_FORM } from '@ostrov/shared/offers/form'
import { isCancelled } from '@ostrov/shared/orders/rules'
import { namesOf } from '@ostrov/shared/wire/names'
import { inStatuses, type Sql, sql } from '../../../db/sql'

/** Every field of the form, of `offer f`. */
export const offerFields = sql.join(
  namesOf(OFFER_FORM).map((name) =>
    name === 'starts_on' || name === 'ends_on' ? sql.raw(`f.${name}::text as ${name}`) : sql.raw(`f.${name}`),
  ),
)

/** How many orders have taken `offer f`, all or one person's; those that ended without food give their use back. */
export const usesOf = (user_id: Sql | null) =>
  sql`(select count(*)::int from order_offer u join "order" o on o.id = u.order_id
       where u.offer_id = f.id and o.user_id is not null and o.status not in ${inStatuses(isCancelled)} ${user_id ? sql`and o.user_id = ${user_id}` : sql``})`

/** What of an offer is over for this person; `user_id` may be null. */
export const isSpent = (user_id: Sql) =>
  sql`(case when f.limit_total is null then false else ${usesOf(null)} >= f.limit_total end
       or case when f.limit_per_customer is null then false else ${usesOf(user_id)} >= f.limit_per_customer end)`

/** The same for everybody's page: by no person, and without those whose days are over. */
export const offersShown = sql`(select coalesce(json_agg(offered order by sort, id), '[]') from (
    select f.id, ${offerFields} from offer f where f.restaurant_id = r.id and f.is_on
      and (f.ends_on is null or f.ends_on >= (now() at time zone 'UTC' - interval '1 day')::date)) offered)`

/** The offers of `restaurant r` that are on, in its order, as a JSON array of `OfferOnSale`. */
export const offersOnSale = (user_id: Sql) =>
  sql`(select coalesce(json_agg(offered order by sort, id), '[]') from (
        select f.id, ${offerFields}, ${isSpent(user_id)} as is_spent
        from offer f where f.restaurant_id = r.id and f.is_on) offered)`
