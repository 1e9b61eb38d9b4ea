import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { changed, row, sql } from '../../../db/sql'
import { offerFreed } from '../queue/look-at-queue'
import type { PurchaseLine } from '../ticket-purchase'
import { claimSeats, freeSeats, lockSeats } from './seats'

type Bought = {
  paid_at: string | null
  failed_at: string | null
  total: number
  lines: PurchaseLine[]
  is_cancelled: boolean
}

/**
 * Makes the tickets of a purchase that nothing is owed for any more: of the seats it holds, or, where the hold has run out, of
 * others that are free, but for seats of a plan. Where there are none, or the session is cancelled, the purchase has failed and its money goes back.
 * Harmless when repeated. Call inside the transaction that puts the money down.
 */
export async function sellTickets(em: Em, purchase_id: string, now: Date): Promise<void> {
  // A press that takes the seats anew waits for what was said of the same purchase before.
  const found = await row<Bought>(
    em,
    sql`select p.paid_at::text as paid_at, p.failed_at::text as failed_at, p.total, p.lines,
          (select s.state = 'cancelled' from event_session s where s.id = p.session_id) as is_cancelled
        from ticket_purchase p where p.id = ${purchase_id} for update`,
  )
  if (!found || found.paid_at !== null || found.failed_at !== null) return
  const { lines, total, is_cancelled } = found
  if (is_cancelled || !(await haveSeats(em, { purchase_id, lines, now }))) return fail(em, purchase_id, now)
  await makeTickets(em, { purchase_id, lines, now })
  await changed(em, sql`update ticket_purchase set paid_at = ${now} where id = ${purchase_id}`)
  await writeGoods(em, { purchase_id, amount: total, note: null })
  await addJob(em, 'ticket.tell', { purchase_id, what: 'sold' })
}

type Selling = { purchase_id: string; lines: readonly PurchaseLine[]; now: Date }

async function haveSeats(em: Em, { purchase_id, lines, now }: Selling): Promise<boolean> {
  const own = await lockSeats(em, purchase_id)
  for (const { kind_id, count } of lines) {
    const lacking = count - own.filter((seat) => seat.kind_id === kind_id).length
    if (lacking > 0 && (await isPlaced(em, kind_id))) return false
    if (lacking > 0 && !(await claimSeats(em, { purchase_id, kind_id, count: lacking, held_until: now, now })))
      return false
  }
  return true
}

/** Whoever has chosen seats gets those or the money back, never others. */
async function isPlaced(em: Em, kind_id: string): Promise<boolean> {
  return (await row(em, sql`select from ticket_kind where id = ${kind_id} and places <> ''`)) !== undefined
}

async function makeTickets(em: Em, { purchase_id, lines, now }: Selling) {
  await changed(em, sql`update ticket_seat set is_sold = true where purchase_id = ${purchase_id} and not is_sold`)
  const prices = JSON.stringify(lines.map(({ kind_id, price }) => ({ kind_id, price })))
  await changed(
    em,
    sql`insert into ticket (purchase_id, kind_id, seat_id, price, created_at)
        select ${purchase_id}::uuid, s.kind_id, s.id, line.price, ${now}::timestamptz
        from ticket_seat s join json_to_recordset(${prices}::json) as line (kind_id uuid, price int) on line.kind_id = s.kind_id
        where s.purchase_id = ${purchase_id} and s.is_sold order by line.price desc, s.id`,
  )
}

async function fail(em: Em, purchase_id: string, now: Date) {
  const held = await lockSeats(em, purchase_id)
  await freeSeats(em, purchase_id)
  await offerFreed(em, [...new Set(held.map(({ kind_id }) => kind_id))])
  await changed(em, sql`update ticket_purchase set failed_at = ${now} where id = ${purchase_id}`)
  await addJob(em, 'ticket.tell', { purchase_id, what: 'failed' })
}

/** What tickets cost, or, as minus, no longer cost. Rubles. */
export async function writeGoods(em: Em, goods: { purchase_id: string; amount: number; note: string | null }) {
  if (goods.amount === 0) return
  await changed(
    em,
    sql`insert into order_ledger (purchase_id, kind, amount, note)
        values (${goods.purchase_id}, 'goods', ${goods.amount}, ${goods.note})`,
  )
}
