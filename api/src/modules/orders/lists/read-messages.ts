import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { failureWords } from '@ostrov/shared/system/failures'
import type { Em } from '../../../db/orm'
import { moment, rows, type Sql, sql } from '../../../db/sql'

type Message = AdminOrderCardWire['messages'][number]
type Job = Omit<Message, 'channel' | 'to'> & { task: string; key: string | null }

const TO_CUSTOMER = ['order.notify_customer', 'order.notify_proposal', 'order.notify_late', 'order.offer_cancel']
const CHANNELS = { 'sms.send': 'sms', 'mail.send': 'mail', 'staff.push': 'push' } as const

/** What is still to be sent about an order, or could not be, the oldest first. A job that is done is not kept. */
export async function readMessages(em: Em, order_id: number): Promise<Message[]> {
  const found = await rows<Job>(
    em,
    sql`select j.id::text as id, t.identifier as task, j.key, case when j.attempts >= j.max_attempts then 'failed' else 'waiting' end as state,
          j.attempts::int as tries, j.last_error as error, ${moment('j.created_at')} as created_at,
          case when j.attempts < j.max_attempts then ${moment('j.run_at')} end as next_at
        from ${messagesOf(sql`${order_id}::bigint`)} order by j.id limit 100`,
  )
  return found.map(({ task, key, error, ...job }) => ({
    ...job,
    channel: channelOf(task),
    to: TO_CUSTOMER.includes(task) || key?.startsWith('notice-') ? 'customer' : 'restaurant',
    error: error === null ? null : failureWords(error),
  }))
}

/** Jobs `j` of tasks `t` that tell somebody of this order: by what they carry, or by the occasion their key names. */
export const messagesOf = (order_id: Sql) => sql`graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  cross join (select ${order_id} as id,
    array(select e.id from order_event e where e.order_id = ${order_id}) as events) asked
  where (t.identifier in ('order.notify_customer', 'order.notify_late', 'order.offer_cancel', 'order.remind_restaurant')
      and (j.payload->>'order_id')::bigint = asked.id
    or t.identifier = 'order.notify_restaurant' and (j.payload->>'event_id')::bigint = any(asked.events)
    or t.identifier = 'order.notify_proposal'
      and (j.payload->>'proposal_id')::uuid in (select p.id from order_proposal p where p.order_id = asked.id)
    or t.identifier in ('sms.send', 'mail.send', 'staff.push') and (
      j.key like 'notice-%' and split_part(j.key, ':', 2) = 'o' || asked.id
      or j.key like 'restaurant-%' and split_part(j.key, ':', 2) = 'unanswered' and split_part(j.key, ':', 3) = asked.id::text
      or j.key like 'restaurant-%' and split_part(j.key, ':', 2) = 'order' and split_part(j.key, ':', 3) = any(asked.events::text[])))`

/** A job that has yet to find out how somebody wants to be told is a notice. */
const channelOf = (task: string): Message['channel'] =>
  Object.entries(CHANNELS).find(([name]) => name === task)?.[1] ?? 'notice'
