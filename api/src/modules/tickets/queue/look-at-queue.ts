import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { rows, sql } from '../../../db/sql'

/** The queue of a kind is looked at when a hold runs out. */
export function lookAt(em: Em, kind_id: string, at: Date) {
  const run_at = new Date(at.getTime() + 1000)
  return addJob(em, 'ticket.offer', { kind_id }, { run_at, key: `ticket.offer:${kind_id}:${run_at.getTime()}` })
}

/** Seats of these kinds have come free: whoever waits for them is offered some. Call inside a transaction. */
export async function offerFreed(em: Em, kind_ids: readonly string[]) {
  for (const id of await waitedOf(em, kind_ids)) await addJob(em, 'ticket.offer', { kind_id: id })
}

/** A hold of what somebody waits for is looked at when it runs out. Call inside a transaction. */
export async function watchHold(em: Em, kind_ids: readonly string[], held_until: Date) {
  for (const id of await waitedOf(em, kind_ids)) await lookAt(em, id, held_until)
}

async function waitedOf(em: Em, kind_ids: readonly string[]): Promise<string[]> {
  const waited = await rows<{ id: string }>(
    em,
    sql`select k.id from ticket_kind k where k.id = any(${[...kind_ids]}::uuid[])
          and exists (select from ticket_wait w where w.kind_id = k.id and w.purchase_id is null) limit 50`,
  )
  return waited.map(({ id }) => id)
}
