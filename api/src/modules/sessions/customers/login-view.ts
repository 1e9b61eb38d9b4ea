import type { DeliveryLoginWire, PortalLoginWire } from '@ostrov/shared/sessions/schema'
import type { Em } from '../../../db/orm'
import { customerAddresses } from '../../addresses/address-view'
import { customerProfile } from '../../customers/customer-profile'
import type { SignedIn } from './customer-sign-in'

const STRANGER = { email: null, email_confirmed: false, photo: null, name: null, is_new_user: true }

/** The answer to a sign-in. Before the phone is confirmed it holds nothing that the phone's owner alone may see. */
export async function deliveryLogin(em: Em, signedIn: SignedIn): Promise<DeliveryLoginWire> {
  const { token, user_id, phone, is_confirmed, documents_changed } = signedIn
  const expire_at = signedIn.expire_at.toISOString()
  if (!is_confirmed) {
    const user = { ...STRANGER, phone }
    return { data: { token, expire_at, is_confirmed, documents_changed, user: { id: user_id, user, addresses: [] } } }
  }
  const { id, ...user } = await customerProfile(em, user_id)
  const addresses = await customerAddresses(em, user_id)
  return { data: { token, expire_at, is_confirmed, documents_changed, user: { id, user, addresses } } }
}

/** The same answer in the portal's form. */
export async function portalLogin(em: Em, signedIn: SignedIn): Promise<PortalLoginWire> {
  const { token, user_id, phone, is_confirmed } = signedIn
  const session = { token, expire_at: signedIn.expire_at.toISOString() }
  const stranger = { ...STRANGER, id: user_id, phone }
  const { is_new_user, ...user } = is_confirmed ? await customerProfile(em, user_id) : stranger
  return { session, user, is_new_user, is_confirmed }
}
