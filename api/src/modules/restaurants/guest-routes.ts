import { AvailableForDelivery, AvailableQuery, RestaurantForMe } from '@ostrov/shared/restaurants/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../db/orm'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { inRegion } from '../geo/trust-place'
import { blackListing, restaurantForMe } from './read-restaurant'
import { activeAddress, restaurantsDelivering, termsAt } from './zones/delivery-zones'

const tags = ['Restaurants']

/** What a guest may ask too, but a signed-in customer gets an answer of their own. */
export const restaurantGuestRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/restaurants/:id/me', ({ em, params, customer }) => restaurantForMe(em, params.id, customer?.id), {
      guest: 'reads',
      refuses: ['restaurant.not_found'],
      params: t.Object({ id: Uuid }),
      response: { 200: RestaurantForMe },
      detail: { summary: 'Whether it is my favourite and whether it serves me', tags },
    })
    .get(
      '/restaurants/available_for_delivery',
      ({ em, query, customer, now }) => available(em, deps, { query, user_id: customer?.id, now }),
      {
        guest: 'reads',
        refuses: ['address.outside_region'],
        query: AvailableQuery,
        response: { 200: AvailableForDelivery },
        detail: {
          summary: 'Ids of restaurants that deliver to a point, else to my address',
          description: 'A thousand at most, the best rated; none when neither a point nor an address is known.',
          tags,
        },
      },
    )

type Asked = { query: typeof AvailableQuery.static; user_id: string | undefined; now: Date }
async function available(em: Em, deps: Deps, { query, user_id, now }: Asked) {
  const asked = query.ids?.split(',') ?? null
  const point = await pointOf(em, deps, query, user_id)
  if (!asked) {
    const found = point ? await restaurantsDelivering(em, point, now) : { ids: [], is_whole: true }
    return { ...found, terms: [], black_listed: [] }
  }
  const terms = point ? await termsAt(em, point, asked, now) : []
  const black_listed = user_id ? await blackListing(em, user_id, asked) : []
  return { ids: terms.map(({ restaurant_id }) => restaurant_id), is_whole: true, terms, black_listed }
}

async function pointOf(em: Em, deps: Deps, { lon, lat }: typeof AvailableQuery.static, user_id: string | undefined) {
  if (lon !== undefined && lat !== undefined) return inRegion(deps, { type: 'Point', coordinates: [lon, lat] })
  // Half a point is a mistake, not «wherever I live».
  const missing = lon !== undefined ? 'lat' : lat !== undefined ? 'lon' : null
  if (missing) throw new Refusal('request.invalid', { errors: { [missing]: 'Это обязательное поле' } })
  const address = user_id ? await activeAddress(em, user_id) : undefined
  return address?.coordinates
}
