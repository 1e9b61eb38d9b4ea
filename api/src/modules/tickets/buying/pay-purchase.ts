import type { PaymentMethod, PaymentStatus, PayType } from '@ostrov/shared/payments/statuses'
import { PAYABLE_MINUTES } from '@ostrov/shared/tickets/rules'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { isBeingTaken, isUndecided, methodOf } from '../../../services/payments/new-attempt'
import { beginAttempt } from './begin-purchase'

type Held = { total: number; held_until: string; is_payable: boolean }
type Newest = { id: string; method: PaymentMethod; pay_type: PayType; status: PaymentStatus }
type Paying = {
  user_id: string
  id: string
  /** As it is to be paid now; none: as before. */
  method: PaymentMethod | undefined
  offered: readonly PaymentMethod[]
  now: Date
}

/**
 * The attempt by which a purchase that waits for its money is paid: the newest, while it is of the same way and undecided, or is
 * paid already, else a new one. Call inside a transaction.
 * @throws {Refusal} `ticket.not_found`, `ticket.not_payable`
 */
export async function chooseAttempt(em: Em, { user_id, id, method: wanted, offered, now }: Paying): Promise<string> {
  await row(em, sql`select from ticket_purchase where id = ${id} and user_id = ${user_id} for update`)
  const held = await row<Held>(
    em,
    sql`select total, held_until::text as held_until,
          paid_at is null and failed_at is null
            and held_until > ${now}::timestamptz + ${PAYABLE_MINUTES} * interval '1 minute' as is_payable
        from ticket_purchase where id = ${id} and user_id = ${user_id}`,
  )
  if (!held) throw new Refusal('ticket.not_found')
  if (!held.is_payable) throw new Refusal('ticket.not_payable')
  const newest = await row<Newest>(
    em,
    sql`select id, method, pay_type, status from payment where purchase_id = ${id} order by created_at desc, id desc limit 1`,
  )
  if (newest && isBeingTaken(newest)) return newest.id
  const method = methodOf(wanted, newest?.method, offered)
  if (newest?.method === method && isUndecided(newest)) return newest.id
  return beginAttempt(em, id, { method, amount: held.total, due_at: new Date(held.held_until), now })
}
