import type { UserWire } from '@ostrov/shared/accounts/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { atom } from 'nanostores'
import { api } from '../../api'
import { $user_delivery } from '../account/store'

/** The person's profile; null until it is loaded. */
export const $profile = atom<UserWire | null>(null)

/** Reads the profile anew. @throws {Problem} */
export async function loadProfile(): Promise<UserWire> {
  return keep(await ask(api.user.get()))
}

/** Saves what is given and leaves the rest. @throws {Problem} with the fields' sentences. */
export async function saveProfile(changes: {
  name?: string
  email?: string | null
  photo_id?: string | null
}): Promise<UserWire> {
  return keep(await ask(api.user.put(changes)))
}

/** Erases the account. @throws {Problem} */
export async function eraseAccount(): Promise<void> {
  await ask(api.auth.account.delete())
}

function keep(profile: UserWire): UserWire {
  const { phone, name } = profile
  const user = $user_delivery.get()
  if (user) $user_delivery.set({ ...user, phone, name })
  $profile.set(profile)
  return profile
}
