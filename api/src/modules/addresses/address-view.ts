import type { AddressWire } from '@ostrov/shared/addresses/schema'
import type { Em } from '../../db/orm'
import { Address } from './address'

export function addressView(row: Address): AddressWire {
  const { id, address, coordinates, city_id, is_active } = row
  const address_details = { private_house: false, ...row.address_details }
  return { id, address, coordinates, city_id, apartment: address_details.apartment, address_details, is_active }
}

/** A customer's addresses: the active one first, then the newest. */
export async function customerAddresses(em: Em, user_id: string): Promise<AddressWire[]> {
  const found = await em.find(Address, { user_id }, { orderBy: { is_active: 'desc', created_at: 'desc' }, limit: 100 })
  return found.map(addressView)
}
