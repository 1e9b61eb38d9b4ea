import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

type Line = { product: { id: string }; quantity: number; stock: number | null }

/**
 * Takes what an order wants of dishes that are counted; an order without such asks nothing of the database. Everybody takes
 * the rows in one order, so none waits for another crosswise. Call in the transaction of the placing.
 * @throws {Refusal} `order.cart_changed` when somebody else was faster.
 */
export async function takeStock(em: Em, lines: readonly Line[]): Promise<void> {
  const wanted = new Map<string, number>()
  for (const { product, quantity, stock } of lines)
    if (stock !== null) wanted.set(product.id, (wanted.get(product.id) ?? 0) + quantity)
  if (wanted.size === 0) return
  const taken = await changed(
    em,
    sql`with wanted as (select * from unnest(${[...wanted.keys()]}::uuid[], ${[...wanted.values()]}::int[]) as w (id, quantity)),
          held as materialized (select p.id, p.stock from product p where p.id in (select id from wanted) order by p.id for no key update)
        update product p set stock = held.stock - wanted.quantity from held join wanted on wanted.id = held.id
        where p.id = held.id and (held.stock is null or held.stock >= wanted.quantity)`,
  )
  if (taken < wanted.size) throw new Refusal('order.cart_changed')
}

/**
 * Gives back what an order took of dishes that are still counted; what the kitchen struck out of it is gone. Call once, in the
 * transaction of the cancellation.
 */
export async function returnStock(em: Em, order_id: number): Promise<void> {
  await changed(
    em,
    sql`with given as (select product_id as id, sum(quantity)::int as quantity from order_item
            where order_id = ${order_id} and from_stock and cancellation_comment is null group by product_id),
          held as materialized (select p.id, p.stock from product p join given on given.id = p.id order by p.id for no key update of p)
        update product p set stock = held.stock + given.quantity from held join given on given.id = held.id
        where p.id = held.id and held.stock is not null`,
  )
}

/** Takes of a dish what the kitchen itself offers, for it has it whatever was counted. False of one that is not counted. */
export async function takeOffered(em: Em, { product_id, quantity }: { product_id: string; quantity: number }) {
  const taken = await changed(
    em,
    sql`update product set stock = greatest(stock - ${quantity}, 0) where id = ${product_id} and stock is not null`,
  )
  return taken > 0
}
