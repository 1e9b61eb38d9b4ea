import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { PurchaseLine } from '../ticket-purchase'

type NewPurchase = {
  user_id: string
  session_id: string
  mail: string
  lines: PurchaseLine[]
  /** Rubles. */
  total: number
  held_until: Date
  now: Date
}

/** @returns the purchase, which holds no seats yet */
export async function insertPurchase(em: Em, one: NewPurchase): Promise<string> {
  const made = await row<{ id: string }>(
    em,
    sql`insert into ticket_purchase (user_id, session_id, mail, lines, total, held_until, created_at)
        values (${one.user_id}, ${one.session_id}, ${one.mail}, ${JSON.stringify(one.lines)}::jsonb, ${one.total},
          ${one.held_until}, ${one.now}) returning id`,
  )
  if (!made) throw new Error('The purchase was not written')
  return made.id
}
