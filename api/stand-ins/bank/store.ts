import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import type { Pool, PoolClient } from 'pg'

export type Db = Pool | PoolClient

/** Sums are kopecks. The number is text, so that no driver setting can round it. */
export type PaymentRow = {
  payment_id: string
  terminal_key: string
  order_id: string
  amount: number
  remaining: number
  status: PaymentStatus
  pay_type: 'T' | 'O'
  description: string
  notification_url: string
  success_url: string
  fail_url: string
  due_at: Date
  /** Of the opening, or of a capture of less. */
  receipt: unknown
  page_key: string
  error_code: string
  /** SBP once a QR code was asked for. */
  method: 'card' | 'sbp'
  /** A return over SBP that is under way, kopecks; 0 for none. */
  refunding: number
  refunding_receipt: unknown
  refund_at: Date | null
  /** Why SBP did not give the last return back; '' where it did. */
  cancel_code: string
  /** Whose card or account is kept or charged, '' of nobody; `recurrent` and `qr` as the opening said. */
  customer_key: string
  recurrent: boolean
  qr: boolean
  /** The card that paid: its last digits. */
  card: string
}
/** What an opening says of a payment. */
export type NewPayment = Omit<
  PaymentRow,
  'payment_id' | 'method' | 'card' | 'refunding' | 'refunding_receipt' | 'refund_at' | 'cancel_code'
>

/** Ways to misbehave that the real bank has too. Kept in the database, so every process misbehaves alike. */
export type Switches = {
  /** One-stage payments: CONFIRMED is sent before AUTHORIZED. */
  swap_order: boolean
  /** Every notification is sent twice. */
  duplicate: boolean
  /** So many next deliveries get lost on the way. */
  drop_next: number
  /** Payment numbers beyond 2^53. */
  big_ids: boolean
  /** Notify of DEADLINE_EXPIRED (the real bank does so only when asked in writing). */
  notify_deadline: boolean
  /** The next payments are refused with this code; '' for none. */
  reject_code: string
  /** After a refusal the page stays open for another card. */
  form_stays_open: boolean
  /** The till prints nothing and says so. */
  till_broken: boolean
  /** SBP is not connected to the terminal. */
  sbp_off: boolean
  /** How long a return over SBP takes. */
  refund_seconds: number
  /** The payer's bank takes no return over SBP: the money stays. */
  refund_fails: boolean
}
const SWITCHES = [
  ...([
    'swap_order',
    'duplicate',
    'drop_next',
    'big_ids',
    'notify_deadline',
    'reject_code',
    'form_stays_open',
  ] as const),
  ...(['till_broken', 'sbp_off', 'refund_seconds', 'refund_fails'] as const),
] as const satisfies (keyof Switches)[]

export async function inTransaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect()
  let isBroken = false
  // A lost connection is told twice: to the query, which rejects, and as an event, which would end the process.
  const markBroken = () => {
    isBroken = true
  }
  tx.on('error', markBroken)
  try {
    await tx.query('begin')
    const result = await work(tx)
    await tx.query('commit')
    return result
  } catch (error) {
    await tx.query('rollback').catch(markBroken)
    throw error
  } finally {
    tx.off('error', markBroken)
    tx.release(isBroken)
  }
}

export async function insertPayment(tx: Db, row: NewPayment): Promise<PaymentRow | null> {
  const { rows } = await tx.query<PaymentRow>(
    `insert into sandbox_bank.payment (payment_id, terminal_key, order_id, amount, remaining, status, pay_type,
       description, notification_url, success_url, fail_url, due_at, page_key, error_code, receipt, customer_key, recurrent, qr)
     select (nextval('sandbox_bank.payment_number') + case when big_ids then 9007199254740993 else 0 end)::text,
       $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17
     from sandbox_bank.switches
     on conflict (terminal_key, order_id) do nothing returning *`,
    [
      ...[row.terminal_key, row.order_id, row.amount, row.remaining, row.status, row.pay_type, row.description],
      ...[row.notification_url, row.success_url, row.fail_url, row.due_at, row.page_key, row.error_code],
      row.receipt === null ? null : JSON.stringify(row.receipt),
      ...[row.customer_key, row.recurrent, row.qr],
    ],
  )
  return rows[0] ?? null
}

/** The payment of a number or of a page, locked until the end of the transaction. */
export async function lockPayment(tx: PoolClient, by: 'payment_id' | 'page_key', value: string) {
  const { rows } = await tx.query<PaymentRow>(`select * from sandbox_bank.payment where ${by} = $1 for update`, [value])
  return rows[0] ?? null
}

export async function paymentsOfOrder(db: Db, terminalKey: string, orderId: string): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    'select * from sandbox_bank.payment where terminal_key = $1 and order_id = $2 order by created_at',
    [terminalKey, orderId],
  )
  return rows
}

export type PaymentChange = Partial<Omit<PaymentRow, 'payment_id' | 'terminal_key' | 'order_id' | 'page_key'>>

export async function updatePayment(tx: Db, payment: PaymentRow, change: PaymentChange): Promise<PaymentRow> {
  const next = { ...payment, ...change }
  await tx.query(
    `update sandbox_bank.payment set status = $2, amount = $3, remaining = $4, error_code = $5, receipt = $6, method = $7,
       refunding = $8, refunding_receipt = $9, refund_at = $10, cancel_code = $11, card = $12 where payment_id = $1`,
    [
      ...[next.payment_id, next.status, next.amount, next.remaining, next.error_code, JSON.stringify(next.receipt)],
      ...[
        next.method,
        next.refunding,
        JSON.stringify(next.refunding_receipt),
        next.refund_at,
        next.cancel_code,
        next.card,
      ],
    ],
  )
  return next
}

export async function readSwitches(db: Db): Promise<Switches> {
  const { rows } = await db.query<Switches>(`select ${SWITCHES.join(', ')} from sandbox_bank.switches`)
  if (rows[0] === undefined) throw new Error('The sandbox bank was not started')
  return rows[0]
}

export async function writeSwitches(pool: Pool, change: Partial<Switches>): Promise<Switches> {
  return inTransaction(pool, async (tx) => {
    const next = { ...(await readSwitches(tx)), ...change }
    await tx.query(
      `update sandbox_bank.switches set ${SWITCHES.map((name, at) => `${name} = $${at + 1}`).join(', ')}`,
      SWITCHES.map((name) => next[name]),
    )
    return next
  })
}
