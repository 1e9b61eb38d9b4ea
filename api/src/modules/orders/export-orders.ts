import { EXPORTED_ROWS } from '@ostrov/shared/formats/tables'
import type { ListQuery } from '@ostrov/shared/lists/table'
import type { orderHistory } from '@ostrov/shared/orders/lists'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import type { Em } from '../../db/orm'
import type { Served } from '../../kernel/served'
import { businessHistory } from './read-business-orders'

const PAGE = 100

/** Orders that are over, as the list has them, the first ten thousand: read page by page, each after the last row of the one before. */
export async function exportHistory(em: Em, restaurants: readonly Served[], query: ListQuery<typeof orderHistory>) {
  const found: BusinessOrderWire[] = []
  while (found.length < EXPORTED_ROWS) {
    const after = found.at(-1)?.id
    const { items } = await businessHistory(em, restaurants, {
      ...query,
      ...(after !== undefined && { after }),
      page: 1,
      limit: PAGE,
    })
    found.push(...items)
    if (items.length < PAGE) break
  }
  return found
}
