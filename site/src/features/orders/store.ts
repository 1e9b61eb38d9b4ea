import type { OrderWire } from '@ostrov/shared/orders/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { isNowhere } from '@ostrov/shared/wire/nowhere'
import { atom } from 'nanostores'
import { api } from '../../api'
import { mergeOrders, newerOf } from './order-list'

export type Page = { items: readonly OrderWire[]; total: number }
type List = { state: 'loading' | 'failed' | 'ready'; items: readonly OrderWire[]; total: number; page: number }
type One = { state: 'loading' } | { state: 'failed' } | { state: 'missing' } | { state: 'ready'; order: OrderWire }

/** The person's orders as far as they were asked for. */
export const $orders = atom<List>({ state: 'loading', items: [], total: 0, page: 0 })
/** The order of an order's own page or map. */
export const $order = atom<One>({ state: 'loading' })

/** Reads the first page; what is shown already stays when the server does not answer. */
export async function loadOrders(): Promise<void> {
  try {
    takeOrders(await readOrders(1), 1)
  } catch {
    if ($orders.get().state !== 'ready') $orders.set({ ...$orders.get(), state: 'failed' })
  }
}

/** Reads the next page below. @throws {Problem} */
export async function loadMoreOrders(): Promise<void> {
  const { items, page } = $orders.get()
  const after = items.at(-1)?.id
  takeOrders(await readOrders(page + 1, after), page + 1)
}

/** Brings the list up to date after a change of one order, or of any (null). */
export async function refreshOrders(uuid: string | null): Promise<void> {
  const { items } = $orders.get()
  if (uuid === null || !items.some((order) => order.uuid === uuid)) return loadOrders()
  const order = await readOrder(uuid).catch(() => null)
  if (order) renew(order)
}

/** Reads one order by its number or uuid; what is shown already stays when the server does not answer. */
export async function loadOrder(id: string): Promise<void> {
  try {
    showOrder(await readOrder(id))
  } catch (problem) {
    if ($order.get().state === 'ready') return
    const missing = isNowhere(problem)
    $order.set({ state: missing ? 'missing' : 'failed' })
  }
}

/** Shows the order as an answer has just told it, wherever it is shown. */
export function takeOrder(order: OrderWire): void {
  const shown = $order.get()
  if (shown.state === 'ready' && shown.order.uuid === order.uuid) showOrder(order)
  else renew(order)
}

/** Shows the skeleton again before another try. */
export function forgetFailure(): void {
  if ($orders.get().state === 'failed') $orders.set({ ...$orders.get(), state: 'loading' })
  if ($order.get().state === 'failed') $order.set({ state: 'loading' })
}

/** Shows it unless what is shown is newer. */
export function showOrder(answer: OrderWire): void {
  const shown = $order.get()
  const order = newerOf(shown.state === 'ready' ? shown.order : undefined, answer)
  $order.set({ state: 'ready', order })
  renew(order)
}

/** What is known of it in the list, which the tabs count from. */
function renew(order: OrderWire) {
  const { items, ...list } = $orders.get()
  if (items.some(({ uuid }) => uuid === order.uuid)) $orders.set({ ...list, items: mergeOrders(items, [order]) })
}

/** Lays a page of the list to what is known. */
export function takeOrders({ items, total }: Page, page: number): void {
  const known = $orders.get()
  $orders.set({
    state: 'ready',
    items: mergeOrders(known.items, items),
    total,
    page: Math.max(known.page, page),
  })
}

/** After the last one shown: orders placed meanwhile move nothing. */
function readOrders(page: number, after?: number) {
  return ask(api.user.orders.get({ query: { page, ...(after !== undefined && { after }) } }))
}

function readOrder(id: string): Promise<OrderWire> {
  return ask(api.user.orders({ id }).get())
}
