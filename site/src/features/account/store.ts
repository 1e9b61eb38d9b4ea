import { persistentAtom } from '@nanostores/persistent'
import type { AddressWire } from '@ostrov/shared/addresses/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { computed } from 'nanostores'
import { api } from '../../api'
import { $isSignedIn } from '../modals/store'
import { $addresses } from './addresses'
import { keepFor } from './forget'
import { isForgotten } from './known'

/** What this browser remembers of its person; the session itself is a cookie that no script sees. */
export type UserDelivery = {
  id: string
  phone: string | null
  name: string | null
  /** False until the SMS code was entered: such a session can do nothing else. */
  is_confirmed: boolean
  /** ISO 8601: when the session ends by itself. */
  expire_at: string
  /** The address orders go to, so that the next page can show it before the server answers. */
  address: AddressWire | null
}

/**
 * The person at this browser; null for a guest. The same in every tab. Drawn first as the server drew it, for a guest:
 * `useStore($user_delivery, { ssr: () => null })`; its 'initial' is what the browser remembers, not what the server saw.
 */
export const $user_delivery = persistentAtom<UserDelivery | null>('user_delivery', null, {
  encode: (user) => (user ? JSON.stringify(user) : undefined),
  decode,
})

/** The address orders go to: of the loaded ones, else the one remembered; null for a guest. */
export const $activeAddress = computed([$user_delivery, $addresses], (user, addresses) => {
  if (!user?.is_confirmed) return null
  if (addresses === null) return user.address
  return addresses.find((address) => address.is_active) ?? null
})

$user_delivery.subscribe((user) => {
  $isSignedIn.set(user?.is_confirmed === true)
  // Who is only forgotten is not gone: what this tab keeps is theirs still.
  if (typeof sessionStorage !== 'undefined' && !isForgotten()) keepFor(user)
})
if (typeof window !== 'undefined') {
  // A page of somebody who has left in another tab, or come back to by «Назад», starts anew as the next one's.
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === 'user_delivery') startAnewUnless(personOf(decode(oldValue)), personOf(decode(newValue)))
    // All was cleared at once, by hand or by the browser.
    else if (key === null && isForgotten()) location.reload()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      startAnewUnless(personOf($user_delivery.get()), personOf(decode(localStorage.getItem('user_delivery'))))
  })
}
$activeAddress.subscribe((address) => {
  const user = $user_delivery.get()
  if (user?.is_confirmed && $addresses.get() !== null && !isSame(user.address, address)) {
    $user_delivery.set({ ...user, address })
  }
})

/** The server knows nobody here either. */
export function startWithNobody(): void {
  if ($user_delivery.get() === null) keepFor(null)
}

/** Reads the profile anew; a session that has ended leaves for the start page (see api.ts). */
export async function loadMe(): Promise<void> {
  const user = $user_delivery.get()
  if (!user?.is_confirmed) return
  const { id, phone, name } = await ask(api.user.get())
  // Who has signed out meanwhile is not brought back.
  if ($user_delivery.get()) $user_delivery.set({ ...user, id, phone, name })
}

/** What is stored, unless it is nonsense or its session has run out. */
export function liveUser(stored: unknown, now: Date): UserDelivery | null {
  if (!isUserDelivery(stored)) return null
  return Date.parse(stored.expire_at) > now.getTime() ? stored : null
}

function isUserDelivery(value: unknown): value is UserDelivery {
  if (typeof value !== 'object' || value === null) return false
  const has = (key: string, type: string) => key in value && typeof Reflect.get(value, key) === type
  return has('id', 'string') && has('is_confirmed', 'boolean') && has('expire_at', 'string')
}

function decode(stored: string | null): UserDelivery | null {
  try {
    return liveUser(JSON.parse(stored ?? 'null'), new Date())
  } catch {
    return null
  }
}

function personOf(user: UserDelivery | null): string | null {
  return user?.is_confirmed ? user.id : null
}

function startAnewUnless(before: string | null, now: string | null): void {
  if (before !== null && before !== now) location.reload()
}

function isSame(one: AddressWire | null, other: AddressWire | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
