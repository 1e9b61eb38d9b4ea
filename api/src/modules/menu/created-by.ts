import type { Business } from '../../kernel/actors'
import type { Served } from '../../kernel/served'

/** What makes something new on the menu once, however often it is sent. */
export function createdBy(
  business: Business,
  restaurant: Served,
  headers: { 'idempotency-key'?: string | undefined },
  [route, input]: readonly [string, unknown],
) {
  const body = { restaurant_id: restaurant.id, input }
  return { scope: `business:${business.id}`, key: headers['idempotency-key'], route: `menu.${route}`, body }
}
