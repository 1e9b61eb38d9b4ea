import type { AddressWire } from '@ostrov/shared/addresses/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { $addresses } from '../account/addresses'

/** What a form sends: everything of an address but its id. */
export type AddressDraft = {
  address: string
  city_id?: string
  coordinates: AddressWire['coordinates']
  address_details: {
    front_door?: string
    apartment?: string
    floor?: string
    comment?: string
    private_house?: boolean
  }
  is_active?: boolean
}

/** Reads them anew. @throws {Problem} when the server does not answer. */
export async function loadAddresses(): Promise<readonly AddressWire[]> {
  const { items } = await ask(api.user.user_address.get({ query: {} }))
  $addresses.set(items)
  return items
}

/** Adds an address and makes it the active one unless told otherwise. @throws {Problem} with the fields' sentences. */
export async function addAddress(draft: AddressDraft): Promise<AddressWire> {
  const added = await ask(api.user.user_address.post({ is_active: true, ...draft }))
  keep(added)
  return added
}

/** Changes an address. @throws {Problem} with the fields' sentences. */
export async function editAddress(id: string, draft: AddressDraft): Promise<AddressWire> {
  const changed = await ask(api.user.user_address({ id }).put(draft))
  keep(changed)
  return changed
}

/** Makes an address the one orders go to: at once here, and back when the server says no. @throws {Problem} */
export async function activateAddress(id: string): Promise<void> {
  const before = $addresses.get()
  $addresses.set(before?.map((one) => ({ ...one, is_active: one.id === id })) ?? null)
  try {
    keep(await ask(api.user.user_address.active({ id }).put()))
  } catch (problem) {
    $addresses.set(before)
    throw problem
  }
}

/** Removes an address; the server chooses which other one becomes active. @throws {Problem} */
export async function removeAddress(id: string): Promise<void> {
  await ask(api.user.user_address({ id }).delete())
  await loadAddresses()
}

function keep(saved: AddressWire): void {
  const others = ($addresses.get() ?? []).filter((one) => one.id !== saved.id)
  const rest = saved.is_active ? others.map((one) => ({ ...one, is_active: false })) : others
  // A list that was never loaded stays unknown unless this address is the one that matters.
  if ($addresses.get() === null && !saved.is_active) return
  $addresses.set(saved.is_active ? [saved, ...rest] : [...rest, saved])
}
