import { addressList } from '@ostrov/shared/addresses/lists'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { findList } from '../../db/list'
import type { Em } from '../../db/orm'
import { Address } from './address'
import { addressView } from './address-view'

/** A customer's addresses, the active one first. */
export async function listAddresses(em: Em, user_id: string, query: ListQuery<typeof addressList>) {
  const orderBy = { is_active: 'desc', created_at: 'desc' } as const
  const list = await findList(em, Address, { table: addressList, query, where: { user_id }, orderBy })
  return { ...list, items: list.items.map(addressView) }
}
