import type { RestaurantWire, ScheduleWire } from '@ostrov/shared/restaurants/schema'
import type { RawBuilder } from 'kysely'
import type { Em } from '../../db/orm'
import { moment, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { type CardRow, cardJoins, cardOf, scheduledCardColumns } from './card'

export type DetailsRow = CardRow &
  Pick<RestaurantWire, 'description' | 'legal_info' | 'city_id' | 'bonus_percent'> & {
    schedules: ScheduleWire[]
    created_at: string
  }

/**
 * An approved restaurant as its page shows it, opening by the exact rule.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function readRestaurant(em: Em, id: string, now: Date): Promise<RestaurantWire> {
  const found = await row<DetailsRow>(em, sql`select ${detailsColumns} from ${approvedRestaurant(sql`${id}`)}`)
  if (!found) throw new Refusal('restaurant.not_found')
  return detailsOf(found, now)
}

/** What `detailsOf` needs of `approvedRestaurant`. */
export const detailsColumns = sql`${scheduledCardColumns}, r.description, r.legal_info, r.city_id, r.bonus_percent,
  ${moment('r.created_at')} as created_at`

/** One approved `restaurant r`, to select from. */
export const approvedRestaurant = (id: RawBuilder<string>) =>
  sql`restaurant r ${cardJoins} where r.id = ${id} and r.moderation_status = 'approved'`

/** A restaurant as its page shows it at a moment. */
export function detailsOf(
  { created_at, description, legal_info, city_id, bonus_percent, ...card }: DetailsRow,
  now: Date,
): RestaurantWire {
  const { schedules } = card
  return { ...cardOf(card, now), description, legal_info, city_id, bonus_percent, schedules, created_at }
}

/**
 * A list of an unknown restaurant is not an empty one.
 * @throws {Refusal} `restaurant.not_found` when it is unknown or not approved.
 */
export async function demandRestaurant(em: Em, id: string) {
  if (!(await isApproved(em, id))) throw new Refusal('restaurant.not_found')
}

/** Whether a restaurant of this id is shown to anybody. */
export async function isApproved(em: Em, id: string): Promise<boolean> {
  return (await row(em, sql`select from restaurant where id = ${id} and moderation_status = 'approved'`)) !== undefined
}

/** What only the signed-in person may know about a restaurant; nothing holds for a guest. */
export async function restaurantForMe(em: Em, id: string, user_id: string | undefined) {
  const found = await row<{ is_user_in_black_list: boolean; is_favourite: boolean }>(
    em,
    sql`select exists (select from black_list b where b.restaurant_id = r.id and b.user_id = ${user_id ?? null}::uuid) as is_user_in_black_list,
          exists (select from favourite f where f.restaurant_id = r.id and f.user_id = ${user_id ?? null}::uuid) as is_favourite
        from restaurant r where r.id = ${id} and r.moderation_status = 'approved'`,
  )
  if (!found) throw new Refusal('restaurant.not_found')
  return found
}

/** Which of these restaurants serve the customer no more. */
export async function blackListing(em: Em, user_id: string, asked: readonly string[]) {
  const found = await rows<{ restaurant_id: string }>(
    em,
    sql`select restaurant_id from black_list where user_id = ${user_id} and restaurant_id = any(${asked}::uuid[])`,
  )
  return found.map((one) => one.restaurant_id)
}
