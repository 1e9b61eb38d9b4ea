import type { OfferInputWire } from '@ostrov/shared/offers/schema'
import type { openKitchen } from './orders'
import type { Product } from './product'

/** Terms that give nothing and are always on. */
export const OFFER: OfferInputWire = {
  ...{ label: 'Счастливые часы', kind: 'happy_hours', price: null, from_sum: null, percent: 10 },
  ...{ part_1: [], part_2: [], part_3: [], part_4: [], product_ids: [], category_ids: [] },
  ...{ served_from: null, served_till: null, served_days: null, starts_on: null, ends_on: null },
  ...{ limit_total: null, limit_per_customer: null, sort: 0, is_on: true },
}

/** An offer that the kitchen's owner has added; answers its row. */
export async function makeOffer(
  { call }: Product,
  { restaurant_id, owner }: Awaited<ReturnType<typeof openKitchen>>,
  terms: Partial<OfferInputWire>,
) {
  const asked = { token: owner.token, body: { ...OFFER, ...terms } }
  const { status, body } = await call('POST', `/api/restaurant/${restaurant_id}/offer`, asked)
  if (status !== 200) throw new Error(`The offer was not added: ${JSON.stringify(body)}`)
  return body
}
