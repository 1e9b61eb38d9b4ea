import { EXPORTED_ROWS } from '@ostrov/shared/formats/tables'
import type { ListQuery } from '@ostrov/shared/lists/table'
import type { orderHistory } from '@ostrov/shared/orders/lists'
import type { Em } from '../../../db/orm'
import { readOn } from '../../../db/read-on'
import type { Served } from '../../../kernel/served'
import { businessHistory } from './read-business-orders'

/** Orders that are over, as the list has them, the first ten thousand. */
export function exportHistory(em: Em, restaurants: readonly Served[], query: ListQuery<typeof orderHistory>) {
  return readOn(EXPORTED_ROWS, (place) => businessHistory(em, restaurants, { ...query, ...place }))
}
