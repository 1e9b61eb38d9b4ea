import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { orderById } from './find-order'
import { moveOrder } from './move-order'
import { notifyRestaurant } from './notify-restaurant'

/** Puts a recorded order on its restaurant's board and tells the restaurant. Harmless when it is there already or was cancelled meanwhile. */
export async function handOverOrder(deps: Deps, order_id: number) {
  const em = deps.orm.em.fork()
  const order = await orderById(em, order_id)
  if (order?.status !== 'new') return
  try {
    await em.transactional(async (tx) => {
      const moved = await moveOrder(tx, order, { to: 'CONFIRMATION_PENDING', actor: 'system', now: deps.now() })
      await notifyRestaurant(tx, deps, moved.event_id)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
