import type { CourierEventName } from '@ostrov/shared/orders/courier'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import { announced, writtenColumns } from '../orders/life/write-event'

type Event = {
  /** The press's own, where a phone made it. */
  id?: string
  order_id: number
  courier_id: string
  act: CourierEventName
  pressed_at?: Date
  now: Date
}

export async function writeCourierEvent(em: Em, event: Event): Promise<void> {
  const { id = crypto.randomUUID(), order_id, courier_id, act, now, pressed_at = now } = event
  await changed(
    em,
    sql`insert into courier_event (id, order_id, courier_id, act, pressed_at, received_at)
        values (${id}, ${order_id}, ${courier_id}, ${act}, ${pressed_at}, ${now})`,
  )
  if (act === 'give' || act === 'give_by_rule') await addJob(em, 'courier.push', { order_id, courier_id })
}

/** Boards hear the order's last event once more and read it anew: its status has not changed, its way has. */
export async function tellBoards(em: Em, order_id: number): Promise<void> {
  await row(
    em,
    sql`with written as (select ${writtenColumns} from "order" where id = ${order_id})
        select ${announced} from written cross join lateral
          (select id, created_at from order_event where order_id = written.id order by id desc limit 1) event`,
  )
}
