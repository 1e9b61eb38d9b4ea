import { BASKET_MESSAGES } from '@ostrov/shared/baskets/messages'
import { optionsKey } from '@ostrov/shared/baskets/rules'
import type { BasketItemWire } from '@ostrov/shared/baskets/schema'
import type { ProductOptionWire } from '@ostrov/shared/menu/schema'
import { Problem } from '@ostrov/shared/wire/answers'
import { isAway } from '@ostrov/shared/wire/away'
import { batch } from 'nanostores'
import { complain } from './complain'
import { newUuid } from './guest'
import { type Adding, bounded, byRestaurant, lineOf } from './lines'
import { inTurn } from './queue'
import { postItem, putQuantity, readBaskets } from './requests'
import {
  $adding,
  $confirmed,
  $pending,
  $shown,
  $waiting,
  accept,
  forgetComing,
  hold,
  release,
  restaurantOf,
  setComing,
  settle,
} from './state'
import { keepUnanswered, whenLeaving } from './tabs'

/** A change is sent when the person has let the counter rest for so long. */
const DEBOUNCE_MS = 700

const timers = new Map<string, ReturnType<typeof setTimeout>>()

if (typeof window !== 'undefined') {
  whenLeaving(flush)
  window.addEventListener('pagehide', () => keepUnanswered($pending.get(), $adding.get()))
}

/**
 * Puts a dish into its restaurant's basket; the counter moves at once. Resolves to whether the server took it, or will
 * when there is a network (a dish already in the basket counts as taken); a refusal is told by a toast.
 */
export async function addItem(
  product: Adding['product'],
  product_options: readonly ProductOptionWire[] = [],
  quantity = 1,
): Promise<boolean> {
  const key = optionsKey(
    product.id,
    product_options.map(({ id }) => id),
  )
  const line = lineOf($shown.get()[product.restaurant_id], key)
  const coming = $adding.get().find((one) => one.key === key)
  if (coming) return setComing(key, coming.quantity + quantity)
  if (line) {
    setQuantity(line, line.quantity + quantity)
    return true
  }
  $adding.set([...$adding.get(), { key, product, product_options, quantity: bounded(quantity), line_id: newUuid() }])
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
  const line = lineOf($shown.get()[product.restaurant_id], key)
  if (line) setQuantity(line, quantity)
  else if (quantity > 0) void addItem(product, [], quantity)
}

/** Sends what still waits and settles when the server has answered it all: only then is the sum the one to order for. */
export function settleBaskets(): Promise<void> {
  flush()
  return inTurn(() => Promise.resolve())
}

/** Sends again what the page before has left unanswered: said twice it is harmless. */
export function resumeUnanswered(): void {
  if ($waiting.get()) return
  for (const { key, product, quantity } of $adding.get()) {
    const line = lineOf($confirmed.get()[product.restaurant_id], key)
    if (!line && quantity > 0) void inTurn(() => sendNew(key))
    else forgetComing(key)
    if (line && line.quantity !== quantity) setQuantity(line, quantity)
  }
  for (const item_id of Object.keys($pending.get())) {
    const restaurant_id = restaurantOf(item_id)
    if (!restaurant_id) release(item_id)
    else if (!timers.has(item_id)) void send(item_id, restaurant_id)
  }
}

/** Whether a change waits for a network. Where what keeps it cannot be had, it fails as a refused one does. */
export async function waits(problem: unknown): Promise<boolean> {
  const queue = isAway(problem) && (await import('./waiting').catch(() => null))
  if (queue) queue.keepWaiting()
  return Boolean(queue)
}

async function sendNew(key: string): Promise<boolean> {
  const asked = $adding.get().find((one) => one.key === key)
  if (!asked) return false
  const { product, quantity } = asked
  try {
    const basket = await postItem(asked)
    const wanted = $adding.get().find((one) => one.key === key)?.quantity ?? quantity
    const line = lineOf(basket ?? undefined, key)
    batch(() => {
      forgetComing(key)
      settle(product.restaurant_id, basket)
      if (line && wanted !== quantity) setQuantity(line, line.quantity + wanted - quantity)
    })
    return true
  } catch (problem) {
    if (await waits(problem)) return true
    forgetComing(key)
    complain(problem, BASKET_MESSAGES.addToBasketFailed)
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
      if (await waits(problem)) return
      clearTimeout(timers.get(item_id))
      timers.delete(item_id)
      release(item_id)
      complain(problem)
      if (problem instanceof Problem && problem.status === 404) void readAnew()
    }
  })
}

function readAnew() {
  return inTurn(async () => accept(byRestaurant(await readBaskets()))).catch(() => {})
}

/** Sends at once what still waits: the page is being left. */
function flush() {
  for (const [item_id, timer] of timers) {
    clearTimeout(timer)
    void send(item_id, restaurantOf(item_id) ?? '')
  }
}
