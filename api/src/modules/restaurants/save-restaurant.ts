import { LockMode } from '@mikro-orm/postgresql'
import { DAY_MS } from '@ostrov/shared/formats/time'
import type { SubmittedWire } from '@ostrov/shared/moderation/schema'
import { RestaurantChange } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../db/orm'
import type { Business, By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { demandOwnImages } from '../images/reach-image'
import { saveModerated } from '../moderation/save-moderated'
import { Restaurant } from './restaurant'
import { awaitMoments } from './resume-restaurant'

type Change = typeof RestaurantChange.static
type Saving = { business: Business; by: By; restaurant: Served; input: Change; now: Date }

const COLUMNS = [...Object.keys(RestaurantChange.properties), 'general_info']

/** A pause longer than this is no pause. */
const LONGEST_MS = 366 * DAY_MS

/**
 * What a restaurant says of itself: name, description and pictures wait for a moderator, the rest applies at once. A pause
 * or a busy time that is ended takes its words along. Call inside a transaction.
 * @throws {Refusal} `image.not_found`
 */
export async function saveRestaurant(em: Em, { business, by, restaurant, input, now }: Saving): Promise<SubmittedWire> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
  const { general_info } = await em.findOneOrFail(Restaurant, { id: restaurant.id }, lock)
  await demandOwnImages(em, business, [input.logo_id, input.image_id])
  await awaitMoments(em, restaurant.id, comingMoments(input, now))
  // Orders and letters call it by the name of `general_info`.
  const named = input.title === undefined ? input : { ...input, general_info: { ...general_info, name: input.title } }
  const row = { kind: 'restaurant', row_id: restaurant.id, restaurant_id: restaurant.id } as const
  return saveModerated(em, { ...row, columns: COLUMNS, input: { ...named, ...whatEnds(input) }, by, now })
}

/** What is over says nothing more. */
function whatEnds({ disabled_until, busy_until }: Change): Change {
  return {
    ...(disabled_until === null && { disabled_reason: null }),
    ...(busy_until === null && { busy_minutes: 0 }),
  }
}

function comingMoments({ disabled_until, busy_until }: Change, now: Date) {
  const moments = { disabled_until, busy_until }
  const errors: Record<string, string> = {}
  for (const [name, text] of Object.entries(moments)) {
    const left = text ? Date.parse(text) - now.getTime() : 1
    if (left <= 0) errors[name] = 'Это время уже прошло'
    if (left > LONGEST_MS) errors[name] = 'Не\u00A0дольше года'
  }
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
  return moments
}
