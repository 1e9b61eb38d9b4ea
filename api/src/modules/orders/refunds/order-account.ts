import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import type { Em } from '../../../db/orm'
import { moment, row, rows, sql } from '../../../db/sql'
import { holdsMoney } from '../../../services/payments/payment-effects'
import type { OrderHead } from '../find-order'
import type { RefundedLine } from '../order-refund'

type Owing = Pick<OrderHead, 'id' | 'status' | 'payment_type' | 'total'>
type Attempt = { status: PaymentStatus; amount: number; refunded_amount: number }

/** Rubles of an order that are to stay with us: what it costs, less what administrators gave back. */
export async function owedOf(em: Em, { id, status, payment_type, total }: Owing): Promise<number> {
  if (isCancelled(status) || payment_type !== 'online') return 0
  return Math.max(0, total - (await givenBack(em, id)))
}

/** Rubles that administrators gave back. A line that was given back and then struck has made the order cheaper by itself. */
export async function givenBack(em: Em, order_id: number): Promise<number> {
  const found = await row<{ given: number }>(
    em,
    sql`select coalesce(sum(r.amount - coalesce((select sum((line->>'amount')::int) from jsonb_array_elements(r.items) line
            join order_item i on i.id = (line->>'item_id')::uuid where i.cancellation_comment is not null), 0)), 0)::int as given
        from order_refund r where r.order_id = ${order_id}`,
  )
  return found?.given ?? 0
}

/** What can still be given back, and what is on its way. Rubles. */
export async function moneyLeft(em: Em, order: Owing) {
  const attempts = await rows<Attempt>(
    em,
    sql`select status, amount, refunded_amount from payment where order_id = ${order.id}`,
  )
  const withUs = attempts
    .filter(holdsMoney)
    .reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0)
  const left = Math.min(withUs, await owedOf(em, order))
  return { left, returning: withUs - left }
}

type Account = AdminOrderCardWire['account']

/** The order's ledger as an account. */
export async function readAccount(em: Em, order: Owing): Promise<Account> {
  const lines = await rows<Account['rows'][number]>(
    em,
    sql`select l.id::int as id, l.kind, l.amount, l.is_bonus, case when l.kind = 'discount' then coalesce(l.paid_by, 'platform') end as paid_by, ${moment('l.created_at')} as created_at from order_ledger l
        where l.order_id = ${order.id} order by l.id limit 500`,
  )
  const sumOf = (...kinds: string[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
  return {
    charged: sumOf('goods', 'delivery', 'discount'),
    paid: -sumOf('payment'),
    refunded: sumOf('refund'),
    ...(await moneyLeft(em, order)),
    rows: lines,
  }
}

/** Every attempt to pay, the oldest first, and what became of it. */
export function readPayments(em: Em, order_id: number) {
  return rows<AdminOrderCardWire['payments'][number]>(
    em,
    sql`select p.id, ${moment('p.created_at')} as created_at, p.payment_id, p.method, p.amount, p.status, p.error_code, p.refunded_amount,
          ${moment('p.refund_failed_at')} as refund_failed_at, p.receipt_url,
          (select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'status', r.status, 'amount', r.amount,
              'fn_number', r.fn_number, 'document_number', r.document_number, 'document_sign', r.document_sign, 'url', r.url,
              'error', r.error, 'created_at', ${moment('r.created_at')}) order by r.created_at, r.id), '[]')
            from receipt r where r.attempt_id = p.id and (r.document_number is not null
              or p.status in ('CONFIRMED', 'ASYNC_REFUNDING', 'PARTIAL_REFUNDED', 'REFUNDED', 'REFUNDING'))) as receipts,
          (select (m.told_kopecks / 100.0)::float8 from payment_mismatch m where m.attempt_id = p.id order by m.created_at desc limit 1) as told
        from payment p where p.order_id = ${order_id} order by p.created_at, p.id limit 100`,
  )
}

/** What administrators gave back, the oldest first. */
export function readRefunds(em: Em, order_id: number) {
  return rows<{ id: string; created_at: string; amount: number; reason: string; name: string; items: RefundedLine[] }>(
    em,
    sql`select r.id, ${moment('r.created_at')} as created_at, r.amount, r.reason, a.name, r.items
        from order_refund r join admin a on a.id = r.admin_id where r.order_id = ${order_id} order by r.created_at, r.id limit 500`,
  )
}
