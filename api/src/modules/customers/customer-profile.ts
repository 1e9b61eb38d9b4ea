import type { UserWire } from '@ostrov/shared/customers/schema'
import type { Em } from '../../db/orm'
import { loadImages, pictureOf } from '../images/image-view'
import { User } from './user'

/** The profile of a confirmed customer. */
export async function customerProfile(em: Em, user_id: string): Promise<UserWire> {
  const user = await em.findOneOrFail(User, { id: user_id })
  const photo = pictureOf(await loadImages(em, [user.photo_id]), user.photo_id)
  const { id, email = null, phone = null, name = null, is_new_user } = user
  return { id, email, email_confirmed: Boolean(user.email_confirmed_at), phone, photo, name, is_new_user }
}
