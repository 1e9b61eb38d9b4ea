import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import type { Pool } from 'pg'
import { tbankToken } from '../../src/services/payments/tbank-token'
import { maskOf } from './kept-cards'
import { type Db, inTransaction, type PaymentChange, type PaymentRow, readSwitches, updatePayment } from './store'

const NOTIFIED: ReadonlySet<PaymentStatus> = new Set([
  ...(['AUTHORIZED', 'CONFIRMED', 'PARTIAL_REVERSED', 'REVERSED', 'CANCELED'] as const),
  ...(['PARTIAL_REFUNDED', 'REFUNDED', 'REJECTED'] as const),
])
/** The bank waits 10 s for an answer; a delivery whose process died is taken over a little later. */
const TIMEOUT_MS = 10_000
const LEASE_MS = 12_000

/** Records a status and, where the bank tells of it, the notification, in the same transaction. */
export async function moveTo(
  tx: Db,
  payment: PaymentRow,
  status: PaymentStatus,
  change: PaymentChange,
  password: string,
): Promise<PaymentRow> {
  const moved = await updatePayment(tx, payment, { ...change, status })
  if (NOTIFIED.has(status)) await enqueueNotice(tx, moved, password)
  return moved
}

/** Writes the signed notification of the payment's present status; the delivery comes after the commit. */
export async function enqueueNotice(tx: Db, payment: PaymentRow, password: string) {
  await enqueueText(tx, payment, noticeText(payment, await keptOf(tx, payment), password))
}

/** Where the payer agreed: by what the card is charged from now on. */
async function keptOf(tx: Db, { recurrent, method, customer_key, card }: PaymentRow): Promise<Record<string, unknown>> {
  if (!recurrent || method !== 'card') return { CardId: 322264 }
  const { rows } = await tx.query<{ card_id: number; rebill_id: string }>(
    'select card_id, rebill_id from sandbox_bank.kept_card where customer_key = $1 and card = $2',
    [customer_key, card],
  )
  return rows[0] ? { CardId: rows[0].card_id, RebillId: rows[0].rebill_id } : {}
}

/** A signed text for the payment's shop. */
export async function enqueueText(tx: Db, payment: PaymentRow, body: string) {
  if (payment.notification_url === '') return
  const copies = (await readSwitches(tx)).duplicate ? 2 : 1
  for (let copy = 0; copy < copies; copy += 1) {
    await tx.query('insert into sandbox_bank.notice (payment_id, url, body) values ($1, $2, $3)', [
      payment.payment_id,
      payment.notification_url,
      body,
    ])
  }
}

/**
 * Sends due notifications until each is answered by 200 and exactly `OK`, for 24 hours.
 * Any process may deliver any of them; one that dies half-way leaves its work to the others.
 */
export function createDelivery(options: {
  pool: Pool
  password: string
  retryMs: number
  tickMs: number
  prepare: () => Promise<void>
  /** What else has to be done each time. */
  finish: () => Promise<void>
}) {
  const { pool, password, retryMs, tickMs, prepare, finish } = options
  let timer: ReturnType<typeof setInterval> | undefined
  let running: Promise<void> | null = null
  let again = false

  async function round() {
    await prepare()
    await expireOverdue(pool, password)
    await finish()
    while (timer !== undefined && (await deliverOne(pool, retryMs))) {}
  }

  /** Starts a round unless one is under way, which then makes another one. */
  function nudge() {
    again = running !== null
    if (running !== null || timer === undefined) return
    running = round()
      // The database may be away for a moment: the next tick tries again.
      .catch(() => undefined)
      .finally(() => {
        running = null
        if (again) nudge()
      })
  }

  return {
    nudge,
    start() {
      timer ??= setInterval(nudge, tickMs)
      timer.unref()
      nudge()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      again = false
      await running
    },
  }
}

function noticeText(payment: PaymentRow, kept: Record<string, unknown>, password: string) {
  const isRefused = payment.status === 'REJECTED' || payment.status === 'DEADLINE_EXPIRED'
  const notice = {
    TerminalKey: payment.terminal_key,
    OrderId: payment.order_id,
    Success: !isRefused,
    Status: payment.status,
    PaymentId: payment.payment_id,
    ErrorCode: payment.error_code,
    Amount: payment.amount,
    ...(payment.method === 'card' && { Pan: maskOf(payment.card), ExpDate: '1230' }),
    ...kept,
  }
  const signed = JSON.stringify({ ...notice, Token: tbankToken(notice, password) })
  // The bank writes the number bare, however many digits it has.
  return signed.replace(/"PaymentId":"(\d+)"/, '"PaymentId":$1')
}

async function expireOverdue(pool: Pool, password: string) {
  await inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<PaymentRow>(
      `update sandbox_bank.payment set status = 'DEADLINE_EXPIRED'
       where payment_id in (select payment_id from sandbox_bank.payment
         where status in ('NEW', 'FORM_SHOWED') and due_at < now() order by payment_id for update skip locked)
       returning *`,
    )
    if (rows.length > 0 && (await readSwitches(tx)).notify_deadline)
      for (const payment of rows) await enqueueNotice(tx, payment, password)
  })
}

type Notice = { notice_id: number; url: string; body: string; attempts: number }

async function deliverOne(pool: Pool, retryMs: number): Promise<boolean> {
  const { rows } = await pool.query<Notice>(
    `update sandbox_bank.notice set attempts = attempts + 1, next_at = now() + $1 * interval '1 ms'
     where notice_id = (select notice_id from sandbox_bank.notice
       where delivered_at is null and next_at <= now() and created_at > now() - interval '24 hours'
       order by next_at, notice_id limit 1 for update skip locked)
     returning notice_id, url, body, attempts`,
    [LEASE_MS],
  )
  const notice = rows[0]
  if (notice === undefined) return false
  if (!(await isLostOnTheWay(pool)) && (await post(notice)))
    await pool.query('update sandbox_bank.notice set delivered_at = now() where notice_id = $1', [notice.notice_id])
  else
    await pool.query(`update sandbox_bank.notice set next_at = now() + $2 * interval '1 ms' where notice_id = $1`, [
      notice.notice_id,
      retryMs * Math.min(notice.attempts, 12),
    ])
  return true
}

async function isLostOnTheWay(pool: Pool) {
  const { rowCount } = await pool.query(
    'update sandbox_bank.switches set drop_next = drop_next - 1 where drop_next > 0',
  )
  return rowCount === 1
}

async function post(notice: Notice): Promise<boolean> {
  try {
    const response = await fetch(notice.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: notice.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return (await response.text()) === 'OK' && response.status === 200
  } catch {
    return false
  }
}
