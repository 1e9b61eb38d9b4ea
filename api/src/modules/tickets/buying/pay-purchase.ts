import type { OnlineWayWire } from '@ostrov/shared/payments/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { PAYABLE_MINUTES } from '@ostrov/shared/tickets/rules'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import { onlineWay } from '../../../kernel/offered'
import { Refusal } from '../../../kernel/problems'
import {
  isBeingTaken,
  isCharging,
  isUndecided,
  type PaidBefore,
  wayAgain,
} from '../../../services/payments/new-attempt'
import { beginAttempt } from './begin-purchase'

type Held = { total: number; held_until: string; is_payable: boolean }
type Newest = PaidBefore & { id: string }
type Paying = {
  user_id: string
  id: string
  /** As it is to be paid now; none: as before. */
  wanted: OnlineWayWire
  offered: readonly PaymentMethod[]
  now: Date
}

/**
 * The attempt by which a purchase that waits for its money is paid: the newest, while it is of the same way and undecided, or is
 * paid already, else a new one. Call inside a transaction.
 * @throws {Refusal} `ticket.not_found`, `ticket.not_payable`
 */
export async function chooseAttempt(em: Em, { user_id, id, wanted, offered, now }: Paying) {
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
    sql`select p.id, p.method, p.pay_type, p.status, p.saved_method_id, p.keep_method, ${isCharging('p', sql`${now}::timestamptz`)} as is_charging
        from payment p where p.purchase_id = ${id} order by p.created_at desc, p.id desc limit 1`,
  )
  const { isSame, ...way } = wayAgain(await onlineWay(em, user_id, wanted), newest, offered)
  if (newest && isSame && (isBeingTaken(newest) || isUndecided(newest))) return newest
  const attempt_id = await beginAttempt(em, id, { ...way, amount: held.total, due_at: new Date(held.held_until), now })
  return { id: attempt_id, saved_method_id: way.saved_method_id }
}
