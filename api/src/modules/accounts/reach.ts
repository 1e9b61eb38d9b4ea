import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'
import type { Business } from '../../http/sessions'
import type { BusinessPermission } from './business-user'

/** `any`: whatever the permissions, but never less than serving the restaurant. `owner`: the owner alone. */
export type NeededPermission = BusinessPermission | 'any' | 'owner'

/**
 * The id of a restaurant this business user may touch: the owner's own, or one whose owner gave this manager the permission.
 * @throws {Refusal} `restaurant.not_found` for everybody else, as if it did not exist.
 */
export async function businessRestaurant(
  em: Em,
  business: Business,
  restaurant_id: string,
  permission: NeededPermission,
): Promise<string> {
  const [found] = await reachable(em, business, permission, restaurant_id)
  if (!found) throw new Refusal('restaurant.not_found')
  return found
}

/** The ids of every restaurant this business user may touch with this permission. */
export function businessRestaurantIds(em: Em, business: Business, permission: NeededPermission): Promise<string[]> {
  return reachable(em, business, permission, null)
}

async function reachable(em: Em, business: Business, permission: NeededPermission, only: string | null) {
  const found = await rows<{ id: string }>(
    em,
    business.role === 'owner'
      ? sql`select id from restaurant where owner_id = ${business.id} and (${only}::uuid is null or id = ${only}::uuid)
            order by created_at, id limit 1000`
      : sql`select r.id from restaurant_manager m
            join restaurant r on r.id = m.restaurant_id
            join business_user b on b.id = m.business_user_id and b.owner_id = r.owner_id
            where m.business_user_id = ${business.id} and (${only}::uuid is null or r.id = ${only}::uuid)
              and (${permission}::text = 'any' or ${permission}::text = any(m.permissions))
            order by r.created_at, r.id limit 1000`,
  )
  return found.map(({ id }) => id)
}
