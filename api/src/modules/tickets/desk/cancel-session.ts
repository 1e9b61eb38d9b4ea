import { addJobs, newJob } from '../../../db/queue'
import { rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { waitsOf } from './notify-of-change'
import { refundCancelled } from './refund-tickets'

/** A session will not be: each purchase of it is a job of its own, so that one that fails keeps no other. */
export async function cancelSession({ orm }: Deps, session_id: string): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const sold = await rows<{ id: string }>(
      tx,
      sql`select p.id from ticket_purchase p join event_session s on s.id = p.session_id
          where p.session_id = ${session_id} and s.state = 'cancelled' and p.paid_at is not null`,
    )
    const waits = await waitsOf(tx, session_id)
    await addJobs(tx, [
      ...sold.map(({ id }) =>
        newJob('ticket.refund_cancelled', { purchase_id: id }, { once: `ticket.cancelled:${id}` }),
      ),
      ...waits.map(({ id }) => newJob('ticket.tell_wait', { wait_id: id, former: null }, { once: `ticket.off:${id}` })),
    ])
  })
}

export async function refundCancelledJob({ orm, now }: Deps, purchase_id: string): Promise<void> {
  await orm.em.fork().transactional((tx) => refundCancelled(tx, purchase_id, now()))
}
