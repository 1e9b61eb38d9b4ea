import { basketTotal, checkOptions, lineTotal, unknownOptions } from '@ostrov/shared/baskets/rules'
import type { BasketItemWire, BasketWire } from '@ostrov/shared/baskets/schema'
import type { ProductOptionWire, ProductWire } from '@ostrov/shared/menu/schema'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { productColumns, productJoins } from '../menu/product-sql'
import { type Offer, readOffers } from '../menu/read-product'
import { readCards } from '../restaurants/card'

/** Whose baskets: a customer's or a guest browser's. */
export type Person = { user_id: string } | { guest_id: string }

/** A line with today's prices; one with a `cancellation_comment` cannot be ordered and costs nothing. */
export type LoadedLine = BasketItemWire & {
  product: ProductWire & { article: string | null; image_id: string | null }
  option_ids: string[]
}
export type LoadedBasket = { id: string; restaurant_id: string; lines: LoadedLine[]; total: number }

export const ofPerson = (person: Person) =>
  'user_id' in person ? sql`b.user_id = ${person.user_id}` : sql`b.guest_id = ${person.guest_id}`

/** All baskets of a person, the latest changed first. */
export async function listBaskets(em: Em, person: Person, now: Date) {
  const baskets = await loadBaskets(em, ofPerson(person))
  const items = await withRestaurants(em, baskets, now)
  return { items, page: 1, limit: 100, total: items.length }
}

/** One basket as the wire shows it, or null when it is gone or empty. */
export async function readBasket(em: Em, basket_id: string, now: Date): Promise<BasketWire | null> {
  const baskets = await loadBaskets(em, sql`b.id = ${basket_id}`)
  return (await withRestaurants(em, baskets, now))[0] ?? null
}

/** Baskets that have lines, with every line priced and checked against today's menu, in two statements. */
export async function loadBaskets(em: Em, which: ReturnType<typeof sql>): Promise<LoadedBasket[]> {
  const found = await rows<LineRow>(
    em,
    sql`select b.id as basket_id, b.restaurant_id as basket_restaurant_id, i.id as item_id, i.quantity, i.option_ids,
          ${productColumns}, p.article, p.image_id,
          (p.deleted_at is null and p.moderation_status = 'approved' and c.moderation_status = 'approved') as is_offered,
          (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'price', o.price)
             order by g.sort nulls first, o.sort, o.id), '[]'::json)
           from product_option o left join product_option_group g on g.id = o.group_id
           where o.id = any(i.option_ids)) as chosen
        from basket b join basket_item i on i.basket_id = b.id
        join product p on p.id = i.product_id join product_category c on c.id = p.category_id ${productJoins}
        where ${which} order by b.updated_at desc, b.id, i.created_at, i.id limit ${MAX_LINES_READ}`,
  )
  const offers = await readOffers(em, [...new Set(found.map((one) => one.id))])
  const baskets = new Map<string, LoadedBasket>()
  for (const line of found) {
    const { basket_id, basket_restaurant_id } = line
    const basket = baskets.get(basket_id) ?? { id: basket_id, restaurant_id: basket_restaurant_id, lines: [], total: 0 }
    basket.lines.push(lineOf(line, offers.get(line.id)))
    baskets.set(basket_id, basket)
  }
  return [...baskets.values()].map((basket) => ({ ...basket, total: basketTotal(basket.lines) }))
}

const MAX_LINES_READ = 5000

type LineRow = LoadedLine['product'] & {
  basket_id: string
  basket_restaurant_id: string
  item_id: string
  quantity: number
  option_ids: string[]
  is_offered: boolean
  chosen: ProductOptionWire[]
}

function lineOf(row: LineRow, offer: Offer | undefined): LoadedLine {
  const { basket_id, basket_restaurant_id, item_id, quantity, option_ids, is_offered, chosen, ...product } = row
  const line = { quantity, product, product_options: chosen, cancellation_comment: whyUnavailable(row, offer) }
  return { ...line, id: item_id, option_ids, line_total: lineTotal(line) }
}

function whyUnavailable({ is_offered, option_ids }: LineRow, offer: Offer | undefined): string | null {
  if (!offer || !is_offered) return 'Блюдо больше не\u00A0продаётся'
  if (!offer.is_visible) return 'Блюдо закончилось'
  if (unknownOptions(offer, option_ids).length > 0) return 'Выбранная добавка закончилась'
  if (checkOptions(offer.product_option_groups, option_ids).length > 0) return 'Изменились добавки: выберите заново'
  return null
}

async function withRestaurants(em: Em, baskets: readonly LoadedBasket[], now: Date): Promise<BasketWire[]> {
  const cards = await readCards(
    em,
    baskets.map((basket) => basket.restaurant_id),
    now,
  )
  return baskets.flatMap(({ lines, ...basket }, place) => {
    const restaurant = cards[place]
    return restaurant ? [{ ...basket, restaurant, items: lines }] : []
  })
}
