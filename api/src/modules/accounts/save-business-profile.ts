import type { BusinessProfileInput } from '@ostrov/shared/accounts/schema'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import type { Em } from '../../db/orm'
import { Refusal } from '../../http/problems'
import type { Business } from '../../http/sessions'
import { BusinessUser } from './business-user'

/** Changes what was sent and leaves the rest. The e-mail is the sign-in name and stays. */
export async function saveBusinessProfile(em: Em, business: Business, input: typeof BusinessProfileInput.static) {
  const person = await em.findOneOrFail(BusinessUser, { id: business.id })
  if (input.name !== undefined) person.name = input.name.trim() || person.name
  if (input.phone !== undefined) person.phone = phoneOrNull(input.phone)
  await em.flush()
}

function phoneOrNull(typed: string | null): string | null {
  if (!typed?.trim()) return null
  const phone = normalizePhone(typed)
  if (!phone) throw new Refusal('account.phone_invalid', { errors: { phone: 'Укажите валидный номер телефона' } })
  return phone
}
