import { forgetKept } from '@ostrov/shared/sessions/forget-stored'
import type { DeliveryLoginWire } from '@ostrov/shared/sessions/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { LEFT } from '../offline/shelves'
import { $addresses } from './addresses'
import { $user_delivery } from './store'

/** Whether the code is still to be entered, and whether there is somewhere to bring an order. */
export type SignedIn = { is_confirmed: boolean; has_address: boolean; documents_changed: boolean }

type HowSignedIn = { password?: string | undefined; social_id?: string | undefined }

/**
 * Starts a session for a phone ('7XXXXXXXXXX'). A device that confirmed this phone before is let in at once.
 * `social_id`: the social sign-in that the confirmed phone is tied to.
 * @throws {Problem} 422 with `errors.password` when this phone asks for a password.
 */
export async function signIn(phone: string, { password, social_id }: HowSignedIn = {}): Promise<SignedIn> {
  const login = await ask(api.user.authenticate.post({ phone, password, social_id }))
  return remember(login, phone)
}

/** Sends an SMS code, or another one. @returns seconds until the next may be asked for. */
export async function requestCode(): Promise<number> {
  return (await ask(api.user.confirm.get())).resend_in
}

/** Confirms the phone by the code out of the SMS. @throws {Problem} with the sentence why the code is not taken. */
export async function confirm(code: string): Promise<SignedIn> {
  return remember(await ask(api.user.confirm.post({ code })), $user_delivery.get()?.phone ?? null)
}

/** Ends the session here and on the server; when that is out of reach this browser forgets the person, and tells it later. */
export async function logout(): Promise<void> {
  const isTold = await ask(api.auth.logout.post()).then(
    () => true,
    () => false,
  )
  forgetUser()
  if (!isTold) localStorage.setItem(LEFT, '')
}

/** Forgets the person and all of theirs in this browser. */
export function forgetUser(): void {
  $user_delivery.set(null)
  $addresses.set(null)
  forgetKept()
}

/** Gives the profile its name; the page may be left meanwhile. @throws {Problem} when the profile does not take it. */
export async function nameProfile(name: string): Promise<void> {
  const user = $user_delivery.get()
  if (user) $user_delivery.set({ ...user, name: name.trim() })
  await ask(api.user.put({ name }, { fetch: { keepalive: true } }))
}

function remember({ data }: DeliveryLoginWire, phone: string | null): SignedIn {
  const { expire_at, is_confirmed, documents_changed, user } = data
  const { addresses } = user
  // This session is not the one that somebody has left.
  localStorage.removeItem(LEFT)
  const address = addresses.find((one) => one.is_active) ?? null
  $addresses.set(is_confirmed ? addresses : null)
  $user_delivery.set({
    id: user.id,
    phone: user.user.phone ?? phone,
    name: user.user.name,
    is_confirmed,
    expire_at,
    address,
  })
  return { is_confirmed, has_address: addresses.length > 0, documents_changed }
}
