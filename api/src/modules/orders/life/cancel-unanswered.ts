import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { isBeforeRestaurant, REMINDER_MINUTES, unansweredApology } from '@ostrov/shared/orders/waiting'
import type { Em } from '../../../db/orm'
import { changed, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { orderById } from '../find-order'
import { waitingSince } from './escalate-unanswered'
import { moveOrder } from './move-order'

const [, LAST] = REMINDER_MINUTES

/** The sweep of every minute: orders that nobody has accepted within the setting's time are cancelled, one by one. */
export async function cancelUnanswered({ orm, config, log, now }: Deps) {
  const em = orm.em.fork()
  const minutes = config.orderAnswerMinutes
  const since = new Date(now().getTime() - minutes * MINUTE_MS)
  for (const { id } of await waitingSince(em, since)) {
    await em
      .fork()
      .transactional((tx) => cancelOne(tx, id, { minutes, now: now() }))
      .catch((error: unknown) => {
        // Accepted or cancelled at this very moment.
        if (!(error instanceof Refusal))
          log.error({ order_id: id, err: error }, 'an unanswered order was not cancelled')
      })
  }
}

async function cancelOne(em: Em, order_id: number, { minutes, now }: { minutes: number; now: Date }) {
  const order = await orderById(em, order_id)
  if (!order || !isBeforeRestaurant(order.status)) return
  const comment = unansweredApology(minutes, order.payment_type)
  await moveOrder(em, order, { to: 'CANCELLED', actor: 'system', comment, now })
  // Where nobody ran for long, no reminder came before the end: the administrators see it all the same.
  await changed(
    em,
    sql`update "order" set waited_told = greatest(waited_told, ${sql.lit(LAST)}) where id = ${order_id}`,
  )
}
