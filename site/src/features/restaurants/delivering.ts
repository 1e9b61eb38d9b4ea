import type { AddressWire } from '@ostrov/shared/addresses/schema'
import type { AddressTerms } from '@ostrov/shared/restaurants/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { atom } from 'nanostores'
import { api } from '../../api'
import { $activeAddress } from '../account/store'
import { $isSignedIn } from '../modals/store'

/** Restaurant id → whether it delivers to the active address; one that was not asked about is not in it. */
export const $delivering = atom<ReadonlyMap<string, boolean>>(new Map())
/** Restaurant id → what it asks of an order to the active address. */
export const $terms = atom<ReadonlyMap<string, AddressTerms>>(new Map())
/** Those that serve the person no more. */
export const $blackListing = atom<ReadonlySet<string>>(new Set())

/** The server answers for so many at once. */
const MOST = 100
const asked = new Set<string>()

/** Forgets what was said of another address. @returns what stops it. */
export function watchDelivering(onAddress: (address: AddressWire | null) => void): () => void {
  let before: string | null | undefined
  return $activeAddress.subscribe((address) => {
    if (before !== undefined && before !== (address?.id ?? null)) {
      asked.clear()
      $delivering.set(new Map())
      $terms.set(new Map())
    }
    before = address?.id ?? null
    onAddress(address)
  })
}

/** Asks of these restaurants, once each; without an address, or an answer, nobody is said to be out of reach. */
export async function askDelivering(ids: readonly string[]): Promise<void> {
  const address = $activeAddress.get()
  const unknown = [...new Set(ids)].filter((id) => !asked.has(id)).slice(0, MOST)
  if (!(address || $isSignedIn.get()) || unknown.length === 0) return
  for (const id of unknown) asked.add(id)
  try {
    const found = await ask(api.restaurants.available_for_delivery.get({ query: { ids: unknown.join() } }))
    if ($activeAddress.get()?.id !== address?.id) return
    $blackListing.set(new Set([...$blackListing.get(), ...found.black_listed]))
    if (!address) return
    const serving = new Set(found.ids)
    $terms.set(new Map([...$terms.get(), ...found.terms.map((one) => [one.restaurant_id, one] as const)]))
    $delivering.set(new Map([...$delivering.get(), ...unknown.map((id) => [id, serving.has(id)] as const)]))
  } catch {
    for (const id of unknown) asked.delete(id)
  }
}

type Serving = { id: string; delivers: boolean; pickup: boolean }

/** Those that deliver to the address first, then those that hand out, then the rest; each kind in the order it had. */
export function byService<Item extends Serving>(
  items: readonly Item[],
  delivering: ReadonlyMap<string, boolean>,
): Item[] {
  const rank = ({ id, pickup }: Item) => (delivering.get(id) !== false ? 0 : pickup ? 1 : 2)
  return items.toSorted((one, other) => rank(one) - rank(other))
}
