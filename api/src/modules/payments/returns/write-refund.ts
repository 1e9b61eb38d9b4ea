import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import type { Em } from '../../../db/orm'
import type { Deps } from '../../../kernel/deps'
import { type Attempt, addLedgerRow, lockAttempt, saveAttempt } from '../attempts'

type Given = { amount: number; status?: PaymentStatus }

/** Rubles of an attempt that went back, or were let go of a hold: they are of the attempt and of the ledger at once. */
export async function writeRefund({ orm }: Deps, attempt_id: string, given: Given) {
  if (given.amount <= 0) return
  await orm.em.fork().transactional(async (tx) => {
    const known = await lockAttempt(tx, attempt_id)
    if (known) await refundOf(tx, known, given)
  })
}

/** The same of an attempt that is held in the transaction of `em`. */
export async function refundOf(em: Em, known: Attempt, { amount, status = known.status }: Given) {
  const refunded_amount = Math.min(known.refunded_amount + amount, known.amount)
  await saveAttempt(em, known, { status, refunded_amount })
  const { order_id, purchase_id, id: note } = known
  const row = { order_id, purchase_id, note, kind: 'refund' as const }
  await addLedgerRow(em, { ...row, amount: refunded_amount - known.refunded_amount })
}
