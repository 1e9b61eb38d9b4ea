import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Administrator, By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { Served } from '../../kernel/served'

export type MenuNoun = 'product' | 'product_category' | 'product_option' | 'product_option_group'
export type Removing = (em: Em, id: string, acting: { by: By; restaurant: Served; now: Date }) => Promise<void>

/**
 * An administrator takes a row off the menu it stands on, by the rules of its restaurant: `remove` is what that would do.
 * Call inside a transaction.
 * @throws {Refusal} `<noun>.not_found`, and what `remove` refuses.
 */
export async function removeFromMenu(
  em: Em,
  noun: MenuNoun,
  id: string,
  { admin, by, now, remove }: { admin: Administrator; by: By; now: Date; remove: Removing },
): Promise<void> {
  const own = await row<{ restaurant_id: string }>(
    em,
    sql`select restaurant_id from ${sql.table(noun)} where id = ${id}`,
  )
  if (!own) throw new Refusal(`${noun}.not_found`)
  const restaurant = await Served.byAdmin(em, { admin, permission: 'restaurants' }, own.restaurant_id)
  await remove(em, id, { by, restaurant, now })
}
