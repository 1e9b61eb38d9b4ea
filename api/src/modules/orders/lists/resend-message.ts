import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { deskOrder, subjectOf } from '../find-order'
import { readMessages } from './read-messages'

type Resent = { by: By; ref: string; message_id: string }

/**
 * Sends what waits, or could not be sent, at once and with all its tries anew. Call inside a transaction.
 * @throws {Refusal} `order.not_found`; `order.message_not_found` for what was sent meanwhile, is being sent, or is of another order
 */
export async function resendMessage(em: Em, { by, ref, message_id }: Resent, now: Date): Promise<void> {
  const order = await deskOrder(em, ref)
  const message = (await readMessages(em, order.id)).find(({ id }) => id === message_id)
  if (!message) throw new Refusal('order.message_not_found')
  const resent = await row<{ id: string }>(
    em,
    sql`select id from graphile_worker.reschedule_jobs(array[${message.id}::bigint], run_at := now(), attempts := 0)`,
  )
  if (!resent) throw new Refusal('order.message_not_found')
  await writeEntry(em, {
    ...{ by, act: 'order.resend', subject: subjectOf(order), restaurant_id: order.restaurant_id, now },
    to: { channel: message.channel },
  })
}
