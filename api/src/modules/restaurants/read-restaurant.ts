import type { RestaurantWire, ScheduleWire } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { type CardRow, cardColumns, cardJoins, cardOf } from './card'
import { schedulesJson } from './open-hours'

type DetailsRow = CardRow &
  Pick<RestaurantWire, 'description' | 'legal_info' | 'city_id'> & { schedules: ScheduleWire[]; created_at: string }

/**
 * An approved restaurant as its page shows it, opening by the exact rule.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function readRestaurant(em: Em, id: string, now: Date): Promise<RestaurantWire> {
  const found = await row<DetailsRow>(
    em,
    sql`select ${cardColumns}, r.description, r.legal_info, r.city_id, ${schedulesJson} as schedules,
          ${moment('r.created_at')} as created_at
        from restaurant r ${cardJoins} where r.id = ${id} and r.moderation_status = 'approved'`,
  )
  if (!found) throw new Refusal('restaurant.not_found')
  const { schedules, created_at, description, legal_info, city_id, ...card } = found
  return {
    ...cardOf(card, now, schedules),
    description,
    legal_info,
    city_id,
    schedules,
    created_at,
  }
}

/**
 * A list of an unknown restaurant is not an empty one.
 * @throws {Refusal} `restaurant.not_found` when it is unknown or not approved.
 */
export async function demandRestaurant(em: Em, id: string) {
  const found = await row(em, sql`select from restaurant where id = ${id} and moderation_status = 'approved'`)
  if (!found) throw new Refusal('restaurant.not_found')
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
