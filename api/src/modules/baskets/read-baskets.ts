import { basketList } from '@ostrov/shared/baskets/lists'
import { basketTotal } from '@ostrov/shared/baskets/rules'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import { wholeList } from '../../db/list'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { dishColumns, productJoins } from '../menu/product-sql'
import { type CardRow, cardColumns, cardJoins, cardOf } from '../restaurants/card'
import { type LineRow, lineOf, linesOf, offersChoice } from './basket-lines'

/** Whose baskets: a customer's or a guest browser's. */
export type Person = { user_id: string } | { guest_id: string }

export const ofPerson = (person: Person) =>
  'user_id' in person ? sql`b.user_id = ${person.user_id}` : sql`b.guest_id = ${person.guest_id}`

/** All baskets of a person, the latest changed first. */
export async function listBaskets(em: Em, person: Person, now: Date) {
  const items = basketsOf(await findBaskets(em, ofPerson(person), now), now)
  return wholeList(basketList, items)
}

/** One basket as the wire shows it, or null when it is gone or empty. */
export async function readBasket(em: Em, basket_id: string, now: Date): Promise<BasketWire | null> {
  const [basket] = basketsOf(await findBaskets(em, sql`b.id = ${basket_id}`, now), now)
  return basket ?? null
}

type Dish = Omit<ProductWire, 'has_options'>

/** A basket `b` with its lines, unchecked yet, beside its restaurant's card. */
type BasketRow = CardRow & { basket_id: string; lines: LineRow<Dish>[] }

const MAX_BASKETS_READ = 500

export function findBaskets(em: Em, which: ReturnType<typeof sql>, now: Date): Promise<BasketRow[]> {
  return rows<BasketRow>(
    em,
    sql`select b.id as basket_id, ${linesOf(shownProduct, productJoins)} as lines, ${cardColumns(now)}
        from basket b join restaurant r on r.id = b.restaurant_id ${cardJoins}
        where ${which} order by b.updated_at desc, b.id limit ${sql.lit(MAX_BASKETS_READ)}`,
  )
}

const shownProduct = sql`(select to_json(product) from (select ${dishColumns}) product)`

/** Baskets that have lines, with every line priced and checked against today's menu. */
export function basketsOf(found: readonly BasketRow[], now: Date): BasketWire[] {
  return found.flatMap(({ basket_id: id, lines, ...card }) => {
    if (lines.length === 0) return []
    const [restaurant, items] = [cardOf(card, now), lines.map(itemOf)]
    return [{ id, restaurant_id: restaurant.id, restaurant, items, total: basketTotal(items) }]
  })
}

function itemOf(row: LineRow<Dish>) {
  const item = lineOf(row)
  return { ...item, product: { ...item.product, has_options: offersChoice(row) } }
}
