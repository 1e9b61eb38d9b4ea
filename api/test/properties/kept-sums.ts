import type { Pool } from 'pg'
import { differsOn, isKept } from '../../src/modules/orders/day-sums'

/** How many days are read from their sums, and which of these are not what their orders tell. */
export async function wrongDays(pool: Pool) {
  const { rows } = await pool.query<{ day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day from order_day where ${isKept('order_day.day')}`,
  )
  const wrong: string[] = []
  for (const { day } of rows) if ((await pool.query(differsOn(day))).rows[0].differs) wrong.push(day)
  return { kept: rows.length, wrong }
}
