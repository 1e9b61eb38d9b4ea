import { optionsKey } from '@ostrov/shared/baskets/rules'
import type { BasketItemWire, BasketWire } from '@ostrov/shared/baskets/schema'
import type { ProductOptionWire } from '@ostrov/shared/menu/schema'
import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { Problem } from '@ostrov/shared/wire/answers'
import { atom, batch, computed, onMount } from 'nanostores'
import { $user_delivery } from '../account/store'
import { complain } from './complain'
import { forgetGuest, guestId } from './guest'
import {
  type Adding,
  type Baskets,
  bounded,
  byRestaurant,
  lineOf,
  type Pending,
  withBasket,
  withPending,
} from './lines'
import { inTurn } from './queue'
import { deleteBasket, isCustomer, mergeGuest, postItem, putQuantity, readBaskets } from './requests'
import { keepPending, keptPending, tellOtherTabs, watchBrowser } from './tabs'

/** A change is sent when the person has let the counter rest for so long. */
const DEBOUNCE_MS = 700

/** What the server holds. */
export const $confirmed = atom<Baskets>({})
const $pending = atom<Pending>({})
/** Dishes on their way to a basket for the first time. */
export const $adding = atom<readonly Adding[]>([])
/** `failed` is for the first load only; later failures leave what is shown. */
export const $basketsState = atom<'idle' | 'loading' | 'ready' | 'failed'>('idle')
/** What the person sees: baskets by restaurant_id, unconfirmed quantities applied. Loads itself on first use. */
export const $baskets = computed([$confirmed, $pending], withPending)

const timers = new Map<string, ReturnType<typeof setTimeout>>()

onMount($baskets, () => {
  if (typeof window === 'undefined' || $basketsState.get() !== 'idle') return
  watchBrowser({ leave: flush, changed: loadBaskets })
  $pending.set(keptPending())
  let person = personId()
  $user_delivery.listen(() => {
    if (person === personId()) return
    person = personId()
    void loadBaskets()
  })
  void loadBaskets()
})

/** Reads the baskets anew. A guest's baskets of a person who has signed in are handed over first. */
export function loadBaskets(): Promise<void> {
  if ($basketsState.get() !== 'ready') $basketsState.set('loading')
  return inTurn(async () => {
    try {
      await handOver()
      accept(byRestaurant(await readBaskets()))
      $basketsState.set('ready')
      resumePending()
    } catch {
      if ($basketsState.get() !== 'ready') $basketsState.set('failed')
    }
  })
}

/** After signing in: the guest's baskets become the person's own, quantities added up. */
export function mergeGuestBaskets(): Promise<void> {
  return loadBaskets()
}

/**
 * Puts a dish into its restaurant's basket; the counter moves at once. Resolves to whether the server took it
 * (a dish already in the basket counts as taken); a refusal is told by a toast.
 */
export async function addItem(
  product: Adding['product'],
  product_options: readonly ProductOptionWire[] = [],
  quantity = 1,
): Promise<boolean> {
  const option_ids = product_options.map((option) => option.id)
  const key = optionsKey(product.id, option_ids)
  const line = lineOf($baskets.get()[product.restaurant_id], product.id, option_ids)
  const coming = $adding.get().find((one) => one.key === key)
  if (coming) return setComing(key, coming.quantity + quantity)
  if (line) {
    setQuantity(line, line.quantity + quantity)
    return true
  }
  $adding.set([...$adding.get(), { key, product, product_options, quantity: bounded(quantity) }])
  return inTurn(() => sendNew(key))
}

/** Sets a line's quantity at once and sends it after 700 ms of rest; 0 removes the line. A refusal puts the old one back. */
export function setQuantity(item: BasketItemWire, quantity: number): void {
  hold(item.id, bounded(quantity))
  clearTimeout(timers.get(item.id))
  timers.set(
    item.id,
    setTimeout(() => send(item.id, item.product.restaurant_id), DEBOUNCE_MS),
  )
}

/** The counter on a dish's card, for a dish without options: its line, or the one on its way. */
export function setProductQuantity(product: Adding['product'], quantity: number): void {
  const key = optionsKey(product.id, [])
  if ($adding.get().some((one) => one.key === key)) {
    setComing(key, quantity)
    return
  }
  const line = lineOf($baskets.get()[product.restaurant_id], product.id, [])
  if (line) setQuantity(line, quantity)
  else if (quantity > 0) void addItem(product, [], quantity)
}

/** Throws a restaurant's basket away, by the basket's id. False, with a toast, when the server did not. */
export function clearBasket(id: string): Promise<boolean> {
  return inTurn(async () => {
    const basket = Object.values($confirmed.get()).find((one) => one.id === id)
    try {
      await deleteBasket(id)
      if (basket) settle(basket.restaurant_id, null)
      return true
    } catch (problem) {
      complain(problem)
      return false
    }
  })
}

function personId(): string | null {
  return isCustomer() ? ($user_delivery.get()?.id ?? null) : null
}

/** Sends what still waits and settles when the server has answered it all: only then is the sum the one to order for. */
export function settleBaskets(): Promise<void> {
  flush()
  return inTurn(() => Promise.resolve())
}

async function handOver() {
  const uuid = guestId()
  if (!uuid || !isCustomer()) return
  await mergeGuest(uuid)
  forgetGuest()
}

async function sendNew(key: string): Promise<boolean> {
  const asked = $adding.get().find((one) => one.key === key)
  if (!asked) return false
  const { product, product_options, quantity } = asked
  const option_ids = product_options.map((option) => option.id)
  try {
    const { id: product_id, restaurant_id } = product
    const basket = await postItem({ product_id, restaurant_id, product_options: option_ids, quantity })
    const wanted = $adding.get().find((one) => one.key === key)?.quantity ?? quantity
    const line = lineOf(basket ?? undefined, product_id, option_ids)
    batch(() => {
      forgetComing(key)
      settle(restaurant_id, basket)
      if (line && wanted !== quantity) setQuantity(line, line.quantity + wanted - quantity)
    })
    return true
  } catch (problem) {
    forgetComing(key)
    complain(problem, ORDER_MESSAGES.addToBasketFailed)
    return false
  }
}

function send(item_id: string, restaurant_id: string): Promise<void> {
  timers.delete(item_id)
  return inTurn(async () => {
    const quantity = $pending.get()[item_id]
    if (quantity === undefined) return
    try {
      const basket = await putQuantity(item_id, quantity)
      batch(() => {
        settle(restaurant_id, basket)
        if ($pending.get()[item_id] === quantity) release(item_id)
      })
    } catch (problem) {
      clearTimeout(timers.get(item_id))
      timers.delete(item_id)
      release(item_id)
      complain(problem)
      if (problem instanceof Problem && problem.status === 404) void loadBaskets()
    }
  })
}

/** Sends at once what still waits: the page is being left. */
function flush() {
  for (const [item_id, timer] of timers) {
    clearTimeout(timer)
    void send(item_id, restaurantOf(item_id) ?? '')
  }
}

// The page before this one may have left with a change not yet answered; sending the same quantity again is harmless.
function resumePending() {
  for (const item_id of Object.keys($pending.get())) {
    const restaurant_id = restaurantOf(item_id)
    if (!restaurant_id) release(item_id)
    else if (!timers.has(item_id)) void send(item_id, restaurant_id)
  }
}

function restaurantOf(item_id: string): string | undefined {
  return Object.values($confirmed.get()).find((basket) => basket.items.some((item) => item.id === item_id))
    ?.restaurant_id
}

function settle(restaurant_id: string, basket: BasketWire | null) {
  accept(withBasket($confirmed.get(), restaurant_id, basket))
  tellOtherTabs()
}

function accept(baskets: Baskets) {
  $confirmed.set(baskets)
}

function hold(item_id: string, quantity: number) {
  $pending.set({ ...$pending.get(), [item_id]: quantity })
  keepPending($pending.get())
}

function release(item_id: string) {
  const { [item_id]: _, ...others } = $pending.get()
  $pending.set(others)
  keepPending(others)
}

function setComing(key: string, quantity: number): boolean {
  $adding.set($adding.get().map((one) => (one.key === key ? { ...one, quantity: bounded(quantity) } : one)))
  return true
}

function forgetComing(key: string) {
  $adding.set($adding.get().filter((one) => one.key !== key))
}
