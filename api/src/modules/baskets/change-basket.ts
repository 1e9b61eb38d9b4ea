import { checkOptions, MAX_QUANTITY, optionsKey, unknownOptions } from '@ostrov/shared/baskets/rules'
import type { BasketItemInput } from '@ostrov/shared/baskets/schema'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'
import { type Offer, readOffers } from '../menu/read-product'
import { ofPerson, type Person, readBasket } from './read-baskets'

/** A basket holds so many lines at most. */
export const MAX_LINES = 100
const MAX_BASKETS_OF_GUEST = 30

type Added = typeof BasketItemInput.static

/**
 * Puts a dish into the basket of its restaurant; the same dish with the same options adds to its line.
 * @throws {Refusal} `product.not_found`, `basket.product_unavailable`, `basket.options_invalid`, `basket.quantity_limit`, `basket.too_many`
 */
export async function addItem(em: Em, person: Person, input: Added, now: Date) {
  const chosen = [...new Set(input.product_options ?? [])]
  const offer = (await readOffers(em, [input.product_id])).get(input.product_id)
  if (!offer || offer.restaurant_id !== input.restaurant_id) throw new Refusal('product.not_found')
  demandOrderable(offer, chosen)
  const basket_id = await em.transactional(async (tx) => {
    const basket = await openBasket(tx, person, input.restaurant_id)
    const added = await changed(
      tx,
      sql`insert into basket_item (basket_id, product_id, option_ids, options_key, quantity)
          values (${basket}, ${offer.id}, ${chosen}::uuid[], ${optionsKey(offer.id, chosen)}, ${input.quantity})
          on conflict (basket_id, options_key) do update set quantity = basket_item.quantity + excluded.quantity
          where basket_item.quantity + excluded.quantity <= ${MAX_QUANTITY}`,
    )
    if (added === 0) throw new Refusal('basket.quantity_limit')
    await demandRoom(tx, basket)
    return basket
  })
  return { basket: await readBasket(em, basket_id, now) }
}

/**
 * Sets how many of a line; 0 removes it, and the last line takes the basket with it.
 * @throws {Refusal} `basket.item_not_found` when the line is gone or is another person's.
 */
export async function setQuantity(em: Em, person: Person, item_id: string, quantity: number, now: Date) {
  const basket_id = await em.transactional(async (tx) => {
    const basket = await row<{ id: string }>(
      tx,
      sql`select b.id from basket b where ${ofPerson(person)}
            and b.id = (select i.basket_id from basket_item i where i.id = ${item_id}) for update`,
    )
    if (!basket) throw new Refusal('basket.item_not_found')
    const touched =
      quantity === 0
        ? sql`delete from basket_item where id = ${item_id} and basket_id = ${basket.id}`
        : sql`update basket_item set quantity = ${quantity} where id = ${item_id} and basket_id = ${basket.id}`
    if ((await changed(tx, touched)) === 0) throw new Refusal('basket.item_not_found')
    await changed(
      tx,
      sql`delete from basket b where b.id = ${basket.id} and not exists (select from basket_item i where i.basket_id = b.id)`,
    )
    return basket.id
  })
  return { basket: await readBasket(em, basket_id, now) }
}

/**
 * Clears a basket.
 * @throws {Refusal} `basket.not_found` when it is gone or is another person's.
 */
export async function removeBasket(em: Em, person: Person, basket_id: string) {
  const removed = await changed(em, sql`delete from basket b where b.id = ${basket_id} and ${ofPerson(person)}`)
  if (removed === 0) throw new Refusal('basket.not_found')
  return { basket: null }
}

/** The person's basket of a restaurant, made when missing; its row stays locked until the transaction ends. */
export async function openBasket(em: Em, person: Person, restaurant_id: string): Promise<string> {
  const owner = 'user_id' in person ? sql`user_id` : sql`guest_id`
  const id = 'user_id' in person ? person.user_id : person.guest_id
  const basket = await row<{ id: string; is_new: boolean }>(
    em,
    sql`insert into basket (restaurant_id, ${owner}) values (${restaurant_id}, ${id})
        on conflict (${owner}, restaurant_id) do update set updated_at = now() returning id, (xmax = 0) as is_new`,
  )
  if (!basket) throw new Refusal('basket.not_found')
  if (basket.is_new && 'guest_id' in person) await demandFewBaskets(em, person.guest_id)
  return basket.id
}

/** @throws {Refusal} `basket.too_many` when a basket holds more than a hundred lines. */
export async function demandRoom(em: Em, basket_id: string) {
  const found = await row<{ lines: number }>(
    em,
    sql`select count(*)::int as lines from basket_item where basket_id = ${basket_id}`,
  )
  if ((found?.lines ?? 0) > MAX_LINES) throw new Refusal('basket.too_many')
}

function demandOrderable(offer: Offer, chosen: readonly string[]) {
  if (!offer.is_visible) throw new Refusal('basket.product_unavailable')
  if (unknownOptions(offer, chosen).length > 0) throw new Refusal('basket.options_invalid')
  const refusals = checkOptions(offer.product_option_groups, chosen)
  if (refusals.length === 0) return
  const errors = Object.fromEntries(refusals.map((refusal) => [refusal.group_id, refusal.message]))
  throw new Refusal('basket.options_invalid', { errors })
}

async function demandFewBaskets(em: Em, guest_id: string) {
  const found = await row<{ baskets: number }>(
    em,
    sql`select count(*)::int as baskets from basket where guest_id = ${guest_id}`,
  )
  if ((found?.baskets ?? 0) <= MAX_BASKETS_OF_GUEST) return
  throw new Refusal('basket.too_many', { message: 'Слишком много корзин. Оформите или очистите одну из\u00A0них.' })
}
