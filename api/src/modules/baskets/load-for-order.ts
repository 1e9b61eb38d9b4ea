import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'
import { type LoadedBasket, loadBaskets } from './read-baskets'

/**
 * A customer's basket for placing an order: lines with today's prices, checked against today's menu and its options.
 * With `lock` its row is held until the transaction ends, so nobody changes or orders it meanwhile.
 * @throws {Refusal} `basket.not_found` when it is gone, empty or another person's.
 */
export async function loadBasketForOrder(
  em: Em,
  { user_id, basket_id, lock }: { user_id: string; basket_id: string; lock: boolean },
): Promise<LoadedBasket> {
  // Locked first and read after: the lines must be those that are there once the lock is ours.
  if (lock) {
    await row(em, sql`select id from basket where id = ${basket_id} and user_id = ${user_id} for update`)
  }
  const [basket] = await loadBaskets(em, sql`b.id = ${basket_id} and b.user_id = ${user_id}`)
  if (!basket) throw new Refusal('basket.not_found')
  return basket
}
