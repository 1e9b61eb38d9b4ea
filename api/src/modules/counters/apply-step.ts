import type { CounterStep } from '@ostrov/shared/counters/form'
import { stepsTo } from '@ostrov/shared/counters/steps'
import { changed, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { lockOrder } from '../orders/find-order'
import { moveOrder } from '../orders/life/move-order'

const CANCELLED = 'Ресторан отменил заказ у\u00A0себя в\u00A0кассе.'

/**
 * Makes of an order what its counter has said of it, step by step, each told as any other. While its customer is asked about a
 * change it waits: the sweep comes back to it.
 */
export async function applyStep({ orm, now: clock }: Deps, { order_id }: { order_id: number }): Promise<void> {
  const now = clock()
  try {
    await orm.em.fork().transactional(async (tx) => {
      const order = await lockOrder(tx, { id: order_id })
      const heard = await row<{ step: CounterStep | null }>(
        tx,
        sql`select step from counter_order where order_id = ${order_id} for update`,
      )
      if (!heard?.step) return
      let standing = order
      for (const to of stepsTo(order, heard.step)) {
        const comment = to === 'CANCELLED_BY_RESTAURANT' ? CANCELLED : null
        await moveOrder(tx, standing, { to, actor: 'pos', comment, now })
        standing = await lockOrder(tx, order)
      }
      await changed(tx, sql`update counter_order set step = null where order_id = ${order_id}`)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
