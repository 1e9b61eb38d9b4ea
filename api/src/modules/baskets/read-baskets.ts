import { basketTotal } from '@ostrov/shared/baskets/rules'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { productColumns, productJoins } from '../menu/product-sql'
import { readCards } from '../restaurants/card'
import { type LineRow, type LoadedLine, lineColumns, lineJoins, lineOf } from './basket-lines'

/** Whose baskets: a customer's or a guest browser's. */
export type Person = { user_id: string } | { guest_id: string }

type LoadedBasket = { id: string; restaurant_id: string; lines: LoadedLine<ProductWire>[]; total: number }

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

/** Baskets that have lines, with every line priced and checked against today's menu. */
async function loadBaskets(em: Em, which: ReturnType<typeof sql>): Promise<LoadedBasket[]> {
  const found = await rows<LineRow<ProductWire> & { basket_id: string; basket_restaurant_id: string }>(
    em,
    sql`select b.id as basket_id, b.restaurant_id as basket_restaurant_id, ${lineColumns},
          (select to_json(product) from (select ${productColumns}) product) as product
        from basket b join basket_item i on i.basket_id = b.id ${lineJoins} ${productJoins}
        where ${which} order by b.updated_at desc, b.id, i.created_at, i.id limit ${MAX_LINES_READ}`,
  )
  const baskets = new Map<string, LoadedBasket>()
  for (const { basket_id, basket_restaurant_id, ...line } of found) {
    const basket = baskets.get(basket_id) ?? { id: basket_id, restaurant_id: basket_restaurant_id, lines: [], total: 0 }
    basket.lines.push(lineOf(line))
    baskets.set(basket_id, basket)
  }
  return [...baskets.values()].map((basket) => ({ ...basket, total: basketTotal(basket.lines) }))
}

const MAX_LINES_READ = 5000

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
