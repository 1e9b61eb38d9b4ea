import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { atom, computed } from 'nanostores'
import { type Adding, type Baskets, bounded, type Pending, withBasket, withPending } from './lines'
import { keepSeen, keepUnanswered, tellOtherTabs } from './tabs'

/** What the server has said last. */
export const $confirmed = atom<Baskets>({})
export const $pending = atom<Pending>({})
/** Dishes on their way to a basket for the first time. */
export const $adding = atom<readonly Adding[]>([])
/** What is on its way waits for a network. */
export const $waiting = atom(false)
/** What the person sees: baskets by restaurant_id, unconfirmed quantities applied. */
export const $shown = computed([$confirmed, $pending], withPending)

/** One restaurant's basket as the server has just answered. */
export function settle(restaurant_id: string, basket: BasketWire | null): void {
  accept(withBasket($confirmed.get(), restaurant_id, basket))
  tellOtherTabs()
}

export function accept(baskets: Baskets): void {
  $confirmed.set(baskets)
  keepSeen(baskets)
}

export function restaurantOf(item_id: string): string | undefined {
  return Object.values($confirmed.get()).find((basket) => basket.items.some((item) => item.id === item_id))
    ?.restaurant_id
}

export function hold(item_id: string, quantity: number): void {
  $pending.set({ ...$pending.get(), [item_id]: quantity })
  keepUnanswered($pending.get())
}

export function release(item_id: string): void {
  const { [item_id]: _, ...others } = $pending.get()
  $pending.set(others)
  keepUnanswered(others)
}

export function setComing(key: string, quantity: number): boolean {
  $adding.set($adding.get().map((one) => (one.key === key ? { ...one, quantity: bounded(quantity) } : one)))
  return true
}

export function forgetComing(key: string): void {
  $adding.set($adding.get().filter((one) => one.key !== key))
}
