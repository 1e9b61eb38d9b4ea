import { changed, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import type { Attempt } from './attempts'
import { prepaymentReceipt } from './receipts'
import type { WhoPays } from './who-pays'

export type Opened =
  | { kind: 'open'; payment_url: string }
  /** The bank said no for good; the caller fails what was to be paid. */
  | { kind: 'refused'; code: string }
  /** The bank recorded the attempt but its page is lost and was cancelled: a new attempt is needed. */
  | { kind: 'lost' }
  /** Nothing is known; ask again with the same attempt. */
  | { kind: 'unavailable' }

/** Longer than the slowest opening; after that the process that began it is taken for dead. */
const CLAIM_SECONDS = 90

/**
 * Opens the bank's page for an attempt, or gives the page it already has. One caller at a time asks the bank:
 * the request and the job may both want to, and the bank would take the second for a repeated order.
 */
export async function openAttempt(
  deps: Deps,
  attempt: Attempt,
  { path, description, user_id }: WhoPays,
): Promise<Opened> {
  if (attempt.payment_url !== null) return { kind: 'open', payment_url: attempt.payment_url }
  if (!(await claim(deps, attempt.id))) return { kind: 'unavailable' }
  const { origin } = deps.config
  const page = origin + path
  const result = await deps.doors.bank.init({
    order_id: attempt.id,
    amount: attempt.amount,
    description,
    notification_url: `${origin}/api/payments/notifications`,
    success_url: `${page}?redirect=1`,
    fail_url: `${page}?failed=1`,
    due_at: new Date(attempt.due_at),
    customer_key: user_id,
    receipt: await prepaymentReceipt(deps, attempt, attempt.amount),
  })
  if (result.ok) {
    await saveOpened(deps, attempt.id, result.value)
    return { kind: 'open', payment_url: result.value.payment_url }
  }
  deps.log.warn({ attempt_id: attempt.id, kind: result.kind, code: result.code }, 'the bank opened no payment page')
  await release(deps, attempt.id)
  return result.kind === 'refused' ? { kind: 'refused', code: result.code } : { kind: result.kind }
}

async function claim({ orm, now }: Deps, id: string): Promise<boolean> {
  const at = now()
  const claimed = await changed(
    orm.em.fork(),
    sql`update payment set checked_at = ${at}
        where id = ${id} and status = 'NEW' and payment_id is null
          and (checked_at is null or checked_at < ${at}::timestamptz - ${CLAIM_SECONDS} * interval '1 second')`,
  )
  return claimed > 0
}

async function release({ orm }: Deps, id: string) {
  await changed(orm.em.fork(), sql`update payment set checked_at = null where id = ${id} and payment_id is null`)
}

async function saveOpened({ orm }: Deps, id: string, opened: { payment_id: string; payment_url: string }) {
  await changed(
    orm.em.fork(),
    sql`update payment set payment_id = ${opened.payment_id}, payment_url = ${opened.payment_url}, checked_at = null,
          updated_at = now() where id = ${id}`,
  )
}
