import { cleanName, emailOrNull, validateProfile } from '@ostrov/shared/accounts/forms'
import type { UserInput } from '@ostrov/shared/accounts/schema'
import type { Em } from '../../db/orm'
import { Refusal } from '../../http/problems'
import type { Customer } from '../../http/sessions'
import { Image } from '../images/image'
import { User } from './user'

type Input = typeof UserInput.static

/** Changes what was sent and leaves the rest. With a name a person is no longer new. */
export async function saveProfile(em: Em, customer: Customer, input: Input): Promise<void> {
  const user = await em.findOneOrFail(User, { id: customer.id })
  const { name, email } = validateProfile({ name: input.name, email: input.email })
  const errors = {
    ...(input.name !== undefined && name && { name }),
    ...(input.email !== undefined && email && { email }),
  }
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
  if (input.name) user.name = cleanName(input.name)
  if (input.email !== undefined) user.email = emailOrNull(input.email)
  if (input.photo_id !== undefined) user.photo_id = await ownPhoto(em, customer, input.photo_id)
  if (user.name) user.is_new_user = false
  await em.flush()
}

async function ownPhoto(em: Em, customer: Customer, id: string | null): Promise<string | null> {
  if (id === null) return null
  const photo = await em.findOne(Image, { id, uploaded_by: `customer:${customer.id}` })
  if (!photo) throw new Refusal('image.not_found')
  return photo.id
}
