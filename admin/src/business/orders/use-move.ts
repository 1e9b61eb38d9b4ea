import { formatTime } from '@ostrov/shared/formats/time'
import type { ProposalInputWire } from '@ostrov/shared/orders/proposal-schema'
import type { BusinessOrderWire, OrderUpdateWire } from '@ostrov/shared/orders/schema'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { atom } from 'nanostores'
import { useSyncExternalStore } from 'react'
import { api } from '../../api'
import { type PendingMove, staleMessage } from './board'
import { $boardSettings } from './board-settings'
import { printOrder } from './print'
import { offerUndo } from './undo'

/** What was pressed and is not answered yet. The board shows it as done; a refused press drops out and the card is back. */
export const $pending = atom<readonly PendingMove[]>([])

export type Move = {
  to: OrderStatus
  /** Why the order is refused. */
  comment?: string
  /** Minutes added to the promised time when accepting. */
  extra_minutes?: number
  /** What the customer is asked about when accepting. */
  proposal?: ProposalInputWire
}

type Page = { items: BusinessOrderWire[] }

/** Moves one order along. `move` takes one press at a time; `busy` until it is answered. */
export function useMove(order: BusinessOrderWire) {
  const client = useQueryClient()
  // Of all that is pressed a card hears only of itself.
  const busy = useSyncExternalStore(listenPending, () => isPending(order.id))
  const { mutate } = useMutation({
    mutationKey: ['move', order.id],
    mutationFn: ({ pressedAt: _, ...move }: Move & { pressedAt: number }) => send(order, move),
    onSuccess: async (update, { pressedAt }) => {
      await settle(client, update)
      offerUndo(order, update, pressedAt)
      if (update.status === 'CONFIRMED' && $boardSettings.get().prints_accepted) printOrder(await readAnew(order))
    },
    onError: (error) => refuse(client, order, error),
    onSettled: () => forgetPending(order.id),
  })
  const move = (wanted: Move) => {
    if (isPending(order.id)) return
    $pending.set([...$pending.get(), { order_id: order.id, to: wanted.to }])
    mutate({ ...wanted, pressedAt: Date.now() })
  }
  return { move, busy }
}

const listenPending = (heard: () => void) => $pending.listen(heard)

export function isPending(order_id: number): boolean {
  return $pending.get().some((one) => one.order_id === order_id)
}

export function forgetPending(order_id: number) {
  $pending.set($pending.get().filter((one) => one.order_id !== order_id))
}

function send({ restaurant_id, id }: BusinessOrderWire, { to, comment, extra_minutes, proposal }: Move) {
  const actions = api.orders.actions.restaurant({ restaurantId: restaurant_id })
  const orderId = String(id)
  if (to === 'CONFIRMED') return ask(actions.confirm({ orderId }).put({ extra_minutes, ...proposal }))
  return ask(actions.order({ orderId }).action.put({ status: to, comment }))
}

/** With the minutes that were added and what its customer is asked; without an answer as it was pressed. */
async function readAnew(order: BusinessOrderWire): Promise<BusinessOrderWire> {
  return ask(api.business_user.orders({ id: String(order.id) }).get()).catch(() => order)
}

const settled = new Set<number>()

/** Whether the board was asked anew after the answer that made this event, so that the stream's word of it is no news. Asked once. */
export function isSettled(event_id: number): boolean {
  return settled.delete(event_id)
}

/** Writes the answer before the press stops being pending, so that the card never jumps back for a moment. */
export async function settle(client: QueryClient, { order_id, status, event_id, created_at }: OrderUpdateWire) {
  await client.cancelQueries({ queryKey: ['board'] })
  client.setQueriesData<Page>({ queryKey: ['board'] }, (page) => page && withUpdate(page))
  settled.add(event_id)
  client.invalidateQueries({ queryKey: ['board'] })
  client.invalidateQueries({ queryKey: ['order', String(order_id)] })

  function withUpdate(page: Page): Page {
    const event = { id: event_id, to: status, created_at, comment: null, undone_at: null }
    const items = page.items.map((one) =>
      one.id === order_id ? { ...one, status, events: [...one.events, event] } : one,
    )
    return { ...page, items }
  }
}

/** Says what has really happened: after a lost race, what the other one did. */
async function refuse(client: QueryClient, order: BusinessOrderWire, error: Error) {
  client.invalidateQueries({ queryKey: ['board'] })
  client.invalidateQueries({ queryKey: ['order', String(order.id)] })
  if (!(error instanceof Problem) || error.errorMessage !== 'order.transition_forbidden') {
    showToast(sentenceOf(error), { kind: 'error' })
    return
  }
  const now = await ask(api.business_user.orders({ id: String(order.id) }).get()).catch(() => null)
  const what = now ? staleMessage(now, formatTime) : `№\u00A0${order.id}`
  showToast(`Статус заказа уже изменился. ${what}`, { kind: 'error' })
}
