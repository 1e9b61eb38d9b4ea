import type { UserWire } from '@ostrov/shared/customers/schema'
import type { Em } from '../../db/orm'
import type { Customer } from '../../kernel/actors'
import { loadImages, pictureOf } from '../images/image-view'
import { User } from './user'

/** The same for the person: with the end of the session they ask by, which a browser that forgot it cannot know. */
export async function ownProfile(em: Em, { id, session }: Customer) {
  return {
    ...(await customerProfile(em, id)),
    session_expire_at: session.expire_at.toISOString(),
    is_acted: session.act_admin_id !== null,
  }
}

/** The profile of a confirmed customer. */
export async function customerProfile(em: Em, user_id: string): Promise<UserWire> {
  const user = await em.findOneOrFail(User, { id: user_id })
  const photo = pictureOf(await loadImages(em, [user.photo_id]), user.photo_id)
  const { id, email = null, phone = null, name = null, is_new_user } = user
  return { id, email, email_confirmed: Boolean(user.email_confirmed_at), phone, photo, name, is_new_user }
}
