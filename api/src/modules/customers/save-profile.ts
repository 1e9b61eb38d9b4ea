import { LockMode } from '@mikro-orm/postgresql'
import { cleanName, emailOrNull } from '@ostrov/shared/customers/form'
import type { UserInput } from '@ostrov/shared/customers/schema'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import type { Customer } from '../../kernel/actors'
import type { Limits } from '../../kernel/limits'
import { Refusal } from '../../kernel/problems'
import { forgetImages } from '../images/forget-images'
import { Image } from '../images/image'
import { User } from './user'

type Input = typeof UserInput.static

/**
 * Changes what was sent and leaves the rest; a photo that was replaced is removed. With a name a person is no longer new.
 * @throws {Refusal} `image.not_found`; `request.too_often` when the e-mail was changed too many times.
 */
export async function saveProfile(em: Em, limits: Limits, customer: Customer, input: Input): Promise<void> {
  await em.transactional(async (tx) => {
    // Locked, so that of two photos chosen at once neither stays behind.
    const user = await tx.findOneOrFail(User, { id: customer.id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const before = user.photo_id
    if (input.name) user.name = cleanName(input.name)
    if (input.email !== undefined) await changeEmail(tx, limits, user, emailOrNull(input.email))
    if (input.photo_id !== undefined) user.photo_id = await ownPhoto(tx, customer, input.photo_id)
    if (user.name) user.is_new_user = false
    await tx.flush()
    if (before && before !== user.photo_id) await forgetImages(tx, [before])
  })
}

/** Another address is nobody's until the link mailed to it is opened. */
async function changeEmail(em: Em, limits: Limits, user: User, email: string | null): Promise<void> {
  if (email === (user.email ?? null)) return
  user.email = email
  user.email_confirmed_at = null
  if (email === null) return
  await limits.consume('confirmation_mail', user.id)
  await addJob(em, 'account.mail_confirmation', { user_id: user.id }, { max_attempts: 5 })
}

async function ownPhoto(em: Em, customer: Customer, id: string | null): Promise<string | null> {
  if (id === null) return null
  const photo = await em.findOne(Image, { id, uploaded_by: `customer:${customer.id}` })
  if (!photo) throw new Refusal('image.not_found')
  return photo.id
}
