import type { Pool } from 'pg'
import { moveTo } from './notices'
import { type Db, inTransaction, type PaymentRow, readSwitches, updatePayment } from './store'
import { printReceipt } from './till'

/** What SBP answers where the payer's bank takes nothing back. */
const NOT_TAKEN = 'I05043'

/** Begins a return over SBP: it is done later, and of one payment at a time. */
export async function beginRefund(
  tx: Db,
  payment: PaymentRow,
  { amount, receipt }: { amount: number; receipt: unknown },
) {
  const { refund_seconds } = await readSwitches(tx)
  return updatePayment(tx, payment, {
    ...{ status: 'ASYNC_REFUNDING', refunding: amount, refunding_receipt: receipt, cancel_code: '' },
    refund_at: new Date(Date.now() + refund_seconds * 1000),
  })
}

/** Ends the returns whose time has come: the money is back, or stays where SBP did not take it. */
export async function finishRefunds(pool: Pool, password: string) {
  await inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<PaymentRow>(
      `select * from sandbox_bank.payment where refunding > 0 and refund_at <= now() order by payment_id for update skip locked`,
    )
    if (rows.length === 0) return
    const { refund_fails } = await readSwitches(tx)
    for (const payment of rows) {
      const { remaining, amount, refunding, refunding_receipt: receipt } = payment
      const ended = { refunding: 0, refunding_receipt: null, refund_at: null }
      if (refund_fails) {
        const status = remaining === amount ? 'CONFIRMED' : 'PARTIAL_REFUNDED'
        await updatePayment(tx, payment, { ...ended, status, cancel_code: NOT_TAKEN })
        continue
      }
      const left = remaining - refunding
      const moved = await moveTo(
        tx,
        payment,
        left > 0 ? 'PARTIAL_REFUNDED' : 'REFUNDED',
        { ...ended, remaining: left },
        password,
      )
      await printReceipt(tx, moved, { type: 'IncomeReturn', receipt, password })
    }
  })
}
