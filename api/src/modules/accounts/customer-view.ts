import type { AddressWire, DeliveryLoginWire, PortalLoginWire, UserWire } from '@ostrov/shared/accounts/schema'
import type { Em } from '../../db/orm'
import { loadImages, pictureOf } from '../images/image-view'
import { Address } from './address'
import type { SignedIn } from './customer-sign-in'
import { User } from './user'

/** The profile of a confirmed customer. */
export async function customerProfile(em: Em, user_id: string): Promise<UserWire> {
  const user = await em.findOneOrFail(User, { id: user_id })
  const photo = pictureOf(await loadImages(em, [user.photo_id]), user.photo_id)
  const { id, email = null, phone = null, name = null, is_new_user } = user
  return { id, email, phone, photo, name, is_new_user }
}

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

/** The answer to a sign-in. Before the phone is confirmed it holds nothing that the phone's owner alone may see. */
export async function deliveryLogin(em: Em, signedIn: SignedIn): Promise<DeliveryLoginWire> {
  const { token, user_id, phone, is_confirmed } = signedIn
  const expire_at = signedIn.expire_at.toISOString()
  if (!is_confirmed) {
    const user = { email: null, phone, photo: null, name: null, is_new_user: true }
    return { data: { token, expire_at, is_confirmed, user: { id: user_id, user, addresses: [] } } }
  }
  const { id, ...user } = await customerProfile(em, user_id)
  const addresses = await customerAddresses(em, user_id)
  return { data: { token, expire_at, is_confirmed, user: { id, user, addresses } } }
}

/** The same answer in the portal's form. */
export async function portalLogin(em: Em, signedIn: SignedIn): Promise<PortalLoginWire> {
  const { token, user_id, phone, is_confirmed } = signedIn
  const session = { token, expire_at: signedIn.expire_at.toISOString() }
  const stranger = { id: user_id, email: null, phone, photo: null, name: null, is_new_user: true }
  const { is_new_user, ...user } = is_confirmed ? await customerProfile(em, user_id) : stranger
  return { session, user, is_new_user, is_confirmed }
}
