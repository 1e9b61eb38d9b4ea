import { LockMode } from '@mikro-orm/postgresql'
import type { SubmittedWire } from '@ostrov/shared/moderation/schema'
import { RestaurantChange } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../db/orm'
import type { Business, By } from '../../kernel/actors'
import type { Served } from '../../kernel/served'
import { demandOwnImages } from '../images/reach-image'
import { saveModerated } from '../moderation/save-moderated'
import { Restaurant } from './restaurant'

type Saving = { business: Business; by: By; restaurant: Served; input: typeof RestaurantChange.static; now: Date }

const COLUMNS = [...Object.keys(RestaurantChange.properties), 'general_info']

/**
 * What a restaurant says of itself: name, description and pictures wait for a moderator, the rest applies at once. Call
 * inside a transaction.
 * @throws {Refusal} `image.not_found`
 */
export async function saveRestaurant(em: Em, { business, by, restaurant, input, now }: Saving): Promise<SubmittedWire> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
  const { general_info } = await em.findOneOrFail(Restaurant, { id: restaurant.id }, lock)
  await demandOwnImages(em, business, [input.logo_id, input.image_id])
  // Orders and letters call it by the name of `general_info`.
  const named = input.title === undefined ? input : { ...input, general_info: { ...general_info, name: input.title } }
  const row = { kind: 'restaurant', row_id: restaurant.id, restaurant_id: restaurant.id } as const
  return saveModerated(em, { ...row, columns: COLUMNS, input: named, by, now })
}
