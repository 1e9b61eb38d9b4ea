import { isName } from '@ostrov/shared/customers/form'
import { nameProfile } from '../account/session'
import { $user_delivery } from '../account/store'
import type { TypedOrder } from './form-store'

/** The profile has no name, and would take this one; an empty field may still become one. */
export function isNameWanted(user: { name: string | null }, typed: string): boolean {
  return !user.name && (typed.trim() === '' || isName(typed))
}

/** After the order was placed: the profile gets the name, where the person left that chosen. */
export function keepName({ user_name, keep_name }: Pick<TypedOrder, 'user_name' | 'keep_name'>): void {
  const user = $user_delivery.get()
  // A profile that could not be reached asks again with the next order.
  if (user && keep_name && user_name.trim() !== '' && isNameWanted(user, user_name))
    nameProfile(user_name).catch(() => {})
}
