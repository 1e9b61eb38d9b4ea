import type { Em } from '../../db/orm'
import { Refusal } from '../../kernel/problems'
import { orderById } from './find-order'
import { moveOrder } from './move-order'

/** Puts a recorded order on its restaurant's board. Harmless when it is there already or was cancelled meanwhile. */
export async function handOverOrder(em: Em, order_id: number, now: Date) {
  const order = await orderById(em, order_id)
  if (order?.status !== 'new') return
  try {
    // One statement is a transaction of its own.
    await moveOrder(em, order, { to: 'CONFIRMATION_PENDING', actor: 'system', now })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
