import { rows, sql } from '../../src/db/sql'
import type { Deps } from '../../src/kernel/deps'
import { attemptsOf } from '../../src/modules/payments/attempts'
import { reconcilePayment } from '../../src/modules/payments/reconciling/reconcile'

type Rest = { bank: number; ledger: number; kept: number; receipts: number | null; reconciled: string[] }

/** Where the money of an order is at last, by everybody who counts it; rubles. */
export async function restOf(deps: Deps, id: number): Promise<Rest> {
  const em = deps.orm.em.fork()
  for (const { id: attempt } of await attemptsOf(em, id)) await reconcilePayment(deps, attempt)
  const [rest] = await rows<Rest>(
    em,
    sql`select
      (select coalesce(sum(b.remaining), 0)::int / 100 from sandbox_bank.payment b join payment p on p.id::text = b.order_id
        where p.order_id = ${id} and b.status in ('AUTHORIZED', 'CONFIRMED', 'ASYNC_REFUNDING', 'PARTIAL_REVERSED', 'PARTIAL_REFUNDED')) as bank,
      (select coalesce(-sum(amount), 0)::int from order_ledger where order_id = ${id} and kind in ('payment', 'refund')) as ledger,
      (select coalesce(sum(amount - refunded_amount), 0)::int from payment
        where order_id = ${id} and status in ('AUTHORIZED', 'CONFIRMING', 'CONFIRMED', 'ASYNC_REFUNDING', 'PARTIAL_REVERSED', 'PARTIAL_REFUNDED')) as kept,
      (select sum(case r.kind when 'prepayment' then r.amount else -r.amount end)::int from receipt r join payment p on p.id = r.attempt_id
        where p.order_id = ${id} and r.status = 'registered' and r.kind <> 'settlement') as receipts,
      (select coalesce(array_agg(d.kind || ' ' || d.ours || ' ' || d.theirs), '{}') from bank_difference d join payment p on p.id = d.attempt_id
        where p.order_id = ${id} and d.state = 'open') as reconciled`,
  )
  return rest ?? { bank: -1, ledger: -1, kept: -1, receipts: null, reconciled: [] }
}
