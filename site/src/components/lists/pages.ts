import { readAddress } from '@ostrov/shared/lists/address'
import type { ListTable } from '@ostrov/shared/lists/table'

/** The page an address of the list names, the first when it names none; null when no page can be called so. */
export function pageOf(table: ListTable, params: URLSearchParams): number | null {
  const { page } = { page: undefined, ...readAddress(table, params) }
  if (page !== undefined) return page
  return params.has('page') && params.get('page') !== '1' ? null : 1
}

/** No such page: it is past the last one. The first is there even when the list is empty. */
export function isPastEnd({ page, limit, total }: { page: number; limit: number; total: number }): boolean {
  return page > 1 && (page - 1) * limit >= total
}
