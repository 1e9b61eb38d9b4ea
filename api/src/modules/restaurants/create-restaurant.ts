import type { SubmittedWire } from '@ostrov/shared/moderation/schema'
import { NOUNS } from '@ostrov/shared/nouns'
import { usualNotifications } from '@ostrov/shared/profiles/notifications'
import type { ProfileInput } from '@ostrov/shared/profiles/schema'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Business, By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { TrustedPlace } from '../geo/trust-place'
import { demandOwnImages } from '../images/reach-image'
import { submitNew } from '../moderation/save-moderated'
import { chooseCuisines } from './choose-cuisines'
import { Restaurant } from './restaurant'
import { demandForm, keptPhones } from './save-restaurant'

const NOT_TOLD_YET = { name: '', inn: '', ogrn: '', address: '' }

type Creating = {
  business: Business
  by: By
  input: typeof ProfileInput.static
  place: TrustedPlace
  now: Date
}

/**
 * A new restaurant of an owner: nobody sees it until a moderator has looked at it. Call inside a transaction.
 * @throws {Refusal} `restaurant.too_many`, `image.not_found`.
 */
export async function createRestaurant(em: Em, { business, by, input, place, now }: Creating): Promise<SubmittedWire> {
  demandForm(input)
  await demandOwnImages(em, business, [input.logo_id, input.image_id])
  const owner = await row<{ email: string; restaurants: number }>(
    em,
    sql`select b.email, (select count(*)::int from restaurant r where r.owner_id = b.id) as restaurants
        from business_user b where b.id = ${business.id} for update`,
  )
  if (!owner || owner.restaurants >= NOUNS.restaurant.most) throw new Refusal('restaurant.too_many')
  const { cuisines, phones, address: _, coordinates: __, city_id: ___, ...plain } = input
  const { address, coordinates, city_id } = place
  const general_info = { name: plain.title.trim(), address, coordinates, phones: keptPhones(phones), cuisine_type: '' }
  const facts = { ...plain, city_id, legal_info: plain.legal_info ?? NOT_TOLD_YET }
  const made = em.create(Restaurant, {
    ...facts,
    ...{ general_info, owner_id: business.id, moderation_status: 'pending' },
    ...{ notification_config: usualNotifications(owner.email), created_at: now, updated_at: now },
  })
  await em.flush()
  const { words } = await chooseCuisines(em, made.id, cuisines)
  made.general_info = { ...general_info, cuisine_type: words }
  await em.flush()
  const row_id = made.id
  const proposed = { ...facts, general_info: made.general_info }
  return submitNew(em, { kind: 'restaurant', row_id, owner: `restaurant:${row_id}`, input: proposed, by, now })
}
