import type { Seen } from '@ostrov/shared/baskets/changes'
import { optionsKey } from '@ostrov/shared/baskets/rules'
import { checkOptions, MAX_QUANTITY, unknownOptions } from '@ostrov/shared/menu/choice'
import type { Em } from '../../db/orm'
import { changed, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { type Offer, readOffers } from '../menu/read-product'
import { demandRoom, openBasket } from './change-basket'
import { readBasket } from './read-baskets'
import { withQuantity } from './seen'

type Bought = { product_id: string; name: string; option_ids: string[]; quantity: number; seen: Seen }

/**
 * Fills the basket with what an order of the customer had and is still for sale, at least as many of each, so that
 * repeating it adds nothing. `order_key` is the order's number or uuid. What cannot be had any more comes in `skipped`.
 * @throws {Refusal} `order.not_found`, `basket.too_many`
 */
export async function repeatOrder(em: Em, user_id: string, order_key: string, now: Date) {
  const order = await findOrder(em, user_id, order_key)
  const bought = await boughtIn(em, order.id)
  const offers = await readOffers(
    em,
    bought.map((line) => line.product_id),
  )
  const canRepeat = (line: Bought) => isOffered(line, offers.get(line.product_id), order.restaurant_id)
  const skipped = bought.filter((line) => !canRepeat(line)).map(({ product_id, name }) => ({ product_id, name }))
  const repeated = bought.filter(canRepeat)
  const basket_id = await em.transactional(async (tx) => {
    if (repeated.length === 0) return null
    const basket = await openBasket(tx, user_id, order.restaurant_id)
    await putLines(tx, basket, repeated)
    await keepLeftOut(tx, basket, skipped)
    await demandRoom(tx, basket)
    return basket
  })
  return { basket: basket_id ? await readBasket(em, basket_id, now) : null, skipped }
}

async function findOrder(em: Em, user_id: string, order_key: string) {
  const which = /^[0-9]{1,15}$/.test(order_key) ? sql`o.id = ${order_key}::bigint` : sql`o.uuid = ${order_key}::uuid`
  const order = await row<{ id: string; restaurant_id: string }>(
    em,
    sql`select o.id, o.restaurant_id from "order" o where o.user_id = ${user_id} and ${which}`,
  )
  if (!order) throw new Refusal('order.not_found')
  return order
}

function boughtIn(em: Em, order_id: string) {
  return rows<Bought>(
    em,
    sql`select i.product_id, i.name, i.quantity,
          jsonb_build_object('quantity', i.quantity, 'cancellation_comment', null,
            'product_options', (select coalesce(jsonb_agg(jsonb_build_object('id', option->'id', 'name', option->'name')), '[]')
              from jsonb_array_elements(i.product_options) option),
            'price', i.unit_price + (select coalesce(sum((option->>'price')::int), 0) from jsonb_array_elements(i.product_options) option)) as seen,
          array(select (option->>'id')::uuid from jsonb_array_elements(i.product_options) option)::text[] as option_ids
        from order_item i where i.order_id = ${order_id}::bigint and i.cancellation_comment is null order by i.sort, i.id`,
  )
}

function isOffered(line: Bought, offer: Offer | undefined, restaurant_id: string) {
  return (
    offer?.is_visible === true &&
    offer.restaurant_id === restaurant_id &&
    unknownOptions(offer, line.option_ids).length === 0 &&
    checkOptions(offer.product_option_groups, line.option_ids).length === 0
  )
}

async function putLines(em: Em, basket_id: string, lines: readonly Bought[]) {
  const most = sql`greatest(basket_item.quantity, excluded.quantity)`
  // Of a group's order the same dish may stand in several lines.
  const all = sql`least(${MAX_QUANTITY}, sum(line.quantity))::int`
  const put = lines.map((line, place) => ({
    ...line,
    place,
    options_key: optionsKey(line.product_id, line.option_ids),
  }))
  await changed(
    em,
    sql`insert into basket_item (basket_id, product_id, option_ids, options_key, quantity, seen)
        select ${basket_id}::uuid, line.product_id, line.option_ids, line.options_key, ${all},
          ${withQuantity(sql`(array_agg(line.seen))[1]`, all)}
        from json_to_recordset(${JSON.stringify(put)}::json)
          as line (product_id uuid, option_ids uuid[], options_key text, quantity int, seen jsonb, place int)
        group by line.product_id, line.option_ids, line.options_key
        order by min(line.place)
        on conflict (basket_id, options_key, participant_id) do update set quantity = ${most}, seen = ${withQuantity(sql`basket_item.seen`, most)}`,
  )
}

/** What could not be put in is told with the basket until it was read. */
async function keepLeftOut(em: Em, basket_id: string, skipped: readonly { name: string }[]) {
  const names = [...new Set(skipped.map(({ name }) => name))]
  await changed(em, sql`update basket set left_out = ${names}::text[] where id = ${basket_id}`)
}
