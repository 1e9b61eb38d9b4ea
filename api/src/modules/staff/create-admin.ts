import type { Em } from '../../db/orm'
import { Admin } from './admin'
import { normalEmail } from './normal-email'
import { hashPassword } from './passwords'

export const ADMIN_PASSWORD_MIN = 8

/**
 * Writes an administrator, or gives the one with this e-mail a new name and password; true when there was none.
 * Throws on a short password.
 */
export async function createAdmin(em: Em, input: { email: string; name: string; password: string }): Promise<boolean> {
  if (input.password.length < ADMIN_PASSWORD_MIN) {
    throw new Error(`The password must have at least ${ADMIN_PASSWORD_MIN} characters.`)
  }
  const email = normalEmail(input.email)
  const password_hash = await hashPassword(input.password)
  const known = await em.findOne(Admin, { email })
  const admin = known ?? em.create(Admin, { email, name: input.name, password_hash })
  em.assign(admin, { name: input.name, password_hash })
  await em.flush()
  return known === null
}
