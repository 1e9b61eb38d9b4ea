import type { Em } from '../../src/db/orm'
import { row, rows, sql } from '../../src/db/sql'

type Session = { session_id: string; kind_id: string }

/** Where the seats and the money of a session are at last, by everybody who counts them; rubles. */
export const restOf = (em: Em, { session_id, kind_id }: Session) =>
  row<Record<'bank' | 'ledger' | 'worth' | 'sold' | 'live' | 'seated' | 'stock' | 'used' | 'firsts', number>>(
    em,
    sql`with bought as (select id from ticket_purchase where session_id = ${session_id}),
        live as (select * from ticket where kind_id = ${kind_id} and refunded_at is null)
      select
        (select coalesce(sum(b.remaining), 0)::int / 100 from sandbox_bank.payment b join payment p on p.id::text = b.order_id
          where p.purchase_id in (select id from bought)
            and b.status in ('AUTHORIZED', 'CONFIRMED', 'ASYNC_REFUNDING', 'PARTIAL_REVERSED', 'PARTIAL_REFUNDED')) as bank,
        (select coalesce(-sum(amount), 0)::int from order_ledger
          where purchase_id in (select id from bought) and kind in ('payment', 'refund')) as ledger,
        (select coalesce(sum(price), 0)::int from live) as worth,
        (select count(*)::int from ticket_seat where kind_id = ${kind_id} and is_sold) as sold,
        (select count(*)::int from live) as live,
        (select count(distinct s.id)::int from live t join ticket_seat s on s.id = t.seat_id and s.is_sold
          and s.purchase_id = t.purchase_id) as seated,
        (select count(*)::int from ticket_seat where kind_id = ${kind_id}) as stock,
        (select count(*)::int from ticket where kind_id = ${kind_id} and used_at is not null) as used,
        (select count(*)::int from ticket_pass x join ticket t on t.id = x.ticket_id
          where t.kind_id = ${kind_id} and x.verdict = 'first') as firsts`,
  )

/** Payments over SBP of which something went back, or was to. */
export const returnedOverSbp = (em: Em, { session_id }: Session) =>
  rows<{ refunded_amount: number; returning_amount: number | null }>(
    em,
    sql`select a.refunded_amount, a.returning_amount from payment a join ticket_purchase t on t.id = a.purchase_id
        where t.session_id = ${session_id} and a.method = 'sbp' and (a.refunded_amount > 0 or a.returning_amount is not null)`,
  )
